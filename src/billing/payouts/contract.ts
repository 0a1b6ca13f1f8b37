import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instantField, typedText } from '../../api/fields.ts'

export const monthField = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'month_invalid' })

const EarnedMonth = z.object({
  month: monthField,
  answers: z.number().int(),
  /** Cents. */
  earned: z.number().int(),
  paid: z.number().int(),
})
export type EarnedMonth = z.output<typeof EarnedMonth>

const ReturnedPayout = z.object({
  month: monthField,
  /** Cents. */
  amount: z.number().int(),
  ibanEnd: z.string(),
  /** As the bank words it. */
  reason: z.string(),
  at: instantField,
})
export type ReturnedPayout = z.output<typeof ReturnedPayout>

export const Earnings = z.object({
  /** The account the expert is paid to; of its number only the last four characters. */
  account: z.object({ holder: z.string(), ibanEnd: z.string(), changedAt: instantField }).nullable(),
  /** Cents earned and not paid yet, of every month. */
  owed: z.number().int(),
  /** Transfers that the bank returned and no later one has made good. */
  returned: z.array(ReturnedPayout),
  months: z.array(EarnedMonth),
})
export type Earnings = z.output<typeof Earnings>

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
    refusals: ['iban_invalid', 'iban_not_sepa', 'password_wrong'],
    // No idempotency record may hold a password; the same account named twice is the same account.
    idempotent: true,
  }),
}
export type PayoutsApi = typeof payoutsApi
