// The schema of a knowledge sheet: what the assistant knows of one sub-category (`data/knowledge/README.md`).
import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters without accents, digits and hyphens')
const sentence = z.string().trim().min(2).max(500)
const text = z.strictObject({ fr: sentence, en: sentence })
const day = z.iso.date()

/** A regular-expression fragment on folded text (small letters, no accents), beginning at the start of a word. */
const pattern = z
  .string()
  .min(2)
  .refine(
    (fragment) =>
      fragment ===
      fragment
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, ''),
    {
      message: 'small letters without accents',
    },
  )
  .refine(isPattern, 'not a regular expression')
const patterns = z.strictObject({ fr: z.array(pattern), en: z.array(pattern) })

function isPattern(fragment: string): boolean {
  try {
    return new RegExp(fragment) instanceof RegExp
  } catch {
    return false
  }
}

/** Everyday words, small letters without accents: a rule may be quoted where a question has all words of one phrase. */
const phrase = z.string().regex(/^[a-z0-9' -]+$/, 'small letters without accents, one space between words')
const phrases = z.strictObject({ fr: z.array(phrase).min(2), en: z.array(phrase).min(2) })

const own = {
  key: slug,
  ask: text,
  /** Why an expert needs it. */
  why: text,
  /** Signs that the client has already said it. */
  said: patterns,
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
    checkedAgainst: z.array(z.string().min(8)).min(1),
    /** The day of that comparison, and the day from which the rule is not quoted before it has been read again. */
    read: day,
    until: day,
  })
  .refine(({ law, article }) => (law === undefined) === (article === undefined), 'a law and its article, or neither')
  .refine(({ read, until }) => read < until, 'until must be after read')

const period = z
  .strictObject({ days: z.int().positive(), months: z.int().positive(), years: z.int().positive() })
  .partial()
  .refine((given) => Object.keys(given).length === 1, 'one of days, months, years')

const deadline = z.strictObject({
  /** The rule that sets it. */
  rule: slug,
  /** The fact, a date, from which it is counted. */
  from: slug,
  after: period,
  /** Only where this fact of kind choice has this answer. */
  when: z.strictObject({ fact: slug, is: slug }).optional(),
  /** What ends or becomes possible on that day. */
  what: text,
})

export const knowledgeSheet = z
  .strictObject({
    /** The day on which somebody else compared the sheet with its sources: before that, none of its rules is quoted. */
    secondReading: day.optional(),
    facts: z.array(fact).min(3).max(6),
    rules: z.array(rule).max(10),
    deadlines: z.array(deadline).max(5).default([]),
    papers: z
      .array(z.strictObject({ name: text, given: patterns }))
      .min(1)
      .max(8),
    /** Who may decide: a court, an authority, a mediator, a doctor. */
    decides: text,
    /** What could change what generally applies. */
    changes: z.array(text).min(1).max(5),
    /** What must never be said on this subject. */
    never: z.array(text).min(1).max(6),
  })
  .superRefine(({ facts, rules, deadlines }, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [name, list] of [
      ['facts', facts],
      ['rules', rules],
    ] as const)
      list.forEach(({ key }, index) => {
        if (list.findIndex((other) => other.key === key) < index) fault([name, index, 'key'], 'stands twice')
      })
    deadlines.forEach(({ rule: named, from, when }, index) => {
      const asked = facts.find(({ key }) => key === when?.fact)
      if (when && !(asked?.kind === 'choice' && when.is in asked.choices))
        fault(['deadlines', index, 'when'], 'no fact of kind choice has this answer')
      if (!rules.some(({ key }) => key === named)) fault(['deadlines', index, 'rule'], 'no rule has this key')
      if (!facts.some(({ key, kind }) => key === from && kind === 'date'))
        fault(['deadlines', index, 'from'], 'no fact of kind date has this key')
    })
  })

export type KnowledgeSheet = z.output<typeof knowledgeSheet>
