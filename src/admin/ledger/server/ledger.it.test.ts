import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  setUpPaymentTestKit,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { reconcileLedger } from '../../../billing/ledger/server/reconcile-ledger.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

async function paid(): Promise<string> {
  withWebhooks()
  const made = await capturedOrder()
  await advanceAndRunJobs(1)
  return made.order.id
}
const today = () => testApp.clock.now().toISOString().slice(0, 10)

describe('the ledger before the operator', () => {
  it('shows balances on their usual side and totals that are nothing', async () => {
    const before = (await (await member('compliance')).get('/admin/ledger')).body
    await paid()
    const { body } = await (await member('compliance')).get('/admin/ledger')
    const change = (code: string) => {
      const [now, then] = [body, before].map(({ accounts }) =>
        accounts.find((one: { code: string }) => one.code === code),
      )
      return now.balance - then.balance
    }
    expect([change('provider_clearing'), change('revenue_question'), change('vat_collected')]).toEqual([300, 250, 50])
    expect(body.checks.map(({ difference }: { difference: number }) => difference)).toEqual([0, 0, 0, 0, 0])
  })

  it('finds the movements of a payment, of an account and of a day, whole', async () => {
    const id = await paid()
    const owner = await member('owner')
    const [found] = (await owner.get(`/admin/ledger?payment=${id}`)).body.movements
    expect(found).toMatchObject({ source: 'charge', payment: id, document: expect.stringMatching(/^F\d{4}-\d{6}$/) })
    expect(found.lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0)
    const { reference } = (await owner.get(`/admin/payments/${id}`)).body
    expect((await owner.get(`/admin/ledger?payment=${reference}`)).body.movements).toEqual([found])
    const vat = (await owner.get(`/admin/ledger?account=vat_collected&from=${today()}&to=${today()}`)).body.movements
    expect(vat.map(({ sourceId }: { sourceId: string }) => sourceId)).toContain(id)
    expect(vat[0].lines).toHaveLength(3)
    expect((await owner.get('/admin/ledger?to=2020-01-01')).body).toMatchObject({ movements: [], fees: { amount: 0 } })
  })

  it('leaves as a table whose debits equal its credits, movement by movement', async () => {
    await paid()
    const answer = await (await member('owner')).get(`/admin/ledger.csv?from=${today()}&to=${today()}`)
    const lines = String(answer.body).replace('\ufeff', '').trim().split('\r\n')
    expect(lines[0]?.split(',')).toHaveLength(18)
    const cells = lines
      .slice(1)
      .map((line) => line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')))
    const cents = (cell = '') => Number(cell.replaceAll('"', '').replace(',', ''))
    const sums = new Map<string, number>()
    for (const row of cells) {
      const movement = row?.[2] ?? ''
      sums.set(movement, (sums.get(movement) ?? 0) + cents(row?.[11]) - cents(row?.[12]))
    }
    expect(sums.size).toBeGreaterThan(0)
    expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
  })

  it('tells of each difference once, with its alert until and after somebody has closed it', async () => {
    const id = await paid()
    await testApp.ports.db.updateTable('charge').set({ paymentIntent: 'pi_nobody' }).where('id', '=', id).execute()
    await advanceAndRunJobs(30)
    await reconcileLedger(testApp.ports)
    await reconcileLedger(testApp.ports)
    const support = await member('support')
    const seen = async () =>
      (await support.get('/admin/reconciliations')).body.drifts.find(
        (drift: { kind: string; ref: string }) => drift.ref === id && drift.kind === 'charge_not_at_provider',
      )
    const open = await seen()
    expect(open).toMatchObject({ expected: 300, found: null, times: 2, payment: id, alert: { closedAt: null } })
    const note = 'Comparé à la main, l’identifiant était faux.'
    await support.post(`/admin/alerts/${open.alert.id}/close`, { note })
    expect((await seen()).alert).toMatchObject({ note, closedAt: expect.any(String), closedBy: expect.any(String) })
    const { runs, mayClose } = (await support.get('/admin/reconciliations')).body
    expect(mayClose).toBe(true)
    expect(runs[0]).toMatchObject({ drifts: expect.any(Number), inBooks: expect.any(Number) })
  })

  it('is shut to whoever may not see money', async () => {
    const editor = await member('editor')
    for (const path of ['/admin/ledger', '/admin/reconciliations', `/admin/ledger.csv?from=${today()}&to=${today()}`])
      expect((await editor.get(path)).body.code).toBe('right_missing')
  })
})
