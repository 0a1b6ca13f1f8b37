import type { Clock } from '../clock.ts'
import type { Db } from '../db/port.ts'
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
  recordAttempt,
  waitingEmail,
} from './outbox-store.ts'
import type { EmailGuard, Mail } from './port.ts'
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
    sending.jobs.handle('mail.send', ({ id }) => send({ db, clock, secretKey }, sending.transport, id))
  return {
    async enqueue(tx, letter) {
      const goes = await maySend(tx, letter)
      const now = clock.now()
      const { gather = null } = letter
      const before = goes && gather ? await waitingEmail(tx, letter.to, gather.matter, now) : undefined
      const bodies = before ? joinEmails(letter, { ...before, ...withLinkSecrets(secretKey, before) }) : letter
      const waitsUntil = gather && (before?.waitsUntil ?? new Date(now.getTime() + gather.waits))
      const email = {
        ...sealSecrets(secretKey, ids.id(), bodies),
        key: letter.key,
        template: letter.template,
        toAddress: letter.to,
        personId: letter.personId ?? null,
        locale: letter.locale,
        subject: letter.subject,
        state: goes ? (transport ? 'queued' : 'kept') : 'withheld',
        gather: gather?.matter ?? null,
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

async function send(
  { db, clock, secretKey }: Pick<MailOptions, 'db' | 'clock' | 'secretKey'>,
  transport: Transport,
  id: string,
): Promise<void> {
  const letter = await beginAttempt(db, id)
  if (!letter) return
  try {
    const { secrets: _, ...envelope } = letter
    await transport.send({
      ...envelope,
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
