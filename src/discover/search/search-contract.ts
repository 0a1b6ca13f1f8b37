import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField } from '../../api/fields.ts'

export const searchResultKinds = ['category', 'sub-category', 'article', 'faq', 'answer', 'portrait', 'legal'] as const

const found = {
  kind: z.enum(searchResultKinds),
  title: z.string(),
  /** A path of this site. */
  to: z.string(),
}
const SearchResult = z.object({
  ...found,
  /** The category's slug. */
  category: z.string().nullable(),
  /** A passage, cut where a word that was looked for begins or ends. */
  passage: z.array(z.object({ text: z.string(), hit: z.boolean() })),
})
export type SearchResult = z.output<typeof SearchResult>

export const SearchReply = z.object({
  results: z.array(SearchResult),
  /** What was looked for instead, where nothing was found for what was typed. */
  mended: z.string().nullable(),
  /** Nothing has all the words: these have some. */
  loose: z.boolean(),
})
export type SearchReply = z.output<typeof SearchReply>

const asked = z.object({ locale: localeField, q: z.string().trim().max(200) })

export const searchApi = {
  'GET /search': endpoint({
    summary: 'Pages, questions and answers of this site that hold the words, whatever their accents and small slips',
    who: 'anyone',
    query: asked,
    reply: SearchReply,
  }),
  'GET /search/suggestions': endpoint({
    summary: 'A few pages that begin as what is being typed',
    who: 'anyone',
    query: asked,
    reply: z.object({ suggestions: z.array(z.object(found)) }),
  }),
}
export type SearchApi = typeof searchApi
