import { describe, expect, it } from 'vitest'
import { createAccount } from '../../accounts/server/people.ts'
import { recordCharge, recordCredit } from '../../billing/server/books.ts'
import { type Caller, house } from '../../server/testing.ts'
import { db } from '../../server/till.ts'
import { member } from './testing.ts'

const totals = ({ token }: Caller) =>
  house.api.request('/admin/consumer-totals.csv?from=2026-12-24&to=2026-12-25', {
    headers: { authorization: `Bearer ${token}` },
  })

describe('the totals of consumers', () => {
  it('add up per day and rate, credit notes apart, without the enterprises', async () => {
    const id = house.ports.ids.id()
    const jeanne = await createAccount(house.ports, {
      id,
      email: `${id}@client.test`,
      locale: 'fr',
      firstName: 'Jeanne',
    })
    const other = house.ports.ids.id()
    const company = await createAccount(house.ports, { id: other, email: `${other}@client.test`, locale: 'fr' })
    await db()
      .updateTable('person')
      .set({ company: 'Atelier', siret: '73282932000074' })
      .where('id', '=', company)
      .execute()
    house.clock.advance(Date.parse('2026-12-24T22:30:00Z') - house.clock.now().getTime())
    const charge = (personId: string, amount: number) =>
      house.ports.transact((tx) =>
        recordCharge(house.ports, tx, {
          personId,
          source: 'provider_invoice',
          sourceId: house.ports.ids.id(),
          kind: 'plan',
          purchaseId: null,
          subscriptionId: null,
          amount,
          vatRate: 20,
          paymentIntent: null,
          paidAt: house.clock.now(),
        }),
      )
    const made = await charge(jeanne, 2900)
    await charge(jeanne, 300)
    await charge(company, 20_000)
    house.clock.advance(3600_000)
    await house.ports.transact((tx) =>
      recordCredit(house.ports, tx, {
        chargeId: made!.id,
        source: 'provider_refund',
        sourceId: house.ports.ids.id(),
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
