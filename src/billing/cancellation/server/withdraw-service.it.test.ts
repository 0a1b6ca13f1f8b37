import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  paymentAtStripe,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { Caller, pay, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  anonymousCaller,
  creditsOf,
  daysInMinutes,
  sentEmails,
  signCancellationLink,
} from '../../../../test/scenarios/cancellation.ts'
import { unusedCard } from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'

setUpPaymentTestKit()

const wish = 'Un notaire et un fiscaliste pour la succession de ma tante, trois biens dans deux pays.'
const price = { title: 'Dossier de succession', scope: 'Deux experts, quatre semaines, un rapport.', amount: 150_000 }

async function staff(): Promise<Caller> {
  const email = `${randomUUID()}@staff.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['support'], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}
async function ordered() {
  const email = `${randomUUID()}@client.test`
  const caller = await visitor()
  await caller.post('/me/email-capture', { email, locale: 'fr', marketing: false })
  const { id, reference } = (await caller.post('/me/services', { wish, locale: 'fr' })).body
  const desk = await staff()
  await desk.post(`/admin/quotes/${id}`, price)
  const { signature } = (await caller.get(`/me/services/${id}`)).body
  const { body } = await caller.post(`/me/services/${id}/accept`, { signature, terms: true, startNow: true })
  return { caller, email, desk, id: id as string, reference: reference as string, order: body }
}
async function paid() {
  const made = await ordered()
  await pay(made.order, unusedCard())
  await made.caller.post(`/me/services/${made.id}/settle`)
  await testApp.settle()
  return made
}
const row = (id: string) =>
  testDb().selectFrom('service_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const shown = async (id: string) => (await anonymousCaller().get(`/leaving?link=${signCancellationLink(id)}`)).body
const withdraw = (id: string) =>
  anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(id), locale: 'fr' })

describe('withdrawing from a service by quote', () => {
  it('keeps both agreements of the order, and is found in the own contracts', async () => {
    const { caller, id, reference } = await paid()
    const consents = await testDb()
      .selectFrom('consent')
      .selectAll()
      .where('serviceId', '=', id)
      .orderBy('kind')
      .execute()
    expect(consents).toMatchObject([{ kind: 'start_now' }, { kind: 'terms_and_age' }])
    const [own] = (await caller.get('/me/contracts')).body.contracts
    expect(own.contract).toMatchObject({ reference, plan: 'service', state: 'active', cancel: null })
    expect((await anonymousCaller().get(`/leaving?link=${own.link}`)).body.withdraw.total).toBe(150_000)
    const [letter] = await sentEmails('billing.contract')
    expect(letter?.text).toContain('/retractation?link=')
  })

  it('gives all of it back where nothing was done, once, with a receipt and a credit note', async () => {
    const { caller, email, desk, id, order } = await paid()
    await Promise.all([withdraw(id), withdraw(id)])
    await testApp.settle()
    const { personId } = await row(id)
    expect(await row(id)).toMatchObject({ state: 'withdrawn', closedBy: 'client' })
    expect(await creditsOf(personId)).toEqual([{ amount: 150_000, reason: 'withdrawal' }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(150_000)
    const notes = await testDb().selectFrom('invoice').select('total').where('kind', '=', 'credit_note').execute()
    expect(notes).toEqual([{ total: -150_000 }])
    const { withdrawn, withdraw: more } = await shown(id)
    expect(more).toBeNull()
    const receipt = (await anonymousCaller().get(`/receipts/${withdrawn.hash}`)).body
    expect(createHash('sha256').update(receipt.content).digest('hex')).toBe(withdrawn.hash)
    expect(receipt).toMatchObject({ kind: 'withdraw', plan: 'service' })
    const pdf = await testApp.api.request(`/receipts/${withdrawn.hash}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const letters = (await sentEmails('billing.withdrawn')).filter(({ toAddress }) => toAddress === email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(withdrawn.hash)
    const seen = (await desk.get('/admin/quotes?state=withdrawn')).body.services
    expect(seen.map((one: { id: string }) => one.id)).toContain(id)
    expect((await caller.get(`/me/services/${id}`)).body).toMatchObject({ state: 'withdrawn' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('keeps the part that the house has marked as done, which only grows', async () => {
    const { caller, desk, id, order, email, reference } = await paid()
    expect((await caller.post(`/admin/quotes/${id}/done`, { percent: 40 })).status).toBe(404)
    await desk.post(`/admin/quotes/${id}/done`, { percent: 40 })
    expect((await desk.post(`/admin/quotes/${id}/done`, { percent: 30 })).body.code).toBe('service_over')
    expect((await caller.get(`/me/services/${id}`)).body.done).toBe(40)
    expect((await shown(id)).withdraw.refunds).toMatchObject([{ paid: 150_000, amount: 90_000, used: 40, days: 100 }])
    const typed = { reference, email, name: 'Camille', locale: 'fr' }
    const wrong = await anonymousCaller().post('/leaving/withdraw-by-reference', {
      ...typed,
      email: 'autre@client.test',
    })
    const right = await anonymousCaller().post('/leaving/withdraw-by-reference', typed)
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body])
    await testApp.settle()
    const { personId } = await row(id)
    expect(await creditsOf(personId)).toEqual([{ amount: 90_000, reason: 'withdrawal' }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(90_000)
    expect((await sentEmails('billing.withdrawn')).at(-1)?.text).toContain('40')
    expect((await desk.post(`/admin/quotes/${id}/done`, { percent: 90 })).body.code).toBe('service_over')
  })

  it('gives nothing back once all of it is done, unless nobody asked for it to begin', async () => {
    const { caller, desk, id } = await paid()
    expect((await caller.get(`/me/services/${id}`)).body.mayWithdraw).toBe(true)
    await desk.post(`/admin/quotes/${id}/done`, { percent: 100 })
    expect((await caller.get(`/me/services/${id}`)).body.mayWithdraw).toBe(false)
    expect((await withdraw(id)).body.code).toBe('withdrawal_over')
    await testDb().deleteFrom('consent').where('serviceId', '=', id).where('kind', '=', 'start_now').execute()
    expect((await shown(id)).withdraw.total).toBe(150_000)
  })

  it('ends an order that was never paid: it can no longer be paid either', async () => {
    const { id, order } = await ordered()
    expect((await withdraw(id)).status).toBe(200)
    await testApp.settle()
    expect(await row(id)).toMatchObject({ state: 'declined', clientSecret: null })
    expect(await pay(order, unusedCard())).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
    expect((await sentEmails('billing.withdrawn')).at(-1)?.text).toContain('Rien n’avait été prélevé')
  })

  it('gives back what was paid in the meantime, whether the provider’s word comes before the withdrawal or after', async () => {
    const unheard = await ordered()
    await pay(unheard.order, unusedCard())
    await withdraw(unheard.id)
    await testApp.settle()
    expect(await row(unheard.id)).toMatchObject({ state: 'withdrawn' })
    expect((await paymentAtStripe(unheard.order.paymentIntent)).amountRefunded).toBe(150_000)
    expect((await sentEmails('billing.withdrawn')).at(-1)?.text).not.toContain('Rien n’avait été prélevé')

    const crossed = await ordered()
    sandboxControl().responses.fail('GET /v1/invoices/', { status: 502, body: '{}' }, { times: 3 })
    await pay(crossed.order, unusedCard())
    await withdraw(crossed.id)
    sandboxControl().responses.reset()
    await testApp.settle()
    const { personId, state } = await row(crossed.id)
    expect(state).toBe('declined')
    expect(await creditsOf(personId)).toEqual([{ amount: 150_000, reason: 'withdrawal' }])
    expect((await paymentAtStripe(crossed.order.paymentIntent)).amountRefunded).toBe(150_000)
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is over after fourteen days, and only the contract’s own address hears why', async () => {
    const { caller, email, id, reference } = await paid()
    await staySignedIn()
    await advanceAndRunJobs(daysInMinutes(18))
    expect((await caller.get(`/me/services/${id}`)).body.mayWithdraw).toBe(false)
    expect((await withdraw(id)).body.code).toBe('withdrawal_over')
    const typed = { reference, email, name: '', locale: 'fr' }
    expect(await anonymousCaller().post('/leaving/withdraw-by-reference', typed)).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await anonymousCaller().post('/leaving/cancel-by-reference', typed)).toMatchObject({ status: 200, body: {} })
    await testApp.settle()
    const letters = (await sentEmails('billing.nothing_to_leave')).filter(({ toAddress }) => toAddress === email)
    expect(letters).toHaveLength(2)
    expect(await row(id)).toMatchObject({ state: 'active' })
    expect(testApp.jobs.failures).toEqual([])
  })
})
