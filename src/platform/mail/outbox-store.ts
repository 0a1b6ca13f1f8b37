import { expressionBuilder, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../db/port.ts'
import type { Tables } from '../db/tables.ts'
import './tables.ts'

/** The subject of an emptied email: that it was sent stays known, but not its content. */
export const emptySubject = '…'

const emptied = { subject: emptySubject, html: '', text: '' }

/** The stored emails, for features that list them beside their own rows. */
export const emailView = expressionBuilder<Tables>().selectFrom('mail_outbox').selectAll()

/** Stores an email; `undefined` where one with the same key is stored already. */
export function insertEmail(tx: Tx, row: Insertable<Tables['mail_outbox']>): Promise<{ id: string } | undefined> {
  return tx
    .insertInto('mail_outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Counts an attempt; `undefined` where the email no longer waits to be sent. */
export function beginAttempt(db: Db, id: string) {
  return db
    .updateTable('mail_outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'to_address as to', 'subject', 'html', 'text', 'locale'])
    .executeTakeFirst()
}

export async function recordAttempt(
  db: Db,
  id: string,
  outcome: { state: 'sent'; sent_at: Date; error: null } | { state: 'failed' | 'queued'; error: string },
): Promise<void> {
  await db.updateTable('mail_outbox').set(outcome).where('id', '=', id).execute()
}

export type OutboxFilter = { to?: string; template?: string; limit?: number }

/** The latest emails first, for the email tester. */
export async function listOutboxEmails(db: Db, { to, template, limit = 50 }: OutboxFilter = {}) {
  let letters = db.selectFrom('mail_outbox').selectAll()
  if (to) letters = letters.where('to_address', '=', to)
  if (template) letters = letters.where('template', '=', template)
  return letters.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** The emails to a person that were not sent, because writing to them is not safe; newest first. */
export function withheldEmailsOf(db: Db, personId: string, most: number) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'text', 'created_at'])
    .where('person_id', '=', personId)
    .where('state', '=', 'withheld')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export function emailsTo(db: Db, people: string[], { exceptTemplate }: { exceptTemplate: string }) {
  return db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text', 'to_address', 'state', 'created_at', 'sent_at'])
    .where('person_id', 'in', people)
    .where('template', '<>', exceptTemplate)
    .orderBy('created_at')
    .execute()
}

export async function deleteEmailsTo(tx: Tx, people: string[], addresses: string[]): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where((where) => where.or([where('person_id', 'in', people), where(sql`lower(to_address)`, 'in', addresses)]))
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
  for (const { id, state, subject, html, text } of found) {
    const rewritten: EmailText = { subject: rewrite(subject), html: rewrite(html), text: rewrite(text) }
    await tx
      .updateTable('mail_outbox')
      .set(which.emptySent && state !== 'queued' ? emptied : rewritten)
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
        where('created_at', '<', before.row),
        where.and([where('template', '=', before.early.template), where('created_at', '<', before.early.at)]),
      ]),
    )
    .where(kept)
    .execute()
  await db
    .updateTable('mail_outbox')
    .set(emptied)
    .where('state', '<>', 'queued')
    .where('subject', '<>', emptySubject)
    .where('created_at', '<', before.body)
    .where(kept)
    .execute()
}
