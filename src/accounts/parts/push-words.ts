import type { Locale } from '../../i18n/locale.ts'
import type { WordsLike } from '../../i18n/text.ts'
import { en as failuresEn } from '../../shell/failures.en.ts'
import { fr as failuresFr } from '../../shell/failures.fr.ts'
import type { FailureWords } from '../../shell/say-failure.ts'
import { push as en } from '../push.text.en.ts'
import { push as fr } from '../push.text.fr.ts'

type Own = WordsLike<typeof fr>
export type PushWords = Omit<Own, 'refusals'> & { refusals: Own['refusals'] & FailureWords }

/** For loaders only. */
export function pushWords(locale: Locale): PushWords {
  const own: Own = locale === 'fr' ? fr : en
  return { ...own, refusals: { ...(locale === 'fr' ? failuresFr : failuresEn), ...own.refusals } }
}
