import type { Locale } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { push as en } from '../push.text.en.ts'
import { push as fr } from '../push.text.fr.ts'

type Own = MessagesLike<typeof fr>
export type PushMessages = Omit<Own, 'refusals'> & { refusals: Own['refusals'] & FailureMessages }

/** For loaders only. */
export function pushMessages(locale: Locale): PushMessages {
  const own: Own = locale === 'fr' ? fr : en
  return { ...own, refusals: { ...(locale === 'fr' ? failuresFr : failuresEn), ...own.refusals } }
}
