import type { Stripe } from '@stripe/stripe-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../../packages/stripe-sandbox/sandbox.ts'
import { createStripe } from '../../../../packages/stripe-sandbox/stripe-js/contract.js'
import { cards, keys, openTestSandbox } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import type { Payments } from '../../../platform/payments/port.ts'
import { stripePayments } from '../../../platform/payments/stripe.ts'
import { QuoteAct } from '../../contract.ts'
import { type CardPurpose, cardPurposeOf, elementsOptions } from '../elements-options.ts'
import { createStripeCard } from './stripe-card.ts'

/**
 * Every card form of the product, opened as its page opens it, confirms the payment that the server's own adapter makes
 * for it, against a double that refuses what Stripe.js refuses.
 */
let sandbox: Sandbox
let payments: Payments
let people = 0
const returnUrl = 'https://clairavis.test/back'

beforeAll(async () => {
  ;({ sandbox } = await openTestSandbox())
  payments = stripePayments({ secretKey: keys.secretKey, base: sandbox.url, retries: 0 })
  await payments.ensureCatalogue([
    { lookupKey: 'plan_monthly', name: 'Clairavis', amount: 2900, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: 'Clairavis Copilot', amount: 20000, currency: 'eur' },
  ])
})
afterAll(() => sandbox.close())

async function somebody() {
  people += 1
  const personId = `person-${people}`
  return { personId, customer: await payments.createCustomer({ personId, email: 'zoe@demo.test', locale: 'fr' }) }
}

/** What the holder of the card does on the bank's page. */
const answers = {
  approve: (page: string) => post(page, 'approve'),
  refuse: (page: string) => post(page, 'refuse'),
  abandon: async () => {},
}

async function post(page: string, choice: string) {
  await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }) })
}

function stripeJs(number = cards.fine, challenge: (page: string) => Promise<void> = answers.approve) {
  const card = { number, expMonth: '12', expYear: '2040', cvc: '123' }
  const drawForm = () => ({ read: () => ({ card }), update() {}, remove() {} })
  const leave = () => Promise.reject(new Error('Nobody leaves this page.'))
  return createStripe({ url: sandbox.url, publishableKey: keys.publishableKey, drawForm, challenge, leave })
}

function opened(purpose: CardPurpose, number = cards.fine, challenge?: (page: string) => Promise<void>) {
  const stripe = stripeJs(number, challenge)
  const card = createStripeCard(stripe as unknown as Stripe, purpose, {})
  card.elements.create('payment').mount('#card')
  return card
}

async function firstQuestion(amount = 300) {
  const { customer, personId } = await somebody()
  const order = { orderId: `order-${personId}`, customer, amount, currency: 'eur', description: 'Première question' }
  return payments.holdFirstQuestion(order)
}

async function plan(price: 'plan_monthly' | 'copilot_monthly', amount: number) {
  const { customer, personId } = await somebody()
  const { invoice } = await payments.startSubscription({ orderId: `order-${personId}`, customer, price, amount })
  return { clientSecret: invoice?.clientSecret ?? '', paymentIntent: invoice?.paymentIntent ?? '' }
}

async function service(amount: number) {
  const { customer, personId } = await somebody()
  const lines = [{ amount, description: 'SuperAgent' }]
  const invoice = await payments.issueInvoice({ orderId: `service-${personId}`, customer, currency: 'eur', lines })
  return { clientSecret: invoice.clientSecret ?? '', paymentIntent: invoice.paymentIntent ?? '' }
}

describe('the provider’s card form', () => {
  test('holds the first question', async () => {
    const card = opened(cardPurposeOf({ act: 'hold', today: 300 }))
    expect(await card.check()).toEqual({ kind: 'fine' })
    const payable = await firstQuestion()
    expect(await card.confirm({ ...payable, returnUrl })).toEqual({ kind: 'asked' })
    expect(await payments.retrievePayment(payable.paymentIntent)).toMatchObject({ status: 'requires_capture' })
  })

  test.each([
    ['the monthly plan', 'plan_monthly', 2900],
    ['the copilot', 'copilot_monthly', 20000],
  ] as const)('pays %s', async (_, price, amount) => {
    const card = opened(cardPurposeOf({ act: 'new', today: amount }))
    await card.check()
    const payable = await plan(price, amount)
    expect(await card.confirm({ ...payable, returnUrl })).toEqual({ kind: 'asked' })
    expect(await payments.retrievePayment(payable.paymentIntent)).toMatchObject({ status: 'succeeded' })
  })

  test('pays a SuperAgent service, whose invoice keeps no card', async () => {
    const card = opened({ kind: 'invoice', amount: 45_000 })
    await card.check()
    const payable = await service(45_000)
    expect(await card.confirm({ ...payable, returnUrl })).toEqual({ kind: 'asked' })
    expect(await payments.retrievePayment(payable.paymentIntent)).toMatchObject({ status: 'succeeded' })
  })

  test('pays where its language changes while the order is placed', async () => {
    const card = opened({ kind: 'invoice', amount: 45_000 })
    await card.check()
    await card.elements.update({ locale: 'en' })
    expect(await card.confirm({ ...(await service(45_000)), returnUrl })).toEqual({ kind: 'asked' })
  })

  test('keeps another card for a plan', async () => {
    const card = opened({ kind: 'keep' })
    await card.check()
    const { customer } = await somebody()
    const setup = await payments.createSetupIntent({ key: `keep-${customer}`, customer, subscription: 'sub_1' })
    expect(await card.saveCard({ ...setup, returnUrl })).toEqual({ kind: 'asked' })
    expect(await payments.retrieveSetupIntent(setup.setupIntent)).toMatchObject({ status: 'succeeded' })
  })

  test('says why a bank refused, and pays with another card', async () => {
    const payable = await service(45_000)
    const refused = opened({ kind: 'invoice', amount: 45_000 }, cards.declined)
    await refused.check()
    expect(await refused.confirm({ ...payable, returnUrl })).toMatchObject({ kind: 'problem' })
    const other = opened({ kind: 'invoice', amount: 45_000 })
    await other.check()
    expect(await other.confirm({ ...payable, returnUrl })).toEqual({ kind: 'asked' })
  })

  test.each([
    ['approved', 'approve', { kind: 'asked' }, 'requires_capture'],
    ['refused', 'refuse', { kind: 'problem', problem: 'not_authenticated' }, 'requires_payment_method'],
    ['closed', 'abandon', { kind: 'problem', problem: 'not_authenticated' }, 'requires_payment_method'],
  ] as const)('waits for the bank of the holder: %s', async (_, answer, outcome, status) => {
    const card = opened({ kind: 'hold', amount: 300 }, cards.alwaysAuthenticates, answers[answer])
    await card.check()
    const payable = await firstQuestion()
    expect(await card.confirm({ ...payable, returnUrl })).toEqual(outcome)
    expect(await payments.retrievePayment(payable.paymentIntent)).toMatchObject({ status })
  })

  test('waits for the bank when a card is kept, too', async () => {
    const { customer } = await somebody()
    const setup = await payments.createSetupIntent({ key: `keep-${customer}`, customer, subscription: 'sub_1' })
    const refused = opened({ kind: 'keep' }, cards.authenticatesAtSetup, answers.refuse)
    await refused.check()
    expect(await refused.saveCard({ ...setup, returnUrl })).toEqual({ kind: 'problem', problem: 'not_authenticated' })
    const approved = opened({ kind: 'keep' }, cards.authenticatesAtSetup)
    await approved.check()
    expect(await approved.saveCard({ ...setup, returnUrl })).toEqual({ kind: 'asked' })
  })

  test('opened to hold, pays the plan of a newer quote with the card that was typed', async () => {
    const card = opened(cardPurposeOf({ act: 'hold', today: 300 }))
    await card.elements.update(elementsOptions(cardPurposeOf({ act: 'new', today: 2900 })))
    await card.check()
    const payable = await plan('plan_monthly', 2900)
    expect(await card.confirm({ ...payable, returnUrl })).toEqual({ kind: 'asked' })
  })

  test.each(QuoteAct.options)('is opened for the order of a quote of the kind %s as its payment is made', (act) => {
    expect(cardPurposeOf({ act, today: 2900 })).toEqual({
      kind: act === 'hold' ? 'hold' : 'subscription',
      amount: 2900,
    })
  })
})

describe('the double refuses what Stripe.js refuses', () => {
  const refusal = { kind: 'problem' }

  test('another amount than the form was opened with', async () => {
    const card = opened({ kind: 'invoice', amount: 100 })
    await card.check()
    expect(await card.confirm({ ...(await service(45_000)), returnUrl })).toMatchObject(refusal)
  })

  test.each([
    ['another currency', { currency: 'chf' }],
    ['other method types', { allowedPaymentMethodTypes: ['card', 'link'] }],
    ['no list of method types', { allowedPaymentMethodTypes: undefined }],
  ])('%s than that of the payment', async (_, changes) => {
    const card = opened({ kind: 'invoice', amount: 45_000 })
    await card.elements.update(changes)
    await card.check()
    const payable = await service(45_000)
    expect(await card.confirm({ ...payable, returnUrl })).toMatchObject(refusal)
    expect(await payments.retrievePayment(payable.paymentIntent)).not.toMatchObject({ status: 'succeeded' })
  })

  test('a card kept by the form and not by the payment, and the other way round', async () => {
    const keeps = opened({ kind: 'subscription', amount: 45_000 })
    await keeps.check()
    expect(await keeps.confirm({ ...(await service(45_000)), returnUrl })).toMatchObject(refusal)
    const forgets = opened({ kind: 'invoice', amount: 2900 })
    await forgets.check()
    expect(await forgets.confirm({ ...(await plan('plan_monthly', 2900)), returnUrl })).toMatchObject(refusal)
  })

  test('a payment that is taken where the form said held', async () => {
    const card = opened({ kind: 'hold', amount: 2900 })
    await card.check()
    expect(await card.confirm({ ...(await plan('plan_monthly', 2900)), returnUrl })).toMatchObject(refusal)
  })

  test('a form of another kind than the intent', async () => {
    const card = opened({ kind: 'keep' })
    await card.check()
    expect(await card.confirm({ ...(await service(45_000)), returnUrl })).toMatchObject(refusal)
  })

  test('a confirmation before the form was checked, or of a form that is not on the page', async () => {
    const payable = await firstQuestion()
    const stripe = stripeJs()
    const { elements } = createStripeCard(stripe as unknown as Stripe, { kind: 'hold', amount: 300 }, {})
    elements.create('payment').mount('#card')
    const confirmParams = { return_url: returnUrl }
    const unchecked = stripe.confirmPayment({ elements, clientSecret: payable.clientSecret, confirmParams })
    await expect(unchecked).rejects.toThrow('submit() must be called')
    const unmounted = createStripeCard(stripe as unknown as Stripe, { kind: 'hold', amount: 300 }, {})
    await expect(unmounted.confirm({ ...payable, returnUrl })).rejects.toThrow('mounted Payment Element')
  })
})
