// Stores the answers that experts are writing, and the versions of their parts.
import type { Db, Tx } from '../../../platform/db/port.ts'
import { holdsText } from '../draft-sections.ts'
import type { KeptDraft, SetAside } from '../draft-versions.ts'

export function answerDraftOf(db: Db, questionId: string, expertId: string) {
  return db
    .selectFrom('answer_draft')
    .select(['data', 'savedAt', 'marks'])
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .executeTakeFirst()
}

export async function putAnswerDraft(
  tx: Tx,
  questionId: string,
  expertId: string,
  kept: KeptDraft,
  savedAt: Date,
): Promise<void> {
  const written = { data: JSON.stringify(kept.draft), marks: JSON.stringify(kept.marks), savedAt }
  await tx
    .insertInto('answer_draft')
    .values({ questionId, expertId, ...written })
    .onConflict((conflict) => conflict.columns(['questionId', 'expertId']).doUpdateSet(written))
    .execute()
}

export async function deleteAnswerDraft(tx: Tx, questionId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('answer_draft').where('questionId', '=', questionId).where('expertId', '=', expertId).execute()
}

export function draftVersionsOf(db: Db, questionId: string, expertId: string) {
  return db
    .selectFrom('answer_draft_version')
    .select(['id', 'section', 'data', 'at'])
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .orderBy('id', 'desc')
    .execute()
}

/** Texts that an earlier version holds already are not kept again. */
export async function keepVersions(
  tx: Tx,
  questionId: string,
  expertId: string,
  aside: readonly SetAside[],
  about: { device: string | null; at: Date },
): Promise<void> {
  if (aside.length === 0) return
  const kept = await draftVersionsOf(tx, questionId, expertId)
  const has = ({ section, text }: SetAside, all: readonly SetAside[]) =>
    all.some((one) => one.section === section && holdsText(one.text, text))
  const known = kept.map(({ section, data }) => ({ section, text: data }))
  const missing = aside.filter((one, nth) => !has(one, known) && !has(one, aside.slice(0, nth)))
  if (missing.length === 0) return
  await tx
    .insertInto('answer_draft_version')
    .values(
      missing.map(({ section, text }) => ({ questionId, expertId, section, data: JSON.stringify(text), ...about })),
    )
    .execute()
}
