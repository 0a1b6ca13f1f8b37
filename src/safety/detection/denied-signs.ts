// A sign that is said not to be there, as a reply to who asked for it: « pas de douleur dans la poitrine ».
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const denied: Record<Language, RegExp> = {
  fr: /^ (?:non )?(?:pas de|pas d|pas du|aucune?|ni|sans|je n ai pas (?:de|d)|il n a pas (?:de|d)|elle n a pas (?:de|d)) (?:douleurs?|fievre|saignements?|vomissements?|malaise|vertiges?|gonflements?)(?: (?:dans la|a la|au|aux?|de) [a-z]+)? $/,
  en: /^ (?:no )?(?:no|not? any|without|i have no|he has no|she has no) (?:chest |stomach |belly |back )?(?:pains?|fever|bleeding|vomiting|dizziness|swelling)(?: in (?:the |my |his |her )?[a-z]+)? $/,
}

/** Whether a text says that a sign is not there, and nothing else. A pulse or a breath that is not there is none of these. */
export const onlyDeniesSigns = (evidence: Evidence): boolean => denied[evidence.language].test(saidBy(evidence))
