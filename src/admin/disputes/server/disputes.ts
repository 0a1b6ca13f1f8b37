import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { updateDispute } from '../../../billing/disputes/server/changes.ts'
import { syncDisputeFromStripe } from '../../../billing/disputes/server/sync-dispute.ts'
import { listDisputeRows } from '../../../billing/disputes/server/views.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { ProviderDispute } from '../../../platform/payments/port-refunds-disputes.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { acceptsEvidence } from '../dispute-rules.ts'
import { disputeCase, disputeCasePdf, evidenceFor } from './dispute-case.ts'

export async function listDisputes(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_money')
  const disputes = (await listDisputeRows(ports.db)).map((row) => ({
    ...row,
    person: { id: row.personId, name: row.person },
    open: acceptsEvidence(row.status),
  }))
  return { disputes, mayAnswer: mayDo(actor.roles, 'answer_disputes') }
}

/** @throws Refusal `dispute_unknown` */
export async function evidenceOf(ports: Ports, actor: Person, id: string): Promise<Uint8Array> {
  await requirePermission(ports, actor, 'answer_disputes')
  const found = await disputeCase(ports, actor, id)
  await recordAct(ports, ports.db, actor, { act: 'dispute.evidence', subject: { kind: 'dispute', id } })
  return disputeCasePdf(found, ports.clock.now())
}

/**
 * Sends our evidence, once: afterwards the bank decides. Asks the provider first whether it has been sent, so that a
 * retry after an interrupted call only records it.
 * @throws Refusal `dispute_unknown`, `dispute_over`, `payments_unavailable`
 */
export async function sendEvidence(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  await requirePermission(ports, actor, 'answer_disputes')
  const found = await disputeCase(ports, actor, id)
  const before = await reached(ports.payments.retrieveDispute(id))
  const evidence = evidenceFor(found, reason)
  if (before.submissions === 0) {
    if (!acceptsEvidence(before.status)) throw new Refusal('dispute_over', 409)
    await reached(ports.payments.sendEvidence({ key: id, dispute: id, evidence, submit: true }))
  }
  await ports.transact(async (tx) => {
    const now = ports.clock.now()
    await updateDispute(tx, id, { evidenceSentAt: now, changedAt: now })
    await recordAct(ports, tx, actor, {
      act: 'dispute.answer',
      subject: { kind: 'dispute', id },
      reason,
      before: { status: before.status },
      after: { sent: Object.keys(evidence), answer: found.answer !== null },
    })
    return {}
  })
  await syncDisputeFromStripe(ports, id)
  return {}
}

/**
 * Accepts the dispute: the cardholder keeps the money, for good.
 * @throws Refusal `dispute_unknown`, `dispute_over`, `payments_unavailable`
 */
export async function acceptDispute(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  await requirePermission(ports, actor, 'answer_disputes')
  await disputeCase(ports, actor, id)
  const before = await reached(ports.payments.retrieveDispute(id))
  if (!acceptsEvidence(before.status)) throw new Refusal('dispute_over', 409)
  const after = await reached(ports.payments.acceptDispute({ key: id, dispute: id }))
  await ports.transact(async (tx) => {
    await recordAct(ports, tx, actor, {
      act: 'dispute.accept',
      subject: { kind: 'dispute', id },
      reason,
      before: { status: before.status },
      after: { status: after.status },
    })
    return {}
  })
  await syncDisputeFromStripe(ports, id)
  return {}
}

async function reached(asked: Promise<ProviderDispute>): Promise<ProviderDispute> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PaymentsError) throw new Refusal('payments_unavailable', 503, { retryAfter: 3 })
    throw error
  }
}
