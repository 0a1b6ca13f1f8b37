import { personNamed } from '../../../accounts/server/views.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import {
  disputeAgainst,
  findPayments,
  ledgerOf,
  owedRefundsOf,
  type PaymentFilter,
  type PaymentRow,
  paymentById,
  stepsOf,
} from '../../../billing/ledger/server/payment-views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { rightsWith } from '../../rights.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
import type { Payment, PaymentDetail } from '../contract-payments.ts'
import { refundRequests } from './refunds.ts'

const perPage = 30

export async function listPayments(ports: Ports, actor: Person, input: PaymentFilter & { page: number }) {
  await requirePermission(ports, actor, 'see_money')
  const [rows, person] = await Promise.all([
    findPayments(ports.db, input, { offset: (input.page - 1) * perPage, limit: perPage + 1 }),
    input.person ? personNamed(ports.db, input.person) : null,
  ])
  return {
    payments: rows.slice(0, perPage).map(shown),
    person: person ?? null,
    page: input.page,
    more: rows.length > perPage,
    rights: rightsWith(actor.roles),
  }
}

/** @throws Refusal `payment_unknown` */
export async function readPayment(ports: Ports, actor: Person, id: string): Promise<PaymentDetail> {
  await requirePermission(ports, actor, 'see_money')
  const row = await paymentById(ports.db, id)
  if (!row) throw new Refusal('payment_unknown', 404)
  const left = row.taken ? row.amount - row.credited : 0
  const [steps, ledger, owed, requests, contested, second] = await Promise.all([
    stepsOf(ports.db, row),
    ledgerOf(ports.db, row.id),
    owedRefundsOf(ports.db, row.id),
    refundRequests(ports, actor, { payment: row.id }),
    disputeAgainst(ports.db, row.id),
    secondPerson(ports.db, 'approve_refund', [actor.personId]),
  ])
  return {
    ...shown(row),
    questionId: row.question_id,
    paymentIntent: row.payment_intent,
    card: row.card,
    left,
    mayRefund: left > 0 && !contested && !requests.some(({ state }) => state === 'waiting'),
    soloLimit: ports.config.ADMIN_REFUND_SOLO_LIMIT,
    second,
    steps,
    ledger,
    requests,
    owed: owed.map(({ id, amount, failure, changed_at }) => ({
      id,
      amount,
      why: failure,
      since: changed_at.toISOString(),
    })),
  }
}

function shown(row: PaymentRow): Payment {
  const { id, reference, kind, state, amount, credited, disputed } = row
  const person = { id: row.person_id, name: row.person }
  return { id, reference, person, kind, state, amount, credited, at: row.at.toISOString(), disputed }
}
