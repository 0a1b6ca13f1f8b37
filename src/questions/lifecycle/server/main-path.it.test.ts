import { describe, expect, it } from 'vitest'
import { cards, freshCard } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import { type Caller, expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'

setUpTestApp()

const text =
  'J’ai rendu les clés de mon appartement le 12 septembre 2026 et mon propriétaire ne me rend toujours pas le dépôt de garantie de 780 €.'

const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [{ date: '2026-12-12', what: 'Une majoration de plus' }],
  papers: ['Le bail'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

async function ask(client: Caller) {
  const asked = await client.post('/questions', { text, category: 'logement', locale: 'fr' })
  expect(asked.status).toBe(200)
  await testApp.settle()
  return asked.body.id as string
}

async function preview(client: Caller, id: string) {
  await client.post(`/questions/${id}/messages`, {
    text: 'Sans dégradation. Le bailleur est la SCI Les Tilleuls. Avant vendredi.',
  })
  await testApp.settle()
}

async function order(client: Caller, id: string, email = `${id}@client.test`) {
  await client.post('/me/email-capture', { email, locale: 'fr', marketing: false })
  await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
  const quote = await client.post(`/questions/${id}/quote`, { kind: 'first' })
  expect(quote.status).toBe(200)
  const placed = await client.post(`/questions/${id}/order`, {
    quoteId: quote.body.id,
    signature: quote.body.signature,
    accepted: { terms: true, startNow: true },
    locale: 'fr',
  })
  expect(placed.status).toBe(200)
  return placed.body
}

let nextCard = 1000
async function held(client: Caller, id: string) {
  const placed = await order(client, id)
  nextCard += 1
  await pay(placed, freshCard(nextCard))
  const settled = await client.post(`/orders/${placed.id}/settle`)
  expect(settled.body.status).toBe('held')
  await testApp.settle()
  return placed
}

const view = async (client: Caller, id: string) => (await client.get(`/questions/${id}?locale=fr`)).body

describe('the main path', () => {
  it('goes from a question to a paid answer, and takes the money only when an expert accepts', async () => {
    const helene = await expert()
    const client = await visitor()
    const id = await ask(client)
    const thread = (await client.get(`/questions/${id}/messages?locale=fr`)).body.messages
    expect(thread.map((message: { author: string; kind: string }) => `${message.author} ${message.kind}`)).toEqual([
      'client text',
      'assistant intake',
    ])
    await preview(client, id)
    expect(await view(client, id)).toMatchObject({ state: 'PREVIEWED', status: { code: 'in_progress' } })

    const placed = await held(client, id)
    expect(await view(client, id)).toMatchObject({ payment: 'HELD' })
    await testApp.pass(5)
    const desk = (await helene.get('/desk?locale=fr')).body
    expect(desk.offers).toHaveLength(1)
    expect(JSON.stringify(desk.offers)).not.toContain('@client.test')
    expect((await testApp.ports.payments.retrievePayment(placed.paymentIntent)).amountReceived).toBe(0)

    const accepted = await helene.post(`/desk/offers/${id}/accept`, {
      token: desk.offers[0].token,
      noConflict: true,
      locale: 'fr',
    })
    expect(accepted.status).toBe(200)
    await testApp.settle()
    expect((await testApp.ports.payments.retrievePayment(placed.paymentIntent)).amountReceived).toBe(300)
    expect(await view(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })

    const { token } = accepted.body.lease
    expect(
      (await helene.post(`/desk/questions/${id}/messages`, { token, text: 'Est-ce une copropriété ?' })).status,
    ).toBe(200)
    expect((await client.post(`/questions/${id}/messages`, { text: 'Oui.' })).status).toBe(200)
    await testApp.settle()
    const answered = await helene.post(`/desk/questions/${id}/answer`, { token, answer, locale: 'fr' })
    expect(answered.status).toBe(200)
    expect(await view(client, id)).toMatchObject({
      state: 'ANSWERED',
      status: { code: 'answered', answerAvailable: true },
      answer: { short: answer.short },
    })
    const rated = await client.post(`/questions/${id}/rating`, { stars: 5, comment: 'Clair.', locale: 'fr' })
    expect(rated.body.rating).toEqual({ stars: 5, comment: 'Clair.' })
    const pdf = await client.get(`/questions/${id}/answer.pdf`)
    expect(pdf.body.slice(0, 5)).toBe('%PDF-')
    expect((await client.get(`/questions/${id}/deadlines.ics`)).body).toContain('DTSTART;VALUE=DATE:20261212')
    const subscription = (await client.get('/me/subscription')).body.subscription
    expect(subscription).toMatchObject({ state: 'first_period', price: 2900 })
    expect(subscription.currentPeriodEnd).toBe(placed.quote.monthlyFrom)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('gives two free questions, then keeps the third as a draft and opens the paid door', async () => {
    const client = await visitor()
    await ask(client)
    await ask(client)
    const third = await ask(client)
    expect(await view(client, third)).toMatchObject({ state: 'DRAFT', limitReached: true, text })
    const opened = await client.post(`/questions/${third}/ask-expert`, { locale: 'fr' })
    expect(opened.body).toMatchObject({ state: 'UNLOCKING', can: { order: true } })
  })

  it('voids the hold when nobody accepts within a day, and takes nothing', async () => {
    const client = await visitor()
    const id = await ask(client)
    await preview(client, id)
    const placed = await held(client, id)
    await testApp.pass(310)
    expect(await view(client, id)).toMatchObject({ state: 'UNSERVED', can: { choose: true } })
    testApp.clock.advance(24 * 3600 * 1000)
    await testApp.pass(10)
    expect(await view(client, id)).toMatchObject({ state: 'CLOSED', payment: 'VOIDED', closeReason: 'no_expert' })
    expect(await testApp.ports.payments.retrievePayment(placed.paymentIntent)).toMatchObject({ status: 'canceled' })
    const invoices = await testApp.ports.db
      .selectFrom('invoice')
      .select('number')
      .where('purchaseId', '=', placed.id)
      .execute()
    expect(invoices).toEqual([])
  })

  it('takes another card after a declined one, under the same order', async () => {
    const client = await visitor()
    const id = await ask(client)
    await preview(client, id)
    const placed = await order(client, id)
    await pay(placed, cards.declined)
    expect((await client.post(`/orders/${placed.id}/settle`)).body).toMatchObject({
      status: 'declined',
      lastError: 'generic_decline',
    })
    await pay(placed, freshCard(7))
    expect((await client.post(`/orders/${placed.id}/settle`)).body).toMatchObject({ status: 'held', lastError: null })
  })

  it('gives the question to another expert when the first one goes silent, and refuses the stale token', async () => {
    const first = await expert()
    const client = await visitor()
    const id = await ask(client)
    await preview(client, id)
    await held(client, id)
    await testApp.pass(5)
    const offer = (await first.get('/desk?locale=fr')).body.offers[0]
    const accepted = await first.post(`/desk/offers/${id}/accept`, {
      token: offer.token,
      noConflict: true,
      locale: 'fr',
    })
    const stale = accepted.body.lease.token
    const second = await expert()
    await testApp.pass(11 * 60)
    const again = (await second.get('/desk?locale=fr')).body.offers
    expect(again).toHaveLength(1)
    expect((await first.post(`/desk/questions/${id}/answer`, { token: stale, answer, locale: 'fr' })).body.code).toBe(
      'lease_lost',
    )
    const taken = await second.post(`/desk/offers/${id}/accept`, {
      token: again[0].token,
      noConflict: true,
      locale: 'fr',
    })
    expect(taken.status).toBe(200)
    expect(await view(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })
  })

  it('finds a lost wake-up by the sweep', async () => {
    const helene = await expert()
    const client = await visitor()
    const id = await ask(client)
    await preview(client, id)
    const placed = await order(client, id)
    nextCard += 1
    await pay(placed, freshCard(nextCard))
    testApp.jobs.handle('question.tick', async () => {})
    await client.post(`/orders/${placed.id}/settle`)
    await testApp.pass(15)
    expect(await view(client, id)).toMatchObject({ state: 'OFFERED' })
    expect((await helene.get('/desk?locale=fr')).body.offers).toHaveLength(1)
  })

  it('keeps one question for a repeated command, and refuses another body under the same key', async () => {
    const client = await visitor()
    const key = 'k'.repeat(24)
    const first = await client.post('/questions', { text, category: 'logement', locale: 'fr' }, key)
    const second = await client.post('/questions', { text, category: 'logement', locale: 'fr' }, key)
    expect(second.body.id).toBe(first.body.id)
    const other = await client.post('/questions', { text: `${text} Bis.`, category: 'logement', locale: 'fr' }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  })

  it('does not exist for anybody else', async () => {
    const owner = await visitor()
    const id = await ask(owner)
    const stranger = await visitor()
    const other = await expert()
    for (const caller of [stranger, other]) {
      expect((await caller.get(`/questions/${id}?locale=fr`)).status).toBe(404)
      expect((await caller.get(`/questions/${id}/messages?locale=fr`)).status).toBe(404)
      expect((await caller.post(`/questions/${id}/messages`, { text: 'Bonjour' })).status).toBe(404)
      expect((await caller.post(`/questions/${id}/close`, { confirmed: true, locale: 'fr' })).status).toBe(404)
    }
  })

  it('refuses a question of fewer than twenty characters with the code of its field', async () => {
    const client = await visitor()
    const short = await client.post('/questions', { text: 'Trop court', category: 'logement', locale: 'fr' })
    expect(short).toMatchObject({ status: 422, body: { errors: [{ field: 'text', code: 'message_too_short' }] } })
  })
})
