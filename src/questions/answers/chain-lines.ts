import { dayAndHour } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { en } from './chain.text.en.ts'
import { fr } from './chain.text.fr.ts'
import type { ChainProof } from './contract-chain.ts'

export const chainMessages = { fr, en }

type Delivered = Pick<ChainProof['contributions'][number], 'version' | 'kind' | 'replaces' | 'author' | 'name'>

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
