import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Db } from '../../../platform/db/port.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import { networksOf } from '../../../platform/limits/networks.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { SignInAnswer } from '../../contract.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { isProfessional, requiresSecondFactor } from '../password.ts'
import { mergeLeftWith, mergeVisitorInto } from './claim.ts'
import { visitorOf } from './emails.ts'
import { keepProvedFactor, removalDue } from './factor-removal.ts'
import { knownDevice } from './known-device.ts'
import { accountLimit, codeLimit, knownDeviceLimit, signInLimit } from './limits.ts'
import { countPasskeys } from './passkey-store.ts'
import { prepareFactor, proveStep, type StepProof } from './second-factor.ts'
import { openSession } from './sessions.ts'
import { consumeToken, factorOf, insertToken, tryToken } from './token-store.ts'

const challengeLasts = 10 * 60_000
const challengeTries = 5

type Credentials = { email: string; password: string; device: string | null; cookies?: string | null }

/**
 * Replies the same, in the same time, for a wrong password and for an address without an account. A browser in which the
 * person has signed in before has a limit of its own: the tries of others, from wherever, do not lock them out there.
 */
export async function signIn(ports: Ports, actor: Actor, input: Credentials): Promise<SignInAnswer> {
  const pair = `${networksOf(actor.address).subscriber} ${input.email}`
  const member = await store.memberByEmail(ports.db, input.email)
  const known = member ? knownDevice(ports.config.SECRET_KEY, input.cookies ?? null, member.id) : null
  if (member && known) await ports.limits.spend(knownDeviceLimit, `${member.id} ${known}`)
  else {
    await ports.limits.spend(signInLimit, pair)
    await charge(ports, budgets['sign-in.place'], actor)
    await ports.limits.spend(accountLimit, input.email)
  }
  const matches = await ports.passwords.matches(member?.passwordHash, input.password)
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
): Promise<SignInAnswer> {
  if (member.secondFactorAt || requiresSecondFactor(ports.config.MODE, member.roles))
    return challengeFactor(ports, ports.db, member)
  return { step: 'signed_in', token: await enter(ports, actor, member, { device }) }
}

type ChallengeAnswer = Extract<SignInAnswer, { step: 'second_factor_needed' }>

/** Asks for the second factor. `email`: the address whose mailbox the first step has proved. */
export async function challengeFactor(ports: Ports, db: Db, member: Member, email?: string): Promise<ChallengeAnswer> {
  const now = ports.clock.now()
  const secret = ports.ids.secret()
  const enroll = member.secondFactorAt ? undefined : await prepareFactor(ports, member.id, member.email)
  await insertToken(db, now, {
    tokenHash: hashToken(secret),
    purpose: 'second_factor',
    personId: member.id,
    email,
    expiresAt: new Date(now.getTime() + challengeLasts),
  })
  const leavesAt = await removalDue(db, member.id)
  return {
    step: 'second_factor_needed',
    challenge: secret,
    app: (await factorOf(db, member.id))?.secretEncrypted != null,
    passkey: (await countPasskeys(db, member.id)) > 0,
    ...(enroll && { enroll }),
    ...(leavesAt && { leavesAt }),
  }
}

export async function signInSecondFactor(
  ports: Ports,
  actor: Actor,
  input: { challenge: string; device: string | null } & StepProof,
): Promise<{ token: string; recoveryCodes?: string[] }> {
  const hash = hashToken(input.challenge)
  const tried = await tryToken(ports.db, 'second_factor', hash, ports.clock.now(), challengeTries)
  const person = tried?.personId ? await store.personById(ports.db, tried.personId) : undefined
  // Experts and staff never sign in by link: this person became one since the link was opened.
  const byLink = tried?.email ?? null
  if (!person || (byLink && isProfessional(person.roles))) throw new Refusal('challenge_over', 410)
  await ports.limits.spend(codeLimit, person.id)
  const recoveryCodes = await proveStep(ports, person.id, input)
  await ports.limits.reset(codeLimit, person.id)
  if (!(await consumeToken(ports.db, 'second_factor', hash, ports.clock.now())))
    throw new Refusal('challenge_over', 410)
  await ports.transact((tx) => keepProvedFactor(ports, tx, person.id))
  const token = await enter(ports, actor, person, {
    device: input.device,
    byLink,
    byPasskey: input.passkey !== undefined,
  })
  return { token, ...(recoveryCodes && { recoveryCodes }) }
}

/**
 * Opens the new session, and claims what the visitor of this browser made so far, and after a link all that was left
 * with its address.
 */
export async function enter(
  ports: Ports,
  actor: Actor,
  member: Pick<Member, 'id' | 'roles'>,
  { device, byLink, byPasskey }: { device: string | null; byLink?: string | null; byPasskey?: boolean },
): Promise<string> {
  return ports.transact(async (tx) => {
    if (byLink) {
      await store.lockAddress(tx, byLink)
      await mergeLeftWith(ports, tx, byLink, member.id)
    }
    const visitor = visitorOf(actor)
    if (visitor) await mergeVisitorInto(ports, tx, visitor, member.id)
    return openSession(ports, tx, member, { address: actor.address, device, byPasskey })
  })
}
