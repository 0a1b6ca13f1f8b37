/** A public list goes no further than this: who looks for somebody narrows it down instead. */
export const maxListLength = 1200

/** Who could be here now is looked for among this many, the best rated of those with the switch on. */
export const maxOnlineChecked = 500

export const maxPageSize = 60

/** When somebody wants an expert to be there. */
export const slotFilters = ['today', 'tomorrow', 'weekend'] as const
export type SlotFilter = (typeof slotFilters)[number]
