import { purchaseById, quoteOf } from '../../billing/server/store.ts'
import type { Ports } from '../../platform/ports.ts'
import type { QuestionEvent } from '../life-events.ts'
import { applyTo } from './apply.ts'
import { confirmOrder } from './mail.tsx'
import { lockQuestion } from './store.ts'

type News = { orderId: string; questionId: string | null }

/** What became of an order, told to its question. Each may come late or twice; the rules take no notice then. */
async function tell(ports: Ports, news: News, event: QuestionEvent): Promise<void> {
  if (!news.questionId) return
  await ports.db.transaction().execute(async (tx) => {
    const row = await lockQuestion(tx, news.questionId ?? '')
    if (!row) return
    const before = row.payment
    const saved = await applyTo(ports, tx, row, [event])
    if (event.kind === 'payment_authorised' && before !== 'HELD' && saved.payment === 'HELD')
      await confirmOrder(ports, tx, saved, news.orderId)
  })
}

export async function orderHeld(ports: Ports, news: News): Promise<void> {
  const purchase = await purchaseById(ports.db, news.orderId)
  if (!purchase || (purchase.status !== 'held' && purchase.status !== 'captured')) return
  const quote = await quoteOf(ports.db, purchase.quote_id)
  const firstPeriodEnds = purchase.kind === 'first' ? quote.monthly_from.getTime() : null
  await tell(ports, news, { kind: 'payment_authorised', order: news.orderId, firstPeriodEnds })
}

export const orderCaptured = (ports: Ports, news: News) =>
  tell(ports, news, { kind: 'payment_captured', order: news.orderId })
export const orderVoided = (ports: Ports, news: News) =>
  tell(ports, news, { kind: 'payment_voided', order: news.orderId })
export const orderRefunded = (ports: Ports, news: News) =>
  tell(ports, news, { kind: 'payment_refunded', order: news.orderId })
export const captureFailed = (ports: Ports, news: News) =>
  tell(ports, news, { kind: 'capture_failed', order: news.orderId, reason: 'capture_failed' })
