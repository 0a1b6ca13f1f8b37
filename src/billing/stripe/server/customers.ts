import { contactOf } from '../../../accounts/server/people.ts'
import { Refusal } from '../../../api/refusal.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { customerOf, customersToUpdate, markCustomerUpdated, saveCustomer } from './customers-store.ts'

/**
 * Calls the provider as this person's customer. A customer deleted on the provider's own page is replaced: otherwise
 * the person could never order again.
 * @throws Refusal `email_needed`, PaymentsError
 */
export async function withCustomer<T>(
  ports: Ports,
  { personId }: { personId: string },
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
 * Sends the provider the changed address, name and language of customers: otherwise its records and its banks would go
 * on naming somebody as they no longer are (GDPR, article 5, 1 d).
 */
export async function updateChangedCustomers(ports: Ports): Promise<void> {
  for (const { customer, email, name, locale, told } of await customersToUpdate(ports.db)) {
    try {
      if (await ports.payments.customerExists(customer))
        await ports.payments.updateCustomer({ key: ports.ids.id(), customer, email, name: name ?? '', locale })
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.kind === 'unavailable') throw error
      // What the provider refuses once, it refuses every hour.
      ports.log.error({ err: error, customer }, 'the provider takes no news of a customer')
    }
    await markCustomerUpdated(ports.db, customer, told)
  }
}
