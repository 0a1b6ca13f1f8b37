// For actions only: a message that was posted without script. Carries both languages.
import type { Problem } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import type { DetectedEmergency } from '../../../safety/parts/emergency-over.tsx'
import { emergencyScreenIn } from '../../../safety/screen-in.ts'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'

/** What a posted message shows of a person in danger, whatever else the form lacks; the API's own screen where it has one. */
export function postedEmergency(
  text: string,
  locale: Locale,
  setAside: readonly EmergencySituation[],
  problem: Problem | null,
): DetectedEmergency | null {
  const facts = emergencyFacts(text, { setAside, signs: { text, locale } })
  if (!facts) return null
  const { situations } = facts
  if (problem?.code === 'emergency_stands') return { situations, screen: problem.data?.screen as EmergencyScreen }
  return { situations, screen: emergencyScreenIn(facts, locale) }
}
