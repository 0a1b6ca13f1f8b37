// Whether the writer hides from somebody, or cannot make a call without being heard: a text message or a silent call.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

/** With the ends of sentences: « Peux pas parler » has no subject. */
const saidBy = ({ whole }: Evidence) => ` ${whole.words.join(' ')} `

const hidden: Record<Language, RegExp> = {
  fr: /(?<! (?:s (?:est|etait)|(?:elle|il|ils|elles) (?:est|sont|etait|e))(?: [a-z]+)?) (?:(?:cachee?s?|planquee?s?|enfermee?s?|barricadee?s?|refugiee?s?|cacher|planquer|enfermer|caches?|planques?) (?:[a-z]+ ){0,4}?(?:dans|ds|sous|sou|derriere|au|aux|a) (?:la |le |les |l |un |une |mon |ma )?(?:salle de bains?|sdb|bain|chambre|toilettes?|wc|placard|armoire|penderie|dressing|cave|grenier|garage|lit|canape|cuisine|buanderie|cagibi|bureau|balcon|etage|voiture|coffre|jardin|cabanon|haie|buisson|escaliers?)|(?:dans|ds) (?:la |le |les )?(?:salle de bains?|sdb|toilettes?|wc|placard|chambre) (?:porte fermee?|(?:et )?j ai (?:ferme|verrouille)|enfermee?|cachee?)|(?:je suis|suis|on est|nous sommes) (?:[a-z]+ )?(?:dans|sous) (?:le |la |un |mon )?(?:placard|penderie|dressing|lit|cagibi|grenier|armoire)) /,
  en: /(?<! (?:he|she|they|who|has|keeps|mother|father|son|daughter|kid|husband|wife|brother|sister|friend)(?: (?:is|has|was|are|went|got|just|s))?) (?:(?:hid|hide|hiding|hidden|locked (?:myself|ourselves|me|us)?|shut (?:myself|ourselves)?|barricaded|me and my [a-z]+ (?:are |were )?(?:hiding|hid)) (?:[a-z]+ ){0,4}?(?:in|under|behind|inside|up|at) (?:the |a |my |our )?(?:[a-z]+ )?(?:bathroom|bedroom|room|toilet|loo|restroom|wardrobe|closet|cupboard|basement|cellar|attic|loft|garage|bed|sofa|couch|pantry|shed|she would|car|trunk|office|garden|laundry|shower|stairs)|(?:i am|we are) (?:still )?in (?:the |a |my )?(?:closet|wardrobe|cupboard|attic|pantry)) /,
}
/** A call would be heard. */
const unheard: Record<Language, RegExp> = {
  fr: /(?:(?<! (?:il|elle|qui|ils|elles|tu|vous)(?: (?:ne|n))?) (?:peux|peu|pe|puis) (?:pas|plus) (?:(?:te |vous |le |les )?(?:parler?|parle|telephoner?|apel\w*|appel\w*|faire de bruit)|parl\w*)\b(?! (?:a |au |aux |avec |mon |ma |mes |le |la |l |les |un |une |cet )(?!police|gendarmes|secours|17|15))|(?:il|elle|ils) (?:va |vont |risque de |pourrait |peut )?(?:(?:m|me|nous) )(?:entend\w*|entand\w*)|(?:il|elle|ils) (?:va |risque de )?(?:entendre|entend)(?= (?:\.|tout|$)|\s*$)|je chuchot\w*|(?:mode|telephone en|tel en) silen\w+|je (?:parle|ecris) (?:tout )?(?:bas|doucement|sans bruit|en cachette))/,
  en: /(?:(?: i| we|\.|^) (?:can not|could not|dare not|do not dare(?: to)?) (?:talk|speak|call|phone|ring|make (?:a )?(?:sound|noise|call|any noise))(?! (?:to|with|english|french))|(?: he| she| they) (?:(?:will|would|ll|might) hear(?= (?:me|us|\.)|\s*$)|(?:can|could) hear (?:me|us))|(?<! (?:he|she|they|who|it|that)) can not make (?:a |any )?(?:sound|noise)|(?: i am| am|\.|^) whispering|phone (?:is |s )?on silent|i have to be quiet)/,
}
/** Somebody else is near. */
const near: Record<Language, RegExp> = {
  fr: / (?:(?:il|elle|ils|ex|mari|copain|mec|pere|papa|beau pere|frere|homme|type|mere|conjoint|compagnon|collegue|gars|tireur|homme arme|cambrioleurs?|voleurs?|quelqu un) (?:[a-z]+ ){0,3}?(?:est|e|es|sont|dans|ds|derriere|cherche|cherchent|tape|cogne|crie|hurle|frappe|casse|cass|defonce|entre|rentre|veut|ve|veu|rode|arrive|fouille|attend|a|en (?:bas|haut)|devant|va|entend|arme|tire|marche|qui)|(?:m |me |nous )(?:a |ont )?(?:cherch|frapp|tap|batt|menac|poursui|tue)\w*|(?:derriere|devant) la porte) /,
  en: / (?:(?:he|she|they|ex|husband|boyfriend|partner|father|stepfather|dad|mother|brother|man|guy|someone|somebody|burglars?|intruders?|people|uncle) (?:[a-z]+ ){0,3}?(?:is|are|was|broke|has|got|in|outside|downstairs|upstairs|looking|banging|trying|smashing|screaming|shouting|coming|wants|will|would|can|might|came|kicking|hit|hurt)|(?:hit|hurt|beat|attacked|threatened|after|chasing|looking for) (?:me|us)) /,
}
/** The writer, not a child, an animal or a thing that hides. */
const otherHides: Record<Language, RegExp> = {
  fr: / (?:(?:chat|chatte|chien|chienne|lapin|fils|fille|bebe|petite?|hamster)(?: [a-z]+){0,2} (?:est |reste |se |s )?(?:cache|planque|enferme)\w*) /,
  en: / (?:(?:cat|dog|rabbit|kitten|puppy|son|daughter|toddler|hamster)(?: [a-z]+){0,2} (?:is |has |keeps |was )?(?:hid|hiding|hides|hidden|locked)\w*) /,
}
/** Who cannot speak for illness, or hides to be alone. */
const otherReason: Record<Language, RegExp> = {
  fr: / (?:veux (?:mourir|en finir|me)|mourir|pleurer|orage|bouche (?:de travers|tordue|deformee)|avc|paralys\w*|gorge|langue|gonfl\w*|etouff\w*|respir\w*|jeu|film|roman) /,
  en: / (?:want to die|kill myself|to cry|crying alone|thunder|droop\w*|stroke|slurr\w*|paralys\w*|throat|tongue|swollen|swelling|breathe|breathing|choking|game|film|movie|novel) /,
}

/** « caché dans la salle de bain, mon ex est dans la maison », "can’t talk, he’ll hear me, he hit me". */
export function tellsOfHiding(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (otherReason[language].test(said) || otherHides[language].test(said)) return false
  return (hidden[language].test(said) || unheard[language].test(said)) && near[language].test(said)
}
