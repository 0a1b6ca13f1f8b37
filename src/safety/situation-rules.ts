import { type EmergencySituation, emergencySituations } from './situations.ts'

export type { EmergencySituation } from './situations.ts'

const atHome: readonly EmergencySituation[] = ['partner-violence', 'sexual-violence', 'child-abuse', 'elder-abuse']

/** Where somebody who shares the home may read what is sent: a quick way out, and no letter before it is said to be safe. */
export const asksWhetherSafeToWrite = (situations: readonly EmergencySituation[]) =>
  situations.some((situation) => atHome.includes(situation))

/** The situations that are new, most pressing first: what the person has said to be none does not come back. */
export const withoutDismissed = (found: readonly EmergencySituation[], setAside: readonly EmergencySituation[]) =>
  found.filter((situation) => !setAside.includes(situation))

export const isSituation = (value: unknown): value is EmergencySituation =>
  emergencySituations.includes(value as EmergencySituation)
