// Loaded while somebody writes, and when a form is sent that cannot be sent yet: whoever is in danger is heard all the same.
import type { Locale } from '../../../i18n/locale.ts'
import { browserSigns } from '../../../questions/emergency/parts/browser-signs.ts'
import { finishedPart } from '../../../safety/detection/unfinished.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import { loadedScreen, loadMessages } from '../../../safety/load-messages.ts'
import type { DetectedEmergency } from '../../../safety/parts/emergency-over.tsx'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'

/** The same of what is typed so far. */
export const detectWhileTyped = (text: string, locale: Locale) => detectEmergencyLazily(finishedPart(text), locale, [])

/** What a message shows of a person in danger; nothing where it was said to be none. */
export async function detectEmergencyLazily(
  text: string,
  locale: Locale,
  setAside: readonly EmergencySituation[],
): Promise<DetectedEmergency | null> {
  const facts = emergencyFacts(text, { setAside, signs: browserSigns(text, locale) })
  if (!facts) return null
  const screen = loadedScreen(facts, locale, await loadMessages())
  return screen && { situations: facts.situations, screen }
}
