import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { cardTestingWindow, type RefusedCounts } from '../card-testing.ts'

/** `false` when this event was counted before. */
export async function insertRefusedCard(tx: Tx, row: Insertable<Tables['refused_card']>): Promise<boolean> {
  const made = await tx
    .insertInto('refused_card')
    .values(row)
    .onConflict((conflict) => conflict.column('eventId').doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return made !== undefined
}

type Trier = { personId: string; address: string | null; fingerprint: string | null }

export async function refusedCounts(db: Db, who: Trier, now: Date): Promise<RefusedCounts> {
  const hour = new Date(now.getTime() - cardTestingWindow.seconds * 1000)
  const day = new Date(now.getTime() - cardTestingWindow.cardSeconds * 1000)
  const { byPerson, byAddress, peopleOfCard } = await db
    .selectFrom('refused_card')
    .select([
      sql<number>`count(*) filter (where person_id = ${who.personId} and at > ${hour})::int`.as('byPerson'),
      sql<number>`count(*) filter (where address = ${who.address} and at > ${hour})::int`.as('byAddress'),
      sql<number>`count(distinct person_id) filter (where fingerprint = ${who.fingerprint})::int`.as('peopleOfCard'),
    ])
    .where('at', '>', day)
    .where((where) =>
      where.or([
        where('personId', '=', who.personId),
        ...(who.address ? [where('address', '=', who.address)] : []),
        ...(who.fingerprint ? [where('fingerprint', '=', who.fingerprint)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { byPerson, byAddress, peopleOfCard }
}

/** Whether another order has held, captured or refunded the introductory offer of this mailbox. */
export async function emailHadFirstOffer(db: Db, mailbox: string, except: string): Promise<boolean> {
  const row = await db
    .selectFrom('first_offer')
    .innerJoin('purchase', 'purchase.id', 'first_offer.purchaseId')
    .select('purchase.id')
    .where('first_offer.mailbox', '=', mailbox)
    .where('purchase.status', 'in', ['held', 'captured', 'refunded'])
    .where('purchase.id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}
export async function insertFirstOffer(tx: Tx, purchaseId: string, mailbox: string): Promise<void> {
  await tx
    .insertInto('first_offer')
    .values({ purchaseId, mailbox })
    .onConflict((conflict) => conflict.column('purchaseId').doNothing())
    .execute()
}
