// Whoever is dismissed writes of letters, of an end and of last weeks, as do those who take their leave of life.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const dismissed: Record<Language, RegExp> = {
  fr: / (?:licenci\w*|(?:m a|m ont|me suis fait|suis|ete|etre|on m a) (?:vire|viree|renvoye|renvoyee|mis a la porte|mise a la porte)|(?:vire|viree|renvoye|renvoyee) (?:sans|hier|par|de (?:mon|ma)|du jour)|perdu mon (?:travail|emploi|job|boulot|poste)|solde de tout compte|lettre de licenciement) /,
  en: / (?:dismiss(?:ed|al)|sacked|(?:got|was|been|am|were|me) (?:just )?(?:fired|laid off|let go)|laid off|made redundant|redundancy|lost my job|severance|termination letter) /,
}

/** What says more than the end of a job: to want to die, to be sad, to have swallowed something. */
const more: readonly string[] = ['DIEWISH', 'KILL', 'MEANS', 'SAD', 'SWALLOWED', 'THREATKILL', 'TOOK']
const leave =
  / (?:adieu|pardon\w*|goodbye|farewell|forgive|suicid\w*|mourir|corde|viaduc|falaise|cliff|noose|bridge|die|burden|fardeau|(?:lettres?|mots?) (?:a|pour) (?:mes|mon|ma|tous|toutes|ceux|chacun)|(?:letters?|notes?) (?:to|for) (?:my|everyone|each|all|those)|letters|merci (?:a (?:vous )?tous|pour tout)|thank(?:s| you) (?:\w+ ){0,2}(?:everyone|everybody|all|everything)|(?:it|this|everything) (?:all )?(?:ends?|will end)|(?:ca|tout) (?:finit|se termine|s arrete)) /

/** What is asked after a dismissal: of pay, of notice, of papers, of what the law grants. */
const ofWork =
  / (?:preavis|salaires?|paye?|payee?s?|solde|indemnit\w*|droits?|prud \w+|lettre de licenciement|contrat|contester|chomage|recours|motif|delai|notice|wages?|salary|pay|paid|severance|rights?|contract|termination letter|tribunal|claim|unfair|legal|contest|reason) /

/** Whether a text asks about a dismissal and tells of nothing by which its writer may want to die. */
export function onlyTellsOfDismissal(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  return (
    dismissed[evidence.language].test(said) &&
    ofWork.test(said) &&
    !leave.test(said) &&
    !more.some((sign) => evidence.whole.concepts.has(sign))
  )
}
