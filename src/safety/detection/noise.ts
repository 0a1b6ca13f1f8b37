// Whoever is kept awake by a neighbour writes of nights and of suffering, as do those whom somebody hurts at night.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfHarm } from './harm.ts'
import type { Language } from './normalise.ts'

const neighbour: Record<Language, RegExp> = {
  fr: / (?:voisin\w*|(?:au|du) dessus|d a cote|colocataires?|immeuble) /,
  en: / (?:neighbou?rs?|upstairs|downstairs|next door|flatmates?) /,
}
const noise: Record<Language, RegExp> = {
  fr: / (?:bruits?|bruyants?|tapage|(?:fait|font|faire) (?:[a-z]+ ){0,2}?(?:la fete|des fetes)|fetes?|musique|aboie\w*|dormir|sommeil) /,
  en: / (?:nois\w*|loud|part(?:y|ies|ying)|music|bark\w*|sleep\w*) /,
}

/** Whether a neighbour makes noise, and nothing more is told. */
export function onlyTellsOfNoise(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return neighbour[language].test(said) && noise[language].test(said) && !tellsOfHarm(evidence)
}
