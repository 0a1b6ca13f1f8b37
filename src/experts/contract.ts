import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { idField, instant, localeField, typedText } from '../api/fields.ts'
import { maxPageSize, slotFilters } from './directory/limits.ts'

/** A verified title as shown: what was checked, who issues it, and when staff last checked it. */
export const PublicTitle = z.object({ label: z.string(), body: z.string(), checkedOn: z.iso.date() })

export const ExpertCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  profession: z.string(),
  headline: z.string(),
  gender: z.enum(['f', 'm', 'x']),
  categories: z.array(z.string()),
  languages: z.array(localeField),
  portrait: z.string(),
  city: z.string(),
  department: z.string(),
  /** The expert meets clients in person. */
  receiving: z.boolean(),
  online: z.boolean(),
  rating: z.object({ mean: z.number(), count: z.number().int() }).nullable(),
  titles: z.array(PublicTitle),
  answered: z.number().int(),
  scripted: z.boolean(),
  /** False for experts who are suspended or have left: they have no public page. */
  shown: z.boolean(),
  /** False once the expert's last title has expired: the page stays, but does not invite questions. */
  takesQuestions: z.boolean(),
})
export type ExpertCard = z.output<typeof ExpertCard>

export const Review = z.object({
  id: z.string(),
  stars: z.number().int().min(1).max(5),
  comment: z.string(),
  /** In the other language, by a machine. */
  translation: z.string().nullable(),
  author: z.string(),
  publishedAt: instant,
  experiencedAt: instant,
  /** The client's question and its payment are known; false for the invented reviews of the demonstration. */
  controlled: z.boolean(),
})
export type Review = z.output<typeof Review>

export const ExpertProfile = ExpertCard.extend({
  bio: z.string(),
  assistantName: z.string(),
  /** Only used for French grammatical agreement. */
  assistantGender: z.enum(['f', 'm', 'x']),
  /** The newest reviews; `distribution` counts all of them, one star first. */
  reviews: z.array(Review),
  distribution: z.array(z.number().int()).length(5),
  hours: z.array(z.object({ day: z.number().int().min(0).max(6), from: z.string(), to: z.string() })),
  trader: z.object({ name: z.string(), address: z.string(), registration: z.string() }).nullable(),
})
export type ExpertProfile = z.output<typeof ExpertProfile>

/** `HH:MM`, in the business time zone; `to` after `from`; `day` 0 is Sunday. Slots of a day do not overlap. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' })
export const WeeklyHours = z
  .array(
    z
      .object({ day: z.number().int().min(0).max(6), from: clockTime, to: clockTime })
      .refine((slot) => slot.from < slot.to, { error: 'hours_order', path: ['to'] }),
  )
  .max(28)
  .refine(
    (hours) =>
      hours.every((a, i) => hours.every((b, j) => i === j || a.day !== b.day || a.to <= b.from || b.to <= a.from)),
    { error: 'hours_overlap' },
  )

export const Snippet = z.object({ id: z.string(), title: z.string(), body: z.string(), updatedAt: instant })

export type Snippet = z.output<typeof Snippet>

export const OwnExpert = z.object({
  card: ExpertCard,
  switchedOn: z.boolean(),
  away: z.boolean(),
  hours: WeeklyHours,
  earnedToday: z.number().int(),
  answeredToday: z.number().int(),
})
export type OwnExpert = z.output<typeof OwnExpert>

export const Availability = z.object({
  /** Two or three verified experts of the category who are online now; where nobody is, the scripted one if it runs. */
  experts: z.array(ExpertCard),
  online: z.number().int(),
  /** Minutes until an answer, as the page promises them: measured, or the configured promise. */
  estimate: z.object({ assign: z.number(), typical: z.number(), max: z.number(), measured: z.boolean() }),
  /** When nobody is online: when the next expert of the category starts, if known. */
  opensAt: instant.nullable(),
})
export type Availability = z.output<typeof Availability>

export const expertsApi = {
  'GET /experts': endpoint({
    summary: 'Experts, filtered and paginated, the best rated first',
    who: 'anyone',
    query: z.object({
      locale: localeField,
      category: z.string().max(80).optional(),
      department: z.string().max(3).optional(),
      language: localeField.optional(),
      online: z.enum(['yes']).optional(),
      /** Only experts whose weekly hours have a slot then. */
      slot: z.enum(slotFilters).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      size: z.coerce.number().int().min(1).max(maxPageSize).default(24),
    }),
    reply: z.object({
      experts: z.array(ExpertCard),
      total: z.number().int(),
      /** More experts match than `total`; the list does not show them. */
      more: z.boolean(),
      page: z.number().int(),
      pages: z.number().int(),
      /** When a slot was asked for: each expert's first available time in it. */
      slots: z.array(z.object({ id: z.string(), at: instant })),
    }),
  }),
  'GET /experts/here': endpoint({
    summary: 'Which of these experts are here now',
    who: 'anyone',
    query: z.object({ ids: z.string().max(4000) }),
    reply: z.object({ here: z.array(z.string()) }),
  }),
  'GET /experts/available': endpoint({
    summary: 'Who could answer in a category now',
    who: 'anyone',
    query: z.object({ category: z.string().max(80), locale: localeField }),
    reply: Availability,
  }),
  'GET /experts/:slug': endpoint({
    summary: 'The public profile of an expert, by slug or id',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: ExpertProfile,
    refusals: ['expert_unknown'],
  }),
  'GET /me/expert': endpoint({ summary: 'The own expert space', who: 'expert', reply: OwnExpert }),
  'PUT /me/expert/switch': endpoint({
    summary: 'Go online or away',
    who: 'expert',
    body: z.object({ on: z.boolean() }),
    reply: OwnExpert,
  }),
  'PUT /me/expert/hours': endpoint({
    summary: 'Set the weekly hours',
    who: 'expert',
    body: z.object({ hours: WeeklyHours }),
    reply: OwnExpert,
  }),
  'GET /me/expert/snippets': endpoint({
    summary: 'Saved pieces of text',
    who: 'expert',
    reply: z.object({ snippets: z.array(Snippet) }),
  }),
  'POST /me/expert/snippets': endpoint({
    summary: 'Save a piece of text',
    who: 'expert',
    body: z.object({ title: typedText(1, 80), body: typedText(1, 4000) }),
    reply: Snippet,
  }),
  'DELETE /me/expert/snippets/:id': endpoint({
    summary: 'Forget a piece of text',
    who: 'expert',
    reply: z.object({ id: idField }),
  }),
}
export type ExpertsApi = typeof expertsApi
