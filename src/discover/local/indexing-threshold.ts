/** What a page about a place must hold before search engines are shown it: below, it would be a mere name in a mould. */
export const indexingMinimums = {
  /** Verified experts whom one can meet there… */
  receiving: 2,
  /** …or who work there at all… */
  experts: 4,
  /** …or else things written about this very place: its advice text, and each office that it names. */
  items: 3,
}

export type PageInventory = { experts: number; receiving: number; items: number }

export const isWorthIndexing = ({ experts, receiving, items }: PageInventory): boolean =>
  receiving >= indexingMinimums.receiving || experts >= indexingMinimums.experts || items >= indexingMinimums.items

/** A subject is offered for a city where at least so many answer in it. */
export const leastForSubject = 1

/** The page of expressions is worth it once so many of them lead to a city. */
export const leastPairs = 20
