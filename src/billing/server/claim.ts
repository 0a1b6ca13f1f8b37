import { sql } from 'kysely'
import type { Tx } from '../../platform/db/port.ts'
import { decidePlan } from '../plan.ts'
import { planOf, savePlan } from './plan-store.ts'
import { moveServices } from './services-store.ts'
import { databaseTime, giveUpPlanOrder, liveSubscription, lockOpenPlanOrder } from './store.ts'

/**
 * What a visitor ordered belongs to the account that turned out to be theirs: the order may be seen and settled, the plan
 * shown and cancelled. Of two plans the account's own stays, unless it was never paid; the other ends before it could
 * charge, and the reconciliation ends it at the provider. Quotes stay as they were signed.
 */
export async function claimPurchases(tx: Tx, from: string, to: string): Promise<void> {
  const joined = { person_id: to }
  // Of two plan orders that nobody has paid the account's own stays.
  if (await lockOpenPlanOrder(tx, to)) await giveUpPlanOrder(tx, from)
  await tx
    .updateTable('purchase')
    .set({ ...joined, claimed_at: sql<Date>`now()` })
    .where('person_id', '=', from)
    .execute()
  const [theirs, own] = [await liveSubscription(tx, from), await liveSubscription(tx, to)]
  if (theirs && own) {
    const gives = own.state === 'incomplete' ? own : theirs
    const ended = decidePlan(planOf(gives), { kind: 'end', reason: 'replaced' }, await databaseTime(tx))
    if (!ended.refused) await savePlan(tx, gives.id, ended.plan)
  }
  await tx.updateTable('subscription').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('charge').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('credit').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('invoice').set(joined).where('person_id', '=', from).execute()
  await tx.updateTable('consent').set(joined).where('person_id', '=', from).execute()
  await moveServices(tx, from, to)
  const known = await tx.selectFrom('customer').select('person_id').where('person_id', '=', to).executeTakeFirst()
  if (!known) await tx.updateTable('customer').set(joined).where('person_id', '=', from).execute()
}
