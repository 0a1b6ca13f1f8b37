import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { SignInAnswer } from '../../contract.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { isProfessional } from '../password.ts'
import { mergeLeftWith, mergeVisitorInto } from './claim.ts'
import { visitorOf } from './emails.ts'
import { linksRest } from './factor-removal.ts'
import { accountLimit } from './limits.ts'
import { openSession } from './sessions.ts'
import { challengeFactor } from './sign-in.ts'
import { consumeToken, liveToken } from './token-store.ts'

const openLimit = { name: 'accounts.open-link', points: 30, seconds: 900 }
const linkInvalid = () => new Refusal('link_invalid', 410)

type Opened = { token: string; password?: string; withoutPassword: boolean; device: string | null }
type Pending = Awaited<ReturnType<typeof store.pendingByEmail>>[number]

/**
 * Opening a link proves the mailbox. Everything left with this address joins one account, and every unproven session
 * that had left it ends: whoever typed somebody else's address must not end up in that person's account. Only the
 * browser that opens the link stays signed in, and the one where the sign-up password was chosen. Where the account has
 * a second factor nothing joins and no session begins before its code.
 */
export async function openMagicLink(ports: Ports, actor: Actor, input: Opened): Promise<SignInAnswer> {
  await ports.limits.spend(openLimit, actor.address)
  const tokenHash = hashToken(input.token)
  const link = await liveToken(ports.db, 'link', tokenHash, ports.clock.now())
  if (!link?.email) throw linkInvalid()
  const email = link.email
  const knows = await provePassword(ports, actor, email, link.personId, input)
  const answer = await ports.transact(async (tx) => {
    const now = ports.clock.now()
    await store.lockAddress(tx, email)
    if (!(await consumeToken(tx, 'link', tokenHash, now))) throw linkInvalid()
    const existing = await store.memberByEmail(tx, email)
    const member =
      existing ?? (await promote(tx, actor, email, await store.pendingByEmail(tx, email), link.personId, knows))
    if (!member || isProfessional(member.roles)) throw linkInvalid()
    if (await linksRest(tx, member.id, now)) throw new Refusal('password_only', 403)
    if (member.secondFactorAt) return challengeFactor(ports, tx, member, email)
    await mergeLeftWith(ports, tx, email, member.id)
    const visitor = visitorOf(actor)
    if (visitor) await mergeVisitorInto(ports, tx, visitor, member.id)
    const from = { address: actor.address, device: input.device }
    return { step: 'signed_in' as const, token: await openSession(ports, tx, member, from) }
  })
  // Whoever has proved the mailbox is not kept out by what others have tried.
  await ports.limits.reset(accountLimit, email)
  return answer
}

/** Of several people who left the address: the one the email was written for, else the latest. */
function chosen(left: Pending[], askedBy: string | null): Pending | undefined {
  return left.find((person) => person.id === askedBy) ?? left[0]
}

/**
 * The hash of the sign-up password if the opener has proved to know it, `null` if there is none or the opener declined.
 */
async function provePassword(
  ports: Ports,
  actor: Actor,
  email: string,
  askedBy: string | null,
  input: Opened,
): Promise<string | null> {
  if (await store.memberByEmail(ports.db, email)) return null
  const person = chosen(await store.pendingByEmail(ports.db, email), askedBy)
  if (!person?.passwordHash) return null
  if (person.id === visitorOf(actor)) return person.passwordHash
  if (input.withoutPassword) return null
  if (!input.password) throw new Refusal('password_confirmation_needed', 403)
  if (!(await ports.passwords.matches(person.passwordHash, input.password))) throw new Refusal('sign_in_failed', 403)
  return person.passwordHash
}

async function promote(
  tx: Tx,
  actor: Actor,
  email: string,
  left: Pending[],
  askedBy: string | null,
  knows: string | null,
) {
  const person = chosen(left, askedBy)
  if (!person) return undefined
  const known = person.passwordHash !== null && person.passwordHash === knows
  if (!known) {
    await store.dropPassword(tx, person.id)
    await store.endSessions(tx, person.id)
  } else if (actor.kind === 'person' && actor.personId === person.id) {
    await store.endSessions(tx, person.id)
  }
  await store.updatePerson(tx, person.id, { standing: 'member', email })
  return store.memberByEmail(tx, email)
}
