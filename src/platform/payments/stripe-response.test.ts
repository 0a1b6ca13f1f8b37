import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Payments } from './port.ts'
import { stripePayments } from './stripe.ts'

/** Invalid responses that resemble valid ones: a proxy's, a maintenance page's, another kind of object. */

const at = new Date('2026-03-01T10:00:00Z')
const key = 'k'
const subscription = 'sub_1'
const customer = 'cus_1'
const order = { orderId: 'o', customer, price: 'plan_monthly', amount: 2900 }
const change = { subscription, price: 'plan_monthly', amount: 2900, at }
const calls: { [name in keyof Payments]?: (asked: Payments) => Promise<unknown> } = {
  ensureCatalogue: (asked) => asked.ensureCatalogue([{ lookupKey: 'a', name: 'A', amount: 1, currency: 'eur' }]),
  ping: (asked) => asked.ping(),
  createCustomer: (asked) => asked.createCustomer({ personId: 'p', email: 'p@demo.test', locale: 'fr' }),
  forgetCustomer: (asked) => asked.forgetCustomer(customer),
  customerExists: (asked) => asked.customerExists(customer),
  updateCustomer: (asked) => asked.updateCustomer({ key, customer, email: 'p@demo.test' }),
  holdFirstQuestion: (asked) =>
    asked.holdFirstQuestion({ ...order, amount: 300, currency: 'eur', description: 'Question' }),
  retrievePayment: (asked) => asked.retrievePayment('pi_1'),
  clientSecretOf: (asked) => asked.clientSecretOf('pi_1'),
  capture: (asked) => asked.capture({ orderId: 'o', paymentIntent: 'pi_1' }),
  voidHold: (asked) => asked.voidHold({ orderId: 'o', paymentIntent: 'pi_1' }),
  detachCard: (asked) => asked.detachCard('pm_1'),
  createSubscription: (asked) => asked.createSubscription({ ...order, trialEnd: at, paymentMethod: 'pm_1' }),
  startSubscription: (asked) => asked.startSubscription(order),
  findSubscriptionByOrder: (asked) => asked.findSubscriptionByOrder(order),
  retrieveSubscription: (asked) => asked.retrieveSubscription(subscription),
  listSubscriptions: (asked) => asked.listSubscriptions(customer),
  cancelSubscriptionAtPeriodEnd: (asked) => asked.cancelSubscriptionAtPeriodEnd({ key, subscription }),
  keepSubscription: (asked) => asked.keepSubscription({ key, subscription }),
  recordCancellationFeedback: (asked) => asked.recordCancellationFeedback({ key, subscription, feedback: 'other' }),
  cancelSubscriptionNow: (asked) => asked.cancelSubscriptionNow({ key, subscription }),
  pauseSubscription: (asked) => asked.pauseSubscription({ key, subscription }),
  resumeSubscription: (asked) => asked.resumeSubscription({ key, subscription }),
  resumePaidPeriod: (asked) => asked.resumePaidPeriod({ key, subscription }),
  startPeriodNow: (asked) => asked.startPeriodNow({ key, subscription, from: 'closed' }),
  previewSubscriptionChange: (asked) => asked.previewSubscriptionChange(change),
  changeSubscription: (asked) => asked.changeSubscription({ key, ...change }),
  changeSubscriptionAtPeriodEnd: (asked) =>
    asked.changeSubscriptionAtPeriodEnd({ key, subscription, price: 'plan_monthly', amount: 2900, isAsked: true }),
  retrieveInvoice: (asked) => asked.retrieveInvoice('in_1'),
  listInvoices: (asked) => asked.listInvoices({ customer }),
  findInvoiceByPayment: (asked) => asked.findInvoiceByPayment('pi_1'),
  payInvoice: (asked) => asked.payInvoice({ key, invoice: 'in_1' }),
  voidInvoice: (asked) => asked.voidInvoice({ key, invoice: 'in_1' }),
  issueInvoice: (asked) => asked.issueInvoice({ orderId: 'o', customer, currency: 'eur', lines: [] }),
  createSetupIntent: (asked) => asked.createSetupIntent({ key, customer, subscription }),
  retrieveSetupIntent: (asked) => asked.retrieveSetupIntent('seti_1'),
  retrieveCard: (asked) => asked.retrieveCard('pm_1'),
  setDefaultCard: (asked) => asked.setDefaultCard({ key, customer, paymentMethod: 'pm_1' }),
  refund: (asked) => asked.refund({ claimId: 'c', paymentIntent: 'pi_1' }),
  retrieveRefund: (asked) => asked.retrieveRefund('re_1'),
  listRefunds: (asked) => asked.listRefunds('pi_1'),
  creditInvoice: (asked) => asked.creditInvoice({ claimId: 'c', invoice: 'in_1', amount: 1 }),
  listCreditNotes: (asked) => asked.listCreditNotes('in_1'),
  retrieveDispute: (asked) => asked.retrieveDispute('du_1'),
  listDisputes: (asked) => asked.listDisputes(at),
  sendEvidence: (asked) => asked.sendEvidence({ key, dispute: 'du_1', evidence: {}, submit: true }),
  acceptDispute: (asked) => asked.acceptDispute({ key, dispute: 'du_1' }),
  listBalanceTransactions: (asked) => asked.listBalanceTransactions({ since: at }),
  balanceTransactionsOf: (asked) => asked.balanceTransactionsOf('ch_1'),
  listEvents: (asked) => asked.listEvents({ since: at }),
  listUndeliveredEvents: (asked) => asked.listUndeliveredEvents(at),
}
const answers: [number, string][] = [
  [404, '{"message":"Not Found"}'],
  [502, '{"oops":1}'],
  [200, '{"id":"x_1","object":"surprise"}'],
  [200, '{"object":"list"}'],
  [200, '{"object":"list","data":{}}'],
]
let answer: [number, string] = [500, '']
const server = createServer((_, response) => {
  const [status, body] = answer
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
let asked: Payments
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  asked = stripePayments({ secretKey: 'sk_test_sandbox', base, retries: 0 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('every call of the port is tried here', () => {
  const others = ['livemode', 'parseWebhook']
  expect(Object.keys(calls).sort()).toEqual(
    Object.keys(asked)
      .filter((name) => !others.includes(name))
      .sort(),
  )
})

test.each(answers)('an answer that only looks like one is believed by no call of the port: %i %s', async (...wrong) => {
  answer = wrong
  for (const [name, call] of Object.entries(calls)) {
    const outcome = await call(asked).then(
      () => 'believed',
      (error) => error.kind,
    )
    expect([name, outcome]).toEqual([name, 'unavailable'])
  }
})

test.each([404, 502])('the right object with a status of %i is not believed either', async (status) => {
  answer = [status, JSON.stringify({ id: 're_1', object: 'refund', amount: 300, created: 0 })]
  await expect(asked.retrieveRefund('re_1')).rejects.toMatchObject({ kind: 'unavailable', code: 'unexpected_answer' })
  answer = [200, answer[1]]
  expect(await asked.retrieveRefund('re_1')).toMatchObject({ amount: 300 })
})
