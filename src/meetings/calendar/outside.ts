// How often a specialist's own calendar is read, and what may be wrong with it.

/**
 * `refused` to `status`: it could not be fetched (`platform/outside/port.ts`). `unreadable`: it is no calendar. `sealed`:
 * the stored address opens with none of our keys.
 */
export const calendarProblems = [
  'refused',
  'unreachable',
  'slow',
  'large',
  'missing',
  'status',
  'unreadable',
  'sealed',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

export const outsideRules = {
  everyMinutes: 15,
  maxBytes: 5 * 1024 * 1024,
  /** Beyond the weeks that clients book in, so that a calendar which fails for some days still keeps hours free. */
  aheadDays: 70,
  /** How long a file that has not changed need not be sent again: its repetitions go on. */
  expandedHours: 24,
}

type Expanded = { expandedAt: Date; timeZone: string }

/** Whether the busy times of a file that has not changed still hold: those of some weeks ahead, on this clock. */
export const stillExpanded = ({ expandedAt, timeZone }: Expanded, zone: string, now: Date): boolean =>
  timeZone === zone && now.getTime() - expandedAt.getTime() < outsideRules.expandedHours * 3_600_000

/** A calendar program writes `webcal:` for what is read over https. */
export const withoutWebcal = (address: string): string => address.trim().replace(/^webcals?:/i, 'https:')
