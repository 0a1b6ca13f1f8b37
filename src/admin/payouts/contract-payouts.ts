import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, typedText } from '../../api/fields.ts'
import { monthField, periodField } from '../../billing/payouts/contract.ts'
import { payoutRhythms } from '../../billing/payouts/periods.ts'
import { waitingReasons } from '../../billing/payouts/waiting.ts'
import { yearField } from '../../billing/tax/contract.ts'
import { reasonField, secondPersonField, staffCodes } from '../contract-fields.ts'

const runFields = {
  period: periodField,
  preparedAt: instant,
  paidAt: instant.nullable(),
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
      /** The number of the invoice issued in the expert's name. */
      invoice: z.string().nullable(),
      /** Returned by the bank, and owed again. */
      returned: z.object({ at: instant, reason: z.string() }).nullable(),
    }),
  ),
})
export type PayoutRun = z.output<typeof PayoutRun>

export const Payouts = z.object({
  /** The ledger's debt to the experts. */
  payable: z.number().int(),
  runs: z.array(z.object({ ...runFields, payouts: z.number().int() })),
  /** What may be prepared now and is not yet, by rhythm, the latest first. */
  periods: z.array(periodField),
  /** Earnings in no run yet. */
  open: z.array(
    z.object({
      expertId: z.string(),
      name: z.string(),
      answers: z.number().int(),
      amount: z.number().int(),
      /** The payout account as it is now, `null` while there is none. */
      holder: z.string().nullable(),
      ibanEnd: z.string().nullable(),
      changedAt: instant.nullable(),
      rhythm: z.enum(payoutRhythms),
      /** A payout on demand that was asked for. */
      askedAt: instant.nullable(),
      waits: z.array(z.enum(waitingReasons)),
      /** The reader has confirmed the account, so another person prepares the payout. */
      confirmedByOneself: z.boolean(),
    }),
  ),
  /** Who could confirm an account, while one waits. */
  second: secondPersonField.nullable(),
})
export type Payouts = z.output<typeof Payouts>

const ofMonth = z.object({ month: monthField })
const ofPeriod = z.object({ period: periodField })
const day = z.iso.date({ error: 'day_invalid' })

export const adminPayoutsApi = {
  'GET /admin/payouts': endpoint({
    summary: 'Every payout run, and what is owed to each expert and in no run yet',
    who: 'staff',
    reply: Payouts,
    refusals: staffCodes,
  }),
  'POST /admin/payouts': endpoint({
    summary: 'Prepares the payouts of a month or a week that is over, or what was asked for until now',
    who: 'staff',
    body: ofPeriod,
    reply: PayoutRun,
    refusals: [...staffCodes, 'period_invalid', 'period_not_over', 'payouts_prepared', 'nothing_to_pay'],
  }),
  'GET /admin/payouts/run': endpoint({
    summary: 'One run with its payouts',
    who: 'staff',
    query: ofPeriod,
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'GET /admin/payouts/run.xml': endpoint({
    summary: 'A run as a SEPA credit transfer (pain.001.001.09) for the bank',
    who: 'staff',
    query: ofPeriod,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'GET /admin/payouts/run.csv': endpoint({
    summary: 'A run as a table',
    who: 'staff',
    query: ofPeriod,
    refusals: [...staffCodes, 'payouts_unknown'],
  }),
  'POST /admin/payouts/paid': endpoint({
    summary: 'The bank has carried out a run; its reference is kept',
    who: 'staff',
    body: ofPeriod.extend({ reference: typedText(3, 60) }),
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown', 'payouts_paid', 'reference_used'],
  }),
  'POST /admin/payouts/returned': endpoint({
    summary: 'The bank has sent back one transfer of a paid run: it is owed again, and part of the next run',
    who: 'staff',
    body: ofPeriod.extend({ expertId: idField, reason: typedText(3, 500) }),
    reply: PayoutRun,
    refusals: [...staffCodes, 'payouts_unknown', 'payouts_not_paid', 'payout_returned'],
  }),
  'POST /admin/payouts/accounts/:expert/confirm': endpoint({
    summary:
      'The account is the expert’s although its holder is named otherwise; another person then prepares the payout',
    who: 'staff',
    body: z.object({ changedAt: instant, reason: reasonField }),
    reply: Payouts,
    refusals: [...staffCodes, 'account_changed', 'own_file'],
  }),
  'GET /admin/payouts/invoices/:number/pdf': endpoint({
    summary: 'An invoice issued in the name of an expert, as a PDF with its data (Factur-X)',
    who: 'staff',
    refusals: [...staffCodes, 'invoice_unknown'],
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
