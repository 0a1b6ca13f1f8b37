import { describe, expect, it } from 'vitest'
import { sdk } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  capturedOrder,
  paymentAtStripe,
  purchaseRow,
  setUpPaymentTestKit,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { updateChangedCustomers } from './customers.ts'

setUpPaymentTestKit()

async function customerWhoPaid() {
  const { order } = await capturedOrder()
  const { customer } = await paymentAtStripe(order.paymentIntent)
  const { personId } = await purchaseRow(order.id)
  return { personId, customer: customer ?? '' }
}
const shown = (customer: string) => sdk(testApp.sandbox.url).customers.retrieve(customer)
const change = (personId: string, to: { contactEmail?: string; displayName?: string | null; locale?: 'fr' | 'en' }) =>
  testDb().updateTable('person').set(to).where('id', '=', personId).execute()
const tellings = () => testApp.ports.payments.listEvents({ since: new Date(0), types: ['customer.updated'] })

describe('what the provider knows of a customer', () => {
  it('follows a new address, name and language, once', async () => {
    const { personId, customer } = await customerWhoPaid()
    await updateChangedCustomers(testApp.ports)
    const before = (await tellings()).length
    await change(personId, { contactEmail: 'married@client.test', displayName: 'Zoé Martin', locale: 'en' })
    await updateChangedCustomers(testApp.ports)
    expect(await shown(customer)).toMatchObject({
      email: 'married@client.test',
      name: 'Zoé Martin',
      preferred_locales: ['en'],
    })
    await updateChangedCustomers(testApp.ports)
    expect(await tellings()).toHaveLength(before + 1)
    await change(personId, { displayName: null })
    await updateChangedCustomers(testApp.ports)
    expect(await shown(customer)).toMatchObject({ name: null })
  })

  it('is not told again where nothing has changed since the payment', async () => {
    const { personId } = await customerWhoPaid()
    const row = await testDb().selectFrom('customer').select('told').where('personId', '=', personId).executeTakeFirst()
    expect(row?.told).toMatch(/^[0-9a-f]{32}$/)
    const before = (await tellings()).length
    await updateChangedCustomers(testApp.ports)
    expect(await tellings()).toHaveLength(before)
  })

  it('of one deleted by hand keeps no other from being told', async () => {
    const gone = await customerWhoPaid()
    const there = await customerWhoPaid()
    await testApp.ports.payments.forgetCustomer(gone.customer)
    for (const { personId } of [gone, there]) await change(personId, { locale: 'en' })
    await updateChangedCustomers(testApp.ports)
    expect(await shown(there.customer)).toMatchObject({ preferred_locales: ['en'] })
  })
})
