import { findCategory } from '../../../catalog/catalog.ts'
import { candidatesFor } from '../../../experts/matching/server/candidates.ts'
import { expertOf } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { inConflictWith } from '../../account/server/experts-asked-store.ts'
import type { Search } from '../../lifecycle/decide.ts'
import type { Rules } from '../../rules.ts'
import { expertsKnownTo, loadOf } from '../../server/store.ts'
import { type QuestionRow, stoppedBy } from '../../server/views.ts'
import { type Need, notEligible, type Ranked, rank } from '../matching.ts'

/** Who may be asked now, best first. Weights and reasons against come from the rules; the facts are read here. */
export async function candidates(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  search: Search,
  rules: Rules,
): Promise<Ranked[]> {
  const { need, experts } = await gathered(ports, tx, row, search)
  return rank(need, experts, ports.clock.now(), rules.matching)
}

/** Whom the staff may ask by hand, those at their workspace first: also absent experts, never without the title. */
export async function whoMayBeAsked(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
): Promise<{ expertId: string; away: boolean }[]> {
  const { need, experts } = await gathered(ports, tx, row, { widened: true, only: null })
  const now = ports.clock.now()
  return experts
    .map((expert) => ({ expertId: expert.id, reasons: notEligible(need, expert, now), scripted: expert.scripted }))
    .filter(({ reasons, scripted }) => !scripted && reasons.every((reason) => reason === 'away' || reason === 'full'))
    .map(({ expertId, reasons }) => ({ expertId, away: reasons.includes('away') }))
    .sort((one, other) => Number(one.away) - Number(other.away))
}

/** Whether this expert could be asked, once they are at their workspace and have time. */
export async function couldAnswer(ports: Ports, tx: Tx, row: QuestionRow, expertId: string): Promise<boolean> {
  const { need, experts } = await gathered(ports, tx, row, { widened: true, only: expertId })
  const expert = experts.find(({ id }) => id === expertId)
  if (!expert) return false
  return notEligible(need, expert, ports.clock.now()).every((reason) => reason === 'away' || reason === 'full')
}

/** Who could take over what this expert is working on, the most suitable first: at their workspace, and with time. */
export async function colleaguesFor(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  expertId: string,
  rules: Rules,
): Promise<string[]> {
  const { need, experts } = await gathered(ports, tx, row, { widened: false, only: null })
  const others = experts.filter(({ id, scripted }) => id !== expertId && !scripted)
  return rank(need, others, ports.clock.now(), rules.matching).map((ranked) => ranked.expertId)
}

async function gathered(ports: Ports, tx: Tx, row: QuestionRow, search: Search) {
  const [own, stopped, conflicted] = await Promise.all([
    expertOf(tx, row.personId),
    stoppedBy(tx, row.personId),
    inConflictWith(tx, row.personId),
  ])
  const found = await candidatesFor(ports, tx, {
    category: row.category,
    subCategory: row.subCategory,
    locale: row.locale,
    widened: search.widened,
    requested: search.only,
    passed: [...row.life.declined, ...row.life.lapsed, ...stopped, ...conflicted],
  })
  // The author does not answer their own question, and is not matched with an expert whom they stopped.
  const experts = found.filter((expert) => expert.id !== own?.id && !stopped.has(expert.id))
  const ids = experts.map((expert) => expert.id)
  const [load, known] = await Promise.all([loadOf(tx, ids), expertsKnownTo(tx, row.personId, ids)])
  const need: Need = {
    category: row.category,
    subCategory: row.subCategory,
    regulated: findCategory(row.category)?.regulated ?? 'none',
    locale: row.locale,
    area: row.life.area,
    clientId: row.personId,
    declined: row.life.declined,
    continuity: row.life.continuity,
    widened: search.widened,
    requested: search.only,
  }
  const facts = (id: string) => ({
    load: load.get(id) ?? 0,
    answeredThisClient: known.has(id),
    conflictWith: conflicted.has(id) ? [row.personId] : [],
  })
  return { need, experts: experts.map((expert) => ({ ...expert, ...facts(expert.id) })) }
}
