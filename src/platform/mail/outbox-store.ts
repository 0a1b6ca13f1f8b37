import { type ExpressionBuilder, expressionBuilder, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../db/port.ts'
import type { Tables } from '../db/tables.ts'
import { type Resealed, resealEach } from '../files/reseal-each.ts'
import type { Attachment, Gathering } from './port.ts'
import './tables.ts'

/** The subject of an emptied email: that it was sent stays known, but not its content. */
export const emptySubject = '…'

const emptied = { subject: emptySubject, html: '', text: '', secrets: null }

/** `kept` emails are never sent: they count as gone once they would have been. */
const stillWaits = (now: Date) => (row: ExpressionBuilder<Tables, 'mail_outbox'>) =>
  row.or([row('state', '=', 'queued'), row('state', '=', 'kept').and('waitsUntil', '>', now)])

/** The stored emails, for features that list them beside their own rows. */
export const emailView = expressionBuilder<Tables>().selectFrom('mail_outbox').selectAll()

/** Stores an email with its files; `undefined` where one with the same key is stored already. */
export async function insertEmail(
  tx: Tx,
  row: Insertable<Tables['mail_outbox']>,
  attachments: readonly Attachment[],
): Promise<{ id: string } | undefined> {
  const posted = await tx
    .insertInto('mail_outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (posted && attachments.length > 0)
    await tx
      .insertInto('mail_attachment')
      .values(
        attachments.map(({ content, ...file }, place) => ({
          ...file,
          mailId: posted.id,
          place,
          content: Buffer.from(content),
        })),
      )
      .execute()
  return posted
}

/**
 * The email about this matter that has not left yet; locked, so that only one later email takes it in. One that the mail
 * server could not take is overdue: it is found where a later one takes its place. Emails about one matter are written one
 * after the other: of those that are written at the same instant none would find the other.
 */
export async function waitingEmail(tx: Tx, to: string, { matter, tells }: Gathering, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${to} ${matter}`}, 0))`.execute(tx)
  return tx
    .selectFrom('mail_outbox')
    .select(['id', 'key', 'template', 'html', 'text', 'secrets', 'waitsUntil'])
    .where('gather', '=', matter)
    .where('toAddress', '=', to)
    .where(tells === 'latest' ? stillWaits(now) : (row) => row.and([stillWaits(now)(row), row('waitsUntil', '>', now)]))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * What still waits about this matter is not sent: it was told meanwhile that it is no longer so.
 */
export async function overtakeWaiting(tx: Tx, matter: string, now: Date): Promise<void> {
  const overtaken = await tx
    .updateTable('mail_outbox')
    .set({ state: 'gathered', secrets: null })
    .where('gather', '=', matter)
    .where(stillWaits(now))
    .returning('id')
    .execute()
  await deleteAttachments(
    tx,
    overtaken.map(({ id }) => id),
  )
}

/** Its words, where they still are true, and its files go with a later email; an invitation to a calendar only where that has none of its own. */
export async function gatherInto(tx: Tx, id: string, later: string): Promise<void> {
  const taken = await tx
    .updateTable('mail_outbox')
    .set({ state: 'gathered', secrets: null })
    .where('id', '=', id)
    .returning('about')
    .executeTakeFirstOrThrow()
  if (taken.about)
    await sql`
      update mail_outbox set about = array(select distinct unnest(coalesce(about, '{}') || ${taken.about}::text[]))
       where id = ${later} and about is not null`.execute(tx)
  const own = await attachmentsOf(tx, later)
  const invites = own.some(({ type }) => type.startsWith('text/calendar'))
  if (invites) await deleteAttachments(tx, [id], 'text/calendar%')
  await tx
    .updateTable('mail_attachment')
    .set((row) => ({ mailId: later, place: row('place', '+', own.length) }))
    .where('mailId', '=', id)
    .execute()
}

export function attachmentsOf(db: Db, mailId: string): Promise<Attachment[]> {
  return db
    .selectFrom('mail_attachment')
    .select(['name', 'type', 'content'])
    .where('mailId', '=', mailId)
    .orderBy('place')
    .execute()
}

/** Which of these files a letter to this address has brought, or will in a moment. */
export async function filesSentTo(db: Db, to: string, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('mail_attachment')
    .innerJoin('mail_outbox', 'mail_outbox.id', 'mail_attachment.mailId')
    .select('mail_attachment.name')
    .where('mail_outbox.toAddress', '=', to)
    .where('mail_outbox.state', 'in', ['queued', 'sent', 'kept'])
    .where('mail_attachment.name', 'in', names)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** `type`: only files of this type, as a pattern of `like`. */
export async function deleteAttachments(db: Db, mailIds: readonly string[], type = '%'): Promise<void> {
  if (mailIds.length === 0) return
  await db.deleteFrom('mail_attachment').where('mailId', 'in', mailIds).where('type', 'like', type).execute()
}

export function letterByKey(db: Db, key: string) {
  return db.selectFrom('mail_outbox').select(['state', 'createdAt', 'sentAt']).where('key', '=', key).executeTakeFirst()
}

/** Counts an attempt; `undefined` where the email no longer waits to be sent. */
export function beginAttempt(db: Db, id: string) {
  return db
    .updateTable('mail_outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'toAddress as to', 'subject', 'html', 'text', 'secrets', 'locale'])
    .returning(['template', 'personId', 'about', 'gather'])
    .executeTakeFirst()
}

/** Writing has become unsafe while it waited: it is read in the account. */
export async function withhold(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('mail_outbox').set({ state: 'withheld' }).where('id', '=', id).execute()
}

/** The emails withheld from a person, oldest first; without those that were emptied since. */
export function lockWithheld(tx: Tx, personId: string) {
  return tx
    .selectFrom('mail_outbox')
    .select(['id', 'template', 'personId', 'about'])
    .where('personId', '=', personId)
    .where('state', '=', 'withheld')
    .where('subject', '<>', emptySubject)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function releaseEmail(tx: Tx, id: string, state: 'queued' | 'kept'): Promise<void> {
  await tx.updateTable('mail_outbox').set({ state, gather: null, waitsUntil: null }).where('id', '=', id).execute()
}

export async function recordAttempt(
  db: Db,
  id: string,
  outcome: { state: 'sent'; sentAt: Date; error: null } | { state: 'failed' | 'queued'; error: string },
): Promise<void> {
  const over = outcome.state === 'queued' ? {} : { secrets: null }
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, ...over })
    .where('id', '=', id)
    // What was overtaken while it was being sent, and failed, is not tried again.
    .$if(outcome.state !== 'sent', (query) => query.where('state', '=', 'queued'))
    .execute()
}

/** Encrypts the secrets of stored emails anew; `reseal` gives `null` where nothing is to be done. */
export async function resealStoredSecrets(
  db: Db,
  reseal: (id: string, secrets: Buffer) => Buffer | null,
): Promise<Resealed> {
  const rows = await db.selectFrom('mail_outbox').select(['id', 'secrets']).where('secrets', 'is not', null).execute()
  return resealEach(
    rows,
    ({ id }) => `mail/${id}`,
    async ({ id, secrets }) => {
      const resealed = secrets && reseal(id, secrets)
      // Meanwhile it may have been sent.
      const update = db.updateTable('mail_outbox').set({ secrets: resealed }).where('id', '=', id)
      if (resealed) await update.where('secrets', '=', secrets).execute()
      return Boolean(resealed)
    },
  )
}

export type OutboxFilter = { to?: string; template?: string; limit?: number }

/** The latest emails first, for the email tester. */
export async function listOutboxEmails(db: Db, { to, template, limit = 50 }: OutboxFilter = {}) {
  let letters = db.selectFrom('mail_outbox').selectAll()
  if (to) letters = letters.where('toAddress', '=', to)
  if (template) letters = letters.where('template', '=', template)
  return letters.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The emails to a person that were not sent, because writing to them is not safe; newest first. */
export function withheldEmailsOf(db: Db, personId: string, most: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'html', 'text', 'secrets', 'createdAt'])
    .where('personId', '=', personId)
    .where('state', '=', 'withheld')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** What went to a person, without the templates that begin so and without what was emptied; links are still sealed. */
export function sentEmailsOf(db: Db, personId: string, { except }: { except: string }) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'html', 'text', 'secrets', 'createdAt as at'])
    .where('personId', '=', personId)
    .where('state', 'not in', ['withheld', 'gathered'])
    .where('template', 'not like', `${except}%`)
    .where('subject', '<>', emptySubject)
    .execute()
}

export function emailsTo(db: Db, people: string[], { exceptTemplate }: { exceptTemplate: string }) {
  return db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text', 'toAddress', 'state', 'createdAt', 'sentAt'])
    .where('personId', 'in', people)
    .where('template', '<>', exceptTemplate)
    .orderBy('createdAt')
    .execute()
}

export async function deleteEmailsTo(tx: Tx, people: string[], addresses: string[]): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where((where) => where.or([where('personId', 'in', people), where(sql`lower(to_address)`, 'in', addresses)]))
    .execute()
}

/** Deletes the emails whose key begins so: a feature's name and the id of what they are about. */
export async function deleteEmailsAbout(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('mail_outbox').where('key', 'like', `${key}:%`).execute()
}

type EmailText = Record<'subject' | 'html' | 'text', string>

/** What an email is about: the second part of its key. */
export const subjectOfKey = sql<string>`split_part(key, ':', 2)`

/** Rewrites emails of these templates about these subjects; one that was sent is emptied where `emptySent` says so. */
export async function rewriteEmails(
  tx: Tx,
  which: { like: string; notLike?: string; about: readonly string[]; emptySent: boolean },
  rewrite: (text: string) => string,
): Promise<void> {
  if (which.about.length === 0) return
  const letters = tx
    .selectFrom('mail_outbox')
    .where('template', 'like', which.like)
    .$if(which.notLike !== undefined, (query) => query.where('template', 'not like', which.notLike ?? ''))
    .where(subjectOfKey, 'in', which.about)
  const found = await letters.select(['id', 'state', 'subject', 'html', 'text']).forUpdate().execute()
  // An invitation names its guest; the next message to the calendar does not.
  await deleteAttachments(
    tx,
    found.map(({ id }) => id),
    'text/calendar%method=REQUEST%',
  )
  for (const { id, state, subject, html, text } of found) {
    const isEmptied = which.emptySent && state !== 'queued'
    if (isEmptied) await deleteAttachments(tx, [id])
    const rewritten: EmailText = { subject: rewrite(subject), html: rewrite(html), text: rewrite(text) }
    await tx
      .updateTable('mail_outbox')
      .set(isEmptied ? emptied : rewritten)
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Deletes old emails, those of one template earlier, and empties younger ones; queued ones stay, and so do those that
 * `kept` names.
 */
export async function deleteOldEmails(
  db: Db,
  before: { body: Date; row: Date; early: { template: string; at: Date } },
  kept: RawBuilder<SqlBool>,
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('state', '<>', 'queued')
    .where((where) =>
      where.or([
        where('createdAt', '<', before.row),
        where.and([where('template', '=', before.early.template), where('createdAt', '<', before.early.at)]),
      ]),
    )
    .where(kept)
    .execute()
  const old = await db
    .updateTable('mail_outbox')
    .set(emptied)
    .where('state', '<>', 'queued')
    .where('subject', '<>', emptySubject)
    .where('createdAt', '<', before.body)
    .where(kept)
    .returning('id')
    .execute()
  await deleteAttachments(
    db,
    old.map(({ id }) => id),
  )
}
