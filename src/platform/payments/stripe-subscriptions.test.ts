import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../packages/stripe-sandbox/sandbox.ts'
import {
  cardOf,
  cards,
  keys,
  openTestSandbox,
  payInBrowser,
  sdk,
} from '../../../packages/stripe-sandbox/testing/sandbox.ts'
import type { Payments } from './port.ts'
import { stripePayments } from './stripe.ts'

const now = () => new Date('2026-03-01T10:00:00Z')
const halfway = new Date('2026-03-16T22:00:00Z')
let sandbox: Sandbox
let payments: Payments
let orders = 0

beforeAll(async () => {
  ;({ sandbox } = await openTestSandbox({ now }))
  payments = stripePayments({ secretKey: keys.secretKey, base: sandbox.url, now, retries: 0 })
  await payments.ensureCatalogue([
    { lookupKey: 'plan_monthly', name: 'Clairavis', amount: 2900, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: 'Clairavis Copilot', amount: 20000, currency: 'eur' },
  ])
})
afterEach(() => sandbox.control.responses.reset())
afterAll(() => sandbox.close())

async function begun() {
  orders += 1
  const orderId = `order-${orders}`
  const customer = await payments.createCustomer({ personId: `person-${orders}`, email: 'zoe@demo.test', locale: 'fr' })
  const order = { orderId, customer, price: 'plan_monthly', amount: 2900 }
  const { invoice, subscription } = await payments.startSubscription(order)
  const pay = (number: string, which = invoice) =>
    payInBrowser(sandbox.url, { id: which?.paymentIntent ?? '', client_secret: which?.clientSecret ?? null }, number)
  return { orderId, customer, order, id: subscription.id, invoice, subscription, pay }
}

async function active() {
  const made = await begun()
  await made.pay(cards.fine)
  return { ...made, subscription: await payments.retrieveSubscription(made.id) }
}

const ahead = (customer: string, to: Date) => sandbox.control.clock.advanceTo(to, customer)

/** Saves a card that will be declined from now on. */
async function breakCard(customer: string, subscription: string): Promise<void> {
  const stripe = sdk(sandbox.url)
  const broken = await stripe.paymentMethods.create(cardOf(cards.failsWhenCharged))
  await stripe.paymentMethods.attach(broken.id, { customer })
  await payments.setDefaultCard({ key: `broken-${subscription}`, customer, subscription, paymentMethod: broken.id })
}

describe('a plan without a first period', () => {
  test('begins unpaid, is asked for once however often, and is active when its invoice is paid', async () => {
    const { customer, id, invoice, order, orderId, pay, subscription } = await begun()
    expect(subscription).toMatchObject({
      status: 'incomplete',
      orderId,
      price: 'plan_monthly',
      latestInvoice: invoice?.id,
    })
    expect(invoice).toMatchObject({
      status: 'open',
      reason: 'subscription_create',
      amountDue: 2900,
      tax: 483,
      orderId,
      subscription: id,
      clientSecret: expect.stringContaining('_secret_'),
      lines: [{ price: 'plan_monthly', amount: 2900, proration: false }],
    })
    const again = await payments.startSubscription(order)
    expect(again.subscription.id).toBe(id)
    expect(again.invoice).toEqual(invoice)
    await pay(cards.fine)
    const paid = await payments.retrieveSubscription(id)
    expect(paid).toMatchObject({
      status: 'active',
      periodStartsAt: now(),
      periodEndsAt: new Date('2026-04-01T10:00:00Z'),
      paymentMethod: expect.stringMatching(/^pm_/),
      pendingChange: null,
    })
    expect(await payments.retrieveCard(paid.paymentMethod ?? '')).toMatchObject({
      customer,
      last4: '4242',
      brand: 'visa',
    })
    expect(await payments.findInvoiceByPayment(invoice?.paymentIntent ?? '')).toMatchObject({
      id: invoice?.id,
      status: 'paid',
    })
    expect(await payments.listSubscriptions(customer)).toEqual([paid])
    expect(await payments.listInvoices({ subscription: id })).toMatchObject([{ amountPaid: 2900, paidAt: now() }])
  })
})

describe('leaving', () => {
  test('asked for, taken back, asked for again, and explained afterwards', async () => {
    const { customer, id } = await active()
    const key = (name: string) => ({ key: `${name}-${id}`, subscription: id })
    const leaving = await payments.cancelSubscriptionAtPeriodEnd(key('leave-1'))
    const end = new Date('2026-04-01T10:00:00Z')
    expect(leaving).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      cancelsAt: end,
      cancelRequestedAt: now(),
    })
    expect(await payments.keepSubscription(key('stay-1'))).toMatchObject({
      cancelAtPeriodEnd: false,
      cancelsAt: null,
    })
    await payments.cancelSubscriptionAtPeriodEnd(key('leave-2'))
    await payments.recordCancellationFeedback({ ...key('why'), feedback: 'too_expensive', comment: 'Trop cher' })
    ahead(customer, new Date('2026-04-02T00:00:00Z'))
    expect(await payments.retrieveSubscription(id)).toMatchObject({ status: 'canceled', endedAt: end })
    expect(await payments.listInvoices({ customer })).toHaveLength(1)
    await expect(payments.keepSubscription(key('stay-2'))).rejects.toMatchObject({ kind: 'conflict' })
  })
})

describe('a change of plan', () => {
  test('charges what was shown, once, and tells both', async () => {
    const { customer, id } = await active()
    ahead(customer, halfway)
    const change = { subscription: id, price: 'copilot_monthly', amount: 20_000, at: halfway }
    const preview = await payments.previewSubscriptionChange(change)
    expect(preview).toMatchObject({ amountDue: 8550, tax: 1425, currency: 'eur', at: halfway })
    expect(preview.lines.map(({ amount, price, proration }) => [amount, price, proration])).toEqual([
      [-1450, 'plan_monthly', true],
      [10_000, 'copilot_monthly', true],
    ])
    const changed = await payments.changeSubscription({ key: `up-${id}`, ...change })
    expect(changed.invoice).toMatchObject({
      status: 'paid',
      amountPaid: preview.amountDue,
      reason: 'subscription_update',
    })
    expect(changed.subscription).toMatchObject({ price: 'copilot_monthly', pendingChange: null })
    await payments.changeSubscription({ key: `up-${id}`, ...change })
    expect(await payments.listInvoices({ subscription: id })).toHaveLength(2)
    const down = await payments.changeSubscriptionAtPeriodEnd({
      key: `down-${id}`,
      subscription: id,
      price: 'plan_monthly',
      amount: 2900,
      isAsked: true,
    })
    expect(down).toMatchObject({ price: 'plan_monthly', periodEndsAt: new Date('2026-04-01T10:00:00Z') })
  })

  test('stays pending while its payment is refused, and is what it was', async () => {
    const { customer, id } = await active()
    await breakCard(customer, id)
    ahead(customer, halfway)
    const waiting = await payments.changeSubscription({
      key: `up-${id}`,
      subscription: id,
      price: 'copilot_monthly',
      amount: 20_000,
      at: halfway,
    })
    expect(waiting.subscription).toMatchObject({
      status: 'active',
      price: 'plan_monthly',
      pendingChange: { price: 'copilot_monthly', trialEndsAt: null },
    })
    expect(waiting.invoice).toMatchObject({ status: 'open', amountDue: 8550 })
  })
})

describe('a first period', () => {
  async function firstPeriod() {
    orders += 1
    const orderId = `order-${orders}`
    const customer = await payments.createCustomer({
      personId: `person-${orders}`,
      email: 'zoe@demo.test',
      locale: 'fr',
    })
    const { clientSecret, setupIntent } = await payments.createSetupIntent({
      key: `card-${orders}`,
      customer,
      subscription: 'sub_1',
    })
    const method = await sdk(sandbox.url).paymentMethods.create(cardOf(cards.fine))
    await fetch(`${sandbox.url}/v1/setup_intents/${setupIntent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ key: keys.publishableKey, client_secret: clientSecret, payment_method: method.id }),
    })
    const setup = await payments.retrieveSetupIntent(setupIntent)
    expect(setup).toMatchObject({ status: 'succeeded', customer, paymentMethod: method.id, lastError: null })
    expect(setup.subscription).toBe('sub_1')
    const trialEnd = new Date('2026-03-15T10:00:00Z')
    const order = { orderId, customer, price: 'plan_monthly', amount: 2900, trialEnd, paymentMethod: method.id }
    return { trialEnd, ...(await payments.createSubscription(order)) }
  }

  test('ends early by a second order, and a whole period is charged', async () => {
    const { customer, id } = await firstPeriod()
    const early = new Date('2026-03-05T08:00:00Z')
    ahead(customer, early)
    const preview = await payments.previewSubscriptionChange({
      subscription: id,
      price: 'plan_monthly',
      amount: 2900,
      at: early,
      startNow: true,
    })
    expect(preview).toMatchObject({ amountDue: 2900, periodEndsAt: new Date('2026-04-05T08:00:00Z') })
    const started = await payments.startPeriodNow({ key: `early-${id}`, subscription: id, from: 'first period' })
    expect(started).toMatchObject({
      subscription: { status: 'active', periodStartsAt: early, trialEndsAt: early },
      invoice: { status: 'paid', amountPaid: 2900, periodStartsAt: early },
    })
  })

  test('can become the copilot at once', async () => {
    const { customer, id } = await firstPeriod()
    const early = new Date('2026-03-05T08:00:00Z')
    ahead(customer, early)
    const change = { subscription: id, price: 'copilot_monthly', amount: 20_000, at: early, startNow: true }
    expect(await payments.previewSubscriptionChange(change)).toMatchObject({ amountDue: 20_000 })
    expect(await payments.changeSubscription({ key: `up-${id}`, ...change })).toMatchObject({
      subscription: { status: 'active', price: 'copilot_monthly' },
      invoice: { status: 'paid', amountPaid: 20_000 },
    })
  })
})

test('a pause makes no invoice; taken back, the paid month goes on; over, a month is paid at once', async () => {
  const { customer, id, subscription: before } = await active()
  const asked = (name: string) => ({ key: `${name}-${id}`, subscription: id })
  expect((await payments.pauseSubscription(asked('pause'))).status).toBe('paused')
  const back = await payments.resumePaidPeriod(asked('back'))
  expect(back).toMatchObject({ status: 'active', periodEndsAt: before.periodEndsAt })
  await payments.pauseSubscription(asked('again'))
  const over = new Date(before.periodEndsAt.getTime() + 45 * 86_400_000)
  ahead(customer, over)
  expect(await payments.listInvoices({ subscription: id })).toHaveLength(1)
  const { subscription, invoice } = await payments.resumeSubscription(asked('over'))
  expect(subscription).toMatchObject({ status: 'active', periodStartsAt: over })
  expect(invoice).toMatchObject({ status: 'paid', amountPaid: 2900, periodStartsAt: over })
})

describe('a renewal that is not paid', () => {
  async function late() {
    const made = await active()
    await breakCard(made.customer, made.id)
    sandbox.control.clock.advanceToRenewal(made.id)
    const [invoice] = await payments.listInvoices({ subscription: made.id })
    return { ...made, open: invoice?.id ?? '' }
  }

  test('is paid by another card, and paying it twice is paying it once', async () => {
    const { customer, id, open } = await late()
    expect(await payments.retrieveInvoice(open)).toMatchObject({
      status: 'open',
      reason: 'subscription_cycle',
      attempts: 1,
      nextAttemptAt: new Date('2026-04-02T11:00:00Z'),
    })
    expect((await payments.retrieveSubscription(id)).status).toBe('past_due')
    await expect(payments.payInvoice({ key: `try-${id}`, invoice: open })).rejects.toMatchObject({
      kind: 'declined',
      code: 'card_declined',
    })
    const stripe = sdk(sandbox.url)
    const other = await stripe.paymentMethods.create(cardOf('5555555555554444'))
    await stripe.paymentMethods.attach(other.id, { customer })
    await payments.setDefaultCard({ key: `new-${id}`, customer, subscription: id, paymentMethod: other.id })
    sandbox.control.responses.fail(`POST /v1/invoices/${open}/pay`, { status: 502, body: '{}' }, { workDone: true })
    await expect(payments.payInvoice({ key: `pay-${id}`, invoice: open })).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect(await payments.payInvoice({ key: `pay-${id}`, invoice: open })).toMatchObject({
      status: 'paid',
      amountPaid: 2900,
    })
    expect((await payments.retrieveSubscription(id)).status).toBe('active')
    expect((await stripe.charges.list({ customer })).data.filter(({ paid }) => paid)).toHaveLength(2)
  })

  test('may be forgiven: voided, it is owed no more, and a later payment opens a new period', async () => {
    const { customer, id, open } = await late()
    expect(await payments.voidInvoice({ key: `void-${id}`, invoice: open })).toMatchObject({ status: 'void' })
    expect(await payments.voidInvoice({ key: `void-${id}`, invoice: open })).toMatchObject({ status: 'void' })
    const stripe = sdk(sandbox.url)
    const other = await stripe.paymentMethods.create(cardOf(cards.fine))
    await stripe.paymentMethods.attach(other.id, { customer })
    await payments.setDefaultCard({ key: `new-${id}`, customer, subscription: id, paymentMethod: other.id })
    const today = new Date('2026-04-10T09:00:00Z')
    ahead(customer, today)
    expect(await payments.startPeriodNow({ key: `open-${id}`, subscription: id, from: 'closed' })).toMatchObject({
      subscription: { status: 'active', periodStartsAt: today, periodEndsAt: new Date('2026-05-10T09:00:00Z') },
      invoice: { status: 'paid', amountPaid: 2900 },
    })
  })
})

describe('an invoice outside any plan', () => {
  test('is issued once for its order, whole, also when the provider fell silent half-way', async () => {
    const customer = await payments.createCustomer({ personId: 'quoted', email: 'q@demo.test', locale: 'fr' })
    const order = {
      orderId: 'quote-1',
      customer,
      currency: 'eur',
      lines: [
        { amount: 120_000, description: 'Étude' },
        { amount: 30_000, description: 'Suivi' },
      ],
    }
    sandbox.control.responses.fail('POST /v1/invoices/', { status: 502, body: '{}' })
    await expect(payments.issueInvoice(order)).rejects.toMatchObject({ kind: 'unavailable' })
    const invoice = await payments.issueInvoice(order)
    expect(invoice).toMatchObject({
      status: 'open',
      total: 150_000,
      tax: 25_000,
      subscription: null,
      orderId: 'quote-1',
    })
    expect(invoice.lines.map(({ description }) => description)).toEqual(['Étude', 'Suivi'])
    expect(await payments.issueInvoice(order)).toEqual(invoice)
    expect(await payments.listInvoices({ customer })).toHaveLength(1)
  })
})

describe('the books', () => {
  test('a paid invoice is credited once per claim, and its refund and movements can be read', async () => {
    const { customer, invoice } = await active()
    const claim = { claimId: `claim-${orders}`, invoice: invoice?.id ?? '', amount: 1450 }
    const note = await payments.creditInvoice(claim)
    expect(note).toMatchObject({ amount: 1450, tax: 242, status: 'issued', claimId: claim.claimId })
    expect(await payments.creditInvoice(claim)).toEqual(note)
    expect(await payments.listCreditNotes(claim.invoice)).toEqual([note])
    const refund = await payments.retrieveRefund(note.refund ?? '')
    expect(refund).toMatchObject({ amount: 1450, status: 'succeeded', failureReason: null })
    expect(await payments.listRefunds(invoice?.paymentIntent ?? '')).toEqual([refund])
    expect(await payments.balanceTransactionsOf(refund.charge ?? '')).toMatchObject([
      { type: 'charge', amount: 2900, fee: 69, net: 2831 },
    ])
    const moved = await payments.listBalanceTransactions({ since: now(), until: new Date('2026-03-01T10:00:01Z') })
    expect(moved.find(({ source }) => source === refund.id)).toMatchObject({ type: 'refund', amount: -1450 })
    await payments.updateCustomer({ key: `mail-${orders}`, customer, email: 'new@demo.test' })
    expect(await sdk(sandbox.url).customers.retrieve(customer)).toMatchObject({ email: 'new@demo.test' })
  })

  test('a repetition after the provider has forgotten its keys makes nothing a second time', async () => {
    let today = now()
    const { sandbox: other } = await openTestSandbox({ now: () => today })
    const asked = stripePayments({ secretKey: keys.secretKey, base: other.url, now, retries: 0 })
    await asked.ensureCatalogue([{ lookupKey: 'plan_monthly', name: 'Clairavis', amount: 2900, currency: 'eur' }])
    const customer = await asked.createCustomer({ personId: 'late', email: 'late@demo.test', locale: 'fr' })
    const order = { orderId: 'late', customer, price: 'plan_monthly', amount: 2900 }
    const { invoice, subscription } = await asked.startSubscription(order)
    const payment = { id: invoice?.paymentIntent ?? '', client_secret: invoice?.clientSecret ?? null }
    await payInBrowser(other.url, payment, cards.fine)
    const claim = { claimId: 'late', invoice: invoice?.id ?? '', amount: 1000 }
    const note = await asked.creditInvoice(claim)
    const lines = [{ amount: 5000, description: 'Étude' }]
    const issued = await asked.issueInvoice({ orderId: 'service', customer, currency: 'eur', lines })
    today = new Date('2026-03-03T10:00:00Z')
    other.control.tick()
    expect((await asked.startSubscription(order)).subscription.id).toBe(subscription.id)
    expect(await asked.creditInvoice(claim)).toEqual(note)
    expect((await asked.issueInvoice({ orderId: 'service', customer, currency: 'eur', lines })).id).toBe(issued.id)
    expect(await asked.listCreditNotes(claim.invoice)).toHaveLength(1)
    await other.close()
  })

  test('a dispute is answered with evidence, or accepted', async () => {
    const first = sandbox.control.openDispute((await active()).invoice?.paymentIntent ?? '')
    const answered = await payments.sendEvidence({
      key: first,
      dispute: first,
      evidence: { product_description: 'Réponse d’un expert', uncategorized_text: 'winning_evidence' },
      submit: true,
    })
    expect(answered).toMatchObject({ status: 'won', submissions: 1, hasEvidence: true })
    expect(answered.balanceTransactions.map(({ net }) => net)).toEqual([-4900, 2900])
    const second = sandbox.control.openDispute((await active()).invoice?.paymentIntent ?? '')
    expect(await payments.retrieveDispute(second)).toMatchObject({ status: 'needs_response', amount: 2900 })
    expect(await payments.acceptDispute({ key: second, dispute: second })).toMatchObject({ status: 'lost' })
    expect((await payments.listDisputes(now())).map(({ id }) => id)).toEqual([second, first])
  })

  test('events name the plan, the invoice and the order that they are about', async () => {
    const { customer, id, invoice, orderId } = await active()
    const [told] = await payments.listEvents({ since: now(), types: ['invoice.paid'] })
    expect(told).toMatchObject({ customer, subscription: id, invoice: invoice?.id, orderId, account: null })
  })
})
