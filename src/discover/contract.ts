import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField } from '../api/fields.ts'

const minutes = z.object({ assign: z.number(), typical: z.number(), max: z.number(), measured: z.boolean() })
const sentence = z.object({ fr: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) })

/** A figure about the house, measured when it is asked for, and whether it may be claimed; see `claims.ts`. */
const Claim = z.object({
  value: z.number().nullable(),
  base: z.number().int(),
  standing: z.enum(['made', 'plain', 'withheld']),
  text: sentence.nullable(),
})
export const Claims = z.object({
  experts: Claim,
  /** Sub-categories: what one may ask about. */
  subjects: Claim,
  /** Mean of all published ratings. */
  rating: Claim,
  answers: Claim,
  /** Share of the last answers that came within the longest time that the pages promise. */
  punctual: Claim,
})
export type Claims = z.output<typeof Claims>

/** `also`: the words that people use for it, to be searched and not shown. */
const Leaf = z.object({ slug: z.string(), name: z.string(), sentence: z.string(), also: z.string() })
export const Branch = Leaf.extend({ subs: z.array(Leaf) })
export type Branch = z.output<typeof Branch>

/** A profession as it stands on the doors of the experts. */
export const Profession = z.object({
  /** Both forms where a language has two: « avocat, avocate ». */
  name: z.string(),
  experts: z.number().int(),
  /** Categories in which they answer, most experts first. */
  categories: z.array(z.string()),
})
export type Profession = z.output<typeof Profession>

export const ShownReview = z.object({
  id: z.string(),
  stars: z.number().int(),
  comment: z.string(),
  author: z.string(),
  expert: z.string(),
  publishedAt: instant,
  experiencedAt: instant,
  controlled: z.boolean(),
})
export type ShownReview = z.output<typeof ShownReview>

export const discoverApi = {
  'GET /claims': endpoint({
    summary: 'The figures that public pages claim, whether each may be claimed today, and the minutes they promise',
    who: 'anyone',
    reply: z.object({ claims: Claims, minutes }),
  }),
  'PUT /claims/:name': endpoint({
    summary: 'Withdraw a claim, ask for more before it is made, or say it in other words',
    who: 'staff',
    body: z.object({ shown: z.boolean(), claimed: z.number().positive().nullable(), text: sentence.nullable() }),
    reply: Claim,
    refusals: ['not_found'],
  }),
  'GET /categories': endpoint({
    summary: 'Everything one may ask about: the categories with their sub-categories',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: z.object({ categories: z.array(Branch) }),
  }),
  'GET /categories/:slug/people': endpoint({
    summary: 'Who may answer in a category: how many for each sub-category, and the titles that were checked',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: z.object({
      experts: z.number().int(),
      subs: z.array(z.object({ slug: z.string(), experts: z.number().int() })),
      titles: z.array(
        z.object({ label: z.string(), body: z.string(), experts: z.number().int(), checkedOn: z.iso.date() }),
      ),
    }),
    refusals: ['not_found'],
  }),
  'GET /presence': endpoint({
    summary: 'How many experts are there now in each category, and how soon an answer may be expected',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: z.object({
      categories: z.array(
        z.object({ slug: z.string(), online: z.number().int(), typical: z.number(), max: z.number() }),
      ),
    }),
  }),
  'GET /professions': endpoint({
    summary: 'The professions of the experts, by name',
    who: 'anyone',
    query: z.object({ locale: localeField }),
    reply: z.object({ professions: z.array(Profession) }),
  }),
  'GET /reviews': endpoint({
    summary: 'The newest reviews in words of this language, of a category or a sub-category; none is chosen',
    who: 'anyone',
    query: z.object({ category: z.string().max(80), locale: localeField }),
    reply: z.object({ reviews: z.array(ShownReview) }),
  }),
}
export type DiscoverApi = typeof discoverApi
