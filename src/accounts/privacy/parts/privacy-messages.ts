import type { Locale } from '../../../i18n/locale.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { en } from '../privacy.text.en.ts'
import { fr } from '../privacy.text.fr.ts'

type Words = MessagesLike<typeof fr>
export type PrivacyMessages = Pick<Words, 'block' | 'dialog' | 'done' | 'refusals'> & {
  effects: Pick<Words['effects'], 'until' | 'ends' | 'goes' | 'stays'>
}

/** For loaders only: the messages about personal data, in one language. */
export function privacyMessages(locale: Locale): PrivacyMessages {
  const { block, dialog, done, refusals, effects } = locale === 'fr' ? fr : en
  const { until, ends, goes, stays } = effects
  return { block, dialog, done, refusals, effects: { until, ends, goes, stays } }
}
