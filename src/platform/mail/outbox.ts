import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/port.ts'
import type { Ids } from '../ids.ts'
import type { Jobs } from '../jobs/port.ts'
import { joinEmails } from './email.tsx'
import { sealSecrets, withLinkSecrets } from './link-secrets.ts'
import {
  attachmentsOf,
  beginAttempt,
  deleteAttachments,
  gatherInto,
  insertEmail,
  lockWithheld,
  recordAttempt,
  releaseEmail,
  waitingEmail,
  withhold,
} from './outbox-store.ts'
import type { EmailGuard, EmailTemplate, Gathering, Mail } from './port.ts'
import { EmailRejected, type Transport } from './smtp.ts'

declare module '../jobs/port.ts' {
  interface JobTable {
    'mail.send': { id: string }
  }
}

export type MailOptions = {
  db: Db
  clock: Clock
  ids: Ids
  maySend: EmailGuard
  /** Encrypts what lets the reader of an email in (`link-secrets.ts`). */
  secretKey: string
} & (
  | { transport: Transport; jobs: Jobs }
  /** Emails are then kept for the email tester and not sent. */
  | { transport: null; jobs?: Jobs }
)

/**
 * Emails are written to the outbox in the transaction that causes them, and sent by a job: never for a change that was
 * rolled back, never lost for one that was committed. After a crash during sending, an email may be sent twice, with
 * the same Message-ID.
 */
export function openMail({ db, clock, ids, maySend, secretKey, ...sending }: MailOptions): Mail {
  const { transport } = sending
  if (sending.transport)
    sending.jobs.handle('mail.send', ({ id }) => send({ db, clock, maySend, secretKey }, sending.transport, id))
  return {
    maySend,
    async release(tx, personId) {
      for (const letter of await lockWithheld(tx, personId)) {
        if (!(await mayAllBeSent(maySend, tx, letter))) continue
        await releaseEmail(tx, letter.id, transport ? 'queued' : 'kept')
        if (sending.transport) await sending.jobs.enqueue(tx, 'mail.send', { id: letter.id }, { key: letter.id })
      }
    },
    async enqueue(tx, letter) {
      const goes = await maySend(tx, letter)
      const now = clock.now()
      const { gather = null } = letter
      const before = goes && gather ? await waitingEmail(tx, letter.to, gather, now) : undefined
      const joins = gather?.tells === 'all' && before
      const bodies = joins ? joinEmails(letter, { ...before, ...withLinkSecrets(secretKey, before) }) : letter
      const waitsUntil = gather && leavesAt(gather, before, now)
      const email = {
        ...sealSecrets(secretKey, ids.id(), bodies),
        key: letter.key,
        template: letter.template,
        toAddress: letter.to,
        personId: letter.personId ?? null,
        about: letter.about === null ? [] : letter.about === undefined ? null : [letter.about],
        locale: letter.locale,
        subject: letter.subject,
        state: goes ? (transport ? 'queued' : 'kept') : 'withheld',
        gather: waitsUntil && gather?.matter,
        waitsUntil,
        createdAt: now,
      } as const
      const posted = await insertEmail(tx, email, letter.attachments ?? [])
      if (posted && before) await gatherInto(tx, before.id, posted.id)
      if (posted && goes && sending.transport)
        await sending.jobs.enqueue(tx, 'mail.send', posted, {
          key: posted.id,
          ...(waitsUntil && { startAfter: waitsUntil }),
        })
    },
  }
}

/** `null`: at once, and no later email finds it. */
function leavesAt(gather: Gathering, before: { waitsUntil: Date | null } | undefined, now: Date): Date | null {
  if (gather.leaves === 'now') return null
  return before?.waitsUntil ?? new Date(now.getTime() + gather.waits)
}

async function send(
  { db, clock, maySend, secretKey }: Pick<MailOptions, 'db' | 'clock' | 'maySend' | 'secretKey'>,
  transport: Transport,
  id: string,
): Promise<void> {
  const letter = await db.transaction().execute(async (tx) => {
    const begun = await beginAttempt(tx, id)
    // While it waited, writing may have become unsafe.
    if (!begun?.gather || (await mayAllBeSent(maySend, tx, begun))) return begun
    await withhold(tx, id)
    return undefined
  })
  if (!letter) return
  try {
    const { to, subject, locale } = letter
    await transport.send({
      ...{ id, to, subject, locale },
      ...withLinkSecrets(secretKey, letter),
      attachments: await attachmentsOf(db, id),
    })
  } catch (error) {
    const { message } = error as Error
    await recordAttempt(db, id, { state: error instanceof EmailRejected ? 'failed' : 'queued', error: message })
    if (error instanceof EmailRejected) return
    throw error
  }
  await recordAttempt(db, id, { state: 'sent', sentAt: clock.now(), error: null })
  await deleteAttachments(db, [id])
}

type Stored = { template: string; personId: string | null; about: string[] | null }

/** Asked about a stored email: the same as when it was enqueued, for each question of those that it has taken in. */
async function mayAllBeSent(maySend: EmailGuard, tx: Tx, { template, personId, about }: Stored): Promise<boolean> {
  const letter = { template: template as EmailTemplate, ...(personId !== null && { personId }) }
  if (!about) return maySend(tx, letter)
  for (const one of about.length > 0 ? about : [null]) if (!(await maySend(tx, { ...letter, about: one }))) return false
  return true
}
