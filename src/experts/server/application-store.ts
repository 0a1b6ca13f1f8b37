import './application-tables.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ApplicationPaper } from '../application.ts'
import type { ExpertApplicationTable } from './application-tables.ts'

export type ApplicationRow = Selectable<ExpertApplicationTable>
export type PaperRow = Selectable<Tables['application_paper']>

export async function insertApplication(tx: Tx, row: Insertable<ExpertApplicationTable>): Promise<void> {
  await tx.insertInto('expert_application').values(row).execute()
}

export function applications(db: Db, state?: ApplicationRow['state']): Promise<ApplicationRow[]> {
  let query = db.selectFrom('expert_application').selectAll()
  if (state) query = query.where('state', '=', state)
  return query.orderBy(sql`state = 'submitted'`, 'desc').orderBy('submitted_at', 'desc').limit(100).execute()
}

export function applicationById(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('expert_application').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Decides one that waits; nothing where another has decided it first. */
export function decide(
  tx: Tx,
  id: string,
  decision: { state: 'approved' | 'rejected'; at: Date; by: string; reason: string | null },
): Promise<ApplicationRow | undefined> {
  return tx
    .updateTable('expert_application')
    .set({
      state: decision.state,
      decided_at: decision.at,
      decided_by: decision.by,
      reason: decision.reason,
    })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .returningAll()
    .executeTakeFirst()
}

/** The address answers here already, or an application with it waits. */
export async function addressTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from expert_application where lower(email) = ${email} and state = 'submitted'
    union all
    select 1 from person join expert on expert.person_id = person.id
     where lower(person.email) = ${email} and person.deleted_at is null
    limit 1`.execute(db)
  return rows.length > 0
}

export async function insertPaper(tx: Tx, row: PaperRow): Promise<void> {
  await tx.insertInto('application_paper').values(row).execute()
}

export async function countLoose(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('application_paper')
    .select((select) => select.fn.countAll<string>().as('n'))
    .where('person_id', '=', personId)
    .where('application_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Puts one's own loose document on the application; `false` where there is none. */
export async function takePaper(
  tx: Tx,
  paper: { id: string; personId: string; applicationId: string; kind: ApplicationPaper },
): Promise<boolean> {
  const taken = await tx
    .updateTable('application_paper')
    .set({ application_id: paper.applicationId, kind: paper.kind })
    .where('id', '=', paper.id)
    .where('person_id', '=', paper.personId)
    .where('application_id', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export function papersOf(db: Db, applicationIds: readonly string[]): Promise<PaperRow[]> {
  if (applicationIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('application_paper')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .execute()
}

/** Takes away what was uploaded before that moment and never sent. */
export function takeLoosePapers(tx: Tx, before: Date): Promise<{ key: string }[]> {
  return tx
    .deleteFrom('application_paper')
    .where('application_id', 'is', null)
    .where('at', '<', before)
    .returning('file_key as key')
    .execute()
}

export async function movePapers(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('application_paper').set({ person_id: to }).where('person_id', '=', from).execute()
  await tx.updateTable('expert_application').set({ person_id: to }).where('person_id', '=', from).execute()
}
