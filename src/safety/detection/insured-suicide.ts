// Who asks what a life insurance pays after their death, and means to bring it about: "no, I mean if I do it myself".
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrLongAgo } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const insurance: Record<Language, RegExp> = {
  fr: / (?:assurances? (?:vie|deces|obseques|emprunteur)|contrat (?:deces|de assurance|prevoyance)|capital deces|prevoyance|mon assurance) /,
  en: / (?:life (?:insurance|assurance|cover|policy|policies)|term life|death (?:benefit|in service)|life insured|my (?:insurance|policy)) /,
}
const ownDeath: Record<Language, RegExp> = {
  fr: / (?:(?:je|j) (?:meurs|meure|mourais|mourrais|mourrai|decede\w*|ne serai plus|serai plus|suis plus la|ne suis plus|disparais\w*|pars|m en vais)|ma mort|mon deces|apres moi|sans moi|une fois mort\w*) /,
  en: / (?:i (?:die|died|am dead|pass|passed|am gone|were to die|was to die|was gone|am not here|wasnt here)|my death|after i (?:go|am gone)|when i am gone|without me) /,
}
const byOneself: Record<Language, RegExp> = {
  fr: / (?:(?:si|quand|que) (?:c est |est )*(?:moi|moi meme) qui (?:le |me |m y |y )?(?:fais|fait|ferai|decide\w*|provoque|mets|m en charge|tue|l ai)|(?:si|que|quand) je (?:le |l )?(?:fais|ferai|ferais|faisais|provoque|decide) (?:[a-z]+ ){0,2}?moi meme|moi meme qui le fais|(?:si|que|quand) (?:je )?(?:me|m) (?:tue|tuais|suicide\w*|pends?|jette|flingue|enleve la vie|donne la mort|ote la vie)|(?:de|par) ma (?:propre )?main|(?:si|que) c (?:est )*(?:pas|n est pas) un accident|volontairement|si je (?:saute|fonce dans un)) /,
  en: / (?:(?:if|when|what if|that) (?:it is |it was )?(?:i|me|i am the one)(?: who| that)? (?:do|did|does|doing|done|cause|caused|make|choose) (?:it|that)(?: to)? ?(?:myself|on purpose|by my own hand)?(?= (?:myself|on purpose|that way|deliberately|tonight|now|then|$)|$)|(?:if|when) i (?:do|did) it (?:to )?myself|(?<! (?:can|could|should|may|do|rather|better|easier|shall) (?:i |just |we )*)do it myself|did it myself|(?:if|when) i (?:kill|killed|hang|hung|shoot|shot|end|ended) (?:myself|it|my life|things)|(?:if|when) (?:it is|its|it was) (?:me|by me|my own hand|by my own hand|on purpose|not an accident|self inflicted)|by my own hand|take my own life|took my own life|at my own hand) /,
}
/** What one does oneself, or has a notary do: a letter, a clause, a claim. */
const ofPapers: Record<Language, RegExp> = {
  fr: / (?:resili\w*|demarches?|formulaires?|dossier|declar\w*|clause|testament|notaire|courtier|souscri\w*|versements?|rachat|rediger|en ligne|lettre|courrier|comparat\w*|deux ans|premiere annee|1 ?ere annee|exclusion|exclut|couvre|beneficiaire changer) /,
  en: / (?:cancel\w*|switch\w*|paperwork|forms?|claims? process|file (?:a|the) claim|online|broker|adviser|advisor|agent|lawyer|attorney|solicitor|beneficiary (?:form|change)|write (?:it|my|a)|change (?:it|the|my|who)|renew\w*|draft|will (?:kit|writing)|contestab\w*|exclusion|clause|two years?|2 years?|first year) /,
}
/** Meant in so many words: papers beside it change nothing. */
const soon: Record<Language, RegExp> = {
  fr: / (?:ce soir|cette nuit|demain|bientot|maintenant|cette semaine|ce week ?end|decide\w*) /,
  en: / (?:tonight|tomorrow|soon|now|this (?:week|weekend|evening|year)|decided) /,
}

/** « Mon assurance vie va bien à mes enfants si je meurs ? », « et si c’est moi qui le fais ». */
export function tellsOfInsuredSuicide(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (![insurance, ownDeath, byOneself].every((sign) => sign[language].test(said))) return false
  if (tellsOfFictionOrLongAgo(evidence)) return false
  return !ofPapers[language].test(said) || soon[language].test(said)
}
