import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { makePayable } from '../../../../test/fixtures/payable-expert.ts'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { mandateVersion } from '../../../billing/payouts/mandate.ts'
import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

type Expert = Caller & { expertId: string; personId: string }
const mandate = { version: mandateVersion, locale: 'fr', registration: '732 829 320', vat: 'exempt', vatNumber: '' }

const earn = (expertId: string, month: string, amount = 1800) =>
  testApp.ports.transact((tx) =>
    recordEarning(testApp.ports, tx, {
      contributionId: testApp.ports.ids.id(),
      questionId: testApp.ports.ids.id(),
      expertId,
      category: 'logement',
      amount,
      answeredAt: new Date(`${month}-15T10:00:00Z`),
    }),
  )
async function file(caller: Caller, path: string) {
  const response = await testApp.api.request(path, { headers: { authorization: `Bearer ${caller.token}` } })
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const invoicesOf = async (helene: Expert) => (await helene.get('/me/invoicing')).body.invoices
const vatEntries = (number: string) =>
  testDb().selectFrom('ledger_entry').select(['account', 'amount']).where('sourceId', '=', number).execute()

describe('an invoice in the name of an expert', () => {
  it('is issued with each payout to who has given the mandate, in a series of their own, and emailed', async () => {
    const owner = await member('owner')
    const [helene, without] = [await expert(), await expert()]
    for (const each of [helene, without]) await makePayable(each)
    expect((await helene.put('/me/invoicing-mandate', { ...mandate, registration: '12' })).status).toBe(422)
    expect((await helene.put('/me/invoicing-mandate', { ...mandate, version: 99 })).body.code).toBe('mandate_outdated')
    const charged = { ...mandate, vat: 'charged' }
    expect((await helene.put('/me/invoicing-mandate', charged)).status).toBe(422)
    expect((await helene.put('/me/invoicing-mandate', { ...charged, vatNumber: 'FR 44 732829320' })).status).toBe(200)
    for (const each of [helene, helene, without]) await earn(each.expertId, '2025-01')
    const { body } = await owner.post('/admin/payouts', { period: '2025-01' })
    const numberOf = ({ expertId }: Expert) =>
      body.payouts.find((row: { expertId: string }) => row.expertId === expertId).invoice
    expect(numberOf(without)).toBeNull()
    const number = numberOf(helene)
    expect(number).toBe('AF732829320-2026-0001')
    expect(await invoicesOf(helene)).toMatchObject([{ number, total: 3600, vat: 600 }])
    expect(await vatEntries(number)).toEqual(
      expect.arrayContaining([
        { account: 'vat_deductible', amount: 600 },
        { account: 'expert_cost', amount: -600 },
      ]),
    )
    const pdf = await file(helene, `/me/invoicing/${number}/pdf`)
    const document = await getDocumentProxy(new Uint8Array(pdf.bytes))
    const { text } = await extractText(document, { mergePages: true })
    for (const said of [
      'Autofacturation',
      'au nom et pour le compte d',
      '30 jours',
      '732 829 320',
      'SIREN 000 000 000',
      '36,00 €',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(said)
    expect(Object.keys((await document.getAttachments()) as object)).toEqual(['factur-x.xml'])
    expect((await file(without, `/me/invoicing/${number}/pdf`)).status).toBe(404)
    expect((await file(owner, `/admin/payouts/invoices/${number}/pdf`)).bytes).toEqual(pdf.bytes)
    await testApp.settle()
    const letters = await testDb()
      .selectFrom('mail_outbox')
      .select('subject')
      .where('template', '=', 'billing.expert_invoice')
      .execute()
    expect(letters).toEqual([{ subject: `Votre facture ${number}` }])
  })

  it('is for each answer once, also where the transfer came back, and stops with the mandate', async () => {
    const owner = await member('owner')
    const helene = await expert()
    await makePayable(helene)
    await helene.put('/me/invoicing-mandate', { ...mandate, registration: '552 100 554' })
    await earn(helene.expertId, '2025-02')
    await owner.post('/admin/payouts', { period: '2025-02' })
    await owner.post('/admin/payouts/paid', { period: '2025-02', reference: 'VIR 2025-02' })
    const back = { period: '2025-02', expertId: helene.expertId, reason: 'AC04, compte clos' }
    await owner.post('/admin/payouts/returned', back)
    await earn(helene.expertId, '2025-03', 1700)
    const again = await owner.post('/admin/payouts', { period: '2025-03' })
    expect(again.body.amount).toBe(3500)
    expect(await invoicesOf(helene)).toMatchObject([
      { number: 'AF552100554-2026-0002', total: 1700, vat: 0 },
      { number: 'AF552100554-2026-0001', total: 1800 },
    ])
    const gone = await helene.call('DELETE', '/me/invoicing-mandate')
    expect(gone.body.mandate).toBeNull()
    await earn(helene.expertId, '2025-04')
    await owner.post('/admin/payouts', { period: '2025-04' })
    expect(await invoicesOf(helene)).toHaveLength(2)
    await expect(testDb().updateTable('expert_invoice').set({ total: 1 }).execute()).rejects.toThrow(/never changes/)
    await expect(testDb().deleteFrom('invoicing_mandate').execute()).rejects.toThrow(/never changed/)
  })
})
