import type { Locale } from '../../../i18n/locale.ts'
import type { WordsLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/failures.en.ts'
import { fr as failuresFr } from '../../../shell/failures.fr.ts'
import type { FailureWords } from '../../../shell/say-failure.ts'
import { en } from '../../payouts.text.en.ts'
import { fr } from '../../payouts.text.fr.ts'

export type EarningsWords = {
  page: WordsLike<(typeof fr)['page']>
  refusals: WordsLike<(typeof fr)['refusals']>
  failures: FailureWords
}

/** For loaders only: the words of what an expert earns, in one language. */
export function earningsWords(locale: Locale): EarningsWords {
  const { page, refusals } = locale === 'fr' ? fr : en
  return { page, refusals, failures: locale === 'fr' ? failuresFr : failuresEn }
}
