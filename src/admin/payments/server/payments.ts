import type { z } from 'zod'
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
import { effectsOfFullRefund } from '../../../billing/orders/server/apply-desired-state.ts'
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
export async function readPayment(ports: Ports, actor: Person, id: string): Promise<z.input<typeof PaymentDetail>> {
  await requirePermission(ports, actor, 'see_money')
  const row = await paymentById(ports.db, id)
  if (!row) throw new Refusal('payment_unknown', 404)
  const left = row.taken ? row.amount - row.credited : 0
  const [steps, ledger, owed, requests, contested, second, fullRefund] = await Promise.all([
    stepsOf(ports.db, row),
    ledgerOf(ports.db, row.id),
    owedRefundsOf(ports.db, row.id),
    refundRequests(ports, actor, { payment: row.id }),
    disputeAgainst(ports.db, row.id),
    secondPerson(ports.db, 'approve_refund', [actor.personId]),
    effectsOfFullRefund(ports.db, row.id, ports.clock.now()),
  ])
  return {
    ...shown(row),
    questionId: row.questionId,
    paymentIntent: row.paymentIntent,
    card: row.card,
    left,
    mayRefund: left > 0 && !contested && !requests.some(({ state }) => state === 'waiting'),
    soloLimit: ports.config.ADMIN_REFUND_SOLO_LIMIT,
    fullRefund,
    second,
    steps,
    ledger,
    requests,
    owed: owed.map(({ id, amount, failure, changedAt }) => ({
      id,
      amount,
      why: failure,
      since: changedAt,
    })),
  }
}

function shown(row: PaymentRow): z.input<typeof Payment> {
  const { id, reference, kind, state, amount, credited, disputed } = row
  const person = { id: row.personId, name: row.person }
  return { id, reference, person, kind, state, amount, credited, at: row.at, disputed }
}
