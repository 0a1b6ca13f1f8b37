import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { ExpertApplicationTable } from '../../server/tables.ts'
import type { ApplicationDocument } from '../application.ts'
import type { ApplicationState } from '../lifecycle.ts'

export type ApplicationRow = Selectable<ExpertApplicationTable>
export type DocumentRow = Selectable<Tables['application_paper']>

const notErased = sql<boolean>`not exists (select from expert join ${personView} person on person.id = expert.person_id
  where expert.id = expert_application.expert_id and person.erased_at is not null)`

export async function insertApplication(tx: Tx, row: Insertable<ExpertApplicationTable>): Promise<void> {
  await tx.insertInto('expert_application').values(row).execute()
}

/**
 * Applications that wait for the staff first, then those that wait for the applicant. Leaves out erased people, whose
 * applications are kept only because the law requires it.
 */
export function applications(db: Db, state?: ApplicationState): Promise<ApplicationRow[]> {
  let query = db.selectFrom('expert_application').selectAll().where(notErased)
  if (state) query = query.where('state', '=', state)
  return query
    .orderBy(sql`state = 'in_review'`, 'desc')
    .orderBy(sql`state in ('info_requested', 'trial_case')`, 'desc')
    .orderBy('submittedAt', 'desc')
    .limit(100)
    .execute()
}

/** Answers to sample cases that are not graded yet, the oldest first; not those that this person asked for. */
export function ungradedTrials(db: Db, reader: string) {
  return db
    .selectFrom('expert_application')
    .select(['id', 'categories', 'trial', 'locale', 'stateAt'])
    .where('state', '=', 'in_review')
    .where(sql<boolean>`trial->>'answer' is not null and trial->'grade' = 'null'`)
    .where(sql<string>`trial->>'by'`, '<>', reader)
    .orderBy('stateAt')
    .limit(50)
    .execute()
}

export function applicationById(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('expert_application').selectAll().where('id', '=', id).where(notErased).executeTakeFirst()
}

export function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx.selectFrom('expert_application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function updateApplication(
  tx: Tx,
  id: string,
  change: Updateable<ExpertApplicationTable>,
): Promise<ApplicationRow> {
  return tx.updateTable('expert_application').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** The expert's own application, once it has been approved and linked to them. */
export function applicationOfExpert(db: Db, expertId: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('expert_application').selectAll().where('expertId', '=', expertId).executeTakeFirst()
}

/** Whether the address belongs to an expert or to an open application; experts who left may apply again. */
export async function addressTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from expert_application where lower(email) = ${email}
       and state in ('in_review', 'info_requested', 'trial_case', 'approved')
    union all
    select 1 from ${personView} person join expert on expert.person_id = person.id
     where lower(person.email) = ${email} and person.deleted_at is null and expert.state <> 'left'
    limit 1`.execute(db)
  return rows.length > 0
}

/** A former expert: when they left, and why they were suspended then, if they were. */
export type FormerExpert = { leftAt: string; answered: number; reason: string | null; reference: string | null }
export type DuplicateApplicant = {
  id: string
  siret: boolean
  email: boolean
  expert: boolean
  account: boolean
  former: FormerExpert | null
}

/**
 * Other applications, experts and accounts with the same register number or email address: warnings for the reviewer.
 */
export async function duplicateApplicants(db: Db, ids: readonly string[]): Promise<DuplicateApplicant[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DuplicateApplicant>`
    select a.id,
      exists (select 1 from expert_application b where b.siret = a.siret and b.id <> a.id) as siret,
      exists (select 1 from expert_application b where lower(b.email) = lower(a.email) and b.id <> a.id) as email,
      exists (select 1 from expert e where e.trader_registration = a.siret and e.id is distinct from a.expert_id) as expert,
      exists (select 1 from ${personView} p where lower(p.email) = lower(a.email) and p.standing = 'member'
        and p.deleted_at is null and a.expert_id is null) as account,
      (select jsonb_build_object('leftAt', e.left_at, 'answered', e.answered_count, 'reason', e.state_reason,
          'reference', (select reference from expert_application where expert_id = e.id))
        from expert e join ${personView} p on p.id = e.person_id
        where lower(p.email) = lower(a.email) and p.deleted_at is null and e.state = 'left' and a.expert_id is null
          and a.over_at is null) as former
    from expert_application a where a.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

/** Whether a profile's slug is taken, or reserved for an approved applicant. */
export async function slugTaken(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from expert where slug = ${slug} union all select 1 from expert_application where slug = ${slug}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Records which version of the experts' terms was accepted; a repetition changes nothing. */
export async function insertTermsAcceptance(tx: Tx, row: Insertable<Tables['expert_terms_acceptance']>): Promise<void> {
  await tx
    .insertInto('expert_terms_acceptance')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Detaches the application of an ended contract, which keeps its end date, so that the new one can be attached. */
export async function detachFormerApplication(
  tx: Tx,
  expert: { id: string; personId: string; leftAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('expert_application')
    .set({ overAt: expert.leftAt, expertId: null, personId: expert.personId })
    .where('expertId', '=', expert.id)
    .execute()
}

export async function silentApplications(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('expert_application')
    .select('id')
    .where('state', 'in', ['info_requested', 'trial_case'])
    .where('stateAt', '<=', before)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Approved before that instant, with a page that was never published: not reminded yet, or reminded before `reminded`.
 */
export async function unopenedApplications(db: Db, before: Date, reminded?: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('expert_application')
    .select('id')
    .where('state', '=', 'approved')
    .where('stateAt', '<=', before)
    .where((where) => (reminded ? where('remindedAt', '<=', reminded) : where('remindedAt', 'is', null)))
    .execute()
  return rows.map(({ id }) => id)
}

/** Expired before that instant, with documents that are not deleted yet. */
export async function expiredApplications(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('expert_application')
    .select('id')
    .where('state', '=', 'expired')
    .where('stateAt', '<=', before)
    .where('papersGoneAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the documents of an application, or those of one kind, and returns the keys of their files. */
export async function deleteDocuments(tx: Tx, applicationId: string, kind?: ApplicationDocument): Promise<string[]> {
  let query = tx.deleteFrom('application_paper').where('applicationId', '=', applicationId)
  if (kind) query = query.where('kind', '=', kind)
  const gone = await query.returning('fileKey').execute()
  return gone.map(({ fileKey }) => fileKey)
}

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insertInto('application_paper').values(row).execute()
}

export async function countUnattachedDocuments(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('application_paper')
    .select((select) => select.fn.countAll<string>().as('n'))
    .where('personId', '=', personId)
    .where('applicationId', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Attaches the person's own uploaded document to the application; `undefined` if there is none. */
export async function setDocumentApplication(
  tx: Tx,
  paper: { id: string; personId: string; applicationId: string; kind: ApplicationDocument },
): Promise<{ type: string } | undefined> {
  return tx
    .updateTable('application_paper')
    .set({ applicationId: paper.applicationId, kind: paper.kind })
    .where('id', '=', paper.id)
    .where('personId', '=', paper.personId)
    .where('applicationId', 'is', null)
    .returning('type')
    .executeTakeFirst()
}

export function documentsOf(db: Db, applicationIds: readonly string[]): Promise<DocumentRow[]> {
  if (applicationIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('application_paper')
    .selectAll()
    .where('applicationId', 'in', [...applicationIds])
    .execute()
}

/** Deletes documents that were uploaded before that moment and never submitted. */
export function deleteUnattachedDocuments(tx: Tx, before: Date): Promise<{ key: string }[]> {
  return tx
    .deleteFrom('application_paper')
    .where('applicationId', 'is', null)
    .where('at', '<', before)
    .returning('fileKey as key')
    .execute()
}

export async function moveDocuments(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('application_paper').set({ personId: to }).where('personId', '=', from).execute()
  await tx.updateTable('expert_application').set({ personId: to }).where('personId', '=', from).execute()
}

export function sealedIbans(db: Db) {
  return db.selectFrom('expert_application').select(['id', 'ibanSealed']).where('ibanSealed', 'is not', null).execute()
}

/** Nothing happens where the account was deleted meanwhile. */
export async function replaceSealedIban(db: Db, id: string, before: Buffer, after: Buffer): Promise<void> {
  await db
    .updateTable('expert_application')
    .set({ ibanSealed: after })
    .where('id', '=', id)
    .where('ibanSealed', '=', before)
    .execute()
}
