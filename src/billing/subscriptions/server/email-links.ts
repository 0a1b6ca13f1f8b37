import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { type LinkPurpose, readLink } from '../../server/signed-link.ts'
import { subscriptionById } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { paymentsUnavailable } from './payment-method.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { syncSubscriptionFromStripe } from './sync-subscription.ts'
import { cardOf } from './view.ts'

const opening = { name: 'plan-link', points: 120, seconds: 600 }

/** The plan of a signed link, for whoever holds the email. @throws Refusal `link_over` */
export async function planOfLink(
  ports: Ports,
  token: string,
  address: string,
  purposes: readonly LinkPurpose[] = ['card', 'confirm'],
): Promise<Subscription> {
  await ports.limits.spend(opening, address)
  const link = readLink(ports.config.SECRET_KEY, token, ports.clock.now())
  const row =
    link && purposes.includes(link.purpose) ? await subscriptionById(ports.db, link.subscriptionId) : undefined
  if (!row || row.state === 'ended') throw new Refusal('link_over', 404)
  return row
}

/** The open payment that the bank asks about, or nothing left to pay. @throws Refusal `payments_unavailable` */
export async function paymentToConfirm(ports: Ports, row: Subscription) {
  const plan = planOf(row)
  const order = await purchaseById(ports.db, row.purchaseId)
  const base = { plan: plan.name, reference: order?.reference ?? '' }
  const nothing = { ...base, amount: plan.price, clientSecret: null, paymentIntent: null, card: null, paid: true }
  if (!plan.openInvoice || plan.stage !== 'past_due') return nothing
  try {
    const invoice = await ports.payments.retrieveInvoice(plan.openInvoice)
    if (invoice.status !== 'open') return nothing
    return {
      ...base,
      amount: invoice.amountRemaining,
      clientSecret: invoice.clientSecret,
      paymentIntent: invoice.paymentIntent,
      card: row.providerId ? await cardOf(ports, row.providerId) : null,
      paid: false,
    }
  } catch (error) {
    return paymentsUnavailable(error)
  }
}

/** Called after the bank was asked. */
export async function syncAndReadPayment(ports: Ports, row: Subscription) {
  await syncSubscriptionFromStripe(ports, row.id).catch(paymentsUnavailable)
  return paymentToConfirm(ports, (await subscriptionById(ports.db, row.id)) ?? row)
}
