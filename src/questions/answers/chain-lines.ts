import { dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { en } from './chain.text.en.ts'
import { fr } from './chain.text.fr.ts'
import type { ChainProof } from './contract-chain.ts'

export const chainMessages = { fr, en }

type Delivered = Pick<ChainProof['contributions'][number], 'version' | 'kind' | 'replaces' | 'author' | 'name'>

/** The contribution that stands in the place of this one by now; itself where it was never corrected. */
export function standingNow<One extends Pick<Delivered, 'version' | 'replaces'>>(all: readonly One[], of: One): One {
  const next = all.find(({ replaces }) => replaces === of.version)
  return next ? standingNow(all, next) : of
}

/** Whether the chain is whole, and in the same sentence what has come after the version that is asked about. */
export function verdictOf(
  { hash, valid, contributions }: Pick<ChainProof, 'hash' | 'valid' | 'contributions'>,
  locale: Locale,
): string {
  const words = chainMessages[locale]
  const asked = contributions.find((one) => one.hash === hash)
  if (!valid) return words.broken
  if (!asked) return words.valid
  const current = standingNow(contributions, asked)
  const later = current === asked ? contributions.findLast(({ kind }) => kind !== 'correction') : current
  if (!later || later.version <= asked.version) return words.valid
  const said = current === asked ? words.validAdded : words.validReplaced
  return fill(said, { n: asked.version, newer: later.version, date: dayAndHour(locale, later.at) })
}

/** One contribution as the paper and the verification page list it: its version and kind, its author, its time. */
export function contributionLine(
  one: Delivered & { at: string | Date },
  locale: Locale,
): { what: string; who: string } {
  const words = chainMessages[locale]
  const kind = fill(words.kinds[one.kind], { n: one.replaces ?? '' })
  const who = fill(words.authors[one.author], { name: one.name || words.erasedName })
  return { what: `${fill(words.version, { n: one.version })}, ${kind}`, who: `${who}, ${dayAndHour(locale, one.at)}` }
}
