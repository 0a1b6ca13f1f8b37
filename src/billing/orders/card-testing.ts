// Stolen card numbers are tried one after the other, with small amounts. A person who mistypes tries a few times.

export type RefusedCounts = {
  /** Refusals within the last hour. */
  byPerson: number
  byAddress: number
  /** Different people with whom this card was refused within the last day, the present one included. */
  peopleOfCard: number
}

export const cardTestingWindow = { seconds: 3600, cardSeconds: 24 * 3600 }
const most = { person: 6, address: 25, peopleOfCard: 3 }

export type CardTestingSignal = 'person' | 'address' | 'card'

/** Why no further card may be tried for a while; `null` as long as it looks like a person with a card that fails. */
export function cardTestingSignal({ byPerson, byAddress, peopleOfCard }: RefusedCounts): CardTestingSignal | null {
  if (peopleOfCard >= most.peopleOfCard) return 'card'
  if (byPerson >= most.person) return 'person'
  return byAddress >= most.address ? 'address' : null
}
