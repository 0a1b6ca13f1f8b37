/** The longest public list; to find more, the visitor narrows the search. */
export const maxListLength = 1200

/** Availability is checked for this many experts: the best rated of those with the switch on. */
export const maxOnlineChecked = 500

export const maxPageSize = 60

/** The periods in which a visitor can ask for an available expert. */
export const slotFilters = ['today', 'tomorrow', 'weekend'] as const
export type SlotFilter = (typeof slotFilters)[number]
