import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  acceptanceOf,
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  minutesUntil,
  replaceCard,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { asRead, Caller, pay, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { anonymousCaller } from '../../../../test/scenarios/cancellation.ts'
import { heldOrder, readyToOrder, settleOrderPayment, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { findPayments } from '../../ledger/server/payment-views.ts'
import { contractReferenceOf, purchaseById } from '../../server/views.ts'
import { contractMessages } from '../contract-facts.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60

const flat = (text: string) => text.replace(/\s+/g, ' ')

async function wordsIn(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return flat(text)
}

/** The contract letter of an order, with its files read. */
async function contractOf(orderId: string) {
  const letters = await testDb()
    .selectFrom('mail_outbox')
    .selectAll()
    .where('template', '=', 'billing.contract')
    .where('key', '=', `contract:${orderId}`)
    .execute()
  expect(letters).toHaveLength(1)
  const [letter] = letters
  const files = await testDb()
    .selectFrom('mail_attachment')
    .selectAll()
    .where('mailId', '=', letter!.id)
    .orderBy('place')
    .execute()
  const kept = await testDb()
    .selectFrom('contract_document')
    .selectAll()
    .where((where) => where.or([where('purchaseId', '=', orderId), where('serviceId', '=', orderId)]))
    .executeTakeFirstOrThrow()
  const [contract, ...invoices] = files
  return {
    letter: { ...letter!, text: flat(asRead(letter!).text) },
    kept,
    contract: contract!,
    invoices,
    words: await wordsIn(contract!.content),
  }
}
type Contract = Awaited<ReturnType<typeof contractOf>>

/** What the law wants of every one of them (L221-5, L221-13). */
function expectWhole({ letter, kept, contract, words }: Contract): void {
  const { withdrawal, form } = contractMessages.fr
  expect(contract).toMatchObject({ type: 'application/pdf' })
  expect(contract.name).toMatch(/^contrat-CLV-.{4}-.{4}\.pdf$/)
  expect(createHash('sha256').update(contract.content).digest('hex')).toBe(kept.sha256)
  expect(Buffer.compare(kept.pdf, contract.content)).toBe(0)
  expect(letter.text).toContain(kept.sha256)
  expect(letter.text).toMatch(/https:\/\/clairavis\.test\/fr\/retractation\?link=/)
  expect(letter.text).toContain('Médiateur de l’exemple')
  for (const part of [form.title, 'Conditions d’utilisation et de vente', 'La garantie de la première réponse'])
    expect(words).toContain(part)
  expect(words).toContain('Rayez la mention inutile')
  expect(words).toContain('ma/notre (*) rétractation du contrat (*) pour la prestation de services')
  expect(words).toContain('Si ces conditions changent, vous êtes prévenu')
  expect(words).toContain(withdrawal.title)
  expect(words).toContain('Médiateur de l’exemple')
  expect(words).toContain('https://clairavis.test/fr/retractation')
  expect(words).not.toMatch(/\{\w+\}/)
  expect(letter.text).not.toMatch(/\{\w+\}/)
}
/** What a contract that goes on says of its months, in the letter and in the document. */
function expectMonths({ letter, words }: Contract, said: { today: string; monthly: string; next: string }): void {
  for (const text of [letter.text, words]) {
    expect(text).toContain(`Puis chaque mois, à partir du ${said.next} `)
    for (const amount of [said.today, said.monthly]) expect(text).toContain(amount)
    expect(text).toContain('Il se renouvelle chaque mois')
  }
  expect(letter.text).toMatch(/https:\/\/clairavis\.test\/fr\/resilier\?link=/)
}
/** What the copilot owes each month: the checkout promises the same. */
function expectCopilot({ letter, words }: Contract): void {
  for (const text of [letter.text, words])
    for (const part of ['un expert attitré', '5 heures de travail écrit', '1 rendez-vous', 'questions illimitées'])
      expect(text).toContain(part)
}
const charged = ({ invoices }: Contract) =>
  expect(invoices.map(({ name }) => name)).toEqual([expect.stringMatching(/^F2026-\d{6}\.pdf$/)])
const lettersOf = async (template: string) =>
  (await testDb().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length
const receipts = () => lettersOf('billing.renewed')

async function orderPlan(client: Caller, kind: string, act: string) {
  const { body: quote } = await client.post('/me/plan/quote', { kind })
  expect(quote).toMatchObject({ act })
  const { body: order } = await client.post('/me/plan/orders', acceptanceOf(quote))
  return { order, quote }
}

/** A service that the house has priced, and its order. */
async function quotedService() {
  const { client } = await heldOrder()
  const wish = 'Un notaire et un fiscaliste pour la succession de ma tante, trois biens dans deux pays.'
  const { body: asked } = await client.post('/me/services', { wish, locale: 'fr' })
  const email = `${testApp.ports.ids.id()}@staff.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['support'], password })
  const staff = new Caller(null)
  staff.token = (await staff.post('/sign-in', { email, password })).body.token
  const price = { title: 'Dossier de succession', scope: 'Deux experts.\n\nUn rapport écrit.', amount: 150_000 }
  await staff.post(`/admin/quotes/${asked.id}`, price)
  const { signature } = (await client.get(`/me/services/${asked.id}`)).body
  const accept = () => client.post(`/me/services/${asked.id}/accept`, { terms: true, startNow: true, signature })
  return { client, id: asked.id as string, accept }
}

describe('the contract letter', () => {
  it('of a first question: held, with the first month’s date, and no invoice before anything is taken', async () => {
    const { order, client } = await heldOrder()
    const made = await contractOf(order.id)
    expectWhole(made)
    // The right is lost for the answer alone; the form withdraws from all that was ordered.
    for (const text of [made.letter.text, made.words]) {
      expect(text).toMatch(/le droit est perdu pour la première réponse, et pour elle seule/)
      expect(text).toMatch(/Pour l’abonnement de 29,00.€ par mois, votre droit reste entier/)
    }
    expect(made.words).toMatch(/première question à un expert, puis abonnement mensuel de 29,00.€, contrat CLV/)
    // The terms of the document are those that were accepted.
    const accepted = await testDb().selectFrom('consent').select('textVersion').distinct().execute()
    expect(accepted).toEqual([{ textVersion: `2026-11/${made.kept.termsVersion}` }])
    for (const text of [made.letter.text, made.words])
      expect(text).toContain(`Texte accepté : 2026-11/${made.kept.termsVersion}.`)
    expectMonths(made, { today: '3,00 €', monthly: '29,00 €', next: '5 décembre 2026' })
    expect(made.invoices).toEqual([])
    expect(made.letter.subject).toBe('Votre commande est confirmée, rien n’est encore prélevé')
    expect(made.words).toContain('jusqu’au 4 décembre 2026 inclus')
    expect(made.words).toContain('L221-28')
    // The link of the letter withdraws without an account.
    const link = /retractation\?link=(\S+?)[\s\])]/.exec(made.letter.text)?.[1] ?? ''
    const contract = await anonymousCaller().get(`/leaving?link=${link}`)
    expect(contract.body).toMatchObject({ plan: 'first', withdraw: { held: 300 } })
    // And the account has the same file.
    const { contracts } = (await client.get('/me/papers')).body
    expect(contracts).toMatchObject([{ reference: contract.body.reference }])
    const headers = { authorization: `Bearer ${client.token}` }
    const file = await testApp.api.request(`/contracts/${contracts[0].id}/pdf`, { headers })
    expect(Buffer.from(await file.arrayBuffer()).equals(made.kept.pdf)).toBe(true)
    expect((await (await visitor()).get(`/contracts/${contracts[0].id}/pdf`)).status).toBe(404)
  })

  it.each([
    ['plan', '29,00 €', '29,00 €'],
    ['copilot', '200,00 €', '200,00 €'],
  ] as const)('of the %s ordered at once: one letter for order and payment', async (kind, today, monthly) => {
    const { order } = await directSubscription(unusedCard(), kind)
    const made = await contractOf(order.id)
    expectWhole(made)
    expectMonths(made, { today, monthly, next: '20 décembre 2026' })
    if (kind === 'copilot') expectCopilot(made)
    else expect(made.words).not.toContain('heures de travail écrit')
    charged(made)
    expect(await receipts()).toBe(0)
    await advanceAndRunJobs(days(31))
    await advanceAndRunJobs(62)
    expect(await receipts()).toBe(1)
  })

  it('of an early start, and of the change to copilot after it', async () => {
    const { client } = await capturedOrder()
    const early = (await orderPlan(client, 'plan', 'early')).order
    await testApp.settle()
    const first = await contractOf(early.id)
    expectWhole(first)
    expectMonths(first, { today: '29,00 €', monthly: '29,00 €', next: '20 décembre 2026' })
    charged(first)
    await advanceAndRunJobs(days(5))
    const { order, quote } = await orderPlan(client, 'copilot', 'change')
    await testApp.settle()
    const second = await contractOf(order.id)
    expectWhole(second)
    const today = `${(quote.today / 100).toFixed(2).replace('.', ',')} €`
    expectCopilot(second)
    expectMonths(second, { today, monthly: '200,00 €', next: '20 décembre 2026' })
    charged(second)
    expect(await receipts()).toBe(0)
    // All of it is one contract, under the reference of its first order.
    const reference = /CLV-.{4}-.{4}/
    const [own] = first.words.match(reference) ?? []
    expect(second.words.match(reference)?.[0]).toBe(own)
    // The letters about its money and the staff's list name it too; the order's own reference finds it as well.
    expect(await contractReferenceOf(testDb(), order.id)).toBe(own)
    const ofOrder = (await purchaseById(testDb(), order.id))?.reference
    expect(ofOrder).not.toBe(own)
    for (const search of [own, ofOrder]) {
      const listed = await findPayments(testDb(), { search }, { offset: 0, limit: 9 })
      expect(listed.map(({ reference }) => reference)).toContain(own)
    }
    const { contracts } = (await client.get('/me/papers')).body
    expect(contracts.map((one: { reference: string }) => one.reference)).toEqual([own, own, own])
    const headers = { authorization: `Bearer ${client.token}` }
    const file = await testApp.api.request(`/contracts/${contracts[0].id}/pdf`, { headers })
    expect(file.headers.get('content-disposition')).toContain(own)
    // Older letters named the order's own reference: it still finds the contract.
    const { reference: earlier } = await testDb()
      .selectFrom('purchase')
      .select('reference')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(earlier).not.toBe(own)
    const { email } = (await client.get('/me')).body
    const typed = { name: 'Camille', email, reference: earlier, locale: 'fr' }
    expect((await anonymousCaller().post('/leaving/cancel-by-reference', typed)).status).toBe(200)
    await testApp.settle()
    const notice = await testDb().selectFrom('leaving').select('content').executeTakeFirstOrThrow()
    expect(JSON.parse(notice.content)).toMatchObject({ kind: 'cancel', reference: own })
  })

  it('of a new start during a pause', async () => {
    const { client, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 3, locale: 'fr' })
    await testApp.settle()
    await staySignedIn()
    await advanceAndRunJobs(minutesUntil(plan.currentPeriodEnd) + 1)
    await advanceAndRunJobs(days(1))
    const { order } = await orderPlan(client, 'plan', 'resume')
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const made = await contractOf(order.id)
    expectWhole(made)
    expectMonths(made, { today: '29,00 €', monthly: '29,00 €', next: '21 janvier 2027' })
    charged(made)
    expect(made.words).toContain('la pause se termine')
    expect(made.words).toContain('jusqu’au 4 janvier 2027 inclus')
  })

  it('of a plan that opens again after a refused card', async () => {
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await staySignedIn()
    await advanceAndRunJobs(minutesUntil(plan.currentPeriodEnd) + 62)
    for (let day = 0; day < 9; day += 1) await advanceAndRunJobs(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'restricted' })
    await replaceCard(client, unusedCard())
    const again = (await orderPlan(client, 'plan', 'reopen')).order
    await testApp.settle()
    const made = await contractOf(again.id)
    expectWhole(made)
    charged(made)
    expect(made.words).toContain('Votre abonnement est rouvert')
    expect(await receipts()).toBe(0)
  })

  it('of a service by quote: what is done in it, paid once', async () => {
    const { client, id, accept } = await quotedService()
    const accepted = await accept()
    await pay(accepted.body, unusedCard())
    await client.post(`/me/services/${id}/settle`)
    await testApp.settle()
    const made = await contractOf(id)
    expectWhole(made)
    charged(made)
    for (const part of ['Dossier de succession', 'Un rapport écrit.', '1 500,00 €', 'Rien ne se renouvelle'])
      expect(made.words).toContain(part)
    const { consents } = (await client.get('/me/papers')).body
    expect(consents.filter(({ order }: { order: string }) => order === 'service')).toEqual(
      ['terms_and_age', 'start_now'].map((kind) =>
        expect.objectContaining({ kind, version: expect.stringMatching(/^2026-11-service\/\d+$/) }),
      ),
    )
    await advanceAndRunJobs(30)
    expect(await contractOf(id)).toMatchObject({ kept: { id: made.kept.id } })
    expect(await lettersOf('service.paid')).toBe(0)
  })

  it('of a service that waits for its payment: without it, and the receipt follows with the invoice', async () => {
    const { client, id, accept } = await quotedService()
    const accepted = await accept()
    await advanceAndRunJobs(11)
    const made = await contractOf(id)
    expectWhole(made)
    expect(made.invoices).toEqual([])
    expect(made.words).toContain('dès que votre paiement est arrivé')
    await pay(accepted.body, unusedCard())
    await client.post(`/me/services/${id}/settle`)
    await testApp.settle()
    expect(await contractOf(id)).toMatchObject({ kept: { id: made.kept.id } })
    expect(await lettersOf('service.paid')).toBe(1)
    const files = await testDb()
      .selectFrom('mail_attachment')
      .innerJoin('mail_outbox', 'mail_outbox.id', 'mailId')
      .select('name')
      .where('template', '=', 'service.paid')
      .execute()
    expect(files).toEqual([{ name: expect.stringMatching(/^F2026-/) }])
  })

  it('is in the language of the order, with the terms and the form in it', async () => {
    const { client, id } = await readyToOrder()
    const { body: quote } = await client.post(`/questions/${id}/quote`, { kind: 'first' })
    const accepted = { terms: true, startNow: true }
    const { body: order } = await client.post(`/questions/${id}/order`, {
      quoteId: quote.id,
      signature: quote.signature,
      accepted,
      locale: 'en',
    })
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const { letter, words, contract } = await contractOf(order.id)
    expect(letter).toMatchObject({ locale: 'en', subject: 'Your order is confirmed, nothing has been taken yet' })
    expect(contract.name).toMatch(/^contract-CLV-/)
    const parts = [
      'Model withdrawal form',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract',
      'Terms of use and sale',
      'up to and including 4 December 2026',
      'Then every month, from 5 December 2026 €29.00',
      'French simplified joint-stock company',
    ]
    for (const part of parts) expect(words).toContain(part)
    for (const text of [words, letter.text]) expect(text).not.toMatch(/société|au capital/)
  })

  it('of somebody who orders in English what began in French has its invoices in English, the first and the next', async () => {
    const { client, id } = await readyToOrder()
    const { id: quoteId, signature } = (await client.post(`/questions/${id}/quote`, { kind: 'plan' })).body
    const accepted = { terms: true, startNow: true }
    const sent = { quoteId, signature, accepted, locale: 'en' }
    const { body: order } = await client.post(`/questions/${id}/order`, sent)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const first = await wordsIn((await contractOf(order.id)).invoices[0]!.content)
    await staySignedIn()
    await advanceAndRunJobs(days(31))
    await advanceAndRunJobs(62)
    const [renewed] = await testDb()
      .selectFrom('mail_outbox')
      .innerJoin('mail_attachment', 'mailId', 'mail_outbox.id')
      .select(['locale', 'content'])
      .where('template', '=', 'billing.renewed')
      .execute()
    expect(renewed?.locale).toBe('en')
    for (const text of [first, await wordsIn(renewed!.content)]) {
      expect(text).toMatch(/Invoice.+Issued by.+French simplified joint-stock company.+Monthly plan.+Paid in full on/)
      expect(text).not.toMatch(/Facture|Émise|Abonnement/)
    }
  })

  it('is kept: neither changed nor removed', async () => {
    const { order } = await heldOrder()
    const { kept } = await contractOf(order.id)
    const ours = testDb().updateTable('contract_document').set({ termsVersion: 9 }).where('id', '=', kept.id)
    await expect(ours.execute()).rejects.toThrow('never changed')
    const gone = testDb().deleteFrom('contract_document').where('id', '=', kept.id)
    await expect(gone.execute()).rejects.toThrow('never changed')
  })
})
