import type { z } from 'zod'
import type { Actor } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { consent as en } from '../consent.text.en.ts'
import { consent as fr } from '../consent.text.fr.ts'
import type { consentApi } from '../consent-contract.ts'
import { consentVersion } from '../consent-version.ts'
import { consentById, deleteConsentsBefore, insertConsent } from './consent-store.ts'

type Choice = z.output<(typeof consentApi)['POST /consents']['body'] & object>

const limit = { name: 'accounts.consent', points: 60, seconds: 3600 }
/** A choice is valid for six months; its record is kept for another six. */
const keptFor = 365 * 86_400_000

/** Records what was shown, what was chosen and when: neither an address nor a browser. */
export async function recordConsent(ports: Ports, actor: Actor, input: Choice): Promise<{ id: string; at: Date }> {
  await ports.limits.spend(limit, actor.address)
  const at = ports.clock.now()
  const id = ports.ids.secret()
  const { version, locale, choice } = input
  await insertConsent(ports.db, { id, version, locale, measure: choice === 'accepted', at })
  return { id, at }
}

/** Returns the consent record as a file. @throws Refusal `not_found` */
export async function consentProof(ports: Ports, id: string): Promise<Response> {
  const row = await consentById(ports.db, id)
  if (!row) throw new Refusal('not_found', 404)
  const { title, text, measure, needed } = row.locale === 'fr' ? fr : en
  const proof = {
    id: row.id,
    site: ports.config.PUBLIC_SITE_URL,
    at: row.at,
    version: row.version,
    language: row.locale,
    choices: { measure: row.measure ? 'accepted' : 'refused' },
    ...(row.version === consentVersion && { shown: { title, text, measure, needed } }),
  }
  return new Response(JSON.stringify(proof, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="consent.json"',
      'cache-control': 'private, no-store',
    },
  })
}

export const deleteExpiredConsents = (ports: Pick<Ports, 'db' | 'clock'>): Promise<void> =>
  deleteConsentsBefore(ports.db, new Date(ports.clock.now().getTime() - keptFor))
