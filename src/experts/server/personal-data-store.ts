import { deleteEmailsAbout } from '../../platform/mail/outbox-store.ts'
import './tables.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { heldPeople, personView } from '../../accounts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function hasAnswered(db: Db, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('expert_answer')
    .select('expertId')
    .where('expertId', '=', expertId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const parts = ['expert_title', 'expert_hours', 'expert_snippet', 'expert_category'] as const

export async function personalDataOf(db: Db, expertId: string) {
  const of = (table: (typeof parts)[number] | 'expert_answer' | 'review') =>
    db.selectFrom(table).selectAll().where('expertId', '=', expertId).execute()
  const [titles, hours, templates, subjects, answers, reviews] = await Promise.all([
    ...parts.map(of),
    of('expert_answer'),
    of('review'),
  ])
  return { titles, hours, templates, subjects, answers, reviews }
}

/**
 * Removes an expert from the site and erases what their page showed. Returns the key of their picture, if there was
 * one.
 */
export async function recordDeparture(
  tx: Tx,
  expertId: string,
  now: Date,
  state: 'left' | 'terminated',
): Promise<string | null> {
  const shown = await tx.selectFrom('expert').select('pictureKey').where('id', '=', expertId).executeTakeFirst()
  for (const table of parts) await tx.deleteFrom(table).where('expertId', '=', expertId).execute()
  await tx
    .updateTable('expert')
    .set({
      state,
      leftAt: sql<Date>`coalesce(left_at, ${now})`,
      switchedOn: false,
      coversAll: false,
      localSpecialist: false,
      slug: `x-${expertId.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      headlineFr: '',
      headlineEn: '',
      bioFr: '',
      bioEn: '',
      portrait: '',
      pictureKey: null,
      city: '',
    })
    .where('id', '=', expertId)
    .execute()
  return shown?.pictureKey ?? null
}

const noTrader = { traderName: null, traderAddress: null, traderRegistration: null }

export async function eraseIdentity(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('expert')
    .set({ firstName: '', lastName: '', professionFr: '', professionEn: '', assistantName: '' })
    .where('id', 'in', ids)
    .execute()
}

export async function eraseTrader(tx: Tx, expertId: string): Promise<void> {
  await tx.updateTable('expert').set(noTrader).where('id', '=', expertId).execute()
}

export async function eraseTradersBefore(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('expert')
    .set(noTrader)
    .where('leftAt', '<', before)
    .where('state', '<>', 'onboarding')
    .where('traderName', 'is not', null)
    .where('personId', 'not in', heldPeople)
    .execute()
}

export async function expertsDepartedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('expert')
    .select('id')
    .where('leftAt', '<', before)
    .where('state', '<>', 'onboarding')
    .where('lastName', '<>', '')
    .where('personId', 'not in', heldPeople)
    .execute()
  return rows.map(({ id }) => id)
}

/** Matches a proved address only: anybody can type one. */
export const applicationsOf = (db: Db, people: string[], address: string | null) =>
  db
    .selectFrom('expert_application')
    .selectAll()
    .where((where) =>
      where.or([
        where('personId', 'in', people),
        ...(address ? [where(sql<string>`lower(email)`, '=', address.toLowerCase())] : []),
      ]),
    )
    .execute()

/** What these applications accepted of the experts' terms. */
export const termsAcceptedWith = (db: Db, applications: readonly string[]) =>
  db
    .selectFrom('expert_terms_acceptance')
    .selectAll()
    .where('applicationId', 'in', applications)
    .orderBy('at')
    .execute()

/** Documents of the applications, and what these people uploaded and never submitted. */
const papers = (people: string[], applications: string[]) => (where: ExpressionBuilder<Tables, 'application_paper'>) =>
  where.or([
    where('personId', 'in', people),
    ...(applications.length > 0 ? [where('applicationId', 'in', applications)] : []),
  ])

export const documentsOfPeople = (db: Db, people: string[], applications: string[]) =>
  db.selectFrom('application_paper').selectAll().where(papers(people, applications)).execute()

/**
 * Also deletes the emails about the applications, those to the staff included. A kept application keeps the document
 * that identifies the trader. Returns the keys of the files that no row refers to any more.
 */
export async function deleteApplications(
  tx: Tx,
  people: string[],
  applications: string[],
  kept: string[] = [],
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('application_paper')
    .where(papers(people, [...applications, ...kept]))
    .where(sql<boolean>`(kind = 'identity' and application_id = any(${kept}::text[])) is not true`)
    .returning('fileKey')
    .execute()
  if (applications.length > 0) await tx.deleteFrom('expert_application').where('id', 'in', applications).execute()
  if (kept.length > 0)
    await tx.updateTable('expert_application').set({ said: null, trial: null }).where('id', 'in', kept).execute()
  for (const id of [...applications, ...kept]) await deleteEmailsAbout(tx, `application:${id}`)
  return gone.map(({ fileKey }) => fileKey)
}

/** Rejected, withdrawn or expired before then, or of an expert who left before then. */
export const applicationsClosedBefore = (db: Db, before: Date) =>
  db
    .selectFrom('expert_application as application')
    .leftJoin('expert', 'expert.id', 'application.expertId')
    .leftJoin(personView.as('person'), (join) =>
      join.on(({ eb, ref }) =>
        eb('person.id', '=', eb.fn.coalesce(ref('expert.personId'), ref('application.personId'))),
      ),
    )
    .select('application.id')
    .where('person.heldAt', 'is', null)
    .where((where) =>
      where.or([
        where('application.state', 'in', ['rejected', 'withdrawn', 'expired']).and('application.stateAt', '<', before),
        where('application.overAt', '<', before),
        where('expert.leftAt', '<', before).and('expert.state', '<>', 'onboarding'),
      ]),
    )
    .execute()
