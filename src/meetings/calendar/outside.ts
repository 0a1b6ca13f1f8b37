// How often a specialist's own calendar is read, and what may be wrong with it.

/** `refused` to `status`: it could not be fetched (`platform/outside/port.ts`). `unreadable`: it is no calendar. */
export const calendarProblems = ['refused', 'unreachable', 'slow', 'large', 'missing', 'status', 'unreadable'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

export const outsideRules = {
  everyMinutes: 15,
  maxBytes: 5 * 1024 * 1024,
  /** Beyond the weeks that clients book in, so that a calendar which fails for some days still keeps hours free. */
  aheadDays: 70,
}

/** A calendar program writes `webcal:` for what is read over https. */
export const withoutWebcal = (address: string): string => address.trim().replace(/^webcals?:/i, 'https:')
