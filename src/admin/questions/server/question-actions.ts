import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { cardRows } from '../../../experts/matching/server/roster-views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { cannot } from '../../../questions/access.ts'
import type { StaffEvent } from '../../../questions/lifecycle/events.ts'
import { applyTo } from '../../../questions/lifecycle/server/apply.ts'
import { whoMayBeAsked } from '../../../questions/matching/server/candidates.ts'
import { lockQuestion, type QuestionRow } from '../../../questions/server/views.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'

/** The staff views a question neither as its asker nor as an expert. */
const viewer = { personId: null, expertId: null, staff: true, breakGlassUntil: null }
const acts = { offer: 'offerByHand', release: 'releaseLease', close: 'closeAsStaff' } as const
type Steering = keyof typeof acts

/** The question's history says only that the staff did it; the reason's text stays in the journal. */
const reason = 'staff'

export function questionActionsFor(row: QuestionRow, actor: Person): Record<Steering, boolean> {
  const may = mayDo(actor.roles, 'steer_questions')
  const can = (act: Steering) => may && cannot(acts[act], row.life, viewer) === null
  return { offer: can('offer'), release: can('release'), close: can('close') }
}

/** @throws Refusal `question_unknown` */
export async function expertsToAsk(ports: Ports, actor: Person, id: string) {
  await requirePermission(ports, actor, 'steer_questions')
  return ports.transact(async (tx) => {
    const row = await lockQuestion(tx, id)
    if (!row) throw new Refusal('question_unknown', 404)
    const found = (await whoMayBeAsked(ports, tx, row)).slice(0, 60)
    const today = ports.clock.now().toISOString().slice(0, 10)
    const cards = await cardRows(
      tx,
      found.map(({ expertId }) => expertId),
      today,
    )
    const names = new Map(cards.map((card) => [card.id, `${card.firstName} ${card.lastName}`]))
    return { experts: found.map(({ expertId, away }) => ({ id: expertId, name: names.get(expertId) ?? '', away })) }
  })
}

type Done = { id: string; reason: string }

async function steer(
  ports: Ports,
  actor: Person,
  act: Steering,
  input: Done,
  eventFor: (tx: Tx, row: QuestionRow) => Promise<StaffEvent>,
) {
  await requirePermission(ports, actor, 'steer_questions')
  return ports.transact(async (tx) => {
    const row = await lockQuestion(tx, input.id)
    if (!row) throw new Refusal('question_unknown', 404)
    const refused = cannot(acts[act], row.life, viewer)
    if (refused) throw new Refusal(refused === 'not_found' ? 'question_unknown' : refused, 409)
    const event = await eventFor(tx, row)
    const saved = await applyTo(ports, tx, row, [event])
    await recordAct(ports, tx, actor, {
      act: `question.${act}`,
      subject: { kind: 'question', id: input.id },
      reason: input.reason,
      before: { state: row.state, expert: row.expertId },
      after: { state: saved.state, ...(event.kind === 'offer_by_hand' && { expert: event.expertId }) },
    })
    return {}
  })
}

/** @throws Refusal `question_unknown`, `question_closed`, `illegal_transition` */
export function closeByStaff(ports: Ports, actor: Person, input: Done) {
  return steer(ports, actor, 'close', input, async () => ({ kind: 'close_admin', by: actor.personId, reason }))
}

/** @throws Refusal `question_unknown`, `question_closed`, `illegal_transition`, `lease_lost` */
export function releaseByStaff(ports: Ports, actor: Person, input: Done) {
  return steer(ports, actor, 'release', input, async () => ({ kind: 'release_lease', by: actor.personId, reason }))
}

/**
 * Offers only to an expert with the field and its title: the staff is bound by the rules of matching.
 * @throws Refusal `question_unknown`, `question_closed`, `illegal_transition`, `expert_unknown`, `expert_declined`
 */
export function offerByStaff(ports: Ports, actor: Person, input: Done & { expert: string }) {
  return steer(ports, actor, 'offer', input, async (tx, row) => {
    const possible = await whoMayBeAsked(ports, tx, row)
    if (!possible.some(({ expertId }) => expertId === input.expert)) throw new Refusal('expert_unknown', 404)
    return { kind: 'offer_by_hand', expertId: input.expert, by: actor.personId, reason }
  })
}
