import type { z } from 'zod'
import { contactOf } from '../../../accounts/server/people.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { readReference } from '../../orders/server/reference.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { readLink, signLink } from '../../server/signed-link.ts'
import { type Purchase, subscriptionById, subscriptionOf } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { type Service, serviceById, serviceByReference } from '../../services/server/store.ts'
import { syncServiceFromStripe } from '../../services/server/sync-service.ts'
import { endPlan } from '../../subscriptions/server/effects.ts'
import { planOf, type Subscription } from '../../subscriptions/server/plan-row.ts'
import { requestPlanChange } from '../../subscriptions/server/requests.ts'
import { syncIfPeriodEnded, trySyncSubscription } from '../../subscriptions/server/sync-subscription.ts'
import type { ContractView, NoticeByLink, NoticeByReference } from '../contract.ts'
import { type NoticeChannel, normalizeEmail } from '../receipt-content.ts'
import { type Agreement, agreementOf, contractView, withdrawable, withdrawalOf } from './agreement.ts'
import { recordNotice } from './record-notice.ts'
import { contractOrdersOf, lockContractOrder, orderedServicesOf, purchaseByReference } from './store.ts'
import { serviceContractView, withdrawService } from './withdraw-service.ts'

const typing = { name: 'leaving', points: 20, seconds: 600 }
const guessing = { name: 'leaving-contract', points: 6, seconds: 3600 }
const opening = { name: 'leaving-link', points: 120, seconds: 600 }
const linkHours = 2

type Who = NoticeByLink | NoticeByReference
/** What was found: an order of a plan or a first question, or a service by quote. */
type Found = { order: Purchase } | { service: Service }
type Opened = { channel: NoticeChannel; name: string | null; locale: Locale }
type Door = { found: Found } & Opened

/** A signed link identifies a plan, an order whose plan has not begun, or a service. @throws Refusal `link_over` */
async function foundByLink(ports: Ports, link: string, address: string): Promise<Found> {
  await ports.limits.spend(opening, address)
  const read = readLink(ports.config.SECRET_KEY, link, ports.clock.now())
  if (read?.purpose !== 'leave') throw new Refusal('link_over', 404)
  const plan = await subscriptionById(ports.db, read.subscriptionId)
  const order = await purchaseById(ports.db, plan?.purchaseId ?? read.subscriptionId)
  if (order) return { order }
  const service = await serviceById(ports.db, read.subscriptionId)
  if (!service) throw new Refusal('link_over', 404)
  return { service }
}

/** Typed fields find a contract only when the reference and the email address belong to the same one. */
async function foundByWords(ports: Ports, who: NoticeByReference, address: string): Promise<Found | null> {
  await ports.limits.spend(typing, address)
  const reference = readReference(who.reference)
  await ports.limits.spend(guessing, reference ?? who.email)
  const order = reference ? await purchaseByReference(ports.db, reference) : undefined
  const service = reference && !order ? await serviceByReference(ports.db, reference) : undefined
  const person = order ?? service
  const contact = person && (await contactOf(ports.db, person.personId))
  if (!contact || normalizeEmail(contact.email) !== normalizeEmail(who.email)) return null
  return order ? { order } : service?.acceptedAt ? { service } : null
}

async function doorOf(ports: Ports, who: Who, address: string): Promise<Door | null> {
  if ('link' in who)
    return { found: await foundByLink(ports, who.link, address), channel: 'mail', name: null, locale: who.locale }
  const found = await foundByWords(ports, who, address)
  return found && { found, channel: 'public', name: who.name, locale: who.locale }
}

export async function contractOfLink(ports: Ports, link: string, address: string) {
  const found = await foundByLink(ports, link, address)
  if ('service' in found) return serviceContractView(ports.db, found.service, ports.clock.now())
  const agreement = await agreementOf(ports.db, found.order)
  if (!agreement) throw new Refusal('link_over', 404)
  return contractView(ports.db, agreement, ports.clock.now())
}

/** The person's contracts that can still be terminated, each with a link that soon expires. */
export async function ownContracts(ports: Ports, personId: string) {
  const now = ports.clock.now()
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000)
  const contracts: { link: string; contract: z.input<typeof ContractView> }[] = []
  for (const { id } of await contractOrdersOf(ports.db, personId)) {
    const order = await purchaseById(ports.db, id)
    const agreement = order && (await agreementOf(ports.db, order))
    if (!agreement) continue
    const contract = await contractView(ports.db, agreement, now)
    if (!contract.cancel && !contract.cancelled && !contract.withdraw) continue
    contracts.push({ link: cancellationLink(ports, agreement, expiresAt), contract })
  }
  for (const row of await orderedServicesOf(ports.db, personId)) {
    const contract = await serviceContractView(ports.db, row, now)
    if (contract.withdraw) contracts.push({ link: serviceWithdrawalLink(ports, row.id, expiresAt), contract })
  }
  return { contracts }
}

/** For emails about a contract: the link that cancels or withdraws, for whoever holds the email. */
export function cancellationLink(
  ports: Pick<Ports, 'config'>,
  { root, plan }: Pick<Agreement, 'root' | 'plan'>,
  expiresAt: Date,
) {
  return signLink(ports.config.SECRET_KEY, { purpose: 'leave', subscriptionId: plan?.id ?? root.id, expiresAt })
}

/** The same link for a service by quote. */
export function serviceWithdrawalLink({ config }: Pick<Ports, 'config'>, id: string, expiresAt: Date) {
  return signLink(config.SECRET_KEY, { purpose: 'leave', subscriptionId: id, expiresAt })
}

/** Locks the contract by its first order's row: two notices at one moment follow each other. */
async function locked(tx: Tx, order: Purchase): Promise<Agreement | null> {
  const agreement = await agreementOf(tx, order)
  if (!agreement) return null
  await lockContractOrder(tx, agreement.root.id)
  return agreementOf(tx, order)
}

/**
 * Cancels a contract. With a link the answer is plain; typed fields are answered the same in every case, and only the
 * contract's own address is told more.
 * @throws Refusal `link_over`, `plan_ended`
 */
export async function cancelContract(ports: Ports, who: Who, address: string): Promise<Record<string, never>> {
  const door = await doorOf(ports, who, address)
  if (!door) return {}
  const { found } = door
  const plan = 'order' in found ? await planOfOrder(ports, found.order) : undefined
  if (plan) await syncIfPeriodEnded(ports, plan)
  return ports.transact(async (tx) => {
    // A service is paid once and has nothing to cancel.
    if ('service' in found) return serviceNot(ports, tx, found.service, door, 'plan_ended')
    const agreement = await locked(tx, found.order)
    const done = agreement !== null && (await cancelNow(ports, tx, agreement, door))
    if (!done && agreement && door.channel === 'public') await tellNothing(ports, tx, agreement, 'cancel', door.locale)
    if (!done && door.channel !== 'public') throw new Refusal('plan_ended', 409)
    return {}
  })
}

async function planOfOrder(ports: Ports, order: Purchase): Promise<Subscription | undefined> {
  return order.subscriptionId ? subscriptionById(ports.db, order.subscriptionId) : subscriptionOf(ports.db, order.id)
}

async function cancelNow(ports: Ports, tx: Tx, agreement: Agreement, door: Opened): Promise<boolean> {
  const { root, plan, leavings } = agreement
  const last = leavings.find(({ kind }) => kind === 'cancel')
  if (plan && plan.state !== 'ended' && plan.state !== 'incomplete') {
    if (planOf(plan).scheduledChange?.kind === 'cancel' && last)
      await ports.jobs.enqueue(tx, 'leaving.letter', { leavingId: last.id })
    else await requestPlanChange(ports, tx, { subscriptionId: plan.id, wish: { kind: 'cancel' }, ...door })
    return true
  }
  if (plan || root.status !== 'held') return false
  // No plan has begun; the one that an acceptance would begin starts as cancelled.
  if (last) await ports.jobs.enqueue(tx, 'leaving.letter', { leavingId: last.id })
  else
    await recordNotice(ports, tx, {
      kind: 'cancel',
      root,
      plan: null,
      requestId: null,
      endsAt: null,
      refunds: [],
      ...door,
    })
  return true
}

/**
 * Withdraws within the fourteen days: ends the plan, releases a hold and refunds payments by the rules of
 * `withdrawalRefund`, all in one transaction with the receipt.
 * @throws Refusal `link_over`, `withdrawal_over`
 */
export async function withdrawContract(ports: Ports, who: Who, address: string): Promise<Record<string, never>> {
  const door = await doorOf(ports, who, address)
  if (!door) return {}
  const { found, channel, name, locale } = door
  // The receipt must include a payment made just now in a closed tab. A provider outage blocks no withdrawal.
  if ('service' in found && found.service.state === 'accepted')
    await syncServiceFromStripe(ports, found.service.id).catch((error: unknown) =>
      ports.log.warn({ err: error, serviceId: found.service.id }, 'withdrawn from without a look at the provider'),
    )
  const plan = 'order' in found ? await planOfOrder(ports, found.order) : undefined
  if (plan && plan.state !== 'ended') await trySyncSubscription(ports, plan.id)
  return ports.transact(async (tx) => {
    if ('service' in found) {
      const done = await withdrawService(ports, tx, found.service.id, { channel, name, locale })
      return done ? {} : serviceNot(ports, tx, found.service, door, 'withdrawal_over')
    }
    const agreement = await locked(tx, found.order)
    const done = agreement !== null && (await withdrawNow(ports, tx, agreement, door))
    if (!done && agreement && door.channel === 'public')
      await tellNothing(ports, tx, agreement, 'withdraw', door.locale)
    if (!done && door.channel !== 'public') throw new Refusal('withdrawal_over', 409)
    return {}
  })
}

async function withdrawNow(ports: Ports, tx: Tx, agreement: Agreement, door: Opened): Promise<boolean> {
  const { root, plan, orders, leavings } = agreement
  const last = leavings.find(({ kind }) => kind === 'withdraw')
  if (last) {
    await ports.jobs.enqueue(tx, 'leaving.letter', { leavingId: last.id })
    return true
  }
  const withdrawal = withdrawalOf(agreement, ports.clock.now())
  if (!withdrawable(agreement, withdrawal, ports.clock.now())) return false
  for (const { chargeId, amount } of withdrawal.refunds)
    if (amount > 0) await refundCharge(ports, tx, { chargeId, amount, reason: 'withdrawal' })
  if (plan) await endPlan(ports, tx, plan.id, 'withdrawn')
  await recordNotice(ports, tx, {
    kind: 'withdraw',
    root,
    plan: plan && { id: plan.id, name: plan.plan },
    requestId: null,
    endsAt: null,
    refunds: withdrawal.refunds.filter(({ amount }) => amount > 0),
    ...door,
  })
  // The questions feature closes its question and releases the hold.
  for (const { questionId } of orders)
    if (questionId) await ports.jobs.enqueue(tx, 'contract.withdrawn', { questionId })
  return true
}

/** Emails only the contract's own address, so that typing reveals to nobody whether a contract exists. */
async function tellNothing(
  ports: Ports,
  tx: Tx,
  { root, plan }: Agreement,
  kind: 'cancel' | 'withdraw',
  locale: Locale,
): Promise<void> {
  const why = kind === 'withdraw' && plan?.state !== 'ended' ? 'too_late' : 'over'
  await ports.jobs.enqueue(tx, 'leaving.nothing', { purchaseId: root.id, kind, why, locale })
}

/** @throws Refusal `plan_ended`, `withdrawal_over` */
async function serviceNot(
  ports: Ports,
  tx: Tx,
  { id }: Service,
  { channel, locale }: Opened,
  code: 'plan_ended' | 'withdrawal_over',
): Promise<Record<string, never>> {
  if (channel !== 'public') throw new Refusal(code, 409)
  const kind = code === 'plan_ended' ? 'cancel' : 'withdraw'
  await ports.jobs.enqueue(tx, 'leaving.nothing', { purchaseId: null, serviceId: id, kind, why: 'service', locale })
  return {}
}
