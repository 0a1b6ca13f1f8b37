import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, instantField, localeField, typedText } from '../api/fields.ts'
import { textStates } from './editing.ts'
import { faqGroups } from './faq-groups.ts'
import { contentKind, factsOf } from './kinds.ts'

const beginning = {
  /** An article's, question's or page's slug; a category's or sub-category's own slug; a city's slug. */
  key: z.string(),
  locale: localeField,
  category: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  /** The professional who reviewed it; null where none has, which the page says. */
  reviewedBy: z.string().nullable(),
  firstPublishedAt: instant,
  updatedAt: instant,
}
const whole = {
  ...beginning,
  /** Markdown. The page fills the placeholders in braces. */
  body: z.string(),
  /** The number of its published version: the terms show theirs. */
  version: z.number().int(),
  /** Whether it is not published in the other language. */
  alone: z.boolean(),
}

/** A published text; its further facts depend on its kind. */
export const PublishedText = z.discriminatedUnion('kind', [
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
export type PublishedText = z.output<typeof PublishedText>

/** A text in a list: without its body. */
export const TextLine = z.discriminatedUnion('kind', [
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
export type TextLine = z.output<typeof TextLine>

export const FaqEntry = z.object({ slug: z.string(), group: z.enum(faqGroups), title: z.string(), body: z.string() })

const inLanguage = z.object({ locale: localeField })

const words = {
  category: z.string().max(80).nullable(),
  title: typedText(1, 200),
  summary: typedText(0, 600),
  body: typedText(0, 120_000),
  /** Validated by the kind's own schema. */
  facts: z.record(z.string(), z.unknown()),
  reviewedBy: typedText(1, 160).nullable(),
}
const versionNumber = z.number().int().min(1).max(1_000_000)

const versionLine = z.object({
  version: z.number().int(),
  title: z.string(),
  savedAt: instant,
  /** Null where it came with the product, or its author's account is gone. */
  savedBy: z.string().nullable(),
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
})

const edited = {
  id: z.string(),
  kind: contentKind,
  key: z.string(),
  locale: localeField,
  title: z.string(),
  state: z.enum(textStates),
  publishedVersion: z.number().int().nullable(),
  latestVersion: z.number().int(),
  savedAt: instant,
}
export const EditedLine = z.object(edited)
export type EditedLine = z.output<typeof EditedLine>

export const EditedText = z.object({
  ...edited,
  ...words,
  /** Newest first. */
  versions: z.array(versionLine),
  /** The same text in the other language, where there is one. */
  otherId: z.string().nullable(),
  mayEdit: z.boolean(),
})
export type EditedText = z.output<typeof EditedText>

const editRefusals = ['text_unknown', 'text_not_yours'] as const

export const contentApi = {
  'GET /texts/:kind/:key': endpoint({
    summary: 'A published text in one language: article, legal page, text of a category, portrait and so on',
    who: 'anyone',
    query: inLanguage,
    reply: PublishedText,
    refusals: ['not_found'],
  }),
  'GET /texts': endpoint({
    summary: 'The published texts of one kind in one language, without their bodies, in the order of the house',
    who: 'anyone',
    query: inLanguage.extend({ kind: contentKind, category: z.string().max(80).optional() }),
    reply: z.object({ texts: z.array(TextLine) }),
  }),
  'GET /faq': endpoint({
    summary: 'The questions often asked about the service, with {first}, {plan} and {days} left for the reader to fill',
    who: 'anyone',
    query: inLanguage,
    reply: z.object({ entries: z.array(FaqEntry) }),
  }),
  'GET /admin/texts': endpoint({
    summary: 'All texts, drafts and withdrawn ones included, last saved first',
    who: 'staff',
    query: z.object({
      kind: contentKind.optional(),
      locale: localeField.optional(),
      find: z.string().trim().max(80).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      texts: z.array(EditedLine),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'POST /admin/texts': endpoint({
    summary: 'Begins a text; nothing of it is public',
    who: 'staff',
    body: z.object({
      kind: contentKind,
      key: z
        .string()
        .max(120)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug_invalid' }),
      locale: localeField,
      ...words,
    }),
    reply: EditedText,
    refusals: ['text_taken', 'text_not_yours'],
  }),
  'GET /admin/texts/:id': endpoint({
    summary: 'One text as it was last saved, with its history',
    who: 'staff',
    reply: EditedText,
    refusals: ['text_unknown'],
  }),
  'GET /admin/texts/:id/versions/:version': endpoint({
    summary: 'One version of a text, whole',
    who: 'staff',
    reply: z.object({ version: z.number().int(), ...words }),
    refusals: ['text_unknown'],
  }),
  'PUT /admin/texts/:id/draft': endpoint({
    summary: 'Saves a new version over the one that was read; what is public stays',
    who: 'staff',
    body: z.object({
      basedOn: versionNumber,
      /** Autosave: overwrites the author's own version as long as that was never published or planned. */
      replace: z.boolean().default(false),
      ...words,
    }),
    reply: EditedText,
    refusals: [...editRefusals, 'text_changed'],
  }),
  'POST /admin/texts/:id/publish': endpoint({
    summary: 'Makes a version public, now or on a day to come',
    who: 'staff',
    body: z.object({ version: versionNumber, at: instantField.nullable() }),
    reply: EditedText,
    refusals: [...editRefusals, 'notice_too_short'],
  }),
  'POST /admin/texts/:id/withdraw': endpoint({
    summary: 'Takes a text from the public pages and gives up what was planned; its history stays',
    who: 'staff',
    reply: EditedText,
    refusals: editRefusals,
  }),
  'POST /admin/texts/:id/restore': endpoint({
    summary: 'Saves an old version again as the newest draft',
    who: 'staff',
    body: z.object({ version: versionNumber }),
    reply: EditedText,
    refusals: editRefusals,
  }),
}
export type ContentApi = typeof contentApi
