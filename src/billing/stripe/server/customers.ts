import { contactOf } from '../../../accounts/server/people.ts'
import { Refusal } from '../../../api/refusal.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { customerOf, customersToUpdate, markCustomerUpdated, saveCustomer } from './customers-store.ts'

/**
 * Asks for something as the provider's customer of this person. One that was deleted on the provider's own page gives way
 * to a new one: else the person could never order again.
 * @throws Refusal `email_needed`, PaymentsError
 */
export async function withCustomer<T>(
  ports: Ports,
  { person_id: personId }: { person_id: string },
  act: (customer: string) => Promise<T>,
): Promise<T> {
  const contact = await contactOf(ports.db, personId)
  if (!contact) throw new Refusal('email_needed', 409)
  const { email, name, locale } = contact
  const make = async (instead?: string) => {
    const made = await ports.payments.createCustomer({ personId, email, name: name ?? undefined, locale, instead })
    return saveCustomer(ports.db, { personId, made, instead }, ports.clock.now())
  }
  const known = await customerOf(ports.db, personId)
  try {
    return await act(known ?? (await make()))
  } catch (error) {
    if (!known || !(error instanceof PaymentsError) || error.code !== 'resource_missing') throw error
    if (await ports.payments.customerExists(known)) throw error
    return act(await make(known))
  }
}

/**
 * Tells the provider the address, name and language of those who have changed them: its books and its banks would go on
 * naming somebody as they no longer are (GDPR, article 5, 1 d).
 */
export async function updateChangedCustomers(ports: Ports): Promise<void> {
  for (const { customer, email, name, locale, told } of await customersToUpdate(ports.db)) {
    try {
      if (await ports.payments.customerExists(customer))
        await ports.payments.updateCustomer({ key: ports.ids.id(), customer, email, name: name ?? '', locale })
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.kind === 'unavailable') throw error
      // What it refuses once it refuses every hour.
      ports.log.error({ err: error, customer }, 'the provider takes no news of a customer')
    }
    await markCustomerUpdated(ports.db, customer, told)
  }
}
