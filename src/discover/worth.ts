/** What a page about a place must hold before search engines are shown it: below, it would be a mere name in a mould. */
export const leastForIndex = {
  /** Verified experts who work in the place… */
  people: 3,
  /** …of whom so many receive clients there. */
  receiving: 1,
  /** Or else: things written about this very place, such as its advice text and each office that it names. */
  items: 3,
}

export type Held = { experts: number; receiving: number; items: number }

export function isWorthIndexing({ experts, receiving, items }: Held): boolean {
  const { people, receiving: enough, items: written } = leastForIndex
  return (experts >= people && receiving >= enough) || items >= written
}

/** A subject is offered for a city where at least so many answer in it. */
export const leastForSubject = 2

/** The page of expressions is worth it once so many lead to a city. */
export const leastPairs = 20
