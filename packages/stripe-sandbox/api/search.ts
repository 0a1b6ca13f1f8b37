/** Search in Stripe's query language, only clauses joined by AND: `email:'a' AND metadata['k']:'v' AND created>1`. */
import type { ObjectType } from '../store/objects.ts'
import type { Filter } from '../store/store.ts'
import { invalidArgument } from './errors.ts'
import { integer, required, text } from './params.ts'
import { type Route, route } from './route.ts'

const searched: { path: string; kind: ObjectType; fields: string[] }[] = [
  { path: 'charges', kind: 'charge', fields: ['amount', 'created', 'currency', 'customer', 'status'] },
  { path: 'customers', kind: 'customer', fields: ['created', 'email', 'name', 'phone'] },
  {
    path: 'invoices',
    kind: 'invoice',
    fields: ['created', 'currency', 'customer', 'number', 'status', 'subscription', 'total'],
  },
  {
    path: 'payment_intents',
    kind: 'payment_intent',
    fields: ['amount', 'created', 'currency', 'customer', 'status'],
  },
  { path: 'subscriptions', kind: 'subscription', fields: ['created', 'status'] },
]

const elsewhere: Record<string, string> = { subscription: 'parent.subscription_details.subscription' }

const clause = /^(?:(\w+)|metadata\[["']([\w-]{1,40})["']\])\s*(:|>=|<=|>|<)\s*(?:"([^"]*)"|'([^']*)'|(\d+))$/

function filterOf(words: string, fields: string[]): Filter {
  const match = clause.exec(words.trim())
  const [, field, key, sign = ':', double, single, digits] = match ?? []
  if (!match || (field !== undefined && !fields.includes(field))) {
    throw invalidArgument('query', `We were unable to parse your search query: ${words}`)
  }
  const path = key === undefined ? `$.${elsewhere[field ?? ''] ?? field}` : `$.metadata."${key}"`
  const value = digits === undefined ? (double ?? single ?? '') : Number(digits)
  return { path, is: sign === ':' ? '=' : (sign as '<' | '<=' | '>' | '>='), value }
}

export const searches: Route[] = searched.map(({ fields, kind, path }) =>
  route(
    'GET',
    `/v1/${path}/search`,
    { limit: integer({ least: 1, most: 100 }), page: text(), query: required(text()) },
    (work, params) => {
      const filters = params.query.split(/\s+AND\s+/i).map((words) => filterOf(words, fields))
      const range = { limit: params.limit ?? 10, ...(params.page ? { after: params.page } : {}) }
      const page = work.store.list(kind, filters, range)
      if (!page) throw invalidArgument('page', `No such page: '${params.page}'`)
      const last = page.data.at(-1)
      return {
        object: 'search_result',
        url: `/v1/${path}/search`,
        has_more: page.more,
        data: page.data,
        next_page: page.more && last ? last.id : null,
      }
    },
  ),
)
