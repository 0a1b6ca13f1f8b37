// Contracts between a consumer and a business, Consumer Code.
import { dayAfter, workingDayFrom } from './days.ts'

/**
 * The last day to withdraw from a contract made at a distance or away from business premises: fourteen days, the day of
 * receipt (goods) or of the contract (services) not counted; a last day that is a Saturday, Sunday or holiday moves to
 * the next working day (L221-18, L221-19). https://www.service-public.gouv.fr/particuliers/vosdroits/F10485
 */
export const withdrawalEnds = (from: string): string => workingDayFrom(dayAfter(from, { days: 14 }))

/**
 * Between which days a business must tell the consumer that a contract is about to renew itself: at the earliest three
 * months and at the latest one month before the end of the period in which renewal may be refused (L215-1).
 * https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565
 */
export const renewalNoticeBetween = (refusalEnds: string): { from: string; to: string } => ({
  from: dayAfter(refusalEnds, { months: -3 }),
  to: dayAfter(refusalEnds, { months: -1 }),
})
