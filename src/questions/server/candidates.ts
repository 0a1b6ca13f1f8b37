import { findCategory } from '../../catalog/catalog.ts'
import { candidatesFor } from '../../experts/server/candidates.ts'
import { expertOf } from '../../experts/server/store.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { Search } from '../life.ts'
import { type Ranked, rank } from '../matching.ts'
import type { Rules } from '../rules.ts'
import { stoppedBy } from './asked-store.ts'
import { knownTo, loadOf, type QuestionRow } from './store.ts'

/** Who may be asked now, best first. The weights and the reasons against are the rules'; the facts are read here. */
export async function candidates(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  search: Search,
  rules: Rules,
): Promise<Ranked[]> {
  const [own, stopped] = await Promise.all([expertOf(tx, row.person_id), stoppedBy(tx, row.person_id)])
  const found = await candidatesFor(ports, tx, {
    category: row.category,
    subCategory: row.sub_category,
    locale: row.locale,
    widened: search.widened,
    requested: search.only,
    passed: [...row.life.declined, ...row.life.lapsed, ...stopped],
  })
  // Whoever asks does not answer themselves, and is not matched again with whom they no longer want.
  const experts = found.filter((expert) => expert.id !== own?.id && !stopped.has(expert.id))
  const ids = experts.map((expert) => expert.id)
  const [load, known] = await Promise.all([loadOf(tx, ids), knownTo(tx, row.person_id, ids)])
  return rank(
    {
      category: row.category,
      subCategory: row.sub_category,
      regulated: findCategory(row.category)?.regulated ?? 'none',
      locale: row.locale,
      area: row.life.area,
      clientId: row.person_id,
      declined: row.life.declined,
      continuity: row.life.continuity,
      widened: search.widened,
    },
    experts.map((expert) => ({
      ...expert,
      load: load.get(expert.id) ?? 0,
      answeredThisClient: known.has(expert.id),
      conflictWith: [],
    })),
    ports.clock.now(),
    rules.matching,
  )
}
