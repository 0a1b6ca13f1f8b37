import { invalidArgument, resourceMissing } from '../api/errors.ts'
import type { UnitOfWork } from '../api/route.ts'
import type { ObjectByType, ObjectType } from './objects.ts'

/** The object of a path, deleted ones included as their tombstone. */
export function getObject<K extends ObjectType>(work: UnitOfWork, kind: K, id: string): ObjectByType[K] {
  const object = work.store.find(kind, id)
  if (object) return object
  throw resourceMissing(kind, id, kind === 'payment_intent' || kind === 'setup_intent' ? 'intent' : kind)
}

/** The object that a parameter names; a deleted one counts as missing. */
export function getReferenced<K extends ObjectType>(
  work: UnitOfWork,
  kind: K,
  id: string,
  param: string,
): ObjectByType[K] {
  const object = work.store.isDeleted(id) ? undefined : work.store.find(kind, id)
  if (object) return object
  throw invalidArgument(param, `No such ${kind}: '${id}'`, 'resource_missing')
}

/** The former values of changed fields, as in `previous_attributes`. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const keys = Object.keys(after) as (keyof T)[]
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null])) as Partial<T>
}
