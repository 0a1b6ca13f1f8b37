import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, instant, localeField, typedLine, typedText } from '../../api/fields.ts'
import { CancellationReason } from '../subscriptions/contract.ts'

const kind = z.enum(['first', 'plan', 'copilot', 'service'])

const Refund = z.object({
  kind: z.enum(['first', 'plan', 'copilot', 'change', 'service']),
  paid: z.number().int(),
  amount: z.number().int(),
  used: z.number().int().nullable(),
  days: z.number().int().nullable(),
})

/** A recorded notice: its date, the end of the contract, and the hash that identifies its receipt. */
const Declared = z.object({ at: instant, endsAt: instant.nullable(), hash: z.string() })

export const ContractView = z.object({
  reference: z.string(),
  plan: kind,
  /** `held`: ordered, and no expert has accepted yet. */
  state: z.enum(['held', 'first_period', 'active', 'past_due', 'restricted', 'paused', 'ended']),
  price: z.number().int(),
  periodEnd: instant.nullable(),
  email: z.string(),
  /** What cancelling would do now; `null` where nothing is left to cancel. */
  cancel: z.object({ endsAt: instant.nullable() }).nullable(),
  withdrawUntil: instant,
  /** What a withdrawal would refund now; `null` when the deadline has passed or nothing is left. */
  withdraw: z.object({ total: z.number().int(), held: z.number().int(), refunds: z.array(Refund) }).nullable(),
  cancelled: Declared.nullable(),
  withdrawn: Declared.nullable(),
})
export type ContractView = z.output<typeof ContractView>

/** By a link, from an email or made for the own account: the link itself is the proof. */
const NoticeByLink = z.object({ link: z.string().min(10).max(400), locale: localeField })
export type NoticeByLink = z.output<typeof NoticeByLink>

/** By typed fields, which anybody can fill in; the answer is the same in every case. */
const NoticeByReference = z.object({
  reference: typedText(4, 40),
  email: emailField,
  name: typedLine(0, 120),
  locale: localeField,
})
export type NoticeByReference = z.output<typeof NoticeByReference>

export const CancellationReceipt = z.object({
  hash: z.string(),
  /** The text of which the hash is the SHA-256, byte for byte. */
  content: z.string(),
  kind: z.enum(['cancel', 'withdraw', 'guarantee']),
  at: instant,
  reference: z.string(),
  plan: kind,
  email: z.string(),
  name: z.string().nullable(),
  endsAt: instant.nullable(),
  refunds: z.array(Refund),
  /** A reason may still be given. */
  mayTellWhy: z.boolean(),
  /** `false`: it is not sent, because writing to the client is not known to be safe. */
  emailed: z.boolean(),
})
export type CancellationReceipt = z.output<typeof CancellationReceipt>

export const cancellationApi = {
  'GET /leaving': endpoint({
    summary: 'The contract of a signed link: what cancelling or withdrawing would do, and what was declared',
    who: 'anyone',
    query: z.object({ link: z.string().max(400), done: z.string().max(40).optional() }),
    reply: ContractView,
    refusals: ['link_over'],
  }),
  'GET /me/contracts': endpoint({
    summary: 'The own contracts, each with a link to leave it',
    who: 'person',
    reply: z.object({ contracts: z.array(z.object({ link: z.string(), contract: ContractView })) }),
  }),
  'POST /leaving/cancel': endpoint({
    summary: 'Notify the cancellation of the contract of a signed link',
    who: 'anyone',
    body: NoticeByLink,
    reply: z.object({}),
    refusals: ['link_over', 'plan_ended'],
  }),
  'POST /leaving/cancel-by-reference': endpoint({
    summary: 'The same with a reference and an address; only the contract’s own address learns what came of it',
    who: 'anyone',
    body: NoticeByReference,
    reply: z.object({}),
  }),
  'POST /leaving/withdraw': endpoint({
    summary: 'Confirm the withdrawal from a contract within its fourteen days',
    who: 'anyone',
    body: NoticeByLink,
    reply: z.object({}),
    refusals: ['link_over', 'withdrawal_over'],
  }),
  'POST /leaving/withdraw-by-reference': endpoint({
    summary: 'The same with a reference and an address',
    who: 'anyone',
    body: NoticeByReference,
    reply: z.object({}),
  }),
  'GET /receipts/:hash': endpoint({
    summary: 'The receipt that was given for a declaration, as it was written down then',
    who: 'anyone',
    reply: CancellationReceipt,
    refusals: ['receipt_unknown'],
  }),
  'GET /receipts/:hash/pdf': endpoint({
    summary: 'The same receipt, to be kept',
    who: 'anyone',
    refusals: ['receipt_unknown'],
  }),
  'POST /receipts/:hash/reason': endpoint({
    summary: 'Why somebody cancelled, told afterwards if at all',
    who: 'anyone',
    body: z.object({ reason: CancellationReason, comment: typedText(0, 1000) }),
    reply: z.object({}),
    refusals: ['receipt_unknown'],
  }),
}
export type CancellationApi = typeof cancellationApi
