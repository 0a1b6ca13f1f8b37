import { businessTimeZone } from './format.ts'
import { zonedInstant } from './zoned-time.ts'

/** The instant at which a clock in Paris shows `2026-12-24T18:30`. An hour skipped in spring is the one after it. */
export const parisInstant = (local: string): Date => zonedInstant(local, businessTimeZone)
