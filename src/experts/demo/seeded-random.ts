/** A seeded random generator, so that the demonstration is the same on every machine. */
export type SeededRandom = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  between(from: number, to: number): number
  yes(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** Picks `count` different items. */
  some<T>(from: readonly T[], count: number): T[]
}

export function seededRandom(seed: string): SeededRandom {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    yes: (share) => next() < share,
    pick: (from) => from[between(0, from.length - 1)]!,
    some(from, count) {
      const rest = [...from]
      const taken: typeof rest = []
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(between(0, rest.length - 1), 1))
      return taken
    },
  }
}
