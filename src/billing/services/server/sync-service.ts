import { PaymentsError } from '../../../platform/payments/port.ts'
import type { ProviderInvoice } from '../../../platform/payments/port-subscriptions.ts'
import type { Ports } from '../../../platform/ports.ts'
import { noticesOfService } from '../../cancellation/server/store.ts'
import { recordCharge } from '../../ledger/server/ledger.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { lockName } from '../../server/store.ts'
import { withTimeout } from '../../server/with-timeout.ts'
import { withCustomer } from '../../stripe/server/customers.ts'
import { serviceTransition } from '../services.ts'
import { declineService, notifyServiceClient } from './services.ts'
import { lockService, type Service, serviceById, unfinishedServices, updateService } from './store.ts'

/**
 * Creates the invoice that the browser pays. Our row comes first and its id is the idempotency key, so that a lost
 * answer is found again and nothing is invoiced twice.
 */
export async function prepareServiceInvoice(ports: Ports, row: Service): Promise<void> {
  if (row.state !== 'accepted' || row.providerInvoice || row.amount === null) return
  const { id, amount, title, reference, personId } = row
  const lines = [{ amount, description: title ?? reference }]
  const invoice = await withCustomer(ports, row, (customer) =>
    ports.payments.issueInvoice({ orderId: id, customer, currency: 'eur', lines, metadata: { person_id: personId } }),
  )
  await ports.db.transaction().execute(async (tx) => {
    const now = await lockService(tx, row.id)
    if (!now || now.providerInvoice) return
    await updateService(tx, row.id, {
      providerInvoice: invoice.id,
      paymentIntent: invoice.paymentIntent,
      clientSecret: invoice.clientSecret,
    })
    // Declined while the provider created it: it must not stay payable.
    if (now.state !== 'accepted') await ports.jobs.enqueue(tx, 'service.settle', { serviceId: row.id })
  })
}

/** Updates our row to what the provider says now: the page, the webhook and the sweep all call this. */
export async function syncServiceFromStripe(ports: Ports, serviceId: string): Promise<void> {
  const before = await serviceById(ports.db, serviceId)
  if (before?.state === 'accepted' && !before.providerInvoice) await prepareServiceInvoice(ports, before)
  const isOver = await ports.db.transaction().execute(async (tx) => {
    await lockName(tx, `settle service ${serviceId}`)
    const known = await serviceById(tx, serviceId)
    if (!known?.providerInvoice) return false
    let invoice = await withTimeout(ports.payments.retrieveInvoice(known.providerInvoice))
    const closed = known.state === 'declined' || known.state === 'expired'
    if (closed && invoice.status === 'open')
      invoice = await withTimeout(ports.payments.voidInvoice({ key: `void:${invoice.id}`, invoice: invoice.id }))
    const payment = invoice.paymentIntent
      ? await withTimeout(ports.payments.retrievePayment(invoice.paymentIntent))
      : null
    const row = await lockService(tx, serviceId)
    if (!row) return false
    if (invoice.status === 'paid') await paid(ports, tx, row, invoice)
    else
      await updateService(tx, row.id, {
        lastError: payment?.status === 'requires_payment_method' ? payment.lastError : null,
        ...(invoice.status === 'void' && { clientSecret: null }),
      })
    return invoice.status === 'void' && row.state === 'accepted'
  })
  // Voided on the provider's own page: nobody can pay it any more, and the client is told.
  if (isOver) await declineService(ports, { id: serviceId, by: 'staff', voided: true })
}

/** Records received money in every case; only an accepted service becomes active by it. */
async function paid(
  ports: Ports,
  tx: Parameters<typeof updateService>[0],
  row: Service,
  invoice: ProviderInvoice,
): Promise<void> {
  if (invoice.orderId !== row.id || invoice.livemode !== ports.payments.livemode)
    return raiseAlert(ports, tx, { kind: 'payment_mismatch', ref: row.id, detail: { invoice: invoice.id } })
  const charge = await recordCharge(ports, tx, {
    personId: row.personId,
    source: 'provider_invoice',
    sourceId: invoice.id,
    kind: 'service',
    purchaseId: null,
    subscriptionId: null,
    amount: invoice.amountPaid,
    vatRate: Number(row.vatRate),
    paymentIntent: invoice.paymentIntent,
    ...(row.title && { quoted: { title: row.title, reference: row.reference } }),
    paidAt: invoice.paidAt ?? ports.clock.now(),
  })
  if (!charge) return
  const detail = { serviceId: row.id, taken: invoice.amountPaid, expected: row.amount }
  if (invoice.amountPaid !== row.amount)
    await raiseAlert(ports, tx, { kind: 'paid_other_amount', ref: invoice.id, detail })
  if (!serviceTransition(row.state, 'paid')) {
    await updateService(tx, row.id, { clientSecret: null })
    // The client withdrew in the same moment: nothing was begun, all of it is refunded.
    if ((await noticesOfService(tx, row.id)).length > 0)
      return void (await refundCharge(ports, tx, { chargeId: charge.id, reason: 'withdrawal' }))
    return raiseAlert(ports, tx, { kind: 'paid_after_end', ref: invoice.id, detail })
  }
  const saved = await updateService(tx, row.id, {
    state: 'active',
    paidAt: invoice.paidAt ?? ports.clock.now(),
    clientSecret: null,
    lastError: null,
  })
  await notifyServiceClient(ports, tx, saved, 'paid')
}

/** Syncs what may have been paid without an event, then closes what nobody paid in time. */
export async function sweepUnfinishedServices(ports: Ports): Promise<void> {
  for (const { id } of await unfinishedServices(ports.db, ports.clock.now()))
    try {
      await syncServiceFromStripe(ports, id)
      const row = await serviceById(ports.db, id)
      const over = row?.expiresAt && row.expiresAt <= ports.clock.now()
      if (over && serviceTransition(row.state, 'time')) await declineService(ports, { id, by: 'time' })
    } catch (error) {
      ports.log.error({ err: error, serviceId: id }, 'a service could not be moved')
      if (error instanceof PaymentsError && error.kind === 'unavailable') return
    }
}

/** Syncs first, if the provider answers: a service paid a moment ago in a closed tab is no longer declined. */
export async function declineUnpaid(
  ports: Ports,
  input: Parameters<typeof declineService>[1],
): ReturnType<typeof declineService> {
  const known = await serviceById(ports.db, input.id)
  const own = !input.person || known?.personId === input.person.personId
  if (own && known?.state === 'accepted')
    await syncServiceFromStripe(ports, known.id).catch((error: unknown) => {
      if (!(error instanceof PaymentsError)) throw error
      ports.log.warn({ err: error, serviceId: known.id }, 'declined without a look at the provider')
    })
  return declineService(ports, input)
}
