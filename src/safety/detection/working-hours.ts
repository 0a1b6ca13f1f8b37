// Whoever is made to work on a Sunday writes of force and of duty, as do those on whom something else is forced.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfHarm } from './harm.ts'
import type { Language } from './normalise.ts'

const work: Record<Language, RegExp> = {
  fr: / (?:travaille\w*|bosse\w*|travail|heures sup\w*) (?:\w+ ){0,4}(?:dimanches?|samedis?|week end|nuits?|jours? feries?) /,
  en: / (?:work\w*|shifts?|come in|overtime) (?:\w+ ){0,4}(?:sundays?|saturdays?|weekends?|nights?|bank holidays?) /,
}
const employer: Record<Language, RegExp> = {
  fr: / (?:patronn?e?|employeu\w*|chef\w*|manageu?r\w*|directeur|directrice|responsable|boss|magasin|hotel|restaurant|boite|entreprise) /,
  en: / (?:boss|employer|manager|supervisor|shop|store|hotel|restaurant|company) /,
}
/** Whether an employer orders work at certain hours, and nothing more is told. */
export function onlyTellsOfWorkingHours(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return (
    work[evidence.language].test(said) &&
    employer[evidence.language].test(said) &&
    !tellsOfHarm(evidence) &&
    !evidence.whole.concepts.has('SAD')
  )
}
