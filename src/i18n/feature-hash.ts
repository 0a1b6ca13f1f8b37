/** Features are told apart by a hash of their names: their words would take fifty times the memory of their weights. */
export const featureBuckets = 1 << 17

/** FNV-1a (RFC 9923). */
export function featureBucket(name: string): number {
  let hash = 2166136261
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619)
  return (hash ^ (hash >>> 15)) & (featureBuckets - 1)
}
