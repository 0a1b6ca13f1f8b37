import { isToldByReceipt, refundStateOf } from '../../../billing/refunds/server/views.ts'
import { purchaseById, quoteOf } from '../../../billing/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { countFunnelStep } from '../../asking/server/funnel-store.ts'
import type { QuestionEvent } from '../../lifecycle/events.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { emailRefundReceipt, noteForClient } from '../../notifications/server/mail.tsx'
import { lockQuestion, type QuestionRow, questionById } from '../../server/views.ts'
import { missedOrderUpdates } from './orders-store.ts'
import { withPlan } from './unlock.ts'

type News = { orderId: string; questionId: string | null }
type Then = (tx: Tx, saved: QuestionRow) => Promise<unknown>

/** Applies the outcome of an order to its question. An outcome may come late or twice; the rules then ignore it. */
async function tell(ports: Ports, news: News, event: QuestionEvent, then?: Then): Promise<void> {
  const { questionId } = news
  if (!questionId) return
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    if (!row) return
    const saved = await applyTo(ports, tx, row, [event])
    if (saved.payment !== row.payment) await then?.(tx, saved)
  })
}

export async function orderHeld(ports: Ports, news: News): Promise<void> {
  const purchase = await purchaseById(ports.db, news.orderId)
  if (!purchase || (purchase.status !== 'held' && purchase.status !== 'captured')) return
  const quote = await quoteOf(ports.db, purchase.quoteId)
  const firstPeriodEnds = purchase.kind === 'first' ? quote.monthlyFrom.getTime() : null
  await tell(ports, news, { kind: 'payment_authorised', order: news.orderId, firstPeriodEnds }, async (tx, saved) => {
    if (saved.payment === 'HELD') await ports.jobs.enqueue(tx, 'billing.contract-letter', { purchaseId: news.orderId })
  })
}

export function orderCaptured(ports: Ports, news: News): Promise<void> {
  return tell(ports, news, { kind: 'payment_captured', order: news.orderId }, (tx, saved) =>
    noteForClient(ports, tx, saved, 'charged'),
  )
}

/** A hold that the bank released by itself gets its own email. */
export function orderVoided(ports: Ports, news: News): Promise<void> {
  return tell(ports, news, { kind: 'payment_voided', order: news.orderId }, async (tx, saved) => {
    if (saved.payment === 'VOIDED' && saved.state !== 'UNLOCKING')
      await emailRefundReceipt(ports, tx, saved, news.orderId, 'voided')
  })
}

/** The receipt of a guarantee or a withdrawal already says so; a refund that the card could not receive has its own email. */
export function orderRefunded(ports: Ports, news: News): Promise<void> {
  return tell(ports, news, { kind: 'payment_refunded', order: news.orderId }, async (tx, saved) => {
    const otherwise = (await refundStateOf(tx, news.orderId)) === 'failed'
    const told = saved.life.claim === 'GRANTED' || (await isToldByReceipt(tx, news.orderId))
    if (!told && !otherwise) await emailRefundReceipt(ports, tx, saved, news.orderId, 'refunded')
  })
}

/** The client has withdrawn from the contract: closes the question, whose rules release a hold. */
export async function contractWithdrawn(ports: Ports, { questionId }: { questionId: string }): Promise<void> {
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    if (!row || row.state === 'CLOSED') return
    await applyTo(ports, tx, row, [{ kind: 'close', second: true, by: row.personId }])
  })
}

/** A plan was paid while a question waited in the checkout: the question is queued for an expert. */
export async function planOpened(ports: Ports, { questionId }: { questionId: string | null }): Promise<void> {
  if (!questionId) return
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    if (row?.state === 'UNLOCKING') await withPlan(ports, tx, row)
  })
}

/** Counts the first month paid after the introductory question: the client has stayed. */
export async function planContinued(ports: Ports, { questionId }: { questionId: string }): Promise<void> {
  await ports.transact(async (tx) => {
    const row = await questionById(tx, questionId)
    if (row) await countFunnelStep(tx, ports.clock.now(), 'kept', row)
  })
}

export const captureFailed = (ports: Ports, news: News) =>
  tell(ports, news, { kind: 'capture_failed', order: news.orderId, reason: 'capture_failed' })

const tellers = { held: orderHeld, captured: orderCaptured, voided: orderVoided, refunded: orderRefunded }
const patience = 600_000

/** A job that was given up must not leave a paid question waiting: its order's outcome is applied again. */
export async function replayMissedOrderUpdates(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - patience)
  for (const { status, ...news } of await missedOrderUpdates(ports.db, before))
    await tellers[status](ports, news).catch((error: unknown) =>
      ports.log.error({ err: error, orderId: news.orderId }, 'a question could not be told of its order'),
    )
}
