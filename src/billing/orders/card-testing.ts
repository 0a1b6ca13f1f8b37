// Card testing: stolen card numbers are tried in turn, with small amounts. A person who mistypes tries a few times.

export type RefusedCounts = {
  /** Refused cards within the last hour. */
  byPerson: number
  byAddress: number
  /** Different people with whom this card was refused within the last day, the present one included. */
  peopleOfCard: number
}

export const cardTestingWindow = { seconds: 3600, cardSeconds: 24 * 3600 }
const most = { person: 6, address: 25, peopleOfCard: 3 }

export type CardTestingSignal = 'person' | 'address' | 'card'

/** Why no further card may be tried for a while; `null` while it looks like one person whose card fails. */
export function cardTestingSignal({ byPerson, byAddress, peopleOfCard }: RefusedCounts): CardTestingSignal | null {
  if (peopleOfCard >= most.peopleOfCard) return 'card'
  if (byPerson >= most.person) return 'person'
  return byAddress >= most.address ? 'address' : null
}
