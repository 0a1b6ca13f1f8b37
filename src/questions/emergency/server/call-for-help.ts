// What is shown for « au secours » or "help" alone: whom to call where the writer is, and a question instead of a screen.
import type { Actor } from '../../../api/actor.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { whereabouts } from '../../../safety/location/whereabouts.ts'
import { lines } from '../../../safety/numbers/lines-by-country.ts'
import type { Closed } from '../../contract.ts'
import { callForHelp as en } from '../call-for-help.text.en.ts'
import { callForHelp as fr } from '../call-for-help.text.fr.ts'

type Written = { text: string; locale: Locale; timeZone?: string | null }

/** With the numbers for everything, then those of the police and the ambulance, of each country that it may be. */
export function callForHelpNotice(ports: Pick<Ports, 'countries'>, actor: Actor, written: Written): Closed {
  const { locale } = written
  const { country, also } = whereabouts({ ...written, address: ports.countries.countryOf(actor.address) })
  const every = [country, ...also].flatMap((one) => {
    const { any, police = [], medical = [], text = [] } = lines[one]
    return also.length > 0 ? any : [...any, ...police, ...medical, ...text]
  })
  const numbers = every
    .filter(({ dial }, at) => every.findIndex((other) => other.dial === dial) === at)
    .map(({ number, dial, way, who }) => ({ number, dial, way, who: who[locale] }))
  return { ...(locale === 'fr' ? fr : en), numbers }
}
