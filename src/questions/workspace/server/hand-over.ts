// Handing a question over to a named colleague.
import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { applyTo, rulesOf } from '../../lifecycle/server/apply.ts'
import { mustNotBeWithdrawn } from '../../lifecycle/server/undo.ts'
import { colleaguesFor } from '../../matching/server/candidates.ts'
import type { Colleague } from '../contract.ts'
import { locked, type OfQuestion, ownExpert } from './commands.ts'
import { insertHandOver } from './hand-over-store.ts'
import { workspaceQuestion } from './view.ts'

const shown = 20

/** Who could take the question over now, the most suitable first. @throws Refusal `question_unknown`, `lease_lost` */
export async function colleagues(
  ports: Ports,
  actor: Person,
  { questionId, locale }: { questionId: string; locale: Locale },
): Promise<{ colleagues: z.input<typeof Colleague>[] }> {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, questionId, expert.id)
    if (workToken(row.life, expert.id) === null) throw new Refusal('lease_lost', 409)
    const ids = (await colleaguesFor(ports, tx, row, expert.id, rulesOf(ports.config))).slice(0, shown)
    const cards = await cardsOf(ports, tx, ids, locale)
    const found = ids.flatMap((id) => cards.get(id) ?? [])
    return { colleagues: found.map(({ id, name, profession }) => ({ id, name, profession })) }
  })
}

type Proposal = OfQuestion & { to: string; note: string; showsDraft: boolean; locale: Locale }

/**
 * Proposes the question to a colleague. The work stays with whoever proposes it until the colleague accepts.
 * @throws Refusal `colleague_unavailable`, `hand_over_open`, `lease_lost`, `being_withdrawn`
 */
export async function handOver(ports: Ports, actor: Person, input: Proposal) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const { token, to } = input
    const holds = workToken(row.life, expert.id) === token
    if (holds) await mustNotBeWithdrawn(tx, row.id)
    if (holds && !row.life.handOver) {
      const able = await colleaguesFor(ports, tx, row, expert.id, rulesOf(ports.config))
      if (!able.includes(to)) throw new Refusal('colleague_unavailable', 409)
    }
    const saved = await applyTo(ports, tx, row, [{ kind: 'hand_over', expertId: expert.id, token, to }])
    const proposed = saved.life.handOver
    if (!proposed) throw new Error(`question ${row.id} was handed over and has no hand-over`)
    await insertHandOver(tx, {
      questionId: row.id,
      token: proposed.token,
      fromExpertId: expert.id,
      toExpertId: to,
      note: input.note,
      showsDraft: input.showsDraft,
      at: ports.clock.now(),
    })
    return workspaceQuestion(ports, tx, saved, expert, input.locale)
  })
}

/** Takes the proposal back; the work was never given away. @throws Refusal `lease_lost` where the colleague has it */
export async function takeBack(ports: Ports, actor: Person, input: OfQuestion & { locale: Locale }) {
  const expert = await ownExpert(ports.db, actor)
  return ports.transact(async (tx) => {
    const row = await locked(tx, input.questionId, expert.id)
    const saved = await applyTo(ports, tx, row, [{ kind: 'take_back', expertId: expert.id, token: input.token }])
    return workspaceQuestion(ports, tx, saved, expert, input.locale)
  })
}
