import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { updateDispute } from '../../billing/server/dispute-store.ts'
import { settleDispute } from '../../billing/server/disputes.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { ProviderDispute } from '../../platform/payments/port-books.ts'
import type { Ports } from '../../platform/ports.ts'
import { takesEvidence } from '../dispute-rules.ts'
import { mayDo } from '../rights.ts'
import { casePdf, disputeCase, evidenceFor } from './dispute-case.ts'
import { disputesListed } from './files-store.ts'
import { keepAct } from './journal.ts'
import { demand } from './staff.ts'

export async function listDisputes(ports: Ports, actor: Person) {
  await demand(ports, actor, 'see_money')
  const disputes = (await disputesListed(ports.db)).map((row) => ({
    id: row.id,
    payment: row.payment,
    person: { id: row.person_id, name: row.person },
    reason: row.reason,
    status: row.status,
    outcome: row.outcome,
    amount: row.amount,
    openedAt: row.opened_at.toISOString(),
    dueBy: row.due_by?.toISOString() ?? null,
    evidenceSentAt: row.evidence_sent_at?.toISOString() ?? null,
    open: takesEvidence(row.status),
  }))
  return { disputes, mayAnswer: mayDo(actor.roles, 'answer_disputes') }
}

/** @throws Refusal `dispute_unknown` */
export async function evidenceOf(ports: Ports, actor: Person, id: string): Promise<Uint8Array> {
  await demand(ports, actor, 'answer_disputes')
  const found = await disputeCase(ports, actor, id)
  await keepAct(ports, ports.db, actor, { act: 'dispute.evidence', subject: { kind: 'dispute', id } })
  return casePdf(found, ports.clock.now())
}

/**
 * Sends what speaks for us, once: afterwards the bank decides. Whether it has left is asked of the provider first, so
 * that a try that was cut off before it was written down is only written down.
 * @throws Refusal `dispute_unknown`, `dispute_over`, `payments_unavailable`
 */
export async function sendEvidence(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  await demand(ports, actor, 'answer_disputes')
  const found = await disputeCase(ports, actor, id)
  const before = await reached(ports.payments.retrieveDispute(id))
  const evidence = evidenceFor(found, reason)
  if (before.submissions === 0) {
    if (!takesEvidence(before.status)) throw new Refusal('dispute_over', 409)
    await reached(ports.payments.sendEvidence({ key: id, dispute: id, evidence, submit: true }))
  }
  await ports.transact(async (tx) => {
    const now = ports.clock.now()
    await updateDispute(tx, id, { evidence_sent_at: now, changed_at: now })
    await keepAct(ports, tx, actor, {
      act: 'dispute.answer',
      subject: { kind: 'dispute', id },
      reason,
      before: { status: before.status },
      after: { sent: Object.keys(evidence), answer: found.answer !== null },
    })
    return {}
  })
  await settleDispute(ports, id)
  return {}
}

/**
 * Gives in: the money stays with the cardholder, for good.
 * @throws Refusal `dispute_unknown`, `dispute_over`, `payments_unavailable`
 */
export async function acceptDispute(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  await demand(ports, actor, 'answer_disputes')
  await disputeCase(ports, actor, id)
  const before = await reached(ports.payments.retrieveDispute(id))
  if (!takesEvidence(before.status)) throw new Refusal('dispute_over', 409)
  const after = await reached(ports.payments.acceptDispute({ key: id, dispute: id }))
  await ports.transact(async (tx) => {
    await keepAct(ports, tx, actor, {
      act: 'dispute.accept',
      subject: { kind: 'dispute', id },
      reason,
      before: { status: before.status },
      after: { status: after.status },
    })
    return {}
  })
  await settleDispute(ports, id)
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
