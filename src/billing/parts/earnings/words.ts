import type { Locale } from '../../../i18n/locale.ts'
import type { WordsLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/failures.en.ts'
import { fr as failuresFr } from '../../../shell/failures.fr.ts'
import type { FailureWords } from '../../../shell/say-failure.ts'
import { en } from '../../payouts.text.en.ts'
import { fr } from '../../payouts.text.fr.ts'
import { en as taxEn } from '../../tax.text.en.ts'
import { fr as taxFr } from '../../tax.text.fr.ts'

export type EarningsWords = {
  page: WordsLike<(typeof fr)['page']>
  refusals: WordsLike<(typeof fr)['refusals']>
  failures: FailureWords
  tax: Pick<WordsLike<typeof taxFr>, 'page' | 'refusals'>
}

/** For loaders only: the words of what an expert earns, in one language. */
export function earningsWords(locale: Locale): EarningsWords {
  const { page, refusals } = locale === 'fr' ? fr : en
  const { page: taxPage, refusals: taxRefusals } = locale === 'fr' ? taxFr : taxEn
  const tax = { page: taxPage, refusals: taxRefusals }
  return { page, refusals, failures: locale === 'fr' ? failuresFr : failuresEn, tax }
}
