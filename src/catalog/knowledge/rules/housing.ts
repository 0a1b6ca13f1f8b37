// Letting of a main home, act no. 89-462 of 6 July 1989.
import { dayAfter, monthsBegun } from './days.ts'
import { cents } from './labour.ts'

/**
 * What a landlord who returns the deposit late owes on top: 10 % of a month's rent without charges for each month that
 * has begun since the time to return it ended (article 22). Not owed where the tenant has not given the new address.
 * https://www.service-public.gouv.fr/particuliers/vosdroits/F31269
 * @param limit months to return it: one where both inventories agree, otherwise two
 */
export function depositPenalty(rent: number, keysReturned: string, limit: 1 | 2, today: string): number | undefined {
  const months = monthsBegun(dayAfter(keysReturned, { months: limit }), today)
  return months > 0 && rent > 0 ? cents(rent * 0.1 * months) : undefined
}

/** That surcharge for one month, before it is known how many have begun. */
export const depositPenaltyOfMonth = (rent: number): number | undefined => (rent > 0 ? cents(rent * 0.1) : undefined)

/**
 * The highest rent after the yearly review: in proportion to the reference index (IRL) of the same quarter, and never
 * for a home of energy class F or G (article 17-1). The indices are the reader's: INSEE publishes them each quarter.
 * https://www.service-public.gouv.fr/particuliers/vosdroits/F13723
 */
export const revisedRent = (rent: number, before: number, now: number): number => cents((rent * now) / before)

/**
 * The last day on which a landlord's notice may reach the tenant: six months before the lease ends (article 15), three
 * for a furnished home (article 25-8). https://www.service-public.gouv.fr/particuliers/vosdroits/F929
 */
export const lastDayOfLandlordsNotice = (leaseEnds: string, furnished: boolean): string =>
  dayAfter(leaseEnds, { months: furnished ? -3 : -6 })
