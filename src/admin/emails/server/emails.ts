import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { download } from '../../../billing/server/download.ts'
import { withLinkSecrets } from '../../../platform/mail/link-secrets.ts'
import { attachmentsOf } from '../../../platform/mail/outbox-store.ts'
import type { Ports } from '../../../platform/ports.ts'
import { isRegulated } from '../../applications/regulated.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { isToStaff } from '../../staff/server/staff-store.ts'
import type { EmailDetail, EmailSummary } from '../contract.ts'
import { withoutSecrets } from '../email-preview.ts'
import {
  countEmails,
  type EmailFilter,
  type EmailRow,
  emailById,
  listEmailRows,
  templatesUsed,
} from './emails-store.ts'

const perPage = 25

export async function listEmails(ports: Ports, actor: Person, input: EmailFilter & { page: number }) {
  await requirePermission(ports, actor, 'see')
  const total = await countEmails(ports.db, input)
  const span = { offset: (input.page - 1) * perPage, limit: perPage }
  const rows = await listEmailRows(ports.db, seenBy(ports, actor), input, span)
  return {
    letters: rows.map((row) => envelopeOf(row, isSealed(ports, row))),
    templates: await templatesUsed(ports.db),
    total,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

/** Opening other people's emails is recorded in the journal. @throws Refusal `letter_unknown` */
export async function readEmail(ports: Ports, actor: Person, id: string): Promise<z.input<typeof EmailDetail>> {
  await requirePermission(ports, actor, 'see')
  const row = await emailById(ports.db, seenBy(ports, actor), id)
  if (!row) throw new Refusal('letter_unknown', 404)
  // Whoever reads a colleague's link could take over the colleague's account.
  const another = !actor.roles.includes('owner') && (await isToStaff(ports.db, row))
  const secretsHidden = ports.config.MODE === 'live' || another
  const sealed = isSealed(ports, row)
  const { html, text } = secretsHidden ? row : withLinkSecrets(ports.config.SECRET_KEY, row)
  const shown = (body: string) => (sealed ? null : secretsHidden ? withoutSecrets(body) : body)
  // A sealed email shows no content, so nothing is recorded.
  if (!sealed)
    await recordAct(ports, ports.db, actor, {
      act: 'letter.open',
      subject: { kind: 'letter', id },
      after: { template: row.template, question: row.question },
    })
  const attachments = sealed ? [] : (await attachmentsOf(ports.db, id)).map(({ name }) => name)
  return { ...envelopeOf(row, sealed), html: shown(html), text: shown(text), secretsHidden, attachments }
}

/** A file of an email that the same person may read. @throws Refusal `letter_unknown` */
export async function readAttachment(ports: Ports, actor: Person, { id, place }: { id: string; place: string }) {
  const { attachments } = await readEmail(ports, actor, id)
  const file = attachments.length > 0 ? (await attachmentsOf(ports.db, id))[Number(place)] : undefined
  if (!file) throw new Refusal('letter_unknown', 404)
  return download(file.content, file.type, file.name)
}

const seenBy = ({ clock }: Ports, actor: Person) => ({ by: actor.personId, at: clock.now() })

/**
 * An email about a regulated question needs the same emergency access as the question; a deleted question counts as
 * regulated. Not in a demonstration, where people and emails are invented, and the emails are how one plays it.
 */
function isSealed({ config }: Ports, row: EmailRow): boolean {
  if (config.MODE !== 'live' || row.question === null || row.open) return false
  return row.category === null || isRegulated(row.category)
}

function envelopeOf(row: EmailRow, sealed: boolean): z.input<typeof EmailSummary> {
  return {
    id: row.id,
    template: row.template,
    to: row.toAddress,
    locale: row.locale,
    subject: sealed ? null : row.subject,
    question: row.question,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
  }
}
