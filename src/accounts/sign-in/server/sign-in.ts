import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { SignInReply } from '../../contract.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { requiresSecondFactor } from '../password.ts'
import { mergeVisitorInto } from './claim.ts'
import { visitorOf } from './emails.ts'
import { prepareFactor, proveFactor } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { consumeToken, factorOf, insertToken, tryToken } from './token-store.ts'

const quarter = 900
/** Five tries in a quarter of an hour per address and IP; wider limits against many IPs or many addresses. */
export const signInLimit = { name: 'sign-in', points: 5, seconds: quarter }
const placeLimit = { name: 'sign-in.place', points: 60, seconds: quarter }
const accountLimit = { name: 'sign-in.account', points: 40, seconds: quarter }
const codeLimit = { name: 'sign-in.code', points: 10, seconds: quarter }
const challengeLasts = 10 * 60_000
const challengeTries = 5

type Credentials = { email: string; password: string; device: string | null }

/** Replies the same, in the same time, for a wrong password and for an address without an account. */
export async function signIn(ports: Ports, actor: Actor, input: Credentials): Promise<SignInReply> {
  const pair = `${actor.address} ${input.email}`
  await ports.limits.spend(signInLimit, pair)
  await ports.limits.spend(placeLimit, actor.address)
  await ports.limits.spend(accountLimit, input.email)
  const member = await store.memberByEmail(ports.db, input.email)
  const matches = await ports.passwords.matches(member?.password_hash, input.password)
  if (!member || !matches) throw new Refusal('sign_in_failed', 403)
  await ports.limits.reset(signInLimit, pair)
  return signInProved(ports, actor, member, input.device)
}

type Member = NonNullable<Awaited<ReturnType<typeof store.memberByEmail>>>

/** After a correct password: opens a session, or asks for the second factor first. */
export async function signInProved(
  ports: Ports,
  actor: Actor,
  member: Member,
  device: string | null,
): Promise<SignInReply> {
  if (member.second_factor_at || requiresSecondFactor(ports.config.MODE, member.roles)) return challenge(ports, member)
  return { step: 'signed_in', token: await enter(ports, actor, member, device) }
}

async function challenge(ports: Ports, member: Member): Promise<SignInReply> {
  const now = ports.clock.now()
  const secret = ports.ids.secret()
  const enroll = member.second_factor_at ? undefined : await prepareFactor(ports, member.id, member.email)
  await insertToken(ports.db, now, {
    token_hash: hashToken(secret),
    purpose: 'second_factor',
    person_id: member.id,
    expires_at: new Date(now.getTime() + challengeLasts),
  })
  return { step: 'second_factor_needed', challenge: secret, ...(enroll && { enroll }) }
}

export async function signInSecondFactor(
  ports: Ports,
  actor: Actor,
  input: { challenge: string; code: string; device: string | null },
): Promise<{ token: string; recoveryCodes?: string[] }> {
  const hash = hashToken(input.challenge)
  const tried = await tryToken(ports.db, 'second_factor', hash, ports.clock.now(), challengeTries)
  const person = tried?.person_id ? await store.personById(ports.db, tried.person_id) : undefined
  if (!person) throw new Refusal('challenge_over', 410)
  await ports.limits.spend(codeLimit, person.id)
  const factor = await factorOf(ports.db, person.id)
  const recoveryCodes = await proveFactor(ports, person.id, factor, input.code)
  await ports.limits.reset(codeLimit, person.id)
  if (!(await consumeToken(ports.db, 'second_factor', hash, ports.clock.now())))
    throw new Refusal('challenge_over', 410)
  return { token: await enter(ports, actor, person, input.device), ...(recoveryCodes && { recoveryCodes }) }
}

/** Opens the new session, and claims what the visitor of this browser made so far. */
async function enter(
  ports: Ports,
  actor: Actor,
  member: Pick<Member, 'id' | 'roles'>,
  device: string | null,
): Promise<string> {
  return ports.transact(async (tx) => {
    const visitor = visitorOf(actor)
    if (visitor) await mergeVisitorInto(ports, tx, visitor, member.id)
    return openSession(ports, tx, member, { address: actor.address, device })
  })
}
