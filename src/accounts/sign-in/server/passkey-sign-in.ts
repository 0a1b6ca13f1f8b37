import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import type { Assertion, RequestOptions } from '../passkey-contract.ts'
import { keepProvedFactor } from './factor-removal.ts'
import { provePasskey, requestOptions } from './passkey-ceremony.ts'
import { passkeySite } from './passkey-sites.ts'
import { passkeysOf } from './passkey-store.ts'
import { enter } from './sign-in.ts'
import { liveToken } from './token-store.ts'

/** The sign-in page asks as it opens, for the browser to offer passkeys at the field of the address. */
const optionsLimit = { name: 'sign-in.passkey-options', points: 600, seconds: 3600 }

/** @throws Refusal `passkey_site` */
export async function startPasskeySignIn(ports: Ports, actor: Actor, origin: string | null): Promise<RequestOptions> {
  const site = passkeySite(ports.config, origin)
  await ports.limits.spend(optionsLimit, actor.address)
  return requestOptions(ports, site, 'passkey_sign_in', null)
}

/**
 * A passkey is something one has, opened with a finger, a face or a PIN: it stands for password and second step. Nobody's
 * account is locked by tries, as without the passkey itself there is nothing to guess.
 * @throws Refusal `passkey_wrong`, `passkey_over`
 */
export async function signInPasskey(
  ports: Ports,
  actor: Actor,
  input: { passkey: Assertion; device: string | null },
): Promise<{ token: string }> {
  await charge(ports, budgets['sign-in.place'], actor)
  const { personId } = await provePasskey(ports, 'passkey_sign_in', input.passkey, null)
  const person = await store.personById(ports.db, personId)
  if (!person) throw new Refusal('passkey_wrong', 403)
  await ports.transact((tx) => keepProvedFactor(ports, tx, person.id))
  return { token: await enter(ports, actor, person, { device: input.device, byPasskey: true }) }
}

/** @throws Refusal `challenge_over`, `passkey_site`, `passkey_elsewhere` */
export async function startPasskeyStep(
  ports: Ports,
  actor: Actor,
  input: { challenge: string; origin: string | null },
): Promise<RequestOptions> {
  const site = passkeySite(ports.config, input.origin)
  await ports.limits.spend(optionsLimit, actor.address)
  const live = await liveToken(ports.db, 'second_factor', hashToken(input.challenge), ports.clock.now())
  if (!live?.personId) throw new Refusal('challenge_over', 410)
  const passkeys = await passkeysOf(ports.db, live.personId)
  return requestOptions(ports, site, 'passkey_step', { personId: live.personId, passkeys })
}
