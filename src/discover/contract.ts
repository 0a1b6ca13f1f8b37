import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { localeField } from '../api/fields.ts'

/** What the site says about itself in figures; each is a query, made when the page is drawn. */
export const claims = z.object({
  experts: z.number().int(),
  subjects: z.number().int(),
  rating: z.number().nullable(),
})

/** `also`: the words that people use for it, to be searched and not shown. */
const Leaf = z.object({ slug: z.string(), name: z.string(), sentence: z.string(), also: z.string() })
export const Branch = Leaf.extend({ subs: z.array(Leaf) })
export type Branch = z.output<typeof Branch>

export const discoverApi = {
  'GET /claims': endpoint({
    summary: 'The figures that public pages claim: experts, subjects, mean rating',
    who: 'anyone',
    reply: claims,
  }),
  'GET /categories': endpoint({
    summary: 'Everything one may ask about: the categories with their sub-categories',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: z.object({ categories: z.array(Branch) }),
  }),
}
export type DiscoverApi = typeof discoverApi
