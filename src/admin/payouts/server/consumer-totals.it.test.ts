import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { recordCharge, recordCredit } from '../../../billing/ledger/server/ledger.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const totals = ({ token }: Caller) =>
  testApp.api.request('/admin/consumer-totals.csv?from=2026-12-24&to=2026-12-25', {
    headers: { authorization: `Bearer ${token}` },
  })

describe('the totals of consumers', () => {
  it('add up per day and rate, credit notes apart, without the enterprises', async () => {
    const id = testApp.ports.ids.id()
    const jeanne = await createAccount(testApp.ports, {
      id,
      email: `${id}@client.test`,
      locale: 'fr',
      firstName: 'Jeanne',
    })
    const other = testApp.ports.ids.id()
    const company = await createAccount(testApp.ports, { id: other, email: `${other}@client.test`, locale: 'fr' })
    await testDb()
      .updateTable('person')
      .set({ company: 'Atelier', siret: '73282932000074' })
      .where('id', '=', company)
      .execute()
    testApp.clock.advance(Date.parse('2026-12-24T22:30:00Z') - testApp.clock.now().getTime())
    const charge = (personId: string, amount: number) =>
      testApp.ports.transact((tx) =>
        recordCharge(testApp.ports, tx, {
          personId,
          source: 'provider_invoice',
          sourceId: testApp.ports.ids.id(),
          kind: 'plan',
          purchaseId: null,
          subscriptionId: null,
          amount,
          vatRate: 20,
          paymentIntent: null,
          paidAt: testApp.clock.now(),
        }),
      )
    const made = await charge(jeanne, 2900)
    await charge(jeanne, 300)
    await charge(company, 20_000)
    testApp.clock.advance(3600_000)
    await testApp.ports.transact((tx) =>
      recordCredit(testApp.ports, tx, {
        chargeId: made!.id,
        source: 'provider_refund',
        sourceId: testApp.ports.ids.id(),
        amount: 2900,
        reason: 'goodwill',
      }),
    )
    const csv = await totals(await member('owner'))
    expect(csv.status).toBe(200)
    expect((await csv.text()).trim().split('\r\n')).toEqual([
      'date,category,currency,country,vat_rate,kind,documents,net,vat,total',
      '2026-12-24,TPS1,EUR,FR,20.00,invoice,2,26.67,5.33,32.00',
      '2026-12-25,TPS1,EUR,FR,20.00,credit_note,1,-24.17,-4.83,-29.00',
    ])
    expect((await totals(await member('editor'))).status).toBe(403)
  })
})
