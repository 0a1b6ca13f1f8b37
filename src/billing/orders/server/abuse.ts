import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { consentAddress } from '../../cancellation/server/store.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { lockPurchase, updatePurchase } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { cardTestingSignal, cardTestingWindow } from '../card-testing.ts'
import { insertRefusedCard, refusedCounts } from './abuse-store.ts'
import { voidOrRefundLater } from './apply-desired-state.ts'

/** Makes a person with many refused cards wait before the next order. @throws Refusal `too_many_requests` */
export async function requireNoCardTesting(ports: Ports, db: Db, actor: Person): Promise<void> {
  const who = { personId: actor.personId, address: actor.address, fingerprint: null }
  if (cardTestingSignal(await refusedCounts(db, who, ports.clock.now())))
    throw new Refusal('too_many_requests', 429, { retryAfter: cardTestingWindow.seconds })
}

/**
 * Counts a card that the provider refused, once per event. When it looks like card testing, voids the order, so that no
 * further card can be tried on it, and alerts staff.
 */
export async function recordRefusedCard(ports: Ports, eventId: string, orderId: string): Promise<void> {
  const order = await purchaseById(ports.db, orderId)
  if (!order?.paymentIntent) return
  const payment = await ports.payments.retrievePayment(order.paymentIntent)
  await ports.db.transaction().execute(async (tx: Tx) => {
    const address = (await consentAddress(tx, order.quoteId)) ?? ''
    const fingerprint = payment.cardFingerprint
    const now = ports.clock.now()
    const fresh = await insertRefusedCard(tx, {
      eventId,
      purchaseId: order.id,
      personId: order.personId,
      address,
      fingerprint,
      reason: payment.lastError ?? 'unknown',
      at: now,
    })
    if (!fresh) return
    const counts = await refusedCounts(tx, { personId: order.personId, address, fingerprint }, now)
    const suspicion = cardTestingSignal(counts)
    if (!suspicion) return
    const refs = { person: order.personId, address, card: fingerprint ?? '' }
    await raiseAlert(ports, tx, { kind: 'card_testing', ref: `${suspicion}:${refs[suspicion]}`, detail: counts })
    const row = await lockPurchase(tx, order.id)
    if (row?.wanted !== 'hold' || row.status === 'held' || row.status === 'captured') return
    await updatePurchase(tx, order.id, { lastError: 'too_many_attempts' })
    await voidOrRefundLater(ports, tx, order.id)
  })
}
