// Strangled by a partner, or by whom « il » or « elle » names, hours ago: what most often comes before a killing, however calmly the divorce is asked about.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrLongAgo } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const strangled: Record<Language, RegExp> = {
  fr: / (?:mari|conjointe?|compagnon|compagne|copain|copine|concubine?|epoux|epouse|femme|mec|petit ami|petite amie|fiancee?|ex|il|elle) (?:[a-z]+ ){0,3}?(?:m a (?:encore |presque |a moitie )?etrangl\w+|(?:essaye|tente) de m etrangler|m etranglait|m a (?:serre|pris) (?:a |par )?(?:la gorge|le cou)) /,
  en: / (?:husband|wife|hubby|boyfriend|girlfriend|bf|gf|partner|fiancee?|ex|he|she) (?:[a-z]+ ){0,3}?(?:(?:strangled|choked|throttled) me|(?:strangling|choking|throttling) me|to (?:strangle|choke|throttle) me|hands (?:around|round) my (?:neck|throat)) /,
}
const justNow: Record<Language, RegExp> = {
  fr: / (?:hier|avant hier|aujourd hui|ce (?:matin|soir|midi)|cette nuit|cet apres midi|tout a l heure|a l instant|tantot) /,
  en: / (?:last night|tonight|yesterday|today|this (?:morning|evening|afternoon)|just now|earlier) /,
}
/** A sport, a game, a hug, or a figure of speech. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:judo|jujitsu|jiu jitsu|lutte|mma|krav maga|combat|sparring|pour rire|rigol\w+|blague|calin|de rire|consenti\w*|au lit|echarpe|cravate|col|collier) /,
  en: / (?:judo|jujitsu|jiu jitsu|bjj|wrestling|mma|sparring|dojo|joking\w*|as a joke|playful\w*|hug\w*|consen\w*|in bed|kink\w*|scarf|tie|collar|laughing) /,
}

/** « Mon mari m’a étranglée hier soir, comment divorcer ? », "my boyfriend choked me this morning". */
export function tellsOfStrangling(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (!strangled[language].test(said) || !justNow[language].test(said)) return false
  return !otherwise[language].test(said) && !tellsOfFictionOrLongAgo(evidence)
}
