import { type Circumstance, type EmergencySituation, emergencySituations } from './situations.ts'

export type { EmergencySituation } from './situations.ts'

const ofHome: readonly EmergencySituation[] = ['partner-violence', 'sexual-violence', 'child-abuse', 'elder-abuse']

type Told = { situations: readonly EmergencySituation[]; atHome?: boolean; circumstance?: Circumstance }

/** Somebody at home may read what is sent: a quick exit, and no email before the person says that it is safe. */
export const asksWhetherSafeToWrite = ({ situations, atHome, circumstance }: Told) =>
  circumstance !== 'losing-control' &&
  (atHome === true || (circumstance !== 'witnessed' && situations.some((situation) => ofHome.includes(situation))))

/** The new situations, most urgent first: one that the person has dismissed does not return. */
export const withoutDismissed = (found: readonly EmergencySituation[], setAside: readonly EmergencySituation[]) =>
  found.filter((situation) => !setAside.includes(situation))

export const isSituation = (value: unknown): value is EmergencySituation =>
  emergencySituations.includes(value as EmergencySituation)
