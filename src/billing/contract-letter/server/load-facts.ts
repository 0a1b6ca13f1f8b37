import { type ContractParty, contactOf, partyOf } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { agreementOf } from '../../cancellation/server/agreement.ts'
import { serviceWithdrawUntil } from '../../cancellation/server/withdraw-service.ts'
import { withdrawalDeadline } from '../../cancellation/withdrawal.ts'
import type { Purchase } from '../../server/store.ts'
import { purchaseById, quoteOf } from '../../server/views.ts'
import { serviceById } from '../../services/server/store.ts'
import type { ContractFacts } from '../contract-facts.ts'
import { type ContractOf, consentOfOrder, invoiceOfOrder } from './store.ts'

export type LoadedContract = {
  facts: ContractFacts
  personId: string
  /** What a withdrawal link names: the plan, the order that none has followed yet, or the service. */
  withdrawFrom: string
  questionId: string | null
}

/** What an order that stands says as a contract; `null` while nothing is held or paid, and for an unknown address. */
export function loadContract(db: Db, order: ContractOf): Promise<LoadedContract | null> {
  return 'purchaseId' in order ? ofPurchase(db, order.purchaseId) : ofService(db, order.serviceId)
}

async function ofPurchase(db: Db, id: string): Promise<LoadedContract | null> {
  const order = await purchaseById(db, id)
  const client = order && (await clientOf(db, order.personId))
  const agreement = order && (await agreementOf(db, order))
  if (!order || !client || !agreement) return null
  const quote = await quoteOf(db, order.quoteId)
  const consent = await consentOfOrder(db, { quoteId: order.quoteId })
  const concludedAt = concluded(order)
  return {
    personId: order.personId,
    withdrawFrom: agreement.plan?.id ?? agreement.root.id,
    questionId: order.questionId,
    facts: {
      locale: consent?.locale ?? client.locale,
      concludedAt: order.createdAt,
      reference: agreement.root.reference,
      ordered: order.kind,
      act: quote.act,
      client,
      service: null,
      today: order.amount,
      payment: order.status === 'held' ? 'held' : 'paid',
      accepted: order.wanted === 'capture' || order.status === 'captured',
      monthly: { price: quote.monthly, from: quote.monthlyFrom, twelveMonths: quote.twelveMonths },
      vatRate: Number(quote.vatRate),
      invoice: await invoiceOfOrder(db, order),
      withdrawUntil: withdrawalDeadline(concludedAt),
      withdrawalLost: false,
      consent: consent ?? null,
    },
  }
}

const concluded = ({ capturedAt, heldAt, createdAt }: Purchase) => capturedAt ?? heldAt ?? createdAt

async function ofService(db: Db, id: string): Promise<LoadedContract | null> {
  const row = await serviceById(db, id)
  const client = row && (await clientOf(db, row.personId))
  const ordered = row?.state === 'accepted' || row?.state === 'active'
  if (!ordered || !client || !row.acceptedAt || row.amount === null) return null
  return {
    personId: row.personId,
    withdrawFrom: row.id,
    questionId: null,
    facts: {
      locale: row.locale,
      concludedAt: row.acceptedAt,
      reference: row.reference,
      ordered: 'service',
      act: 'service',
      client,
      service: { title: row.title ?? '', scope: row.scope ?? '' },
      today: row.amount,
      payment: row.state === 'active' ? 'paid' : 'owed',
      accepted: true,
      monthly: null,
      vatRate: Number(row.vatRate),
      invoice: await invoiceOfOrder(db, row),
      withdrawUntil: serviceWithdrawUntil(row),
      withdrawalLost: row.donePercent >= 100,
      consent: (await consentOfOrder(db, { serviceId: row.id })) ?? null,
    },
  }
}

async function clientOf(db: Db, personId: string) {
  const [contact, party] = await Promise.all([contactOf(db, personId), partyOf(db, personId)])
  if (!contact || !party) return null
  return { name: party.company ?? party.name, email: contact.email, address: addressOf(party), locale: contact.locale }
}

function addressOf({ address, postalCode, city }: ContractParty): string | null {
  return [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
}
