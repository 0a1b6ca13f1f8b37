import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { databaseTime } from '../../server/store.ts'
import type { ServiceState } from '../services.ts'

export type Service = Selectable<Tables['service_request']>

/** The limit in the database. */
const longestWish = 4000

const nothingYet = {
  title: null,
  scope: null,
  amount: null,
  vatRate: null,
  quotedAt: null,
  quotedBy: null,
  expiresAt: null,
  signature: null,
  acceptedAt: null,
  acceptedAddress: null,
  acceptedUserAgent: null,
  textVersion: null,
  providerInvoice: null,
  paymentIntent: null,
  clientSecret: null,
  lastError: null,
  paidAt: null,
  closedAt: null,
  closedBy: null,
  closedReason: null,
} as const

type NewService = Pick<
  Insertable<Tables['service_request']>,
  'id' | 'reference' | 'personId' | 'locale' | 'wish' | 'requestedAt'
>

/** `undefined` when a request is waiting already. */
export function insertService(tx: Tx, row: NewService): Promise<Service | undefined> {
  return tx
    .insertInto('service_request')
    .values({ ...nothingYet, ...row, state: 'requested' })
    .onConflict((conflict) => conflict.column('personId').where('state', '=', 'requested').doNothing())
    .returningAll()
    .executeTakeFirst()
}
/** Moves a visitor's requests to their account. Only one request waits for each person: two texts become one. */
export async function reassignServices(tx: Tx, from: string, to: string): Promise<void> {
  const waiting = await tx
    .selectFrom('service_request')
    .select(['id', 'personId', 'wish'])
    .where('personId', 'in', [from, to])
    .where('state', '=', 'requested')
    .forUpdate()
    .execute()
  const theirs = waiting.find(({ personId }) => personId === from)
  const own = waiting.find(({ personId }) => personId === to)
  if (theirs && own) {
    // Too long for one request: the second stays readable among the closed ones.
    await addToWish(tx, own, theirs.wish)
    await updateService(tx, theirs.id, { state: 'declined', closedAt: await databaseTime(tx), closedBy: 'client' })
  }
  await tx.updateTable('service_request').set({ personId: to }).where('personId', '=', from).execute()
}
/** `null` where both texts are too long for one request. */
async function addToWish(tx: Tx, { id, wish }: Pick<Service, 'id' | 'wish'>, text: string) {
  const both = `${wish}\n\n${text}`
  return both.length <= longestWish ? updateService(tx, id, { wish: both }) : null
}
export function lockService(tx: Tx, id: string) {
  return tx.selectFrom('service_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export function serviceById(db: Db, id: string) {
  return db.selectFrom('service_request').selectAll().where('id', '=', id).executeTakeFirst()
}
export function serviceByReference(db: Db, reference: string) {
  return db.selectFrom('service_request').selectAll().where('reference', '=', reference).executeTakeFirst()
}
export function serviceByPayment(db: Db, paymentIntent: string) {
  return db.selectFrom('service_request').select('id').where('paymentIntent', '=', paymentIntent).executeTakeFirst()
}
export function servicesOf(db: Db, personId: string): Promise<Service[]> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('requestedAt', 'desc')
    .limit(50)
    .execute()
}
/** For staff: what waits for a price first, then the newest. */
export function allServices(db: Db, state: ServiceState | undefined) {
  return db
    .selectFrom('service_request')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state as ServiceState))
    .orderBy(sql`state <> 'requested'`)
    .orderBy('requestedAt', 'desc')
    .limit(200)
    .execute()
}
export function updateService(tx: Tx, id: string, set: Updateable<Tables['service_request']>): Promise<Service> {
  return tx.updateTable('service_request').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
/** Prices that have expired, and accepted ones that may have been paid in a closed tab. */
export function unfinishedServices(db: Db, now: Date) {
  return db
    .selectFrom('service_request')
    .select(['id', 'state'])
    .where((where) =>
      where.or([
        where.and([where('state', 'in', ['quoted', 'accepted']), where('expiresAt', '<=', now)]),
        where('state', '=', 'accepted'),
        // Closed while the provider still holds a payable invoice.
        where.and([where('state', 'in', ['declined', 'expired']), where('clientSecret', 'is not', null)]),
      ]),
    )
    .orderBy('requestedAt')
    .limit(200)
    .execute()
}
