// The answer that an expert is writing, on one device or on several.
import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { hasWorkedOn } from '../../server/store.ts'
import { questionById } from '../../server/views.ts'
import type { AnswerDraft } from '../../shapes.ts'
import type { DraftVersion } from '../contract.ts'
import { type DraftEdit, type KeptDraft, keepDraft, type SetAside } from '../draft-versions.ts'
import { locked, lossOf, type OfQuestion, ownExpert } from './commands.ts'
import { answerDraftOf, draftVersionsOf, keepVersions, putAnswerDraft } from './draft-store.ts'

type Typed = { draft: AnswerDraft; edit?: DraftEdit; aside: readonly SetAside[] }

/**
 * Keeps what was typed beside what another device has written, and counts as an act. A text that is replaced, or that
 * cannot take its place, is kept as a version. The expert's other devices hear of it.
 * @throws Refusal `lease_lost`
 */
export async function saveAnswerDraft(
  ports: Ports,
  actor: Person,
  input: OfQuestion & Typed,
): Promise<KeptDraft & { savedAt: Date; lostAt: Date }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const saved = await applyTo(ports, tx, row, [{ kind: 'save_draft', expertId: expert.id, token: input.token }])
    const savedAt = ports.clock.now()
    const before = await answerDraftOf(tx, row.id, expert.id)
    const edit = input.edit ?? null
    const { kept, aside } = keepDraft(
      before ? { draft: before.data, marks: before.marks } : null,
      input.draft,
      edit,
      savedAt,
    )
    await putAnswerDraft(tx, row.id, expert.id, kept, savedAt)
    const about = { device: edit?.device ?? null, at: savedAt }
    await keepVersions(tx, row.id, expert.id, [...aside, ...input.aside], about)
    const newest = Math.max(...Object.values(kept.marks).map(({ version }) => version))
    await ports.live.announce(tx, [actor.personId], { kind: 'draft', ref: `${row.id}:${newest}` })
    return { ...kept, savedAt, lostAt: lossOf(saved, ports) }
  })
}

/** @throws Refusal `question_unknown` for whoever has never worked on it */
async function workedOn(ports: Ports, actor: Person, questionId: string) {
  const expert = await ownExpert(ports.db, actor)
  const row = await questionById(ports.db, questionId)
  const known = row && (row.expertId === expert.id || (await hasWorkedOn(ports.db, questionId, expert.id)))
  if (!known) throw new Refusal('question_unknown', 404)
  return expert
}

export async function draftAsItStands(ports: Ports, actor: Person, questionId: string) {
  const expert = await workedOn(ports, actor, questionId)
  const draft = await answerDraftOf(ports.db, questionId, expert.id)
  return { draft: draft?.data ?? null, marks: draft?.marks ?? {} }
}

export async function earlierTexts(
  ports: Ports,
  actor: Person,
  questionId: string,
): Promise<{ versions: z.input<typeof DraftVersion>[] }> {
  const expert = await workedOn(ports, actor, questionId)
  const rows = await draftVersionsOf(ports.db, questionId, expert.id)
  return {
    versions: rows.map(({ data, ...row }) => ({ ...row, text: data }) as z.input<typeof DraftVersion>),
  }
}
