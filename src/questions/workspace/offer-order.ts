// In which order offers stand on the desk: a key and a phone's screen reach the first one.
type Ending = { expiresAt: Date | null }

const endOf = ({ expiresAt }: Ending) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY

/** The one that ends soonest first: an offer to this expert alone is not below one that several have minutes for. */
export const soonestFirst = <Offer extends Ending>(offers: readonly Offer[]): Offer[] =>
  [...offers].sort((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))
