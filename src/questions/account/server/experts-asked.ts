import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { questionCard } from '../../server/question-view.ts'
import { stoppedBy } from '../../server/views.ts'
import type { AskedExpert } from '../contract.ts'
import { askedRows, deleteStop, hasAsked, insertStop } from './experts-asked-store.ts'

/** The experts of a person’s past questions, the last one first. */
export async function expertsAsked(
  ports: Ports,
  actor: Person,
  locale: Locale,
): Promise<z.input<typeof AskedExpert>[]> {
  const [rows, stopped] = await Promise.all([askedRows(ports.db, actor.personId), stoppedBy(ports.db, actor.personId)])
  const ids = rows.flatMap(({ last }) => last.expertId ?? [])
  const cards = await cardsOf(ports, ports.db, ids, locale)
  return rows.flatMap(({ last, questions, stars }) => {
    const expert = cards.get(last.expertId ?? '')
    if (!expert) return []
    const told = questionCard(ports, last, cards, locale)
    return [{ expert, questions, last: told, stars, stopped: stopped.has(expert.id) }]
  })
}

/**
 * From now on the search offers no question of this person to the expert. Work already under way goes on, and a
 * question that names the expert lifts the stop.
 * @throws Refusal `expert_unknown` for an expert who never accepted one of the person's questions
 */
export async function stopAsking(
  ports: Ports,
  actor: Person,
  { expertId, stopped }: { expertId: string; stopped: boolean },
): Promise<{ id: string; stopped: boolean }> {
  return ports.transact(async (tx) => {
    if (!(await hasAsked(tx, actor.personId, expertId))) throw new Refusal('expert_unknown', 404)
    if (stopped) await insertStop(tx, actor.personId, expertId, ports.clock.now())
    else await deleteStop(tx, actor.personId, expertId)
    return { id: expertId, stopped }
  })
}
