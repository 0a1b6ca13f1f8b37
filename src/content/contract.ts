import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField } from '../api/fields.ts'
import { faqGroups } from './faq-groups.ts'
import { contentKind, factsOf } from './kinds.ts'

const beginning = {
  /** An article's, question's or page's slug; a category's or sub-category's own slug; a city's slug. */
  key: z.string(),
  locale: localeField,
  category: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  /** The professional who has read it; null where none has, which the page says. */
  reviewedBy: z.string().nullable(),
  firstPublishedAt: instant,
  updatedAt: instant,
}
const whole = {
  ...beginning,
  /** Markdown. What stands in braces is for the page to fill. */
  body: z.string(),
  /** Counts what was published of it: the terms say theirs. */
  version: z.number().int(),
}

/** A published text; what it knows beside its words depends on its kind. */
const publishedText = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), facts: factsOf.article, ...whole }),
  z.object({ kind: z.literal('faq'), facts: factsOf.faq, ...whole }),
  z.object({ kind: z.literal('legal'), facts: factsOf.legal, ...whole }),
  z.object({ kind: z.literal('category'), facts: factsOf.category, ...whole }),
  z.object({ kind: z.literal('sub-category'), facts: factsOf['sub-category'], ...whole }),
  z.object({ kind: z.literal('expression'), facts: factsOf.expression, ...whole }),
  z.object({ kind: z.literal('city'), facts: factsOf.city, ...whole }),
  z.object({ kind: z.literal('portrait'), facts: factsOf.portrait, ...whole }),
  z.object({ kind: z.literal('legacy'), facts: factsOf.legacy, ...whole }),
])
export type PublishedText = z.output<typeof publishedText>

/** A text in a list: without its body. */
const textLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), facts: factsOf.article, ...beginning }),
  z.object({ kind: z.literal('faq'), facts: factsOf.faq, ...beginning }),
  z.object({ kind: z.literal('legal'), facts: factsOf.legal, ...beginning }),
  z.object({ kind: z.literal('category'), facts: factsOf.category, ...beginning }),
  z.object({ kind: z.literal('sub-category'), facts: factsOf['sub-category'], ...beginning }),
  z.object({ kind: z.literal('expression'), facts: factsOf.expression, ...beginning }),
  z.object({ kind: z.literal('city'), facts: factsOf.city, ...beginning }),
  z.object({ kind: z.literal('portrait'), facts: factsOf.portrait, ...beginning }),
  z.object({ kind: z.literal('legacy'), facts: factsOf.legacy, ...beginning }),
])
export type TextLine = z.output<typeof textLine>

export const FaqEntry = z.object({ slug: z.string(), group: z.enum(faqGroups), title: z.string(), body: z.string() })

const inLanguage = z.object({ locale: localeField })

export const contentApi = {
  'GET /texts/:kind/:key': endpoint({
    summary: 'A published text in one language: article, legal page, text of a category, portrait and so on',
    who: 'anyone',
    query: inLanguage,
    reply: publishedText,
    refusals: ['not_found'],
  }),
  'GET /texts': endpoint({
    summary: 'The published texts of one kind in one language, without their bodies, in the order of the house',
    who: 'anyone',
    query: inLanguage.extend({ kind: contentKind, category: z.string().max(80).optional() }),
    reply: z.object({ texts: z.array(textLine) }),
  }),
  'GET /faq': endpoint({
    summary: 'The questions often asked about the service, with {first}, {plan} and {days} left for the reader to fill',
    who: 'anyone',
    query: inLanguage,
    reply: z.object({ entries: z.array(FaqEntry) }),
  }),
}
export type ContentApi = typeof contentApi
