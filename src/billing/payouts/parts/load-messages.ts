import type { Locale } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { en as taxEn } from '../../tax/text.en.ts'
import { fr as taxFr } from '../../tax/text.fr.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export type EarningsMessages = {
  page: MessagesLike<(typeof fr)['page']>
  refusals: MessagesLike<(typeof fr)['refusals']>
  failures: FailureMessages
  tax: Pick<MessagesLike<typeof taxFr>, 'page' | 'refusals'>
}

/** For loaders only: the messages about an expert's earnings, in one language. */
export function earningsMessages(locale: Locale): EarningsMessages {
  const { page, refusals } = locale === 'fr' ? fr : en
  const { page: taxPage, refusals: taxRefusals } = locale === 'fr' ? taxFr : taxEn
  const tax = { page: taxPage, refusals: taxRefusals }
  return { page, refusals, failures: locale === 'fr' ? failuresFr : failuresEn, tax }
}
