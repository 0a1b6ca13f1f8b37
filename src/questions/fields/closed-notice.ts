import type { Locale } from '../../catalog/category.ts'
import { type EmergencyNumber, numbers } from '../../catalog/emergency.ts'
import { closed as en } from './closed-notice.text.en.ts'
import { closed as fr } from './closed-notice.text.fr.ts'

/** Always given where health is closed, most pressing first. */
const toCall = [numbers.samu, numbers.suicide, numbers.europe]

const inWords =
  (locale: Locale) =>
  ({ number, dial, way, who }: EmergencyNumber) => ({
    number,
    dial,
    way,
    who: who[locale],
  })

/**
 * The notice where a health question cannot be asked. For loaders and the API: it carries both languages. `text`: the
 * text is about health although another field was chosen, so choosing one more would not help.
 */
export function closedNotice(locale: Locale, by?: 'text') {
  const { keptByText, ...words } = locale === 'fr' ? fr : en
  return { ...words, language: locale, ...(by && { kept: keptByText }), numbers: toCall.map(inWords(locale)) }
}
