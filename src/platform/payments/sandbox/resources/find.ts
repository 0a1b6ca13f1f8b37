import type { Kind, Kinds } from '../kinds.ts'
import { noSuch, wrongArgument } from '../refusal.ts'
import type { Work } from '../work.ts'

/** The object of a path, deleted ones included as their tombstone. */
export function found<K extends Kind>(work: Work, kind: K, id: string): Kinds[K] {
  const object = work.store.find(kind, id)
  if (object) return object
  throw noSuch(kind, id, kind === 'payment_intent' || kind === 'setup_intent' ? 'intent' : kind)
}

/** The object that a parameter names; a deleted one counts as missing. */
export function named<K extends Kind>(work: Work, kind: K, id: string, param: string): Kinds[K] {
  const object = work.store.isDeleted(id) ? undefined : work.store.find(kind, id)
  if (object) return object
  throw wrongArgument(param, `No such ${kind}: '${id}'`, 'resource_missing')
}

/** The former values of changed fields, as in `previous_attributes`. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null])) as Partial<T>
}
