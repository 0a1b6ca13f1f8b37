import { createHash } from 'node:crypto'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { overtakeWaiting } from '../../../platform/mail/outbox-store.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hasOpenDispute } from '../../disputes/server/store.ts'
import type { Purchase } from '../../server/store.ts'
import { planMatter } from '../../subscriptions/server/plan-row.ts'
import {
  maskEmail,
  type NoticeChannel,
  type NoticeKind,
  type NoticeRefund,
  type ReceiptContent,
} from '../receipt-content.ts'
import { insertNotice } from './store.ts'

export type NoticeInput = {
  kind: NoticeKind
  root: Pick<Purchase, 'id' | 'reference' | 'personId'> & { kind: ReceiptContent['plan'] }
  plan: { id: string; name: 'plan' | 'copilot' } | null
  requestId: string | null
  channel: NoticeChannel
  locale: Locale
  name: string | null
  endsAt: Date | null
  refunds: readonly (NoticeRefund & { chargeId: string })[]
}

/**
 * Records a notice in the transaction that carries it out, and emails the receipt to the contract's own address,
 * whoever gave the notice. Returns the hash that identifies it.
 */
export async function recordNotice(ports: Ports, tx: Tx, given: NoticeInput): Promise<string> {
  const contact = await contactOf(tx, given.root.personId)
  const at = ports.clock.now()
  const content: ReceiptContent = {
    version: 1,
    id: ports.ids.id(),
    kind: given.kind,
    at: at.toISOString(),
    reference: given.root.reference,
    plan: given.plan?.name ?? given.root.kind,
    email: maskEmail(contact?.email ?? ''),
    name: given.name || null,
    channel: given.channel,
    locale: given.locale,
    endsAt: given.endsAt?.toISOString() ?? null,
    refunds: given.refunds.map(({ kind, paid, amount, used, days }) => ({ kind, paid, amount, used, days })),
  }
  for (const { chargeId } of given.refunds) if (await hasOpenDispute(tx, chargeId)) content.waits = true
  const text = JSON.stringify(content)
  const hash = createHash('sha256').update(text).digest('hex')
  await insertNotice(tx, {
    id: content.id,
    kind: given.kind,
    purchaseId: given.root.kind === 'service' ? null : given.root.id,
    serviceId: given.root.kind === 'service' ? given.root.id : null,
    subscriptionId: given.plan?.id ?? null,
    requestId: given.requestId,
    channel: given.channel,
    locale: given.locale,
    content: text,
    hash,
    at,
  })
  if (given.plan) await overtakeWaiting(tx, planMatter(given.plan.id), at)
  await ports.jobs.enqueue(tx, 'leaving.letter', { leavingId: content.id })
  return hash
}
