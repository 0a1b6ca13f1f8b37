import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Exchange, openRecordingProxy } from '../../../packages/stripe-sandbox/conformance/recording-proxy.ts'
import { openSdkTypes, type SdkTypes } from '../../../packages/stripe-sandbox/conformance/sdk-types.ts'
import {
  cardOf,
  cards,
  keys,
  openTestSandbox,
  payInBrowser,
  sdk,
} from '../../../packages/stripe-sandbox/testing/sandbox.ts'
import { stripePayments } from './stripe.ts'

/** Checks every request of the product to the provider, and all responses and events, against the SDK's own types. */

const start = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-16T22:00:00Z')
let types: SdkTypes
let exchanges: Exchange[]
let events: (Told & { type: string; data: { object: Told } })[]

beforeAll(async () => {
  types = openSdkTypes()
  const { sandbox } = await openTestSandbox({ now: () => start })
  const proxy = await openRecordingProxy(sandbox.url, /^clairavis_/)
  await live(proxy.url, sandbox)
  exchanges = proxy.exchanges
  const kept = sdk(sandbox.url)
  events = []
  for await (const event of kept.events.list({ limit: 100 })) events.push(event as never)
  proxy.close()
  await sandbox.close()
}, 60_000)
afterAll(() => types.close())

type OpenSandbox = Awaited<ReturnType<typeof openTestSandbox>>['sandbox']

/** A run that uses every feature. */
async function live(url: string, sandbox: OpenSandbox): Promise<void> {
  const payments = stripePayments({ secretKey: keys.secretKey, base: url, now: () => start, retries: 0 })
  const stripe = sdk(url)
  const browser = (payment: { paymentIntent: string | null; clientSecret: string | null } | null, number: string) =>
    payInBrowser(sandbox.url, { id: payment?.paymentIntent ?? '', client_secret: payment?.clientSecret ?? '' }, number)
  const plans = { currency: 'eur', name: 'Clairavis' }
  await payments.ensureCatalogue([
    { ...plans, lookupKey: 'plan_monthly', amount: 2900 },
    { ...plans, lookupKey: 'copilot_monthly', amount: 20_000 },
  ])
  const person = (personId: string) =>
    payments.createCustomer({ personId, email: 'zoe@demo.test', name: 'Zoé', locale: 'fr' })

  const zoe = await person('zoe')
  await payments.updateCustomer({ key: 'mail', customer: zoe, email: 'zoe@other.test', locale: 'en' })
  const wish = { customer: zoe, amount: 300, currency: 'eur', description: 'Première question' }
  const first = await payments.holdFirstQuestion({ ...wish, orderId: 'first' })
  await browser(first, cards.declined)
  await browser(first, cards.fine)
  const held = await payments.capture({ orderId: 'first', paymentIntent: first.paymentIntent })
  const dropped = await payments.holdFirstQuestion({ ...wish, orderId: 'dropped' })
  await browser(dropped, cards.fine)
  const released = await payments.voidHold({ orderId: 'dropped', paymentIntent: dropped.paymentIntent })
  await payments.detachCard(released.paymentMethod ?? '')
  await payments.refund({ claimId: 'guarantee', paymentIntent: first.paymentIntent })

  const trial = await payments.createSubscription({
    orderId: 'first',
    customer: zoe,
    price: 'plan_monthly',
    amount: 2900,
    trialEnd: new Date('2026-03-15T10:00:00Z'),
    paymentMethod: held.paymentMethod ?? '',
  })
  const ask = (key: string, subscription = trial.id) => ({ key, subscription })
  await payments.cancelSubscriptionAtPeriodEnd({ ...ask('leave'), feedback: 'other', comment: 'Merci' })
  await payments.keepSubscription(ask('stay'))
  await payments.startPeriodNow({ ...ask('early'), from: 'first period' })
  await payments.pauseSubscription(ask('pause'))
  await payments.resumePaidPeriod(ask('unpause'))
  await payments.pauseSubscription(ask('pause again'))
  await payments.startPeriodNow({ ...ask('resume'), from: 'pause' })
  await payments.pauseSubscription(ask('third pause'))
  const { paymentMethod: card3 } = await payments.retrieveSubscription(trial.id)
  sandbox.control.setNextOutcome(card3 ?? '', 'decline')
  const refused = await payments.startPeriodNow({ ...ask('refused'), from: 'pause' })
  await payments.voidInvoice({ key: 'refused', invoice: refused.invoice?.id ?? '' })
  await payments.resumeSubscription(ask('over'))
  await payments.cancelSubscriptionNow(ask('end'))

  const ana = await person('ana')
  const begun = await payments.startSubscription({
    orderId: 'plan',
    customer: ana,
    price: 'plan_monthly',
    amount: 2900,
  })
  await browser(begun.invoice, cards.alwaysAuthenticates)
  await browser(begun.invoice, cards.fine)
  const own = begun.subscription.id
  sandbox.control.clock.advanceTo(later, ana)
  const change = { subscription: own, price: 'copilot_monthly', amount: 20_000, at: later }
  await payments.previewSubscriptionChange(change)
  const { paymentMethod } = await payments.retrieveSubscription(own)
  sandbox.control.setNextOutcome(paymentMethod ?? '', 'decline')
  await payments.changeSubscription({ key: 'refused', ...change })
  await payments.changeSubscription({ key: 'up', ...change })
  await payments.changeSubscriptionAtPeriodEnd({
    ...ask('down', own),
    price: 'plan_monthly',
    amount: 2500,
    isAsked: true,
  })
  sandbox.control.setNextOutcome(paymentMethod ?? '', 'auth_required')
  sandbox.control.clock.advanceToRenewal(own)
  const [late] = await payments.listInvoices({ subscription: own })
  const card = await payments.createSetupIntent({ key: 'card', customer: ana, subscription: 'sub_1' })
  await payments.retrieveSetupIntent(card.setupIntent)
  const fresh = await stripe.paymentMethods.create(cardOf('5555555555554444'))
  await stripe.paymentMethods.attach(fresh.id, { customer: ana })
  await payments.setDefaultCard({ key: 'card', customer: ana, paymentMethod: fresh.id, subscription: own })
  await payments.payInvoice({ key: 'pay', invoice: late?.id ?? '' })
  await payments.findInvoiceByPayment(late?.paymentIntent ?? '')
  await payments.creditInvoice({ claimId: 'credit', invoice: late?.id ?? '', amount: 1000 })

  const order = { customer: ana, currency: 'eur', lines: [{ amount: 120_000, description: 'Étude' }] }
  const quoted = await payments.issueInvoice({ orderId: 'quote', description: 'Mission', ...order })
  await payments.voidInvoice({ key: 'void', invoice: quoted.id })
  const paid = await payments.issueInvoice({ orderId: 'quote-2', ...order })
  await browser(paid, cards.fine)
  const dispute = sandbox.control.openDispute(paid.paymentIntent ?? '')
  const evidence = { product_description: 'Étude', uncategorized_text: 'winning_evidence' }
  await payments.sendEvidence({ key: 'evidence', dispute, evidence, submit: true })
  await payments.acceptDispute({ key: 'accept', dispute }).catch(() => undefined)

  await payments.listDisputes(start)
  await payments.listBalanceTransactions({ since: start, until: later })
  await payments.listRefunds(first.paymentIntent)
  await payments.listUndeliveredEvents(start)
  await payments.listEvents({ since: start, types: ['invoice.paid'] })
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start.getTime() / 1000 })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: later.getTime() / 1000 })
  await stripe.invoiceItems.list({ customer: ana })
  await stripe.charges.list({ customer: ana, expand: ['data.balance_transaction', 'data.payment_intent'] })
  await stripe.subscriptions.retrieve(own, {
    expand: ['customer', 'latest_invoice.payments.data.payment.payment_intent'],
  })
}

type Told = { object?: string; data?: unknown; error?: { [field: string]: unknown } }

/** The objects of a response, those inside a list one by one. */
function objectsIn(answer: Told): Told[] {
  if (answer.error) return Object.values(answer.error).filter((inner): inner is Told => isObject(inner))
  return answer.object === 'list' ? ((answer.data ?? []) as Told[]) : [answer]
}

const isObject = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'object' in value

const judged = (object: Told) => types.validate('SdkObjects', object.object ?? 'nothing', object, 'json')

/** Reports the same fault of the same kind of object once. */
const distinct = (faults: string[]) => [...new Set(faults.map((fault) => fault.replaceAll(/\[\d+\]/g, '[]')))]

describe('the sandbox and the product speak as the SDK’s types say', () => {
  test('every object that is returned has each field that it must have, of its kind, and no other', () => {
    expect(distinct(exchanges.flatMap(({ answer }) => objectsIn(answer as Told).flatMap(judged)))).toEqual([])
  })

  test('every object inside an event as well, and the event itself', () => {
    expect(events.length).toBeGreaterThan(80)
    const objects = events.flatMap((event) => [...judged(event), ...judged(event.data.object)])
    expect(distinct(objects)).toEqual([])
  })

  test('every type of event is one that the SDK knows', () => {
    const known = (type: string) => types.validate('SdkEvents', 'type', type, 'json').length === 0
    expect([...new Set(events.map(({ type }) => type))].filter((type) => !known(type))).toEqual([])
  })

  test('every request of the product has only parameters that the SDK knows, of their kinds', () => {
    const judgedCalls = exchanges.filter(({ form }) => Object.keys(form).length > 0)
    const isOurs = ({ call }: Exchange) => !/test_helpers|payment_methods$|attach$|invoiceitems$/.test(call)
    const faults = judgedCalls
      .filter((exchange) => isOurs(exchange) || exchange.call.startsWith('POST /v1/invoiceitems'))
      .flatMap(({ call, form }) => types.validate('SdkRequests', call, form, 'form'))
    expect(distinct(faults)).toEqual([])
    expect(new Set(judgedCalls.map(({ call }) => call)).size).toBeGreaterThan(30)
  })

  test('every refusal is in the envelope of errors', () => {
    const refused = exchanges.filter(({ status }) => status >= 400)
    expect(refused.length).toBeGreaterThan(0)
    for (const { answer } of refused) {
      expect(answer).toMatchObject({ error: { type: expect.stringMatching(/_error$/), message: expect.any(String) } })
    }
  })

  test('a field too many, one too few and one of another kind are all seen', () => {
    const [customer] = exchanges
      .flatMap(({ answer }) => objectsIn(answer as Told))
      .filter(({ object }) => object === 'customer')
    expect(judged({ ...customer, surprise: 1 } as Told)).toEqual(['customer.surprise: unknown in Customer'])
    expect(judged({ ...customer, created: 'yesterday' } as Told)).toEqual([
      'customer.created: "yesterday" is no number',
    ])
    const { livemode: _, ...less } = customer as { livemode?: boolean }
    expect(judged(less as Told)).toEqual(['customer.livemode: missing in Customer'])
  })
})
