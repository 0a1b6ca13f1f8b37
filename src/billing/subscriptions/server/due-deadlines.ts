import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { idleMonths } from '../../server/store.ts'
import { decidePlan } from '../plan.ts'
import { performPlanEffects } from './effects.ts'
import { planOf } from './plan-row.ts'
import { planRulesOf } from './rules.ts'
import { lockPlan, savePlan } from './store.ts'

/** Applies the deadlines of a plan that have passed. */
export async function applyDueDeadlines(ports: Ports, tx: Tx, subscriptionId: string): Promise<void> {
  const row = await lockPlan(tx, subscriptionId)
  if (!row || row.state === 'ended') return
  const now = ports.clock.now()
  const idle = await idleMonths(tx, row.id)
  const decision = decidePlan(planOf(row), { kind: 'tick', idle }, now, planRulesOf(ports.config))
  if (decision.refused) return
  await savePlan(tx, row.id, decision.plan)
  await performPlanEffects(ports, tx, row, decision.plan, decision.effects)
}
