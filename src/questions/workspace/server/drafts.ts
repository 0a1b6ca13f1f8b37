// The answer that an expert is writing, on one device or on several.
import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { canOf, workToken } from '../../access.ts'
import { answerToCorrect, contributionsTo } from '../../answers/server/contribution-store.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { hasWorkedOn } from '../../server/store.ts'
import { type QuestionRow, questionById } from '../../server/views.ts'
import type { AnswerDraft } from '../../shapes.ts'
import type { DraftVersion, ProposalPart } from '../contract.ts'
import { type DraftEdit, type KeptDraft, keepDraft, type SetAside } from '../draft-versions.ts'
import { locked, lossOf, mustCorrectTheLatest, ownExpert } from './commands.ts'
import { answerDraftOf, draftVersionsOf, keepVersions, putAnswerDraft } from './draft-store.ts'
import { acceptedBy, partOf } from './proposal-store.ts'

/** `token` null: of a correction, for which nobody needs to hold the work. */
type Typed = {
  questionId: string
  token: number | null
  corrects?: number | null
  draft: AnswerDraft
  edit?: DraftEdit
  aside: readonly SetAside[]
}

/**
 * Keeps what was typed beside what another device has written, and counts as an act. A text that is replaced, or that
 * cannot take its place, is kept as a version. The expert's other devices hear of it.
 * @throws Refusal `lease_lost`, `corrected_meanwhile`
 */
export async function saveAnswerDraft(
  ports: Ports,
  actor: Person,
  input: Typed,
): Promise<KeptDraft & { savedAt: Date; lostAt: Date | null }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const saved = await keepWork(ports, tx, row, expert.id, input.token)
    if (input.corrects !== undefined)
      mustCorrectTheLatest(answerToCorrect(await contributionsTo(tx, row.id), row.life, expert.id), input.corrects)
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
    return { ...kept, savedAt, lostAt: workToken(saved.life, expert.id) === null ? null : lossOf(saved, ports) }
  })
}

/** Writing renews the right to work; a correction needs none as long as it may be sent. */
async function keepWork(ports: Ports, tx: Tx, row: QuestionRow, expertId: string, token: number | null) {
  if (token !== null) return applyTo(ports, tx, row, [{ kind: 'save_draft', expertId, token }])
  const viewer = { personId: null, expertId, staff: false, breakGlassUntil: null }
  const can = canOf(row.life, viewer)
  if (!can.correctAnswer && !(can.answer && row.state === 'FOLLOW_UP')) throw new Refusal('lease_lost', 409)
  return row
}

/** @throws Refusal `question_unknown` for whoever has never worked on it */
async function workedOn(ports: Ports, actor: Person, questionId: string) {
  const expert = await ownExpert(ports.db, actor)
  const row = await questionById(ports.db, questionId)
  const known = row && (row.expertId === expert.id || (await hasWorkedOn(ports.db, questionId, expert.id)))
  if (!known) throw new Refusal('question_unknown', 404)
  return expert
}

export async function draftAsItStands(
  ports: Ports,
  actor: Person,
  questionId: string,
): Promise<{ draft: AnswerDraft | null; marks: KeptDraft['marks']; accepted: z.input<typeof ProposalPart>[] }> {
  const expert = await workedOn(ports, actor, questionId)
  const [draft, accepted] = await Promise.all([
    answerDraftOf(ports.db, questionId, expert.id),
    acceptedBy(ports.db, questionId, expert.id),
  ])
  return { draft: draft?.data ?? null, marks: draft?.marks ?? {}, accepted: accepted.map(partOf) }
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
