import { sql } from 'kysely'
import type Stripe from 'stripe'
import { createAccount } from '../../src/accounts/server/people.ts'
import { differences } from '../../src/billing/ledger/server/ledger-views.ts'
import { stripePayments } from '../../src/platform/payments/stripe.ts'
import { acceptanceOf, minutesUntil, staySignedIn, subscriptionOfOrder, testDb } from '../harness/payment-test-kit.ts'
import { Caller, expert, testApp } from '../harness/test-app.ts'
import { acceptAs, answerAs, placeOrder, readyToOrder, settleOrderPayment } from '../scenarios/main-path.ts'
import type { BankAnswer, Provider } from './provider.ts'

/** Verbs of the scenarios: the product by its API, the provider by its own, and the webhooks between the two. */

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
export type Reply = any

/** Stripe's own test cards, as it names them to whoever has no card form: https://docs.stripe.com/testing#cards */
const methods = {
  fine: 'pm_card_visa',
  other: 'pm_card_mastercard',
  authenticates: 'pm_card_authenticationRequired',
  declined: 'pm_card_visa_chargeDeclined',
  noFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  failsLater: 'pm_card_chargeCustomerFail',
  disputes: 'pm_card_createDispute',
  inquires: 'pm_card_createDisputeInquiry',
  refundFails: 'pm_card_refundFail',
}
export type Card = keyof typeof methods

const returnUrl = 'https://clairavis.test/back'
export const days = (count: number) => count * 24 * 60

let provider: Provider
/** Where the reports of events were left off, what was held back, and how each is sent. */
let last: string | undefined
let known = new Set<string>()
let waiting: Stripe.Event[] = []
let endpoint: 'on' | 'off' | 'held' = 'on'

/** A new product with an empty database before this provider. */
export async function beginWorld(given: Provider): Promise<void> {
  provider = given
  // A test clock begins today, because what a card is charged has the real time.
  if (provider.isStripe) testApp.clock.advance(Date.now() - testApp.clock.now().getTime())
  const { secretKey, base } = provider
  Object.assign(testApp.ports, { payments: stripePayments({ secretKey, base, now: () => testApp.clock.now() }) })
  await testApp.ports.payments.ensureCatalogue([
    { lookupKey: 'plan_monthly', name: 'Plan', amount: 2900, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: 'Copilot', amount: 20_000, currency: 'eur' },
  ])
  await provider.startClock(testApp.clock.now())
  last = (await provider.stripe.events.list({ limit: 1 })).data[0]?.id
  known = new Set()
  waiting = []
  endpoint = 'on'
}

/** Waits until the provider has nothing more to tell, and runs the jobs that follow. */
export async function listen(): Promise<void> {
  await provider.advanceTo(testApp.clock.now())
  for (let quiet = 0; quiet < (provider.isStripe ? 2 : 1); ) {
    const news = await eventsSince()
    quiet = news.length === 0 ? quiet + 1 : 0
    if (endpoint === 'held') waiting.push(...news)
    else if (endpoint === 'on') for (const event of news) await send(event)
    await testApp.settle()
    await provider.patience()
  }
}

const ids = /"((?:cus|pi|ch|py|sub|in|du|dp|re|pyr|seti)_\w+)"/g

/** The events of this scenario's customers, oldest first. */
async function eventsSince(): Promise<Stripe.Event[]> {
  const customers = await testDb().selectFrom('customer').select('providerId').execute()
  for (const { providerId } of customers) known.add(providerId)
  const news: Stripe.Event[] = []
  for (let page: Stripe.ApiList<Stripe.Event> | undefined; !page || page.has_more; ) {
    page = await provider.stripe.events.list({ limit: 100, ...(last ? { ending_before: last } : {}) })
    last = page.data[0]?.id ?? last
    news.push(...page.data.toReversed())
  }
  return news.filter((event) => {
    const named = [...JSON.stringify(event.data.object).matchAll(ids)].map(([, id = '']) => id)
    if (!named.some((id) => known.has(id))) return false
    for (const id of named) known.add(id)
    return true
  })
}

/** Delivers an event as the provider does, signed with the endpoint's secret. */
async function send(event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(testApp.clock.now().getTime() / 1000)
  const secret = testApp.ports.config.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = provider.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const answer = await testApp.api.request('/webhooks/stripe', { method: 'POST', headers, body: payload })
  if (!answer.ok) throw new Error(`The webhook of ${event.type} was answered with ${answer.status}.`)
}

/** `off`: what is sent meanwhile never comes. `held`: it comes late. */
export function setEndpoint(state: typeof endpoint): void {
  endpoint = state
}

/** What was held back comes now, backwards and every event twice. */
export async function releaseEvents(): Promise<void> {
  endpoint = 'on'
  for (const event of waiting.splice(0).toReversed()) {
    await send(event)
    await send(event)
  }
  await listen()
}

export async function pass(minutes: number): Promise<void> {
  await staySignedIn()
  testApp.clock.advance(minutes * 60_000)
  await listen()
}
/** The time after which no news waits for what happens next. */
const lettersGo = () => pass(11)
export const until = (at: Date | string) => pass(minutesUntil(new Date(at)))

export const endOf = async (orderId: string) => (await subscriptionOfOrder(orderId)).currentPeriodEnd

/** The end of the running month, and the hour after which its invoice is charged. */
export async function nextMonth(orderId: string): Promise<void> {
  await until(await endOf(orderId))
  await pass(62)
}

export async function done<T>(reply: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

export function must(holds: unknown, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}.`)
}

type Payable = { paymentIntent: string | null }

/** Confirms a payment with a card, as the card form does. `null`: the bank's page is left without an answer. */
export async function pay(order: Payable, card: Card = 'fine', bank: BankAnswer | null = 'approve'): Promise<void> {
  const confirmed = await provider.stripe.paymentIntents
    .confirm(order.paymentIntent ?? '', { payment_method: methods[card], return_url: returnUrl })
    .catch((error: unknown) => {
      if (error instanceof provider.stripe.errors.StripeCardError) return null
      throw error
    })
  const page = confirmed?.next_action?.redirect_to_url?.url
  if (page && bank) await provider.answerBank(page, bank)
  await listen()
}

/** The bank’s page of a payment that already waits for its holder. */
export async function confirmAtBank(due: Payable): Promise<void> {
  const stripe = provider.stripe
  const intent = await stripe.paymentIntents.confirm(due.paymentIntent ?? '', { return_url: returnUrl })
  const page = intent.next_action?.redirect_to_url?.url
  must(page, 'the bank wants its holder')
  await provider.answerBank(page ?? '', 'approve')
  await listen()
}

export async function changeCard(client: Caller, card: Card): Promise<Reply> {
  const setup = await done<Reply>(client.post('/me/card'))
  await provider.stripe.setupIntents.confirm(setup.setupIntent, {
    payment_method: methods[card],
    return_url: returnUrl,
  })
  const after = await done(client.post('/me/card/use', { setupIntent: setup.setupIntent }))
  await listen()
  return after
}

export async function settle(client: Caller, orderId: string): Promise<Reply> {
  const order = await settleOrderPayment(client, orderId)
  await listen()
  return order
}

/** An expert takes the question, and the hold is captured. */
export async function accept(helene: Caller, id: string): Promise<number> {
  const token = await acceptAs(helene, id)
  await listen()
  return token
}

/** A question whose amount is held. */
export async function heldQuestion(card: Card = 'fine') {
  const asked = await readyToOrder()
  const order = await placeOrder(asked.client, asked.id)
  await pay(order, card)
  must((await settle(asked.client, order.id)).status === 'held', 'the amount is held')
  return { ...asked, order }
}

export async function acceptedQuestion(card: Card = 'fine') {
  const helene = await expert()
  const made = await heldQuestion(card)
  return { ...made, helene, token: await accept(helene, made.id) }
}

export async function answeredQuestion(card: Card = 'fine') {
  const made = await acceptedQuestion(card)
  await answerAs(made.helene, made.id, made.token)
  await listen()
  await lettersGo()
  return made
}

/** A plan that is ordered at once, its first month paid. */
export async function directPlan(card: Card = 'fine') {
  const asked = await readyToOrder()
  const order = await placeOrder(asked.client, asked.id, 'plan')
  await pay(order, card)
  await settle(asked.client, order.id)
  return { ...asked, order, plan: await subscriptionOfOrder(order.id) }
}

/** An order on the account page, with the card of the plan: what its quote shows is charged. */
export async function orderOfPlan(client: Caller, kind: 'plan' | 'copilot'): Promise<{ id: string; today: number }> {
  await provider.advanceTo(testApp.clock.now())
  const quote = await done<Reply>(client.post('/me/plan/quote', { kind }))
  const order = await done<Reply>(client.post('/me/plan/orders', acceptanceOf(quote)))
  await settle(client, order.id)
  return { id: order.id, today: quote.today }
}

export async function wish(client: Caller, what: string, body: object = {}): Promise<Reply> {
  const reply = await done(client.post(`/me/plan/${what}`, { locale: 'fr', ...body }))
  await listen()
  return reply
}

export async function stateOf(orderId: string): Promise<string> {
  return (await subscriptionOfOrder(orderId)).state
}

export async function owner(): Promise<Caller> {
  const who = { email: `${testApp.ports.ids.id()}@staff.test`, password: 'une longue phrase de passe' }
  await createAccount(testApp.ports, { ...who, locale: 'fr', roles: ['client', 'owner'] })
  const caller = new Caller(null)
  caller.token = (await done<Reply>(caller.post('/sign-in', who))).token
  return caller
}

/** A refund by the staff, on the page of the payment. */
export async function refundByStaff(staff: Caller, amount: number): Promise<void> {
  const { id } = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
  await done(staff.post(`/admin/payments/${id}/refund`, { amount, cause: 'goodwill', reason: 'Vu ensemble.' }))
  await listen()
}

/** The evidence that decides a dispute in test mode: https://docs.stripe.com/testing#disputes */
export async function decideDispute(paymentIntent: string, outcome: 'winning_evidence' | 'losing_evidence') {
  const dispute = (await provider.stripe.disputes.list({ payment_intent: paymentIntent })).data[0]
  must(dispute, 'the payment is contested')
  await provider.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: outcome }, submit: true })
  await listen()
}

export async function payOutOfBand(orderId: string): Promise<void> {
  const { openInvoice } = (await subscriptionOfOrder(orderId)).life as { openInvoice: string }
  await provider.stripe.invoices.pay(openInvoice, { paid_out_of_band: true })
  await listen()
}

/** What the provider, the books and the outbox say in the end. Cents. */
export type Findings = {
  charged: number[]
  /** The balance of each group of accounts, of those that are not nothing. */
  ledger: Record<string, number>
  documents: number[]
  /** What was sent to the client, except about the account itself, in its order. */
  letters: string[]
}

export async function findings(): Promise<Findings> {
  await lettersGo()
  const { stripe } = provider
  const customers = await testDb().selectFrom('customer').select('providerId').execute()
  const charged: { at: number; amount: number }[] = []
  for (const { providerId: customer } of customers) {
    for (const charge of (await stripe.charges.list({ customer, limit: 100 })).data.toReversed()) {
      if (charge.amount_captured > 0) charged.push({ at: charge.created, amount: charge.amount_captured })
      const refunds = (await stripe.refunds.list({ charge: charge.id, limit: 100 })).data.toReversed()
      for (const { status, amount, created } of refunds)
        if (status === 'succeeded' || status === 'pending') charged.push({ at: created, amount: -amount })
      if (!charge.disputed) continue
      for (const { status, amount, created } of (await stripe.disputes.list({ charge: charge.id })).data)
        if (status === 'lost') charged.push({ at: created, amount: -amount })
    }
  }
  const entries = await testDb().selectFrom('ledger_entry').select(['account', 'amount']).execute()
  const ledger = Map.groupBy(entries, ({ account }) => groupOf(account))
  const documents = await testDb()
    .selectFrom('invoice')
    .select('total')
    .orderBy('issuedAt')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
  const wrong = Object.entries(await differences(testDb())).filter(([, difference]) => difference !== 0)
  if (wrong.length > 0) throw new Error(`The ledger differs from its rows: ${JSON.stringify(wrong)}`)
  if (testApp.jobs.failures.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(testApp.jobs.failures)}`)
  const sums = [...ledger].map(([group, rows]) => [group, rows.reduce((sum, { amount }) => sum + amount, 0)] as const)
  return {
    charged: charged.toSorted((a, b) => a.at - b.at).map(({ amount }) => amount),
    ledger: Object.fromEntries(sums.filter(([group, amount]) => group !== '' && amount !== 0)),
    documents: documents.map(({ total }) => total),
    letters: await lettersToClient(),
  }
}

/** A letter that another has made untrue was not sent; one that travels in another's text was, and counts. */
async function lettersToClient(): Promise<string[]> {
  const letters = await testDb()
    .selectFrom('mail_outbox')
    .select(['id', 'template'])
    .where('personId', 'in', testDb().selectFrom('customer').select('personId'))
    .where('template', 'not like', 'accounts.%')
    .where((where) => where.or([where('state', '<>', 'gathered'), where('gather', 'like', 'question:%')]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const documents = await testDb()
    .selectFrom('mail_attachment')
    .innerJoin('invoice', (join) => join.onRef('mail_attachment.name', 'like', sql`invoice.number || '.%'`))
    .select(['mailId', 'kind'])
    .execute()
  const brings = (id: string, kind: string) => documents.some((one) => one.mailId === id && one.kind === kind)
  return letters.map(({ id, template }) =>
    [
      template.replace(/^\w+\./, ''),
      ...(brings(id, 'invoice') ? ['invoice'] : []),
      ...(brings(id, 'credit_note') ? ['credit note'] : []),
    ].join(' + '),
  )
}

/** Sales with their VAT are one figure here, and money at the provider with its fees; the experts' is none of it. */
const groups: Record<string, string> = {
  vat_collected: 'sales',
  provider_clearing: 'cash',
  provider_fees: 'cash',
  bank: 'cash',
  expert_payable: '',
  expert_cost: '',
}
const groupOf = (account: string) =>
  groups[account] ?? (account.startsWith('revenue_') ? 'sales' : account.replaceAll('_', ' '))
