import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import * as store from '../../server/store.ts'
import { lockPerson } from '../../server/views.ts'
import type { Attestation, CreationOptions, RequestOptions } from '../passkey-contract.ts'
import { requiresPasskey } from '../password.ts'
import { postSecurityNotice } from './emails.ts'
import { keepProvedFactor } from './factor-removal.ts'
import { creationOptions, requestOptions, verifyNewPasskey } from './passkey-ceremony.ts'
import { passkeySite } from './passkey-sites.ts'
import * as passkeys from './passkey-store.ts'
import { requirePassword } from './passwords.ts'
import { proveStep, stepCodeLimit } from './second-factor.ts'
import { factorOf } from './token-store.ts'

const mostPasskeys = 10
const optionsLimit = { name: 'passkey.options', points: 60, seconds: 900 }

async function ownAccount(ports: Ports, actor: Person) {
  const person = await store.personWithSignInMethods(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  return person
}

const shown = ({ id, name, createdAt, usedAt, rpId }: passkeys.Passkey) => ({ id, name, createdAt, usedAt, site: rpId })

const hasProved = (ports: Ports, actor: Person) => passkeys.hasPasskeySession(ports.db, actor.sessionId)

export async function listPasskeys(ports: Ports, actor: Person, device: string | null) {
  const person = await ownAccount(ports, actor)
  return {
    passkeys: (await passkeys.passkeysOf(ports.db, actor.personId)).map(shown),
    suggestedName: device,
    asksPassword: person.passwordHash !== null,
    // A session that began without a passkey proves the second step again before it adds one.
    asksCode: person.secondFactorAt !== null && !(await hasProved(ports, actor)),
  }
}

/**
 * Begins a new passkey. It opens the account by itself, so whoever adds one proves what the account asks at a sign-in.
 * @throws Refusal `password_wrong`, `code_wrong`, `passkey_site`, `passkey_needed`, `passkeys_enough`
 */
export async function startPasskey(
  ports: Ports,
  actor: Person,
  input: { password?: string; code?: string; origin: string | null },
): Promise<CreationOptions> {
  const site = passkeySite(ports.config, input.origin)
  await ports.limits.spend(optionsLimit, actor.personId)
  const person = await ownAccount(ports, actor)
  if (person.passwordHash !== null) await requirePassword(ports, actor, input.password)
  const own = await passkeys.passkeysOf(ports.db, person.id)
  if (own.length >= mostPasskeys) throw new Refusal('passkeys_enough', 409)
  const proved = await hasProved(ports, actor)
  // Else a code that was phished would be worth a passkey.
  if (!proved && own.length > 0 && requiresPasskey(ports.config, person.roles)) throw new Refusal('passkey_needed', 403)
  if (!proved && person.secondFactorAt) {
    await ports.limits.spend(stepCodeLimit, person.id)
    await proveStep(ports, person.id, { code: input.code })
    await ports.transact((tx) => keepProvedFactor(ports, tx, person.id))
  }
  return creationOptions(ports, site, { ...person, passkeys: own })
}

/** @throws Refusal `passkey_wrong`, `passkey_over`, `passkeys_enough` */
export async function addPasskey(ports: Ports, actor: Person, input: { name: string; passkey: Attestation }) {
  const proved = await verifyNewPasskey(ports, actor.personId, input.passkey)
  return ports.transact(async (tx) => {
    const person = await lockPerson(tx, actor.personId)
    if (!person) throw new Refusal('not_signed_in', 401)
    if ((await passkeys.countPasskeys(tx, person.id)) >= mostPasskeys) throw new Refusal('passkeys_enough', 409)
    const now = ports.clock.now()
    const row = {
      ...proved,
      id: ports.ids.id(),
      personId: person.id,
      name: input.name,
      createdAt: now,
      usedAt: null,
    }
    if (!(await passkeys.insertPasskey(tx, row))) throw new Refusal('passkey_wrong', 403)
    await passkeys.markPasskeySession(tx, actor.sessionId, now)
    await postSecurityNotice(ports, tx, 'passkey_added', { ...person, personId: person.id })
    return shown(row)
  })
}

/** @throws Refusal `passkey_demanded`, `passkey_is_second_step` */
export async function removePasskey(ports: Ports, actor: Person, id: string): Promise<void> {
  await ports.transact(async (tx) => {
    const person = await lockPerson(tx, actor.personId)
    if (!person) throw new Refusal('not_signed_in', 401)
    const isLast = (await passkeys.countPasskeys(tx, person.id)) === 1
    if (!(await passkeys.deletePasskey(tx, person.id, id))) throw new Refusal('not_found', 404)
    if (isLast) await requireDispensable(ports, tx, person)
    await postSecurityNotice(ports, tx, 'passkey_removed', { ...person, personId: person.id })
  })
}

/** The last passkey stays where the role demands one, or where the second step has nothing else. */
async function requireDispensable(ports: Ports, tx: Tx, person: { id: string; roles: Person['roles'] }) {
  if (requiresPasskey(ports.config, person.roles)) throw new Refusal('passkey_demanded', 409)
  const factor = await factorOf(tx, person.id)
  if (factor?.confirmedAt && factor.secretEncrypted === null) throw new Refusal('passkey_is_second_step', 409)
}

/** @throws Refusal `passkey_site`, `passkey_elsewhere` */
export async function startProof(ports: Ports, actor: Person, origin: string | null): Promise<RequestOptions> {
  const site = passkeySite(ports.config, origin)
  await ports.limits.spend(optionsLimit, actor.personId)
  const own = await passkeys.passkeysOf(ports.db, actor.personId)
  return requestOptions(ports, site, 'passkey_step', { personId: actor.personId, passkeys: own })
}
