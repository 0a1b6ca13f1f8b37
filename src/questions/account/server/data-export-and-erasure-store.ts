import { ordersAbout } from '../../../billing/server/views.ts'
import { eraseReviews } from '../../../experts/server/changes.ts'
import { expertView, reviewsAbout } from '../../../experts/server/views.ts'
import { rewriteEmails } from '../../../platform/mail/outbox-store.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import { scrubAll } from '../../../accounts/privacy/erasure.ts'
import { heldPeople, personView } from '../../../accounts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { contributionsOf, contributionsTo, eraseContributions } from '../../answers/server/contribution-store.ts'
import { canonicalJson } from '../../canonical-json.ts'
import { deleteReadingsAbout, readingsForExport } from '../../second-reading/server/second-reading-store.ts'
import { noEmergency } from '../../server/store.ts'

/** The questions with an open lease of this expert, in the fixed order in which everybody locks several questions. */
export async function heldBy(db: Db, expertId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lease')
    .select('questionId')
    .distinct()
    .where('expertId', '=', expertId)
    .where('endedAt', 'is', null)
    .orderBy('questionId')
    .execute()
  return rows.map(({ questionId }) => questionId)
}

/** Experts who hold a lease and may not work. */
export async function strayLeases(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('lease')
    .innerJoin(expertView.as('expert'), 'expert.id', 'lease.expertId')
    .select('expert.id')
    .distinct()
    .where('lease.endedAt', 'is', null)
    .where('expert.state', 'in', ['suspended', 'terminated'])
    .execute()
  return rows.map(({ id }) => id)
}

export const questionsOf = (db: Db, personId: string) =>
  db.selectFrom('question').selectAll().where('personId', '=', personId).orderBy('createdAt').execute()

export const openQuestionIds = (db: Db, personId: string) =>
  db.selectFrom('question').select('id').where('personId', '=', personId).where('state', '<>', 'CLOSED').execute()

export const filesOf = (db: Db, personId: string) =>
  db
    .selectFrom('attachment')
    .leftJoin('question', 'question.id', 'attachment.questionId')
    .select(['attachment.id', 'attachment.fileKey', 'attachment.name', 'attachment.at', 'question.number'])
    .where('attachment.personId', '=', personId)
    .orderBy('attachment.at')
    .execute()

export async function questionExport(db: Db, id: string) {
  const of = <Table extends 'brief' | 'translation' | 'share' | 'publication' | 'question_event' | 'attachment'>(
    table: Table,
  ) => sql<Record<string, unknown>>`select * from ${sql.table(table)} where question_id = ${id}`.execute(db)
  const [messages, contributions, brief, translations, shares, publication, events, files, secondReadings] =
    await Promise.all([
      db.selectFrom('message').selectAll().where('questionId', '=', id).orderBy('seq').execute(),
      contributionsTo(db, id),
      of('brief'),
      of('translation'),
      of('share'),
      of('publication'),
      of('question_event'),
      of('attachment'),
      readingsForExport(db, { questionId: id }),
    ])
  return {
    messages,
    // All versions, with the hashes that chain them; what each earned is between the house and its author.
    contributions: contributions.map(({ feeQuoted: _fee, leaseToken: _lease, expertId: _expert, ...one }) => one),
    secondReadings,
    brief: brief.rows,
    // What one expert wrote to another is theirs.
    translations: translations.rows.filter(({ betweenExperts }) => !betweenExperts),
    shares: shares.rows.map(({ tokenHash: _hash, ...share }) => share),
    publication: publication.rows,
    // The reason of a decline or of a staff intervention is an internal note.
    events: events.rows.map(({ actorId: _actor, reason, ...event }) =>
      event.actorKind === 'expert' || event.actorKind === 'staff' ? event : { ...event, reason },
    ),
    files: files.rows.map(({ fileKey: _key, body: _body, ...file }) => file),
  }
}

/** Exports what an expert wrote; of the clients' texts only the question's number. */
export async function writtenBy(db: Db, expertId: string, personId: string) {
  const [answers, messages, drafts, draftVersions, readingsOfOwn, readingsWritten, handOvers] = await Promise.all([
    db
      .selectFrom('contribution')
      .innerJoin('question', 'question.id', 'contribution.questionId')
      .select(['question.number', 'question.category', 'contribution.kind', 'contribution.version'])
      .select(['contribution.content', 'contribution.at', 'contribution.feeQuoted'])
      .where('contribution.expertId', '=', expertId)
      .orderBy('contribution.at')
      .execute(),
    db
      .selectFrom('message')
      .innerJoin('question', 'question.id', 'message.questionId')
      .select(['question.number', 'message.kind', 'message.body', 'message.at'])
      .where('message.author', '=', 'expert')
      .where('message.authorId', 'in', [expertId, personId])
      .orderBy('message.at')
      .execute(),
    db.selectFrom('answer_draft').selectAll().where('expertId', '=', expertId).execute(),
    db.selectFrom('answer_draft_version').selectAll().where('expertId', '=', expertId).execute(),
    readingsForExport(db, { authorId: expertId }),
    readingsForExport(db, { readerId: expertId }),
    db
      .selectFrom('hand_over')
      .innerJoin('question', 'question.id', 'hand_over.questionId')
      .select(['question.number', 'hand_over.note', 'hand_over.showsDraft', 'hand_over.at'])
      .where('fromExpertId', '=', expertId)
      .orderBy('hand_over.at')
      .execute(),
  ])
  return { answers, messages, drafts, draftVersions, readingsOfOwn, readingsWritten, handOvers }
}

export const draftOf = (db: Db, personId: string) =>
  db.selectFrom('draft').selectAll().where('personId', '=', personId).execute()

export const stoppedExpertsOf = (db: Db, personId: string) =>
  db.selectFrom('expert_stop').selectAll().where('personId', '=', personId).execute()

type Scrub = (text: string) => string
/** Ids of questions, and of the meetings about them. */
type Erased = { questions: string[]; meetings: string[] }

/**
 * Emails to experts and to the staff also name a question: its title, the town, whom to meet. Empties the emails that
 * were sent, and removes the name from those still queued.
 */
export async function eraseEmails(tx: Tx, { questions, meetings }: Erased, scrub: Scrub): Promise<void> {
  if (questions.length === 0) return
  const about = [...questions, ...meetings, ...(await ordersAbout(tx, questions))]
  await rewriteEmails(tx, { like: 'questions.%', about, emptySent: true }, scrub)
}

/**
 * Erases the client's own texts completely. What an expert wrote under a performed contract stays, without the client's
 * name; where nothing was answered, nothing stays.
 */
export async function eraseTexts(tx: Tx, about: Erased, scrub: Scrub | null, now: Date): Promise<void> {
  const ids = about.questions
  if (ids.length === 0) return
  await deleteReadingsAbout(tx, ids)
  const delivered = await contributionsOf(tx, ids)
  const kept = new Set(delivered.map(({ questionId }) => questionId))
  await tx
    .updateTable('question')
    .set({
      title: '',
      body: '',
      neededBy: null,
      proposedDeadline: null,
      publishedAt: null,
      gathered: '[]',
      ...noEmergency,
    })
    .where('id', 'in', ids)
    .execute()
  const messages = await tx
    .selectFrom('message')
    .select(['id', 'questionId', 'author', 'body', 'data'])
    .where('questionId', 'in', ids)
    .execute()
  for (const { id, questionId, author, body, data } of messages) {
    if (author === 'house') continue
    const stays = scrub && author === 'expert' && kept.has(questionId)
    await tx
      .updateTable('message')
      .set(
        stays
          ? { body: scrub(body), data: data && JSON.stringify(scrubAll(data, scrub)) }
          : { body: '', data: null, ...(scrub ? {} : { authorName: null }) },
      )
      .where('id', '=', id)
      .execute()
  }
  const emptied = delivered.flatMap(({ id, content, authorName }) => {
    const left = scrub && content && scrubAll(content, scrub)
    // A content that does not name the client stays unchanged, so that its hash still verifies.
    return left && canonicalJson(left) === canonicalJson(content)
      ? []
      : [{ id, content: left, authorName: scrub && authorName }]
  })
  await eraseContributions(tx, emptied, now)
  for (const table of [
    'brief',
    'translation',
    'answer_draft',
    'answer_draft_version',
    'draft_proposal',
    'hand_over',
    'share',
    'publication',
    'phone_link',
    'alert',
  ] as const)
    await tx.deleteFrom(table).where('questionId', 'in', ids).execute()
  // Experts type the reason of a decline or give-up by hand.
  await tx.updateTable('question_event').set({ reason: null }).where('questionId', 'in', ids).execute()
  await eraseReviews(
    tx,
    (await reviewsAbout(tx, about)).map(({ id }) => id),
  )
}

export async function eraseDraftsAndLinks(tx: Tx, personId: string): Promise<void> {
  for (const table of ['draft', 'expert_stop', 'phone_link'] as const)
    await tx.deleteFrom(table).where('personId', '=', personId).execute()
}

/** The files of the person's questions, whoever uploaded them, and the person's files that were never sent. */
export const dropFiles = (tx: Tx, personId: string, ids: string[]) =>
  tx
    .deleteFrom('attachment')
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('questionId', 'in', ids)] : []),
        where('personId', '=', personId).and('questionId', 'is', null),
      ]),
    )
    .returning('fileKey as key')
    .execute()

export async function dropAnswerDrafts(tx: Tx, expertId: string): Promise<void> {
  for (const table of ['answer_draft', 'answer_draft_version', 'draft_proposal'] as const)
    await tx.deleteFrom(table).where('expertId', '=', expertId).execute()
  const handedOver = tx.selectFrom('hand_over').select('questionId').where('fromExpertId', '=', expertId)
  await tx.deleteFrom('translation').where('betweenExperts', '=', true).where('questionId', 'in', handedOver).execute()
  await tx.deleteFrom('hand_over').where('fromExpertId', '=', expertId).execute()
}

/** Questions closed before `before` and not yet erased; none whose data is under a legal hold. */
export const closedBefore = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('question')
    .innerJoin(personView.as('person'), 'person.id', 'question.personId')
    .select(['question.id', 'question.personId'])
    .where('question.closedAt', '<', before)
    .where('person.heldAt', 'is', null)
    .where((where) =>
      where.or([
        where('question.body', '<>', ''),
        where.exists(
          where
            .selectFrom('contribution')
            .select('contribution.id')
            .whereRef('contribution.questionId', '=', 'question.id')
            .where('contribution.content', 'is not', null),
        ),
      ]),
    )
    .orderBy('question.closedAt')
    .limit(most)
    .execute()

export async function dropOldLinks(db: Db, before: Date): Promise<void> {
  const held = db.selectFrom('question').select('id').where('personId', 'in', heldPeople)
  await db.deleteFrom('share').where('expiresAt', '<', before).where('questionId', 'not in', held).execute()
  await db.deleteFrom('phone_link').where('expiresAt', '<', before).execute()
}
