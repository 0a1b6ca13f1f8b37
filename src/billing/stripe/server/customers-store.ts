import { personView } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'

const atOnce = 500
const name = sql<string | null>`coalesce(p.display_name, p.first_name)`
const digest: RawBuilder<string> = sql`md5(concat_ws(chr(31), p.contact_email, ${name}, p.locale))`

export async function customerOf(db: Db, personId: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('providerId').where('personId', '=', personId).executeTakeFirst()
  return row?.providerId
}

/**
 * Of two customers made at once the first one stays, on whichever key they conflict; one that the provider has lost is
 * replaced.
 * @returns the one that counts
 */
export async function saveCustomer(
  db: Db,
  { personId, made, instead }: { personId: string; made: string; instead: string | undefined },
  now: Date,
): Promise<string> {
  const told = sql<string>`(select ${digest} from ${personView} p where p.id = ${personId})`
  if (instead)
    await db
      .updateTable('customer')
      .set({ providerId: made, told })
      .where('personId', '=', personId)
      .where('providerId', '=', instead)
      .execute()
  else
    await db
      .insertInto('customer')
      .values({ personId, providerId: made, createdAt: now, told })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return (await customerOf(db, personId)) ?? made
}

type Untold = { customer: string; email: string; name: string | null; locale: Locale; told: string }

/** Customers whose details at the provider are out of date. An erased person is erased there, not updated. */
export async function customersToUpdate(db: Db): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select customer.provider_id as customer, p.contact_email as email, ${name} as name, p.locale, ${digest} as told
    from customer join ${personView} p on p.id = customer.person_id
    where p.contact_email is not null and p.deleted_at is null and customer.told is distinct from ${digest}
    order by customer.created_at limit ${atOnce}`.execute(db)
  return rows
}

export async function markCustomerUpdated(db: Db, customer: string, told: string): Promise<void> {
  await db.updateTable('customer').set({ told }).where('providerId', '=', customer).execute()
}
