import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import {
  capturedOrder,
  setUpPaymentTestKit,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { Caller, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { isDatabaseUnavailable } from '../../../platform/db/connect.ts'
import { performEffects } from '../../../questions/lifecycle/server/effects.ts'
import { questionById } from '../../../questions/server/views.ts'
import { type ChargeInput, recordCharge, recordCredit } from '../../ledger/server/ledger.ts'
import { invoiceFile } from './invoices.ts'

setUpPaymentTestKit()

/** How many succeed; a tenth more fail. */
const atOnce = process.env.PROVE ? 1000 : 200

async function somebody(): Promise<string> {
  const id = testApp.ports.ids.id()
  return createAccount(testApp.ports, { id, email: `${id}@client.test`, locale: 'fr', firstName: 'Jeanne' })
}

const monthOf = (personId: string): ChargeInput => ({
  personId,
  source: 'provider_invoice',
  sourceId: testApp.ports.ids.id(),
  kind: 'plan',
  purchaseId: null,
  subscriptionId: null,
  amount: 2900,
  vatRate: 20,
  paymentIntent: null,
  paidAt: testApp.clock.now(),
})
const charge = (personId: string, change: Partial<ChargeInput> = {}) =>
  testApp.ports.transact((tx) => recordCharge(testApp.ports, tx, { ...monthOf(personId), ...change }))
const giveBack = (chargeId: string, amount: number) =>
  testApp.ports.transact((tx) =>
    recordCredit(testApp.ports, tx, {
      chargeId,
      source: 'provider_refund',
      sourceId: testApp.ports.ids.id(),
      amount,
      reason: 'goodwill',
    }),
  )
const documentsOf = (chargeId: string) =>
  testDb()
    .selectFrom('invoice')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .execute()

async function wordsIn(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
async function openPdf(token: string | null, number: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await testApp.api.request(`/invoices/${number}/pdf`, { headers })
  return { status: response.status, type: response.headers.get('content-type'), bytes: await response.arrayBuffer() }
}
async function staff(): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@house.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', 'support'], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

/** The provider tells again, and a job tries again, until the database had the time to listen. */
async function untilHeard<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!hadNoTime(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
    }
  }
}
/** No connection, no lock or no answer within the time set for it. */
const hadNoTime = (error: unknown) =>
  isDatabaseUnavailable(error) || ['55P03', '57014'].includes(String((error as { code?: unknown }).code))

describe('the numbers of invoices', () => {
  it('have no gap and no duplicate when payments arrive at once and some of them fail', async () => {
    const personId = await somebody()
    const undone = new Error('the settling failed after its number was taken')
    const fails = (n: number) => n % 11 === 3
    const results = await Promise.allSettled(
      Array.from({ length: atOnce * 1.1 }, (_, n) =>
        untilHeard(() =>
          testApp.ports.transact(async (tx) => {
            await recordCharge(testApp.ports, tx, { ...monthOf(personId), sourceId: `parallel-${n}` })
            if (fails(n)) throw undone
          }),
        ),
      ),
    )
    for (const [n, result] of results.entries())
      expect(result).toEqual(fails(n) ? { status: 'rejected', reason: undone } : { status: 'fulfilled' })
    const rows = await testDb().selectFrom('invoice').select('sequence').where('series', '=', 'F2026').execute()
    const taken = rows.map(({ sequence }) => sequence).sort((a, b) => a - b)
    expect(taken).toEqual(Array.from({ length: atOnce }, (_, index) => index + 1))
  }, 240_000)

  it('are counted per year of Paris, invoices and credit notes apart', async () => {
    const personId = await somebody()
    testApp.clock.advance(Date.parse('2026-12-31T22:59:59Z') - testApp.clock.now().getTime())
    const old = await charge(personId)
    testApp.clock.advance(1000)
    const fresh = await charge(personId)
    await giveBack(old!.id, 2900)
    expect((await documentsOf(old!.id)).map(({ series }) => series)).toEqual(['F2026', 'A2027'])
    expect((await documentsOf(fresh!.id)).map(({ series, number }) => ({ series, number }))).toEqual([
      { series: 'F2027', number: 'F2027-000001' },
    ])
  })

  it('belong to one document per payment, however often it is told', async () => {
    const personId = await somebody()
    const sourceId = testApp.ports.ids.id()
    const told = await Promise.all(Array.from({ length: 20 }, () => charge(personId, { sourceId })))
    const [made] = told.filter((row) => row !== null)
    expect(told.filter((row) => row !== null)).toHaveLength(1)
    expect(await documentsOf(made!.id)).toHaveLength(1)
  })
})

describe('the amounts of invoices', () => {
  it.each([
    [300, 250, 50],
    [2900, 2417, 483],
    [20_000, 16_667, 3333],
  ])(
    'split %i cents into %i without VAT and %i of VAT, and give back exactly that in parts',
    async (amount, net, vat) => {
      const personId = await somebody()
      const made = await charge(personId, { amount })
      const [invoice] = await documentsOf(made!.id)
      expect(invoice).toMatchObject({ total: amount, vat, data: { net } })
      const third = Math.floor(amount / 3)
      for (const part of [third, third, amount - 2 * third]) await giveBack(made!.id, part)
      const notes = (await documentsOf(made!.id)).filter(({ kind }) => kind === 'credit_note')
      expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(-amount)
      expect(notes.reduce((sum, row) => sum + row.vat, 0)).toBe(-vat)
      const { rows } = await sql<{
        sum: number
      }>`select coalesce(sum(amount), 0)::int as sum from ledger_entry`.execute(testDb())
      expect(rows[0]?.sum).toBe(0)
    },
  )
})

describe('an issued document', () => {
  it('cannot be changed, deleted or emptied, nor the ledger, by any statement', async () => {
    const made = await charge(await somebody())
    const { number } = (await documentsOf(made!.id))[0]!
    const change = testDb().updateTable('invoice').where('number', '=', number)
    await expect(change.set({ total: 1 }).execute()).rejects.toThrow(/never changes/)
    await expect(change.set({ data: '{}' }).execute()).rejects.toThrow(/never changes/)
    await expect(testDb().deleteFrom('invoice').where('number', '=', number).execute()).rejects.toThrow(/never changes/)
    await expect(sql`truncate invoice cascade`.execute(testDb())).rejects.toThrow(/never emptied/)
    await expect(sql`truncate ledger_entry`.execute(testDb())).rejects.toThrow(/never emptied/)
    await expect(sql`update ledger_entry set amount = 1`.execute(testDb())).rejects.toThrow(/append-only/)
    await expect(sql`delete from ledger_entry`.execute(testDb())).rejects.toThrow(/append-only/)
  })

  it('outlives the thread and what is known of the person, who cannot be taken away from under it', async () => {
    const { client, order, id } = await capturedOrder()
    const [before] = await documentsOf(order.id)
    const personId = before!.personId
    const first = await openPdf(client.token, before!.number)
    const question = await questionById(testDb(), id)
    await testApp.ports.transact((tx) => performEffects(testApp.ports, tx, question!, [{ kind: 'purge' }]))
    const emptied = { firstName: null, lastName: null, company: null, address: null }
    await testDb().updateTable('person').set(emptied).where('id', '=', personId).execute()
    await testDb().deleteFrom('question').where('id', '=', id).execute()
    await expect(testDb().deleteFrom('person').where('id', '=', personId).execute()).rejects.toThrow(/foreign key/)
    expect(await documentsOf(order.id)).toEqual([before])
    expect(Buffer.from((await openPdf(client.token, before!.number)).bytes).equals(Buffer.from(first.bytes))).toBe(true)
    expect(await wordsIn(first.bytes)).toContain(before!.number)
  })

  it('joins the account that a visitor’s things join, and says the same there', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const made = await charge(one)
    await testDb().updateTable('invoice').set({ personId: two }).where('chargeId', '=', made!.id).execute()
    expect((await documentsOf(made!.id))[0]).toMatchObject({ personId: two, data: { buyer: { name: 'Jeanne' } } })
  })

  it('opens as a PDF with the French mentions for whom it was made out to, and for nobody else', async () => {
    const { client, order } = await capturedOrder()
    const [invoice] = await documentsOf(order.id)
    const { number } = invoice!
    const pdf = await openPdf(client.token, number)
    expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' })
    const words = await wordsIn(pdf.bytes)
    for (const mention of [
      `Facture ${number}`,
      'Clairavis SAS',
      'SIRET 000 000 000 00000',
      'RCS Nantes',
      'N° de TVA FR00',
      'Émise le 20 novembre 2026',
      'Date de la prestation',
      'Première question à un expert',
      'Total HT 2,50 €',
      'TVA 20 % 0,50 €',
      'Total TTC 3,00 €',
      'acquittée le 20 novembre 2026',
      'prestation de services',
      'Médiateur de la consommation',
      'SPÉCIMEN',
    ])
      expect(words).toContain(mention)
    expect((await openPdf((await visitor()).token, number)).status).toBe(404)
    expect((await openPdf(null, number)).status).toBe(401)
    // The staff has a door of its own, which writes down who opened what.
    expect((await openPdf((await staff()).token, number)).status).toBe(404)
  })

  it('is drawn from what was known when it was issued, and handed out as the same bytes ever after', async () => {
    const { client, order } = await capturedOrder()
    const { number, personId } = (await documentsOf(order.id))[0]!
    const first = await openPdf(client.token, number)
    await testDb().updateTable('person').set({ firstName: 'Changé', locale: 'en' }).where('id', '=', personId).execute()
    expect(Buffer.from((await openPdf(client.token, number)).bytes).equals(Buffer.from(first.bytes))).toBe(true)
    await expect(testDb().deleteFrom('invoice_file').execute()).rejects.toThrow(/never changes/)
  })

  it('names what an accepted quote sold, by its title and reference, and so does its credit note', async () => {
    const person = await somebody()
    const quoted = { title: 'Relecture d’un bail commercial', reference: 'SRV-4TQ8-2MBD' }
    const made = await charge(person, { kind: 'service', quoted })
    await giveBack(made!.id, 1000)
    const pages: string[] = []
    for (const { number } of await documentsOf(made!.id))
      pages.push(await wordsIn(Uint8Array.from(await invoiceFile(testApp.ports, number)).buffer))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Relecture d’un bail commercial')
    expect(pages[0]).toMatch(/devis SRV-4TQ8-2MBD accepté par le client/)
    expect(pages[1]).toMatch(/Remboursement\s: Relecture d’un bail commercial/)
  })

  it('names on a credit note the invoice that it corrects, and whom that was made out to', async () => {
    const { client, order } = await capturedOrder()
    const [invoice] = await documentsOf(order.id)
    const renamed = { company: 'Autre SARL', siret: '73282932000074', firstName: 'Autre' }
    await testDb()
      .updateTable('person')
      .set(renamed)
      .where('id', '=', (await subscriptionOfOrder(order.id)).personId)
      .execute()
    await giveBack(order.id, 100)
    const documents = await testDb().selectFrom('invoice').select('data').where('chargeId', '=', order.id).execute()
    expect(documents.map(({ data }) => data.buyer)).toEqual([documents[0]?.data.buyer, documents[0]?.data.buyer])
    const note = (await documentsOf(order.id)).find(({ kind }) => kind === 'credit_note')
    const words = await wordsIn((await openPdf(client.token, note!.number)).bytes)
    expect(words).toContain(`corrige la facture ${invoice!.number} du 20 novembre 2026`)
    expect(words).toContain('\u22121,00 €')
  })
})
