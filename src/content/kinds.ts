import { z } from 'zod'
import { typedText } from '../api/fields.ts'
import { countryCodes } from '../places/countries.ts'
import { faqGroups } from './faq-groups.ts'

// The kinds of text that the product publishes, and the facts of each besides its title, summary and Markdown body.

export const contentKinds = [
  'article',
  'faq',
  'legal',
  'category',
  'sub-category',
  'expression',
  'city',
  'portrait',
  'legacy',
] as const
export type ContentKind = (typeof contentKinds)[number]
export const contentKind = z.enum(contentKinds)

const line = typedText(1, 600)
const lines = z.array(line).max(20)
const path = z.string().regex(/^\/[\w/-]{0,200}$/)
const dayField = z.iso.date()

/** A category's or a sub-category's page: each list has one plain-text sentence per item. */
export const landingFacts = z.object({
  does: lines,
  doesNot: lines,
  questions: lines,
  delays: lines,
  papers: lines,
})

/** Where an article applies, and what it answers: its passages are quoted for nobody else and nothing else. */
export const articleFacts = z.object({
  country: z.enum([...countryCodes, 'any']).default('fr'),
  about: z.array(typedText(1, 80)).max(30).default([]),
  /** The day on which the words that came with the product were last revised; of later versions, their publication. */
  revised: dayField.optional(),
  /** From this day on it is quoted no more, until somebody has read it again; where none is given, after a year. */
  until: dayField.optional(),
})

export const portraitFacts = z.object({
  /** The slug of the expert's page. */
  expert: typedText(1, 120),
  /** The Monday of its week. */
  week: dayField,
  /** The page states it either way. */
  sponsored: z.boolean(),
  interview: z.array(z.object({ question: line, answer: typedText(1, 3000) })).max(12),
})

export const expressionFacts = z.object({ category: typedText(1, 80), subCategory: typedText(1, 80).nullable() })

export const cityFacts = z.object({
  /** The commune's INSEE code. */
  commune: z.string().regex(/^\d[\dAB]\d{3}$/),
  offices: z.array(z.object({ name: line, what: line, url: z.url({ protocol: /^https$/ }).nullable() })).max(12),
})

/** What became of a page of the old site. */
export const legacyFacts = z.discriminatedUnion('fate', [
  z.object({ fate: z.literal('moved'), to: path }),
  z.object({ fate: z.literal('kept'), writtenOn: dayField, successor: path.nullable() }),
  z.object({ fate: z.literal('removed') }),
])

/** The schema of a text's facts, by kind. */
export const factsOf = {
  article: articleFacts,
  faq: z.object({ group: z.enum(faqGroups) }),
  legal: z.object({}),
  category: landingFacts,
  'sub-category': landingFacts,
  expression: expressionFacts,
  city: cityFacts,
  portrait: portraitFacts,
  legacy: legacyFacts,
} as const satisfies Record<ContentKind, z.ZodType>

export type FactsOf<Kind extends ContentKind> = z.output<(typeof factsOf)[Kind]>
