import type pg from 'pg'
import { defaultKeys } from '../packages/stripe-sandbox/default-keys.ts'
import { freshCard } from '../packages/stripe-sandbox/testing/sandbox.ts'
import { pause } from './figure.ts'
import { type Call, call, type Expert, question, type Visitor } from './people.ts'

export type Conversation = { questionId: string; client: Visitor; expert: Expert }

type Quote = { id: string; signature: string }
type Order = { id: string; status: string; paymentIntent: string; clientSecret: string }

/** Cards that no earlier run has used. */
let cards = Date.now() % 500_000_000

/** Client by client through the real path, up to an expert at work: ask, order, hold, offer, acceptance. */
export async function conversations(
  url: string,
  pool: pg.Pool,
  clients: readonly Visitor[],
  experts: readonly Expert[],
): Promise<Conversation[]> {
  const opened: Conversation[] = []
  for (const client of clients) {
    const { id } = await call<{ id: string }>(`${url}/api/questions`, 'POST', client, question)
    await hold(url, client, id)
    const { expert, token } = await offerOf(pool, id, experts)
    await call(`${url}/api/desk/offers/${id}/accept`, 'POST', expert, { token, noConflict: true, locale: 'fr' })
    opened.push({ questionId: id, client, expert })
  }
  return opened
}

/** Orders an expert's answer and has the card's money held. */
export async function hold(url: string, client: Visitor, id: string, by: Call = call): Promise<void> {
  const post = <Reply>(path: string, body: unknown) => by<Reply>(`${url}/api${path}`, 'POST', client, body)
  await post('/me/email-capture', { email: `${client.token}@client.test`, locale: 'fr', marketing: false })
  await post(`/questions/${id}/ask-expert`, { locale: 'fr' })
  const quote = await post<Quote>(`/questions/${id}/quote`, { kind: 'first' })
  const order = await post<Order>(`/questions/${id}/order`, {
    quoteId: quote.id,
    signature: quote.signature,
    accepted: { terms: true, startNow: true },
    locale: 'fr',
  })
  cards += 1
  const method = await form(`${url}/sandbox-payments/v1/payment_methods`, {
    type: 'card',
    'card[number]': freshCard(cards),
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  })
  await form(`${url}/sandbox-payments/v1/payment_intents/${order.paymentIntent}/confirm`, {
    client_secret: order.clientSecret,
    payment_method: method.id,
    return_url: `${url}/fr`,
  })
  const settled = await post<Order>(`/orders/${order.id}/settle`, {})
  if (settled.status !== 'held') throw new Error(`The order is ${settled.status}, not held.`)
}

async function form(url: string, fields: Record<string, string>): Promise<{ id: string }> {
  const body = new URLSearchParams({ key: defaultKeys.publishableKey, ...fields })
  return (await fetch(url, { method: 'POST', body })).json() as Promise<{ id: string }>
}

async function offerOf(
  pool: pg.Pool,
  questionId: string,
  experts: readonly Expert[],
): Promise<{ expert: Expert; token: number }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await pool.query<{ expert_id: string; token: number }>(
      'select expert_id, token from lease where question_id = $1 and ended_at is null',
      [questionId],
    )
    const expert = experts.find(({ expertId }) => expertId === rows[0]?.expert_id)
    if (rows[0] && expert) return { expert, token: Number(rows[0].token) }
    await pause(50)
  }
  throw new Error('Nobody was offered the question.')
}
