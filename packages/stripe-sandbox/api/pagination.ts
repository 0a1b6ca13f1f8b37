import type Stripe from 'stripe'
import type { ObjectByType, ObjectType } from '../store/objects.ts'
import type { Filter } from '../store/store.ts'
import { invalidArgument } from './errors.ts'
import { either, integer, shape, text } from './params.ts'
import type { UnitOfWork } from './route.ts'

/** The parameters that every list takes. */
export const pageFields = {
  limit: integer({ least: 1, most: 100 }),
  starting_after: text(),
  ending_before: text(),
}

const bound = integer()

export const createdField = either(
  bound,
  (value) => typeof value === 'string',
  shape({ gt: bound, gte: bound, lt: bound, lte: bound }),
)

export type Created = number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined

export function createdFilters(created: Created): Filter[] {
  if (created === undefined) return []
  if (typeof created === 'number') return [{ path: '$.created', is: '=', value: created }]
  const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
  return Object.entries(created).map(([name, value]) => ({
    path: '$.created',
    is: signs[name as keyof typeof signs],
    value,
  }))
}

/** One equality filter per given value; undefined values do not filter. */
export function equals(values: { [path: string]: string | number | boolean | undefined }): Filter[] {
  return Object.entries(values).flatMap(([path, value]) =>
    value === undefined
      ? []
      : [{ path: `$.${path}`, is: '=' as const, value: typeof value === 'boolean' ? Number(value) : value }],
  )
}

interface PageParams {
  limit?: number
  starting_after?: string
  ending_before?: string
}

export function listObjects<K extends ObjectType>(
  work: UnitOfWork,
  kind: K,
  url: string,
  params: PageParams,
  filters: Filter[],
): Stripe.ApiList<ObjectByType[K]> {
  const page = work.store.list(kind, filters, {
    limit: params.limit ?? 10,
    ...(params.starting_after ? { after: params.starting_after } : {}),
    ...(params.ending_before ? { before: params.ending_before } : {}),
  })
  if (!page) {
    const param = params.starting_after ? 'starting_after' : 'ending_before'
    throw invalidArgument(param, `No such ${kind}: '${params[param]}'`, 'resource_missing')
  }
  return { object: 'list', url, has_more: page.more, data: page.data }
}
