import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Envelope, OpenLetter } from '../contract.ts'
import { withoutSecrets } from '../letter.ts'
import { countLetters, type EnvelopeRow, envelopes, type LetterFilter, letterById, templatesUsed } from './store.ts'

const perPage = 25

/** The outbox for the staff, which the endpoint admits alone: everybody else is told that there is nothing here. */
export async function listLetters(ports: Ports, input: LetterFilter & { page: number }) {
  const total = await countLetters(ports.db, input)
  const rows = await envelopes(ports.db, input, { offset: (input.page - 1) * perPage, limit: perPage })
  return {
    letters: rows.map(envelopeOf),
    templates: await templatesUsed(ports.db),
    total,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

/** @throws Refusal `letter_unknown` */
export async function openLetter(ports: Ports, id: string): Promise<OpenLetter> {
  const row = await letterById(ports.db, id)
  if (!row) throw new Refusal('letter_unknown', 404)
  const secretsHidden = ports.config.MODE === 'live'
  const shown = (body: string) => (secretsHidden ? withoutSecrets(body) : body)
  return { ...envelopeOf(row), html: shown(row.html), text: shown(row.text), secretsHidden }
}

function envelopeOf(row: EnvelopeRow): Envelope {
  return {
    id: row.id,
    template: row.template,
    to: row.to_address,
    locale: row.locale,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }
}
