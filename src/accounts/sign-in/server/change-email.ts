import type { Actor, Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'
import { postSecurityNotice, requestEmail, spendEmailLimit } from './emails.ts'
import { requirePassword } from './passwords.ts'
import { consumeToken, dropTokens } from './token-store.ts'

/** The new address counts once the link sent there is opened. The reply never tells whether somebody else has it. */
export async function changeEmail(ports: Ports, actor: Person, input: { email: string; password?: string }) {
  await spendEmailLimit(ports, actor)
  if (await store.passwordHashOf(ports.db, actor.personId)) await requirePassword(ports, actor, input.password)
  await ports.transact(async (tx) => {
    const person = await store.personById(tx, actor.personId)
    if (!person) throw new Refusal('not_signed_in', 401)
    await dropTokens(tx, person.id, 'change_email')
    const { email } = input
    await requestEmail(ports, tx, { email, locale: person.locale, about: 'change_email', personId: person.id })
  })
}

/** Notifies the former address, so that its owner learns of a change that was not theirs. */
export async function confirmEmailChange(ports: Ports, _actor: Actor, input: { token: string }) {
  return ports.transact(async (tx) => {
    const link = await consumeToken(tx, 'change_email', hashToken(input.token), ports.clock.now())
    if (!link?.email || !link.personId) throw new Refusal('link_invalid', 410)
    await store.lockAddress(tx, link.email)
    const person = await lockPerson(tx, link.personId)
    if (person?.standing !== 'member') throw new Refusal('link_invalid', 410)
    if (!(await store.moveToEmail(tx, person.id, link.email, ports.clock.now()))) throw new Refusal('email_in_use', 422)
    await dropTokens(tx, person.id, 'reset')
    await postSecurityNotice(ports, tx, 'email_changed', { ...person, personId: person.id })
    return { email: link.email }
  })
}
