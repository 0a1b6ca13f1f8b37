import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import type { OnePayment, Payment } from '../contract-money.ts'
import { rightsWith } from '../rights.ts'
import {
  disputeAgainst,
  ledgerOf,
  owedOf,
  type PaymentFilter,
  type PaymentRow,
  paymentById,
  paymentsLike,
  personNamed,
  stepsOf,
} from './payments-store.ts'
import { refundRequests } from './refunds.ts'
import { secondPerson } from './second-person.ts'
import { demand } from './staff.ts'

const perPage = 30

export async function listPayments(ports: Ports, actor: Person, input: PaymentFilter & { page: number }) {
  await demand(ports, actor, 'see_money')
  const [rows, person] = await Promise.all([
    paymentsLike(ports.db, input, { offset: (input.page - 1) * perPage, limit: perPage + 1 }),
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
export async function openPayment(ports: Ports, actor: Person, id: string): Promise<OnePayment> {
  await demand(ports, actor, 'see_money')
  const row = await paymentById(ports.db, id)
  if (!row) throw new Refusal('payment_unknown', 404)
  const left = row.taken ? row.amount - row.credited : 0
  const [steps, ledger, owed, requests, contested, second] = await Promise.all([
    stepsOf(ports.db, row),
    ledgerOf(ports.db, row.id),
    owedOf(ports.db, row.id),
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
