// The schema of a knowledge sheet: what the assistant knows of one sub-category (`data/knowledge/README.md`).

import { z } from 'zod'
import { withoutAccents } from '../../i18n/fold.ts'
import { isRegularExpression } from '../regular-expression.ts'
import { computations, factKind } from './rules/computations.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters without accents, digits and hyphens')
const sentence = z.string().trim().min(2).max(500)
const text = z.strictObject({ fr: sentence, en: sentence })
const day = z.iso.date()

/** A regular-expression fragment on folded text (small letters, no accents), beginning at the start of a word. */
export const pattern = z
  .string()
  .min(2)
  .refine((fragment) => fragment === withoutAccents(fragment.toLowerCase()), {
    message: 'small letters without accents',
  })
  .refine(isRegularExpression, 'not a regular expression')
export const patterns = z.strictObject({ fr: z.array(pattern), en: z.array(pattern) })

/** Everyday words, small letters without accents: examples of what the rule answers, for the ranker of rules. */
const phrase = z.string().regex(/^[a-z0-9' -]+$/, 'small letters without accents, one space between words')
const phrases = z.strictObject({ fr: z.array(phrase).min(2), en: z.array(phrase).min(2) })

const own = {
  key: slug,
  /** Stands before the answer where the assistant shows what it understood: « Clés rendues », "Keys returned". */
  label: z.strictObject({ fr: z.string().min(2).max(28), en: z.string().min(2).max(28) }),
  ask: text,
  /** Why an expert needs it. */
  why: text,
  /** Signs that the client has already said it. */
  said: patterns,
  /** Signs that the client has said it in passing: it is not asked, and neither shown as understood nor counted from. */
  implied: patterns.optional(),
  /** Asked only where the text has one of these. */
  onlyIf: patterns.optional(),
  /** Not asked where the text has one of these. */
  unless: patterns.optional(),
}
const fact = z.discriminatedUnion('kind', [
  /** A date in the past: a deadline is asked for by the product itself. */
  z.strictObject({ ...own, kind: z.enum(['date', 'amount', 'yes-no', 'place', 'text']) }),
  z.strictObject({
    ...own,
    kind: z.literal('choice'),
    choices: z
      .record(slug, text)
      .refine((all) => Object.keys(all).length >= 2 && Object.keys(all).length <= 6, 'two to six choices'),
    /** Other words in which people give one of these answers. */
    means: z.partialRecord(slug, patterns).optional(),
  }),
])

const rule = z
  .strictObject({
    key: slug,
    about: phrases,
    /** Not quoted where the text has one of these: another rule holds there. */
    unless: patterns.optional(),
    /** One to three sentences that stand alone, without a verdict on the client's case. */
    says: text,
    /** The country whose rule it is, ISO 3166-1 alpha-2 in small letters; `any` for facts of nature and technique. */
    country: z.union([z.literal('any'), z.string().regex(/^[a-z]{2}$/)]),
    /** The text of law, such as « Code civil », and its article; left out for facts that no law states. */
    law: text.optional(),
    article: z
      .string()
      .regex(/^[A-Z]*\.? ?\*?[\dIVX][\w., -]*$/)
      .optional(),
    /** The official page on which a reader finds it. */
    page: z.url({ protocol: /^https$/ }),
    /** What the sentence was compared with: a package and the id in it, or the address of the copy read. */
    checkedAgainst: z
      .array(z.string().min(8).regex(/^[^/]/, 'an address or a package, not a path'))
      .refine((sources) => sources.some((source) => !source.startsWith('data/')), 'our own articles are no source'),
    /** The day of that comparison, and the day from which the rule is not quoted before it has been read again. */
    read: day,
    until: day,
    /** The second reading of this rule alone, where it was written after that of its sheet. */
    secondReading: day.optional(),
  })
  .refine(({ law, article }) => (law === undefined) === (article === undefined), 'a law and its article, or neither')
  .refine(({ read, until }) => read < until, 'until must be after read')

const period = z
  .strictObject({ days: z.int().positive(), months: z.int().positive(), years: z.int().positive() })
  .partial()
  .refine((given) => Object.keys(given).length === 1, 'one of days, months, years')

const answer = z.strictObject({ fact: slug, is: slug })

const computed = {
  /** The rule that sets it: nothing is worked out where it is not quoted. */
  rule: slug,
  /** Only where this fact of kind choice has this answer. */
  when: answer.optional(),
  /** Only once this fact of kind choice has this answer: nothing is worked out, not even as a case, while it is open. */
  onlyOnce: answer.optional(),
  /** `what` says for which answer it holds: it is shown as well while the answer is open. */
  namesCondition: z.literal(true).optional(),
  what: text,
}
const computation = z.enum(Object.keys(computations))

/** What ends or becomes possible on a day counted from a fact of kind date: after a period, or by a computation. */
const deadline = z
  .strictObject({ ...computed, from: slug, after: period.optional(), compute: computation.optional() })
  .refine(({ after, compute }) => (after === undefined) !== (compute === undefined), 'either after or compute')

/** A sum, by a computation: `takes` says which fact gives each of its values; a rent is read in the text itself. */
const amount = z.strictObject({ ...computed, compute: computation, takes: z.record(z.string(), slug) })

export const knowledgeSheet = z
  .strictObject({
    /** The day on which somebody else compared the sheet with its sources: no rule that was read later is quoted. */
    secondReading: day.optional(),
    facts: z.array(fact).min(3).max(6),
    rules: z.array(rule).max(15),
    deadlines: z.array(deadline).max(5).default([]),
    amounts: z.array(amount).max(6).default([]),
    papers: z
      .array(
        z.strictObject({
          name: text,
          given: patterns,
          /** As for a fact: listed only where the text has one of these, and not where it has one of those. */
          onlyIf: patterns.optional(),
          unless: patterns.optional(),
        }),
      )
      .min(1)
      .max(8),
    /** Who may decide: a court, an authority, a mediator, a doctor. */
    decides: text,
    /** What could change what generally applies. */
    changes: z.array(text).min(1).max(5),
    /** What must never be said on this subject. */
    never: z.array(text).min(1).max(6),
  })
  .superRefine(({ facts, rules, deadlines, amounts }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [name, list] of [
      ['facts', facts],
      ['rules', rules],
    ] as const)
      list.forEach(({ key }, index) => {
        if (list.findIndex((other) => other.key === key) < index) fault([name, index, 'key'], 'stands twice')
      })
    facts.forEach((fact, index) => {
      if (fact.kind === 'choice' && Object.keys(fact.means ?? {}).some((value) => !(value in fact.choices)))
        fault(['facts', index, 'means'], 'no such answer')
    })
    for (const [name, list] of [
      ['deadlines', deadlines],
      ['amounts', amounts],
    ] as const)
      list.forEach(({ rule: named, when, onlyOnce, namesCondition }, index) => {
        if (namesCondition && !when) fault([name, index, 'namesCondition'], 'depends on no answer')
        for (const [field, answer] of Object.entries({ when, onlyOnce })) {
          const asked = facts.find(({ key }) => key === answer?.fact)
          if (answer && !(asked?.kind === 'choice' && answer.is in asked.choices))
            fault([name, index, field], 'no fact of kind choice has this answer')
        }
        if (!rules.some(({ key }) => key === named)) fault([name, index, 'rule'], 'no rule has this key')
      })
    deadlines.forEach(({ from, compute }, index) => {
      if (!facts.some(({ key, kind }) => key === from && kind === 'date'))
        fault(['deadlines', index, 'from'], 'no fact of kind date has this key')
      if (compute && computations[compute]?.gives !== 'date') fault(['deadlines', index, 'compute'], 'gives no day')
    })
    amounts.forEach(({ compute, takes }, index) => {
      const wanted = computations[compute]
      if (wanted?.gives !== 'amount') fault(['amounts', index, 'compute'], 'gives no sum')
      const named = Object.entries(wanted?.takes ?? {}).filter(([, kind]) => kind !== 'rent')
      for (const [value, kind] of named)
        if (kind !== 'rent' && !facts.some((one) => one.key === takes[value] && one.kind === factKind[kind]))
          fault(['amounts', index, 'takes'], `${value}: no fact of kind ${factKind[kind]} has this key`)
      if (Object.keys(takes).length > named.length) fault(['amounts', index, 'takes'], 'more than it takes')
    })
  })

export type KnowledgeSheet = z.output<typeof knowledgeSheet>
