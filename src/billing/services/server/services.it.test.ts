import { describe, expect, it } from 'vitest'
import { Caller, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { unusedCard } from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import type { Role } from '../../../api/actor.ts'
import { serviceById } from './store.ts'
import { sweepUnfinishedServices } from './sync-service.ts'

setUpTestApp()

const wish = 'Un notaire et un fiscaliste pour la succession de ma tante, trois biens dans deux pays.'
const price = {
  title: 'Dossier de succession',
  scope: 'Deux experts, quatre semaines.\n\nUn rapport écrit.',
  amount: 150_000,
}
const agreed = { terms: true, startNow: true }

async function client(): Promise<Caller> {
  const caller = await visitor()
  await caller.post('/me/email-capture', {
    email: `${crypto.randomUUID()}@client.test`,
    locale: 'fr',
    marketing: false,
  })
  return caller
}
async function staff(role: Role = 'support'): Promise<Caller> {
  const email = `${crypto.randomUUID()}@staff.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles: [role], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}
async function quoted() {
  const caller = await client()
  const { body } = await caller.post('/me/services', { wish, locale: 'fr' })
  const desk = await staff()
  await desk.post(`/admin/quotes/${body.id}`, price)
  const seen = await caller.get(`/me/services/${body.id}`)
  return { caller, desk, id: body.id as string, seen: seen.body }
}
const charges = () => testApp.ports.db.selectFrom('charge').selectAll().where('kind', '=', 'service').execute()
const texts = async (template: string, id: string) => {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select('text')
    .where('template', '=', template)
    .where('key', 'like', `%${id}%`)
    .execute()
  return rows.map(({ text }) => text)
}
const danger = 'Je voudrais un testament préparé avant demain, je vais me suicider ce soir, tout est prêt.'
const alerts = (questionId: string) =>
  testApp.ports.db.selectFrom('alert').selectAll().where('questionId', '=', questionId).execute()
const sentTo = async (template: string, id: string) => {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select('state')
    .where('template', '=', template)
    .where('key', 'like', `%${id}%`)
    .execute()
  return rows.filter(({ state }) => state !== 'withheld').length
}
const lettersTo = async (template: string, id: string) => (await texts(template, id)).length

describe('a service by quote', () => {
  it('is asked for, priced by the house, ordered, paid once and invoiced', async () => {
    const { caller, desk, id, seen } = await quoted()
    expect(seen).toMatchObject({ state: 'quoted', amount: 150_000, title: price.title })
    const accepted = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    expect(accepted.body).toMatchObject({ state: 'accepted' })
    const again = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    expect(again.body.paymentIntent).toBe(accepted.body.paymentIntent)
    await pay(accepted.body, unusedCard())
    await Promise.all([caller.post(`/me/services/${id}/settle`), caller.post(`/me/services/${id}/settle`)])
    await testApp.settle()
    expect((await caller.get(`/me/services/${id}`)).body).toMatchObject({ state: 'active', clientSecret: null })
    const [charge, ...more] = (await charges()).filter((row) => row.paymentIntent === accepted.body.paymentIntent)
    expect(more).toEqual([])
    expect(charge).toMatchObject({ amount: 150_000, credited: 0 })
    const payment = await desk.get(`/admin/payments/${charge?.id}`)
    expect(payment.body).toMatchObject({ reference: seen.reference, mayRefund: true })
    const invoices = (await caller.get('/me/subscription')).body.invoices
    expect(invoices).toMatchObject([{ total: 150_000, vat: 25_000 }])
    // What was bought is written down for good, line by line.
    const lines = price.scope.split('\n\n').map((line) => expect.stringContaining(line))
    for (const template of ['service.quoted', 'billing.contract']) {
      const [text, ...others] = await texts(template, id)
      expect(others).toEqual([])
      expect(text?.split('\n')).toEqual(expect.arrayContaining(lines))
    }
    expect(testApp.jobs.failures).toEqual([])
  })

  it('whose words show somebody in danger is none: kept as a question’s, told to the house, answered with whom to call', async () => {
    const caller = await client()
    const { status, body } = await caller.post('/me/services', { wish: danger, locale: 'fr' })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'emergency_stands' })
    expect(body.data).toMatchObject({ situations: ['suicide'], screen: { first: { href: 'tel:3114' } } })
    expect((await caller.get('/me/services')).body.services).toEqual([])
    const question = (await caller.get(`/questions/${body.data.kept}?locale=fr`)).body
    expect(question).toMatchObject({ text: danger, state: 'DRAFT', emergency: { situations: ['suicide'] } })
    expect(await alerts(body.data.kept)).toHaveLength(1)
    // The same text again is kept already, and told once.
    const again = await caller.post('/me/services', { wish: danger, locale: 'fr' })
    expect(again.body.data).toMatchObject({ kept: body.data.kept })
    expect(await alerts(body.data.kept)).toHaveLength(1)
    // It holds up no other request.
    expect((await caller.post('/me/services', { wish, locale: 'fr' })).body).toMatchObject({ state: 'requested', wish })
  })

  it('that was said to be no emergency is filed, and its alert ends', async () => {
    const caller = await client()
    await caller.put('/draft', { text: 'Mon voisin a coupé ma haie.', category: null, subCategory: null, locale: 'fr' })
    const { kept } = (await caller.post('/me/services', { wish: danger, locale: 'fr' })).body.data
    const none = { wish: danger, locale: 'fr', notEmergency: ['suicide'], kept }
    const stranger = await client()
    await stranger.post('/me/services', none)
    expect((await caller.get(`/questions/${kept}?locale=fr`)).body.emergency).not.toBeNull()
    expect((await caller.post('/me/services', none)).body).toMatchObject({ state: 'requested', wish: danger })
    expect((await caller.get(`/questions/${kept}?locale=fr`)).body).toMatchObject({ emergency: null, state: 'CLOSED' })
    // What waits in the question box is another matter.
    expect((await caller.get('/draft')).body.draft).toMatchObject({ text: 'Mon voisin a coupé ma haie.' })
  })

  it('that shows a danger while another waits leaves that one as it is', async () => {
    const caller = await client()
    await caller.post('/me/services', { wish, locale: 'fr' })
    const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau. Il me faut un divorce vite.'
    const { body } = await caller.post('/me/services', { wish: beaten, locale: 'fr' })
    expect(body).toMatchObject({ code: 'emergency_stands', data: { screen: { atHome: true } } })
    expect(await alerts(body.data.kept)).toHaveLength(1)
    const { services } = (await caller.get('/me/services')).body
    expect(services).toMatchObject([{ wish, state: 'requested' }])
  })

  it('that its client takes back is told apart from a price that was declined', async () => {
    const caller = await client()
    const { body } = await caller.post('/me/services', { wish: 'Trois biens à partager dans deux pays.', locale: 'fr' })
    const gone = await caller.post(`/me/services/${body.id}/decline`)
    expect(gone.body).toMatchObject({ state: 'declined', takenBack: true })
    const priced = await quoted()
    const declined = await priced.caller.post(`/me/services/${priced.id}/decline`)
    expect(declined.body).toMatchObject({ state: 'declined', takenBack: false })
  })

  it('of somebody whose home is not safe sends them no letter before they say that it is', async () => {
    const caller = await client()
    const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau. Il me faut un divorce vite.'
    const { data } = (await caller.post('/me/services', { wish: beaten, locale: 'fr' })).body
    const none = { wish: beaten, locale: 'fr', notEmergency: data.situations, kept: data.kept }
    const { id } = (await caller.post('/me/services', none)).body
    await testApp.settle()
    expect(await sentTo('service.requested', id)).toBe(0)
    await caller.post('/me/safe-to-write', { safe: true })
    await testApp.settle()
    expect(await sentTo('service.requested', id)).toBe(1)
  })

  it('is charged at the price that was read, or not at all', async () => {
    const { caller, desk, id, seen } = await quoted()
    await desk.post(`/admin/quotes/${id}`, { ...price, amount: 190_000 })
    const stale = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    expect(stale).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    expect((await caller.get(`/me/services/${id}`)).body).toMatchObject({ state: 'quoted', amount: 190_000 })
    const { signature } = (await caller.get(`/me/services/${id}`)).body
    await caller.post(`/me/services/${id}/accept`, { ...agreed, signature })
    expect((await desk.post(`/admin/quotes/${id}`, price)).body).toMatchObject({ code: 'service_over' })
  })

  it('needs both consents, an address, and no second request while one waits', async () => {
    const { caller, id, seen } = await quoted()
    const bare = await caller.post(`/me/services/${id}/accept`, { terms: true, signature: seen.signature })
    expect(bare.status).toBe(422)
    await caller.post('/me/services', { wish, locale: 'fr' })
    expect((await caller.post('/me/services', { wish, locale: 'fr' })).body).toMatchObject({ code: 'service_waiting' })
    const nobody = await visitor()
    expect((await nobody.post('/me/services', { wish, locale: 'fr' })).body).toMatchObject({ code: 'email_needed' })
  })

  it('is nobody else’s, and its prices are the staff’s alone', async () => {
    const { id, caller, seen } = await quoted()
    const other = await client()
    expect((await other.get(`/me/services/${id}`)).status).toBe(404)
    const stolen = await other.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    expect(stolen.status).toBe(404)
    expect((await caller.post(`/admin/quotes/${id}`, price)).status).toBe(404)
    expect((await caller.get('/admin/quotes')).status).toBe(404)
    const [editor, compliance] = [await staff('editor'), await staff('compliance')]
    expect((await editor.get('/admin/quotes')).body.code).toBe('right_missing')
    expect((await compliance.get('/admin/quotes')).body.mayPrice).toBe(false)
    expect((await compliance.post(`/admin/quotes/${id}`, price)).body.code).toBe('right_missing')
  })

  it('expires after thirty days, also when it was accepted and never paid: the invoice can no longer be paid', async () => {
    const { caller, id, seen } = await quoted()
    const { body } = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    testApp.clock.advance(31 * 24 * 3_600_000)
    await sweepUnfinishedServices(testApp.ports)
    await testApp.settle()
    expect(await serviceById(testApp.ports.db, id)).toMatchObject({ state: 'expired', clientSecret: null })
    expect(await pay(body, unusedCard())).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
    expect(await lettersTo('service.expired', id)).toBe(1)
  })

  it('whose invoice is voided on the provider’s own page is over, and its client hears so', async () => {
    const { caller, id, seen } = await quoted()
    await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    const { providerInvoice: invoice } = (await serviceById(testApp.ports.db, id)) ?? {}
    await testApp.ports.payments.voidInvoice({ key: 'by-hand', invoice: invoice ?? '' })
    await sweepUnfinishedServices(testApp.ports)
    await testApp.settle()
    expect((await caller.get(`/me/services/${id}`)).body).toMatchObject({ state: 'declined', clientSecret: null })
    expect(await lettersTo('service.declined', id)).toBe(0)
    expect(await lettersTo('service.voided', id)).toBe(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('that was ordered on its last day waits thirty days for its payment', async () => {
    const { caller, id, seen } = await quoted()
    testApp.clock.advance(29.9 * 24 * 3_600_000)
    await testApp.ports.db
      .updateTable('session')
      .set({ expiresAt: new Date('2100-01-01') })
      .execute()
    const accept = () => caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    const { body } = await accept()
    testApp.clock.advance(3 * 24 * 3_600_000)
    await sweepUnfinishedServices(testApp.ports)
    expect((await accept()).body).toMatchObject({ state: 'accepted', paymentIntent: body.paymentIntent })
    await pay(body, unusedCard())
    await sweepUnfinishedServices(testApp.ports)
    expect(await serviceById(testApp.ports.db, id)).toMatchObject({ state: 'active' })
  })

  it('that was paid in a tab that closed is found, even on the day it would have expired', async () => {
    const { caller, id, seen } = await quoted()
    const { body } = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
    await pay(body, unusedCard())
    testApp.clock.advance(31 * 24 * 3_600_000)
    await sweepUnfinishedServices(testApp.ports)
    expect(await serviceById(testApp.ports.db, id)).toMatchObject({ state: 'active' })
  })

  it('that was paid in a tab which closed is no longer declined, by nobody', async () => {
    for (const by of ['client', 'house']) {
      const { caller, desk, id, seen } = await quoted()
      const order = await caller.post(`/me/services/${id}/accept`, { ...agreed, signature: seen.signature })
      await pay(order.body, unusedCard())
      const path = by === 'client' ? `/me/services/${id}/decline` : `/admin/quotes/${id}/decline`
      const refused = await (by === 'client' ? caller : desk).post(path, { reason: 'Nous n’avons pas d’expert.' })
      expect(refused, by).toMatchObject({ status: 409, body: { code: 'service_over' } })
      expect((await caller.get(`/me/services/${id}`)).body).toMatchObject({ state: 'active' })
    }
  })

  it('is declined by the client or the house, who says why', async () => {
    const { caller, id } = await quoted()
    expect((await caller.post(`/me/services/${id}/decline`)).body).toMatchObject({ state: 'declined' })
    const { body } = await caller.post('/me/services', { wish, locale: 'fr' })
    const desk = await staff()
    await desk.post(`/admin/quotes/${body.id}/decline`, { reason: 'Nous n’avons pas d’expert de ce pays.' })
    await testApp.settle()
    expect((await caller.get(`/me/services/${body.id}`)).body).toMatchObject({ state: 'declined' })
    expect(await lettersTo('service.declined', body.id)).toBe(1)
  })
})
