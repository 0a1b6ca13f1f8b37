import { randomUUID } from 'node:crypto'
import { freshCard } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { type Caller, pay, testApp, visitor } from '../harness/test-app.ts'

/** Steps of the main path for tests, all through the API. Each throws where the API responds unexpectedly. */

export const questionText =
  'J’ai rendu les clés de mon appartement le 12 septembre 2026 et mon propriétaire ne me rend toujours pas le dépôt de garantie de 780 €.'

export const fullAnswer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [{ date: '2026-12-12', what: 'Une majoration de plus' }],
  papers: ['Le bail'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

type Placed = {
  id: string
  status: string
  paymentIntent: string
  clientSecret: string
  quote: { monthlyFrom: string }
}

async function done<Reply>(reply: Promise<{ status: number; body: Reply }>): Promise<Reply> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

export async function askQuestion(client: Caller, text = questionText): Promise<string> {
  const { id } = await done(client.post('/questions', { text, category: 'logement', locale: 'fr' }))
  await testApp.settle()
  return id
}

/** A visitor with an email address and a question that is ready to order. */
export async function readyToOrder(email = `${randomUUID()}@client.test`): Promise<{ client: Caller; id: string }> {
  const client = await visitor()
  const id = await askQuestion(client)
  await done(client.post('/me/email-capture', { email, locale: 'fr', marketing: false }))
  await done(client.post(`/questions/${id}/ask-expert`, { locale: 'fr' }))
  return { client, id }
}

export async function quoteFor(client: Caller, id: string, kind = 'first') {
  return done(client.post(`/questions/${id}/quote`, { kind }))
}

export function orderWith(client: Caller, id: string, quote: { id: string; signature: string }, key?: string) {
  const accepted = { terms: true, startNow: true }
  const body = { quoteId: quote.id, signature: quote.signature, accepted, locale: 'fr' }
  return client.post(`/questions/${id}/order`, body, key)
}

export async function placeOrder(client: Caller, id: string, kind = 'first'): Promise<Placed> {
  return done(orderWith(client, id, await quoteFor(client, id, kind)))
}

let used = 5000
/** A card that no test of this run has used. */
export function unusedCard(): string {
  used += 1
  return freshCard(used)
}

/** An order with a hold, whose question is being matched to an expert. */
export async function heldOrder(kind = 'first', card = unusedCard()) {
  const { client, id } = await readyToOrder()
  const order = await placeOrder(client, id, kind)
  await pay(order, card)
  await settleOrderPayment(client, order.id)
  await testApp.settle()
  return { client, id, order }
}

/** The same after a preview: the client asks about housing, adds something, reads the preview and orders. */
export async function heldAfterPreview(client: Caller, text: string, added: string): Promise<string> {
  const { id } = await done(client.post('/questions', { text, category: 'logement', locale: 'fr' }))
  await testApp.settle()
  await done(client.post(`/questions/${id}/messages`, { text: added }))
  await testApp.settle()
  await client.post('/me/email-capture', { email: `${id}@client.test`, locale: 'fr', marketing: false })
  await done(client.post(`/questions/${id}/ask-expert`, { locale: 'fr' }))
  const order = await placeOrder(client, id)
  await pay(order, unusedCard())
  await settleOrderPayment(client, order.id)
  await testApp.settle()
  return id
}

export const settleOrderPayment = (client: Caller, orderId: string) => done(client.post(`/orders/${orderId}/settle`))

export async function offerFor(helper: Caller, id: string) {
  await testApp.pass(5)
  const { offers } = await done(helper.get('/desk?locale=fr'))
  return offers.find((offer: { questionId: string }) => offer.questionId === id)
}

/** The expert accepts; returns the token of the lease. The jobs that then run capture the hold. */
export async function acceptAs(helper: Caller, id: string): Promise<number> {
  const offer = await offerFor(helper, id)
  if (!offer) throw new Error('no offer')
  const { lease } = await done(
    helper.post(`/desk/offers/${id}/accept`, { token: offer.token, noConflict: true, locale: 'fr' }),
  )
  return lease.token
}

export function answerAs(helper: Caller, id: string, token: number) {
  return done(helper.post(`/desk/questions/${id}/answer`, { token, answer: fullAnswer, locale: 'fr' }))
}

export const questionView = (client: Caller, id: string) => done(client.get(`/questions/${id}?locale=fr`))
