import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedText } from '../../api/fields.ts'
import { mandateVats } from './mandate.ts'
import { payoutRhythms, periodPattern } from './periods.ts'
import { waitingReasons } from './waiting.ts'

export const monthField = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'month_invalid' })

export const periodField = z.string().regex(periodPattern, { error: 'period_invalid' })

const EarnedMonth = z.object({
  month: monthField,
  answers: z.number().int(),
  /** Cents. */
  earned: z.number().int(),
  paid: z.number().int(),
})
export type EarnedMonth = z.output<typeof EarnedMonth>

const ReturnedPayout = z.object({
  period: periodField,
  /** Cents. */
  amount: z.number().int(),
  ibanEnd: z.string(),
  /** As the bank words it. */
  reason: z.string(),
  at: instant,
})
export type ReturnedPayout = z.output<typeof ReturnedPayout>

export const Demand = z.object({
  rhythm: z.enum(payoutRhythms),
  /** Cents earned and in no run yet. */
  unpaid: z.number().int(),
  /** What was asked for and is not prepared yet. */
  askedAt: instant.nullable(),
  /** `tomorrow`: something was asked for today already. */
  demand: z.enum(['possible', 'asked', 'tomorrow', 'too_little']),
})

export const Earnings = Demand.extend({
  /** The account the expert is paid to; of its number only the last four characters. */
  account: z.object({ holder: z.string(), ibanEnd: z.string(), changedAt: instant }).nullable(),
  /** Cents earned and not paid yet, of every month. */
  owed: z.number().int(),
  /** Why nothing can be paid yet. */
  waits: z.array(z.enum(waitingReasons)),
  /** Transfers that the bank returned and no later one has made good. */
  returned: z.array(ReturnedPayout),
  months: z.array(EarnedMonth),
})
export type Earnings = z.output<typeof Earnings>

export const Invoicing = z.object({
  /** The mandate in force, by which invoices are issued in the expert's name. */
  mandate: z
    .object({
      version: z.number().int(),
      registration: z.string(),
      vat: z.enum(mandateVats),
      vatNumber: z.string(),
      acceptedAt: instant,
    })
    .nullable(),
  /** The number in the register that the expert gave when they applied, for the form. */
  known: z.string().nullable(),
  /** The invoices issued under it and under earlier ones, the latest first; amounts in cents, VAT included. */
  invoices: z.array(
    z.object({ number: z.string(), issuedAt: instant, total: z.number().int(), vat: z.number().int() }),
  ),
})
export type Invoicing = z.output<typeof Invoicing>

export const payoutsApi = {
  'GET /me/earnings': endpoint({
    summary: 'What the own answers earned, month by month, and where it is paid to',
    who: 'expert',
    reply: Earnings,
  }),
  'GET /me/earnings.pdf': endpoint({
    summary: 'The statement of a month as a PDF',
    who: 'expert',
    query: z.object({ month: monthField }),
    refusals: ['nothing_earned'],
  }),
  'PUT /me/payout-account': endpoint({
    summary: 'Say where one is paid to; the number of the account is kept sealed, and a letter tells of the change',
    who: 'expert',
    body: z.object({
      password: z.string().min(1, { error: 'required' }).max(256, { error: 'too_long' }),
      /** As the bank knows the holder; letters of any script, no characters that a spreadsheet would evaluate. */
      holder: typedText(2, 70).refine((value) => /^[\p{L}\d][\p{L}\p{M}\d '’.,()&/-]+$/u.test(value), {
        error: 'holder_invalid',
      }),
      iban: typedText(15, 50, 'iban_invalid'),
    }),
    reply: Earnings,
    refusals: ['iban_invalid', 'iban_not_sepa', 'iban_ours', 'password_wrong'],
    // No idempotency record may hold a password; the same account named twice is the same account.
    idempotent: true,
  }),
  'GET /me/invoicing': endpoint({
    summary: 'The mandate to issue invoices in the own name, and those that were issued',
    who: 'expert',
    reply: Invoicing,
  }),
  'PUT /me/invoicing-mandate': endpoint({
    summary: 'Accept the mandate in its present wording (CGI, art. 289 I-2)',
    who: 'expert',
    body: z.object({
      version: z.number().int(),
      locale: localeField,
      registration: typedText(0, 30),
      vat: z.enum(mandateVats),
      vatNumber: typedText(0, 30),
    }),
    reply: Invoicing,
    refusals: ['mandate_outdated'],
  }),
  'DELETE /me/invoicing-mandate': endpoint({
    summary: 'Withdraw the mandate: from now on the expert issues the invoices',
    who: 'expert',
    reply: Invoicing,
  }),
  'GET /me/invoicing/:number/pdf': endpoint({
    summary: 'An invoice that was issued in the own name, as a PDF with its data (Factur-X)',
    who: 'expert',
    refusals: ['invoice_unknown'],
  }),
  'PUT /me/payout-rhythm': endpoint({
    summary: 'Choose how often one is paid: every month, every week, or on demand',
    who: 'expert',
    body: z.object({ rhythm: z.enum(payoutRhythms) }),
    reply: Earnings,
    idempotent: true,
  }),
  'POST /me/payout-requests': endpoint({
    summary: 'Ask for what is earned and not paid, at least the minimum and at most once a day',
    who: 'expert',
    reply: Earnings,
    refusals: ['not_on_demand', 'too_little_owed', 'payout_asked'],
  }),
}
export type PayoutsApi = typeof payoutsApi
