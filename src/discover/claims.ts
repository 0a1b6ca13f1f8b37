// What the house says about itself in figures: when a figure may be claimed, and how it is then said.
import { count, formatMean } from '../i18n/format.ts'
import { type Locale, languageTag } from '../i18n/locale.ts'
import { fill, type Plural, plural } from '../i18n/text.ts'

export const claimNames = ['experts', 'subjects', 'rating', 'answers', 'punctual'] as const
export type ClaimName = (typeof claimNames)[number]

/** `made`: the claim holds. `plain`: it does not, and the bare figure is said instead. `withheld`: nothing is said. */
export type Standing = 'made' | 'plain' | 'withheld'

/** A measured figure, and how many things it rests on: reviews for a mean, answers for a share. */
export type Figure = { value: number | null; base: number }

/** `text`: an operator's own sentence, said only while the claim holds. */
export type Claim = Figure & { standing: Standing; text: Record<Locale, string> | null }

export type ClaimRule = {
  kind: 'count' | 'mean' | 'share'
  /** What the house wants to be able to say: truly more than so many, or at least this mean or share. */
  claimed: number
  /** With less to rest on, a figure says nothing. */
  base: number
}

export const claimRules: Record<ClaimName, ClaimRule> = {
  experts: { kind: 'count', claimed: 300, base: 10 },
  subjects: { kind: 'count', claimed: 200, base: 10 },
  rating: { kind: 'mean', claimed: 4.9, base: 30 },
  answers: { kind: 'count', claimed: 1000, base: 100 },
  punctual: { kind: 'share', claimed: 0.9, base: 30 },
}

/** What an operator has decided about a claim; nothing is the rule as it is. */
export type Decision = { shown: boolean; claimed: number | null; text: Record<Locale, string> | null }

export function claimOf(name: ClaimName, figure: Figure, decision?: Decision): Claim {
  const rule = { ...claimRules[name], ...(decision?.claimed ? { claimed: decision.claimed } : {}) }
  const standing = decision?.shown === false ? 'withheld' : standingOf(rule, figure)
  return { ...figure, standing, text: decision?.text ?? null }
}

function standingOf({ kind, claimed, base }: ClaimRule, figure: Figure): Standing {
  if (figure.value === null || figure.base < base) return 'withheld'
  const said = kind === 'count' ? moreThan(figure.value) : kind === 'mean' ? down(figure.value, 10) : figure.value
  return said >= claimed ? 'made' : 'plain'
}

/** The round figure of « plus de »: it is always truly exceeded. */
export function moreThan(count: number): number {
  const step = count > 100 ? 50 : 10
  return Math.floor(Math.max(count - 1, 0) / step) * step
}

/** Rounded down, so that no figure is said better than it is; the hair is for binary fractions such as 4.9. */
const down = (value: number, parts: number) => Math.floor(value * parts + 1e-9) / parts

/** `made` and `plain` have a place `{n}`, and `{base}` where the sentence says what the figure rests on. */
export type ClaimMessages = { readonly made: string; readonly plain: Plural }

/** The sentence that may be said about a figure today, or null. */
export function sayClaim(name: ClaimName, claim: Claim, words: ClaimMessages, locale: Locale): string | null {
  const { value, base, standing, text } = claim
  if (value === null || standing === 'withheld') return null
  const tag = languageTag[locale]
  const { kind } = claimRules[name]
  const shown =
    kind === 'mean'
      ? formatMean(locale, down(value, 10))
      : count(locale, kind === 'share' ? down(value, 100) * 100 : standing === 'made' ? moreThan(value) : value)
  const places = { n: shown, base: count(locale, base) }
  return standing === 'made'
    ? fill(text?.[locale] ?? words.made, places)
    : plural(tag, words.plain, kind === 'count' ? value : base, places)
}

export type ClaimsMessages = { readonly [Name in ClaimName]: ClaimMessages }
export type ClaimSentences = Record<ClaimName, string | null>

/** Every sentence at once, for a page's loader. Claims that could not be read are not made. */
export function sayClaims(
  claims: Record<ClaimName, Claim> | null,
  words: ClaimsMessages,
  locale: Locale,
): ClaimSentences {
  const say = (name: ClaimName) => (claims ? sayClaim(name, claims[name], words[name], locale) : null)
  return Object.fromEntries(claimNames.map((name) => [name, say(name)])) as ClaimSentences
}
