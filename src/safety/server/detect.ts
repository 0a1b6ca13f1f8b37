// What every endpoint asks of a text that people write about themselves.
import { partyOf } from '../../accounts/server/people.ts'
import type { Actor } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { regionOf } from '../../i18n/country.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { emergencyFacts } from '../facts.ts'
import type { EmergencyFacts } from '../screen.ts'
import { emergencyScreenIn } from '../screen-in.ts'
import type { EmergencySituation } from '../situation-rules.ts'

type Written = {
  text: string
  /** All messages so far, where this is not the first one. */
  told?: string
  locale: Locale
  timeZone?: string | null
  notEmergency?: readonly EmergencySituation[]
}

/** The emergency that a text shows, and its writer's location; undefined where there is none, or it was dismissed. */
export async function detectEmergency(
  ports: Pick<Ports, 'countries'>,
  db: Db,
  actor: Actor,
  { text, told = text, locale, timeZone, notEmergency: setAside }: Written,
): Promise<EmergencyFacts | undefined> {
  const address = ports.countries.countryOf(actor.address)
  // A browser without scripts tells no time zone; its language then counts a little.
  const signs = {
    text: told,
    locale,
    timeZone,
    address,
    ...(!timeZone && { language: regionOf(actor.language ?? '') }),
  }
  const facts = emergencyFacts(text, { setAside, signs })
  if (!facts || actor.kind !== 'person') return facts
  const account = (await partyOf(db, actor.personId))?.country
  return account ? emergencyFacts(text, { setAside, signs: { ...signs, account } }) : facts
}

/**
 * The refusal of a text that gets no page of its own, with everything that is shown instead. `kept`: the receipt, where
 * the text was saved.
 */
export const emergencyRefusal = (facts: EmergencyFacts, locale: Locale, kept: string | null = null) =>
  new Refusal('emergency_stands', 409, { situations: facts.situations, screen: emergencyScreenIn(facts, locale), kept })
