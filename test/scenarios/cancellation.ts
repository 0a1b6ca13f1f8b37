import { signLink } from '../../src/billing/server/signed-link.ts'
import { capturedOrder, subscriptionRows, testDb } from '../harness/payment-test-kit.ts'
import { Caller, testApp } from '../harness/test-app.ts'
import { answerAs } from './main-path.ts'

/** For tests of cancellation and refunds. */
export const daysInMinutes = (count: number) => count * 24 * 60

export const signCancellationLink = (id: string) =>
  signLink(testApp.ports.config.SECRET_KEY, {
    purpose: 'leave',
    subscriptionId: id,
    expiresAt: new Date(testApp.clock.now().getTime() + 3_600_000),
  })

/** A caller without an account, each time at another address. */
export const anonymousCaller = () => new Caller(null, `198.51.100.${Math.ceil(Math.random() * 250)}`)

export const sentEmails = (template: string) =>
  testDb().selectFrom('mail_outbox').selectAll().where('template', '=', template).orderBy('createdAt').execute()

export const creditsOf = (personId: string) =>
  testDb().selectFrom('credit').select(['amount', 'reason']).where('personId', '=', personId).execute()

export async function subscriptionOf(orderId: string) {
  const [plan] = await subscriptionRows(orderId)
  if (!plan) throw new Error('no plan')
  return plan
}

export async function answeredQuestion() {
  const made = await capturedOrder()
  await answerAs(made.helene, made.id, made.token)
  await testApp.settle()
  return made
}
