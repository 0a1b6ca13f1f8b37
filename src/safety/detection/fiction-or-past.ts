// What is told of a film or a game, long ago, before a court or after a death: nobody is in danger now.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const count = {
  fr: '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|quelques|plusieurs)',
  en: '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|few|several|some)',
}
const untrue: Record<Language, RegExp> = {
  fr: / (?:romans?|jdr|perso|philo\w*|citation|films?|series?|episodes?|mangas?|livres?|scenario|personnages?|jeux?|cauchemars?|(?:fait un|mon|un) reve|reve que|documentaire|reportage|article|podcast|theorie|dissertation|memoire|expose|formation|exercice|simulation) /,
  en: / (?:novels?|films?|movies?|series|tv show|episodes?|games?|gaming|fortnite|minecraft|books?|script|screenplay|monologue|rehearsal|drama class|prop|characters?|nightmares?|dreams?|dreamt|dreamed|documentary|podcast|article|essay|coursework|training|drills?) /,
}
const longAgo: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:il y a (?:deja )?${count.fr} (?:mois|ans?|annees?)|(?:l an|l annee|le mois|l ete|l hiver|le printemps) (?:derniere?|passee?)|(?:19|20)\\d\\d|j avais ${count.fr} ans|(?:\\d+|dix|quinze|vingt|trente|quarante) ans que|quand j etais (?:petite?|enfant|jeune|gamine?|ado)|mon enfance|autrefois|a l epoque) `,
  ),
  en: new RegExp(
    ` (?:${count.en} (?:months?|years?) (?:ago|back)|last (?:month|year|summer|winter|spring)|(?:19|20)\\d\\d|when (?:i was|we were) (?:a |an )?(?:kids?|little|young|child|children|teen\\w*|\\d+)|used to|as a child|my childhood|in my (?:teens|twenties|thirties|youth)|before we met|family lore) `,
  ),
}
/** What is asked of courts and heirs. */
const aftermath: Record<Language, RegExp> = {
  fr: / (?:proces|tribunal|condamn\w*|(?:est ce|deja) prescrits?|delai de prescription|heritage|herite\w*|succession|notaire|obseques|deuil|enterre\w*|enterrement|(?:est|etait|etaient) (?:morte?|decedee?)s?) /,
  en: / (?:court|trial|convicted|inherit\w*|probate|funeral|inquest|bereave\w*|grief|grieving|widow\w*) /,
}

/** A story, or what lies months or years back. */
export function tellsOfFictionOrLongAgo(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return untrue[evidence.language].test(said) || longAgo[evidence.language].test(said)
}

/** The same, or what is asked of courts and heirs. */
export const tellsOfFictionOrPast = (evidence: Evidence): boolean =>
  tellsOfFictionOrLongAgo(evidence) || aftermath[evidence.language].test(saidBy(evidence))
