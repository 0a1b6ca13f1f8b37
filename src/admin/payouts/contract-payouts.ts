import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instantField, typedText } from '../../api/fields.ts'
import { monthField } from '../../billing/payouts/contract.ts'
import { yearField } from '../../billing/tax/contract.ts'
import { staffCodes } from '../contract-fields.ts'

const runFields = {
  month: monthField,
  preparedAt: instantField,
  paidAt: instantField.nullable(),
  reference: z.string().nullable(),
  /** Cents. */
  amount: z.number().int(),
}

export const PayoutRun = z.object({
  ...runFields,
  payouts: z.array(
    z.object({
      expertId: z.string(),
      name: z.string(),
      holder: z.string(),
      ibanEnd: z.string(),
      answers: z.number().int(),
      amount: z.number().int(),
      /** Returned by the bank, and owed again. */
      returned: z.object({ at: instantField, reason: z.string() }).nullable(),
    }),
  ),
})
export type PayoutRun = z.output<typeof PayoutRun>

export const Payouts = z.object({
  /** The ledger's debt to the experts. */
  payable: z.number().int(),
  runs: z.array(z.object({ ...runFields, payouts: z.number().int() })),
  /** Earnings in no run yet; `ibanEnd` is null if the expert has no payout account. */
  open: z.array(
    z.object({
      expertId: z.string(),
      name: z.string(),
      answers: z.number().int(),
      amount: z.number().int(),
      ibanEnd: z.string().nullable(),
    }),
  ),
})
export type Payouts = z.output<typeof Payouts>

const ofMonth = z.object({ month: monthField })
const day = z.iso.date({ error: 'day_invalid' })

export const adminPayoutsApi = {
  'GET /admin/payouts': endpoint({
    summary: 'Every payout run, and what is owed to each expert and in no run yet',
    who: 'staff',
    reply: Payouts,
    refusals: staffCodes,
  }),
  'POST /admin/payouts': endpoint({
    summary: 'Prepares the payouts of a month that is over',
    who: 'staff',
    body: ofMonth,
    reply: PayoutRun,
    refusals: [...staffCodes, 'month_not_over', 'payouts_prepared', 'nothing_to_pay'],
  }),
  'GET /admin/payouts/run': endpoint({
    summary: 'One run with its payouts',
    who: 'staff',
    query: ofMonth,
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'GET /admin/payouts/run.xml': endpoint({
    summary: 'A run as a SEPA credit transfer (pain.001.001.09) for the bank',
    who: 'staff',
    query: ofMonth,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'GET /admin/payouts/run.csv': endpoint({
    summary: 'A run as a table',
    who: 'staff',
    query: ofMonth,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'POST /admin/payouts/paid': endpoint({
    summary: 'The bank has carried out a run; its reference is kept',
    who: 'staff',
    body: ofMonth.extend({ reference: typedText(3, 60) }),
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown', 'payouts_paid', 'reference_used'],
  }),
  'POST /admin/payouts/returned': endpoint({
    summary: 'The bank has sent back one transfer of a paid run: it is owed again, and part of the next run',
    who: 'staff',
    body: ofMonth.extend({ expertId: idField, reason: typedText(3, 500) }),
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown', 'payouts_not_paid', 'payout_returned'],
  }),
  'GET /admin/payouts/statement.pdf': endpoint({
    summary: 'An expert’s statement of a month as a PDF',
    who: 'staff',
    query: ofMonth.extend({ expert: idField }),
    refusals: [...staffCodes, 'expert_unknown', 'nothing_earned'],
  }),
  'GET /admin/tax-report.csv': endpoint({
    summary: 'What each expert earned in a year that is over, by quarter, with what the tax authority asks of them',
    who: 'staff',
    query: z.object({ year: yearField }),
    refusals: [...staffCodes, 'year_not_over'],
  }),
  'GET /admin/tax-report.xml': endpoint({
    summary:
      'The same as the yearly message of platform operators (OECD DPI 1.0), once everybody has said who they are',
    who: 'staff',
    query: z.object({ year: yearField }),
    refusals: [...staffCodes, 'year_not_over', 'nothing_earned', 'tax_identity_missing'],
  }),
  'GET /admin/consumer-totals.csv': endpoint({
    summary: 'Sales to consumers per day and VAT rate, for the electronic report to the tax authority',
    who: 'staff',
    query: z.object({ from: day, to: day }),
    refusals: staffCodes,
  }),
}
export type AdminPayoutsApi = typeof adminPayoutsApi
