import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, typedText } from '../../api/fields.ts'
import { staffCodes } from '../contract-fields.ts'

const day = z.iso.date({ error: 'day_invalid' })
/** Days in Paris, both included; a missing side is open. */
const span = { from: day.optional(), to: day.optional() }

/** Checks that must be zero: a difference in cents between the ledger and its source rows. */
export const checks = ['entries', 'invoices', 'vat', 'experts', 'disputes'] as const

const LedgerAccount = z.object({
  code: z.string(),
  /** The account number in the French general chart of accounts. */
  number: z.string(),
  class: z.enum(['asset', 'liability', 'revenue', 'expense']),
  name: z.object({ fr: z.string(), en: z.string() }),
  /** Cents in the selected days. */
  debit: z.number().int(),
  credit: z.number().int(),
  /** Cents at the end of these days, positive on the usual side of this class. */
  balance: z.number().int(),
})
export type LedgerAccount = z.output<typeof LedgerAccount>

const Movement = z.object({
  /** The source of the entry: `charge`, `credit`, `fee` and so on, with the row's id. */
  source: z.string(),
  sourceId: z.string(),
  at: instant,
  /** The payment and the document that the entry belongs to, if any. */
  payment: z.string().nullable(),
  document: z.string().nullable(),
  lines: z.array(z.object({ account: z.string(), amount: z.number().int() })),
})
export type Movement = z.output<typeof Movement>

const Run = z.object({
  id: z.string(),
  since: instant,
  until: instant,
  finishedAt: instant,
  charges: z.number().int(),
  movements: z.number().int(),
  events: z.number().int(),
  atProvider: z.number().int(),
  inBooks: z.number().int(),
  drifts: z.number().int(),
})
export type ReconciliationRun = z.output<typeof Run>

const Drift = z.object({
  kind: z.string(),
  ref: z.string(),
  expected: z.number().int().nullable(),
  found: z.number().int().nullable(),
  firstSeen: instant,
  lastSeen: instant,
  /** In how many comparisons it was found. */
  times: z.number().int(),
  payment: z.string().nullable(),
  alert: z
    .object({
      id: z.string(),
      openedAt: instant,
      closedAt: instant.nullable(),
      closedBy: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
})
export type LedgerDrift = z.output<typeof Drift>

export const ledgerApi = {
  'GET /admin/ledger': endpoint({
    summary: 'Accounts with their balances, what must add up to nothing, and the movements, the latest first',
    who: 'staff',
    query: z.object({
      ...span,
      account: typedText(1, 60).optional(),
      payment: typedText(1, 120).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      accounts: z.array(LedgerAccount),
      checks: z.array(z.object({ name: z.enum(checks), difference: z.number().int() })),
      /** The provider's fees in the selected days, beside the charges of these days. */
      fees: z.object({ amount: z.number().int(), count: z.number().int(), taken: z.number().int() }),
      movements: z.array(Movement),
      page: z.number().int(),
      more: z.boolean(),
    }),
    refusals: staffCodes,
  }),
  'GET /admin/ledger.csv': endpoint({
    summary: 'The entries of some days for the accountant, with the columns of the French file of entries (FEC)',
    who: 'staff',
    query: z.object({ from: day, to: day }),
    refusals: staffCodes,
  }),
  'GET /admin/reconciliations': endpoint({
    summary: 'The latest comparisons with the provider’s account, and every difference found with its alert',
    who: 'staff',
    reply: z.object({ runs: z.array(Run), drifts: z.array(Drift), mayClose: z.boolean() }),
    refusals: staffCodes,
  }),
}
export type LedgerApi = typeof ledgerApi
