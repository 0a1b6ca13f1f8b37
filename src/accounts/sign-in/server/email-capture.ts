import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import '../../server/visitors-port.ts'
import * as store from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'
import { passwordError } from '../password.ts'
import { requestEmail, spendEmailLimit } from './emails.ts'

type Left = { email: string; locale: Locale; marketing: boolean }

/**
 * Stores a visitor's address and makes them pending. Whether the address has an account changes neither the reply, nor
 * its duration, nor what this browser may do: only the email differs.
 * @throws Refusal `emergency_stands` (a feature may refuse it), `not_signed_in`
 */
export async function captureEmail(ports: Ports, actor: Person, input: Left): Promise<{ email: string }> {
  if (actor.standing === 'member') return keepMember(ports, actor, input)
  await spendEmailLimit(ports, actor)
  return ports.transact(async (tx) => {
    await ports.visitors.mustBeAskable(tx, actor.personId)
    await leaveAddress(ports, tx, actor.personId, input)
    const { email, locale } = input
    await requestEmail(ports, tx, { email, locale, about: 'capture', personId: actor.personId })
    return { email: input.email }
  })
}

/** The same with a password, which takes effect once the address is proved by somebody who knows it. */
export async function signUp(ports: Ports, actor: Person, input: Left & { password: string }) {
  if (actor.standing === 'member') throw new Refusal('already_member', 409)
  await spendEmailLimit(ports, actor)
  const complaint = passwordError(input.password, ['client'], [input.email])
  if (complaint) throw new Refusal(complaint, 422)
  const hash = await ports.passwords.hash(input.password)
  return ports.transact(async (tx) => {
    await leaveAddress(ports, tx, actor.personId, input)
    await store.putPassword(tx, actor.personId, hash, ports.clock.now())
    const { email, locale } = input
    await requestEmail(ports, tx, { email, locale, about: 'sign_up', personId: actor.personId })
    return { email }
  })
}

async function leaveAddress(ports: Ports, tx: Tx, personId: string, input: Left): Promise<void> {
  const person = await lockPerson(tx, personId)
  if (!person || person.standing === 'member') throw new Refusal('not_signed_in', 401)
  // Drops a password chosen for a previous address: the new address may be somebody else's.
  if (person.contactEmail && person.contactEmail !== input.email) await store.dropPassword(tx, personId)
  await store.updatePerson(tx, personId, {
    standing: 'pending',
    contactEmail: input.email,
    locale: input.locale,
    marketingConsentAt: input.marketing ? ports.clock.now() : null,
  })
  if (person.standing === 'visitor') await ports.visitors.firstContact(tx, ports.clock.now(), personId)
}

/** A member's address is already proved; only the consent is new. */
async function keepMember(ports: Ports, actor: Person, input: Left): Promise<{ email: string }> {
  return ports.transact(async (tx) => {
    const person = await lockPerson(tx, actor.personId)
    if (!person) throw new Refusal('not_signed_in', 401)
    if (input.marketing && !person.marketingConsentAt)
      await store.updatePerson(tx, person.id, { marketingConsentAt: ports.clock.now() })
    return { email: person.email }
  })
}
