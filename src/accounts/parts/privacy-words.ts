import type { Locale } from '../../i18n/locale.ts'
import type { WordsLike } from '../../i18n/text.ts'
import { en } from '../privacy.text.en.ts'
import { fr } from '../privacy.text.fr.ts'

type Words = WordsLike<typeof fr>
export type PrivacyWords = Pick<Words, 'block' | 'dialog' | 'done' | 'refusals'> & {
  effects: Pick<Words['effects'], 'until' | 'ends' | 'goes' | 'stays'>
}

/** For loaders only: what the page says of one's own data, in one language. */
export function privacyWords(locale: Locale): PrivacyWords {
  const { block, dialog, done, refusals, effects } = locale === 'fr' ? fr : en
  const { until, ends, goes, stays } = effects
  return { block, dialog, done, refusals, effects: { until, ends, goes, stays } }
}
