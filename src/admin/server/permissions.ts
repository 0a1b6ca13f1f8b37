import { signInProofs } from '../../accounts/server/staff-views.ts'
import { requiresPasskey } from '../../accounts/sign-in/password.ts'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import { mayDo, type Right } from '../rights.ts'

/**
 * The endpoint guard has already replied with a 404 to everybody but staff. This checks the right, the passkey where it is
 * required (`STAFF_PASSKEY`), and where the product is live and it is not, the second factor.
 * @throws Refusal `right_missing`, `second_factor_missing`, `passkey_missing`
 */
export async function requirePermission(ports: Ports, actor: Person, right: Right): Promise<void> {
  if (!mayDo(actor.roles, right)) throw new Refusal('right_missing', 403)
  await requireSecondFactor(ports, actor)
}

/** @throws Refusal `second_factor_missing`, `passkey_missing` */
export async function requireSecondFactor(ports: Ports, actor: Person): Promise<void> {
  const passkey = requiresPasskey(ports.config, actor.roles)
  if (ports.config.MODE !== 'live' && !passkey) return
  const proofs = await signInProofs(ports.db, actor)
  if (!proofs.passkey && passkey) throw new Refusal('passkey_missing', 403)
  if (!proofs.passkey && !proofs.factor) throw new Refusal('second_factor_missing', 403)
}
