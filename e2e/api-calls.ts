import { type APIRequestContext, expect } from '@playwright/test'
import { defaultKeys } from '../packages/stripe-sandbox/default-keys.ts'
import { type Language, texts } from './interface-texts.ts'
import { fetchPersistently } from './persistent-fetch.ts'
import { base } from './server.ts'
import { signIn, visitorWithEmail } from './sign-in.ts'

/** The product's own calls, for what a journey looks up or puts back without walking there. */

// biome-ignore lint/suspicious/noExplicitAny: a journey looks at whatever came back
type Reply = any

export async function call(
  request: APIRequestContext,
  [method, path]: readonly [method: 'GET' | 'PATCH' | 'POST' | 'PUT', path: string],
  token: string,
  data?: unknown,
): Promise<Reply> {
  const answer = await fetchPersistently(request, `/api${path}`, {
    method,
    data,
    headers: { 'idempotency-key': crypto.randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

export type Own = { token: string; id: string }

export const ownQuestion = (request: APIRequestContext, { token, id }: Own): Promise<Reply> =>
  call(request, ['GET', `/questions/${id}?locale=fr`], token)

export async function withdraw(request: APIRequestContext, { token, id }: Own): Promise<void> {
  await call(request, ['POST', `/questions/${id}/close`], token, { confirmed: true, second: true, locale: 'fr' })
}

/** Closes whatever a person has left open, so that no desk of the next journey is offered it. */
export async function closeAll(request: APIRequestContext, token: string): Promise<void> {
  const { items } = await call(request, ['GET', '/questions?locale=fr'], token)
  for (const { id, status } of items)
    if (status.code !== 'closed') await withdraw(request, { token, id }).catch(() => {})
}

/** A card that nobody has used: one card has one introductory offer. */
export function freshCard(): string {
  const body = `424242${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return body + String((10 - (sum % 10)) % 10)
}

const orders = new Set<string>()

/** Whatever was ordered without a page of one's own is closed too: the next journey's desk would be offered it. */
export async function closeOrders(request: APIRequestContext): Promise<void> {
  // Whoever has signed out or was erased meanwhile has nothing open.
  for (const token of orders) await closeAll(request, token).catch(() => {})
  orders.clear()
}

/** Somebody known by an address has ordered, and their question looks for an expert. Closed when the journey is over. */
export async function ordered(request: APIRequestContext, language: Language, text?: string): Promise<Own> {
  const own = await visitorWithEmail(request, language, text)
  const post = (path: string, data: unknown) => call(request, ['POST', path], own.token, data)
  await post(`/questions/${own.id}/messages`, { text: texts[language].detail })
  await expect.poll(async () => (await ownQuestion(request, own)).state).toBe('PREVIEWED')
  await orderFirst(request, own, language)
  return own
}

/** Orders the first answer of a question that has its preview, with a card of its own. */
export async function orderFirst(request: APIRequestContext, own: Own, language: Language): Promise<void> {
  const post = (path: string, data: unknown) => call(request, ['POST', path], own.token, data)
  orders.add(own.token)
  await post(`/questions/${own.id}/ask-expert`, { locale: language })
  const { id: quoteId, signature } = await post(`/questions/${own.id}/quote`, { kind: 'first' })
  const accepted = { terms: true, startNow: true }
  const order = await post(`/questions/${own.id}/order`, { quoteId, signature, accepted, locale: language })
  await pays(request, own, order, 'held')
}

export type Work = (path: string, body?: object) => Promise<Reply>

/** An expert at an open desk takes the offer of this question; returns what does their work on it. */
export async function takeOffer(request: APIRequestContext, email: string, id: string): Promise<Work> {
  const token = await signIn(request, email)
  type Offer = { questionId: string; token: number }
  const find = async (): Promise<Offer | undefined> =>
    (await call(request, ['GET', '/desk?locale=fr'], token)).offers.find((one: Offer) => one.questionId === id)
  await expect.poll(async () => (await find()) !== undefined).toBe(true)
  const body = { token: (await find())?.token, noConflict: true, locale: 'fr' }
  const { lease } = await call(request, ['POST', `/desk/offers/${id}/accept`], token, body)
  return (path, given = {}) =>
    call(request, ['POST', `/desk/questions/${id}/${path}`], token, { token: lease.token, ...given })
}

/** What an expert says besides an answer. */
export const word = (text: string) => ({ text, attachments: [], asksInformation: false })

/** As the page's card form pays, and waits for what comes of it. */
async function pays(
  request: APIRequestContext,
  { token }: Own,
  order: { id: string; paymentIntent: string; clientSecret: string },
  expected: 'held' | 'captured',
): Promise<void> {
  await payFor(request, order, freshCard())
  const { status } = await call(request, ['POST', `/orders/${order.id}/settle`], token, {})
  if (status !== expected) throw new Error(`The order is ${status}.`)
}

async function payFor(
  request: APIRequestContext,
  order: { paymentIntent: string; clientSecret: string },
  number: string,
): Promise<void> {
  const bank = async (path: string, form: Record<string, string>) =>
    (await request.post(`/sandbox-payments/v1${path}`, { form: { key: defaultKeys.publishableKey, ...form } })).json()
  const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' }
  const method = await bank('/payment_methods', { type: 'card', ...card })
  await bank(`/payment_intents/${order.paymentIntent}/confirm`, {
    client_secret: order.clientSecret,
    payment_method: method.id,
    return_url: `${base}/fr`,
  })
}

/** Somebody whose plan is paid for this month. */
export async function subscribed(request: APIRequestContext, language: Language): Promise<Own> {
  const own = await visitorWithEmail(request, language)
  await takePlan(request, own, language)
  return own
}

export async function takePlan(request: APIRequestContext, own: Own, language: Language): Promise<void> {
  const post = (path: string, data: unknown) => call(request, ['POST', path], own.token, data)
  const { id: quoteId, signature } = await post('/me/plan/quote', { kind: 'plan' })
  const order = await post('/me/plan/orders', { quoteId, signature, terms: true, startNow: true, locale: language })
  await pays(request, own, order, 'captured')
}

/** Somebody whose bank wants to be asked before it pays the next month, as a letter tells them. */
export async function unpaid(request: APIRequestContext, language: Language): Promise<Own> {
  const own = await subscribed(request, language)
  const { email } = await call(request, ['GET', '/me'], own.token)
  const dashboard = '/sandbox-payments/dashboard'
  const page = await (await request.get(dashboard)).text()
  const id = /value="(sub_\w+)"/.exec(page.slice(page.indexOf(email)))?.[1] ?? ''
  for (const action of ['auth', 'renew'])
    await request.post(dashboard, { form: { action, id }, headers: { origin: base }, maxRedirects: 0 })
  const state = async () => (await call(request, ['GET', '/me/plan'], own.token)).subscription.state
  await expect.poll(state).toBe('past_due')
  return own
}

/** The templates of what the product has written to somebody, without the letters about their account, in order of the alphabet. */
export async function lettersTo(request: APIRequestContext, { token }: Own): Promise<string[]> {
  const { email } = await call(request, ['GET', '/me'], token)
  const admin = await signIn(request, 'admin@demo.test')
  const { letters } = await call(request, ['GET', `/admin/letters?to=${encodeURIComponent(email)}`], admin)
  return letters
    .map(({ template }: { template: string }) => template)
    .filter((template: string) => !template.startsWith('accounts.'))
    .sort()
}

/** Where a letter of this template leads, as the outbox shows it to the owner of the demonstration. */
export async function linkInLetter(
  request: APIRequestContext,
  { to, template, link }: { to: string; template: string; link: RegExp },
): Promise<string> {
  const staff = await signIn(request, 'admin@demo.test')
  const letter = async () =>
    (await call(request, ['GET', `/admin/letters?to=${to}&template=${template}`], staff)).letters
  await expect.poll(async () => (await letter()).length).toBeGreaterThan(0)
  const { html } = await call(request, ['GET', `/admin/letters/${(await letter())[0].id}`], staff)
  return link.exec(html)?.[0] ?? ''
}
