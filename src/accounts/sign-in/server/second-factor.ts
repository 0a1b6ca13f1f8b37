import { randomBytes } from 'node:crypto'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { type Resealed, resealEach } from '../../../platform/files/reseal-each.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'
import type { Assertion } from '../passkey-contract.ts'
import { requiresSecondFactor } from '../password.ts'
import { postSecurityNotice, type SecurityNotice } from './emails.ts'
import { endProvedRemoval, keepProvedFactor } from './factor-removal.ts'
import { provePasskey } from './passkey-ceremony.ts'
import { countPasskeys } from './passkey-store.ts'
import { requirePassword } from './passwords.ts'
import * as tokens from './token-store.ts'
import { base32, stepOfCode, totpUri } from './totp.ts'

const recoveryCodeCount = 8
export const stepCodeLimit = { name: 'second-factor.code', points: 10, seconds: 900 }

type Factor = Awaited<ReturnType<typeof tokens.factorOf>>
const codeWrong = () => new Refusal('code_wrong', 403)

/** The secret of one person: stored with another person, it fails to decrypt. */
const sealKey = (personId: string) => `second-factor/${personId}`

/** Creates a secret for an authenticator app; it takes effect once a code confirms it. */
export async function prepareFactor(ports: Ports, personId: string, email: string) {
  const secret = randomBytes(20)
  const sealed = sealWith(ports.config.SECRET_KEY).seal(sealKey(personId), secret)
  await tokens.putFactor(ports.db, personId, Buffer.from(sealed).toString('base64'))
  return { uri: totpUri(secret, brand.name, email), secret: base32(secret) }
}

/**
 * Accepts each code once. The first code also confirms the factor and returns the recovery codes, which are never shown
 * again.
 */
export async function proveFactor(
  ports: Ports,
  personId: string,
  factor: Factor,
  code: string,
): Promise<string[] | undefined> {
  if (!factor) throw codeWrong()
  if (factor.confirmedAt && code.includes('-')) {
    if (!(await tokens.consumeRecoveryCode(ports.db, personId, hashToken(code.toLowerCase())))) throw codeWrong()
    return undefined
  }
  if (factor.secretEncrypted === null) throw codeWrong()
  const sealed = Buffer.from(factor.secretEncrypted, 'base64')
  const secret = sealWith(ports.config.SECRET_KEY).open(sealKey(personId), sealed)
  const step = stepOfCode(secret, code, ports.clock.now())
  if (step === null || !(await tokens.consumeTotpStep(ports.db, personId, step))) throw codeWrong()
  if (factor.confirmedAt) return undefined
  const codes = newRecoveryCodes()
  await tokens.confirmFactor(ports.db, personId, codes.map(hashToken), ports.clock.now())
  return codes
}

/** A code of the app, a recovery code, or a passkey. */
export type StepProof = { code?: string; passkey?: Assertion }

/** Proves the second step, the first time with an app also its app, which gives the recovery codes. */
export async function proveStep(ports: Ports, personId: string, { code, passkey }: StepProof) {
  if (passkey) await provePasskey(ports, 'passkey_step', passkey, personId)
  else return proveFactor(ports, personId, await tokens.factorOf(ports.db, personId), code ?? '')
}

/** Encrypts every secret of an authenticator app anew, under the newest key. Returns how many. */
export async function resealFactors({ db, config }: Pick<Ports, 'db' | 'config'>): Promise<Resealed> {
  const { reseal } = sealWith(config.SECRET_KEY)
  return resealEach(
    await tokens.allFactors(db),
    ({ personId }) => sealKey(personId),
    async ({ personId, secretEncrypted }) => {
      const resealed = reseal(sealKey(personId), Buffer.from(secretEncrypted, 'base64'))
      if (resealed)
        await tokens.replaceFactorSecret(db, personId, secretEncrypted, Buffer.from(resealed).toString('base64'))
      return resealed !== null
    },
  )
}

const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, recoveryCode)

/** Ten base32 characters in two groups: 50 bits, used once, behind the rate limit. */
function recoveryCode(): string {
  const text = base32(randomBytes(7)).slice(0, 10).toLowerCase()
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

export async function enrollFactor(ports: Ports, actor: Person, input: { password: string }) {
  const person = await requirePassword(ports, actor, input.password)
  if (person.secondFactorAt) throw new Refusal('second_factor_on', 409)
  return prepareFactor(ports, person.id, person.email)
}

export async function confirmFactor(ports: Ports, actor: Person, input: { code: string }) {
  await ports.limits.spend(stepCodeLimit, actor.personId)
  const factor = await tokens.factorOf(ports.db, actor.personId)
  if (factor?.confirmedAt) throw new Refusal('second_factor_on', 409)
  const recoveryCodes = await proveFactor(ports, actor.personId, factor, input.code)
  await ports.transact(async (tx) => {
    await store.endSessions(tx, actor.personId, actor.sessionId)
    await notify(ports, tx, actor.personId, 'second_factor_on')
  })
  return { recoveryCodes: recoveryCodes ?? [] }
}

/** Switches the second step on with the passkeys that the person has, instead of an app. */
export async function enablePasskeyStep(ports: Ports, actor: Person, input: { password: string }) {
  await requirePassword(ports, actor, input.password)
  const recoveryCodes = newRecoveryCodes()
  return ports.transact(async (tx) => {
    await lockPerson(tx, actor.personId)
    if ((await countPasskeys(tx, actor.personId)) === 0) throw new Refusal('passkey_missing', 409)
    const hashes = recoveryCodes.map(hashToken)
    if (!(await tokens.putPasskeyFactor(tx, actor.personId, hashes, ports.clock.now())))
      throw new Refusal('second_factor_on', 409)
    await store.endSessions(tx, actor.personId, actor.sessionId)
    await notify(ports, tx, actor.personId, 'second_factor_on')
    return { recoveryCodes }
  })
}

/** New recovery codes, for a proof of the second step; those before them die. */
export async function renewRecoveryCodes(ports: Ports, actor: Person, input: StepProof) {
  await ports.limits.spend(stepCodeLimit, actor.personId)
  const factor = await tokens.factorOf(ports.db, actor.personId)
  if (!factor?.confirmedAt) throw codeWrong()
  await proveStep(ports, actor.personId, input)
  const recoveryCodes = newRecoveryCodes()
  await ports.transact(async (tx) => {
    await tokens.putRecoveryCodes(tx, actor.personId, recoveryCodes.map(hashToken))
    await keepProvedFactor(ports, tx, actor.personId)
    await notify(ports, tx, actor.personId, 'recovery_codes')
  })
  return { recoveryCodes }
}

export async function disableFactor(ports: Ports, actor: Person, input: { password: string } & StepProof) {
  const person = await requirePassword(ports, actor, input.password)
  // Checks the stored roles, so that suspended staff cannot weaken their account.
  if (requiresSecondFactor(ports.config.MODE, person.roles)) throw new Refusal('second_factor_demanded', 409)
  await ports.limits.spend(stepCodeLimit, actor.personId)
  await proveStep(ports, actor.personId, input)
  await ports.transact(async (tx) => {
    await tokens.dropFactor(tx, actor.personId)
    await endProvedRemoval(ports, tx, actor.personId)
    await notify(ports, tx, actor.personId, 'second_factor_off')
  })
}

async function notify(ports: Ports, tx: Tx, personId: string, kind: SecurityNotice) {
  const person = await store.personById(tx, personId)
  if (person) await postSecurityNotice(ports, tx, kind, { ...person, personId })
}
