import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { expertDueView } from '../../../billing/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { workToken } from '../../access.ts'
import { canonicalJson } from '../../canonical-json.ts'
import type { QuestionState } from '../../lifecycle/states.ts'
import type { ContributionContent, ContributionTable } from '../../server/tables.ts'
import type { Answer } from '../../shapes.ts'
import { lastAnswerOf, nextContribution, versionsOf } from '../contribution.ts'

export type ContributionRow = Selectable<ContributionTable>

const sha256 = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex')

const contentHash = (name: string, content: ContributionContent) => sha256({ name, content })

type Hashed = Omit<ContributionRow, 'id' | 'authorName' | 'content' | 'erasedAt' | 'leaseToken' | 'hash'>

const chainHash = (row: Hashed) =>
  sha256({
    question: row.questionId,
    version: row.version,
    kind: row.kind,
    replaces: row.replaces,
    authorKind: row.authorKind,
    expert: row.expertId,
    at: row.at.toISOString(),
    feeQuoted: row.feeQuoted,
    contentHash: row.contentHash,
    previousHash: row.previousHash,
  })

/**
 * Whether these are all contributions of one question as written, in order: nothing changed, dropped or inserted.
 * Erased content is not checked; its hash still is.
 */
export function isHashChainValid(rows: readonly ContributionRow[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1]
    const whole = row.erasedAt !== null || (row.content && row.authorName !== null)
    return (
      row.version === index + 1 &&
      row.previousHash === (before?.hash ?? '') &&
      row.hash === chainHash(row) &&
      whole &&
      (row.erasedAt !== null || contentHash(row.authorName ?? '', row.content ?? {}) === row.contentHash)
    )
  })
}

export function contributionsOf(db: Db, questionIds: readonly string[]): Promise<ContributionRow[]> {
  if (questionIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('contribution')
    .selectAll()
    .where('questionId', 'in', questionIds)
    .orderBy('questionId')
    .orderBy('version')
    .execute()
}

export const contributionsTo = (db: Db, questionId: string) => contributionsOf(db, [questionId])

/** All contributions of the question in whose chain this hash is. */
export async function chainWith(db: Db, hash: string): Promise<ContributionRow[]> {
  const found = await db.selectFrom('contribution').select('questionId').where('hash', '=', hash).executeTakeFirst()
  return found ? contributionsTo(db, found.questionId) : []
}

export type AnswerRow = ContributionRow & { content: { answer: Answer } }

const isAnswer = (row: ContributionRow): row is AnswerRow => row.content?.answer !== undefined

/** The current full answers: the first one given, then what other experts added to it. */
export const currentAnswers = (rows: readonly ContributionRow[]): AnswerRow[] =>
  versionsOf(rows)
    .map(({ current }) => current)
    .filter(isAnswer)

/**
 * The full answer of this expert as last sent, which another one corrects; none where they work on what the client asked
 * of a colleague: what they send then is a contribution of its own.
 */
export function answerToCorrect(
  rows: readonly ContributionRow[],
  life: QuestionState,
  expertId: string,
): AnswerRow | undefined {
  const ofColleague = life.state !== 'FOLLOW_UP' || life.answeredBy !== expertId
  if (workToken(life, expertId) !== null && ofColleague) return undefined
  return lastAnswerOf(
    rows.filter(isAnswer).map((row) => ({ ...row, structured: true })),
    expertId,
  )
}

/** The answer that the client paid for, as its author has corrected it. */
export async function mainAnswer(db: Db, questionId: string): Promise<AnswerRow | undefined> {
  return currentAnswers(await contributionsTo(db, questionId))[0]
}

/** Whose the newest delivery on this question is, and who was paid for a follow-up of it. */
export async function paidOn(db: Db, questionId: string): Promise<{ last: string | null; tookOver: Set<string> }> {
  const rows = await db
    .selectFrom('contribution')
    .select(['expertId', 'kind', 'feeQuoted'])
    .where('questionId', '=', questionId)
    .orderBy('version')
    .execute()
  const tookOver = rows.filter(({ kind, feeQuoted }) => kind === 'follow_up' && feeQuoted > 0)
  return { last: rows.at(-1)?.expertId ?? null, tookOver: new Set(tookOver.map(({ expertId }) => expertId)) }
}

type Delivery = Pick<
  ContributionRow,
  'id' | 'questionId' | 'authorKind' | 'expertId' | 'at' | 'feeQuoted' | 'leaseToken'
> & { authorName: string; content: ContributionContent; corrects: boolean }

/** Appends a contribution. The question's lock is held, so versions have no gaps and no duplicates. */
export async function addContribution(tx: Tx, delivery: Delivery): Promise<ContributionRow> {
  const before = await contributionsTo(tx, delivery.questionId)
  const next = nextContribution(
    before.map((row) => ({ ...row, expertId: row.expertId, structured: isAnswer(row) })),
    delivery,
  )
  const { content: written, corrects: _, ...about } = delivery
  const content = { ...written, salt: randomBytes(16).toString('base64url') }
  const row = {
    ...about,
    ...next,
    contentHash: contentHash(delivery.authorName, content),
    previousHash: before.at(-1)?.hash ?? '',
  }
  return tx
    .insertInto('contribution')
    .values({ ...row, content: JSON.stringify(content), erasedAt: null, hash: chainHash(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Contributions that carry a fee and are not yet in the ledger. */
export function unbookedContributions(tx: Tx, questionId: string) {
  return tx
    .selectFrom('contribution')
    .leftJoin(expertDueView.as('expert_due'), 'expert_due.contributionId', 'contribution.id')
    .select(['contribution.id', 'contribution.expertId', 'contribution.at', 'contribution.feeQuoted'])
    .where('contribution.questionId', '=', questionId)
    .where('contribution.feeQuoted', '>', 0)
    .where('expert_due.contributionId', 'is', null)
    .execute()
}

type Erased = { id: string; content: ContributionContent | null; authorName: string | null }

/**
 * Erases contents, or names in them, as the law requires; the hashes stay, and the chain still verifies. The salt goes with
 * them: nobody finds out by trying what was erased.
 */
export async function eraseContributions(tx: Tx, rows: readonly Erased[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`select set_config('clairavis.erasing', 'yes', true)`.execute(tx)
  for (const { id, content, authorName } of rows) {
    const { salt: _, ...left } = content ?? {}
    await tx
      .updateTable('contribution')
      .set({ content: content && JSON.stringify(left), authorName, erasedAt: now })
      .where('id', '=', id)
      .execute()
  }
  await sql`select set_config('clairavis.erasing', '', true)`.execute(tx)
}

/** The fee last quoted to this expert for this question; null where none was quoted. */
export async function quotedTo(tx: Tx, questionId: string, expertId: string): Promise<number | null> {
  const said = await tx
    .selectFrom('lease')
    .select('fee')
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .where('fee', 'is not', null)
    .orderBy('token', 'desc')
    .limit(1)
    .executeTakeFirst()
  return said?.fee ?? null
}
