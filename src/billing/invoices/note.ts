/**
 * A note of a service from this amount on carries the client's name, unless the client objects (arrêté n° 83-50/A of
 * 3 October 1983, articles 1 and 3). Cents, VAT included.
 */
const namedFrom = 2500

/** Whether what is ordered will lead to a note that carries the client's name, today or with a later month. */
export const asksForName = (...amounts: readonly number[]): boolean => amounts.some((amount) => amount >= namedFrom)
