// What is shown for « au secours » or "help" alone: whom to call where the writer is, and a question instead of a screen.
// For actions and the API: it carries both languages.
import type { Locale } from '../../i18n/locale.ts'
import { type LocationSigns, whereabouts } from '../../safety/location/whereabouts.ts'
import { lines } from '../../safety/numbers/lines-by-country.ts'
import { writtenIn } from '../../safety/written-in.ts'
import type { Closed } from '../contract.ts'
import { callForHelp as en } from './call-for-help.text.en.ts'
import { callForHelp as fr } from './call-for-help.text.fr.ts'

type Written = LocationSigns & { text: string; locale: Locale }

/**
 * With the numbers for everything, then those of the police and the ambulance, of each country that it may be; in the
 * language of the call, otherwise in that of the page.
 */
export function callForHelpNotice(written: Written): Closed {
  const language = writtenIn(written.text) ?? written.locale
  const { country, also } = whereabouts(written)
  const every = [country, ...also].flatMap((one) => {
    const { any, police = [], medical = [], text = [] } = lines[one]
    return also.length > 0 ? any : [...any, ...police, ...medical, ...text]
  })
  const numbers = every
    .filter(({ dial }, at) => every.findIndex((other) => other.dial === dial) === at)
    .map(({ number, dial, way, who }) => ({ number, dial, way, who: who[language] }))
  return { ...(language === 'fr' ? fr : en), language, numbers }
}
