// Whoever waited for somebody who did not come or call writes of being alone and of nobody, as do those who despair.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfHarm } from './harm.ts'
import type { Language } from './normalise.ts'

const nobody: Record<Language, RegExp> = {
  fr: / (?:(?:personne|aucun (?:appel|message|signe)|il|elle|on|(?:l |le |la |mon |ma |votre )(?:\w+ )?(?:specialiste|experte?|avocate?|artisan|plombier|notaire|medecin|technicien\w*|professionnel\w*|conseiller\w*|livreur|coursier|peintre|electricien\w*|veterinaire)) (?:(?:n |ne |m |ne m |nous |ne nous |jamais |pas )*)(?:(?:a|est|s est|etait|ait|soit) )?(?:(?:jamais|pas|pas encore|meme pas|m|toujours pas) )*(?:appelee?|telephone|rappelee?|venue?|viendra|presentee?|montree?|decroche|repond\w*|joint|prevenue?|recue?|ouvert|la|passee?|pointee?|connectee?|arrivee?)|pas (?:de|d) (?:appel|nouvelles|visite)) | personne $/,
  en: / (?:(?:nobody|no one|he|she|they|(?:the|my|your) (?:\w+ )?(?:specialist|expert|lawyer|solicitor|plumber|builder|notary|doctor|vet|technician|engineer|adviser|electrician|courier|painter)) (?:(?:has|had|have|did|was|is|were|does|could) )?(?:(?:not|never|ever|even) )*(?:called|call|rang|ring|phoned|phone|came|come|showed(?: up)?|show(?: up)?|turned(?: up)?|turn(?: up)?|picked up|pick up|answered|answer|there|joined|join|connected|arrived|arrive|let me in|opened)|no (?:call|show|news|answer)) | (?:nobody|no one) $/,
}
const waited: Record<Language, RegExp> = {
  fr: / (?:attend\w*|patient\w*|rendez vous|rdv|creneau|visio|appel prevu|heure prevue|a l heure|pose (?:ma|une) (?:journee|matinee|demi journee)|pour rien|me suis deplacee?|fait (?:la route|le trajet|\d+ (?:km|kilometres))) /,
  en: / (?:wait\w*|appointment|meeting|slot|video call|agreed (?:time|hour|call)|on time|took (?:the|a) (?:day|morning|afternoon) off|for nothing|drove (?:all|\d+)|stood) /,
}
/** Who is in need, and what ends or wounds: then waiting is waiting for help. */
const more: Record<Language, RegExp> = {
  fr: / (?:suicid\w*|mourir|mort\w*|(?:me|se) tuer|en finir|finir|adieu\w*|vivre|vie|pont|corde|toit|falaise|rails?|arme|fusil|couteau|lame|rasoir|medic\w*|cachets?|comprimes?|pilules?|avale\w*|sang\w*|saign\w*|bless\w*|mal|douleur\w*|respir\w*|malaise|inconscien\w*|tomb\w*|ambulance|pompiers?|samu|police|urgences?|secours|aide[zr]?|peurs?|frapp\w*|batt\w*|coups?|menac\w*|enferm\w*|bebe|enfants?|fils|fille|disparu\w*|feu|fumee|gaz|eau|noye\w*|nuit|dehors|froid|neige|hopital|accouch\w*|contractions?|desesper\w*|plus la force|a quoi bon|manque\w*|aime\w*|deprim\w*|pleur\w*|(?:pouvait|pouvais|peux|peut) plus|etendue?|rale|convuls\w*|perdu les eaux|enfle\w*|bleue?|harcel\w*|suit|ascenseur|monoxyde|carrelage) /,
  en: / (?:suicid\w*|die|dying|dead|death|kill\w*|end (?:it|things)|goodbye|live|living|life|bridge|rope|roof|cliff|tracks|gun|weapon|knife|blade|razor|medic\w*|meds|pills?|tablets?|swallow\w*|took (?:them|all)|blood|bleed\w*|injur\w*|hurt\w*|pain\w*|breath\w*|faint\w*|unconscious|fell|fallen|ambulance|fire|police|emergency|help|scared|afraid|beat\w*|hit|threat\w*|locked|baby|child\w*|kids?|son|daughter|missing|smoke|gas|water|drown\w*|night|outside|cold|snow|hospital|labour|contractions?|hopeless|no point|cares?|loves?|miss(?:es)? me|depress\w*|cry\w*|seizure|fitting|blue|swell\w*|swollen|limp|waters|floor|stalk\w*|follow\w*|monoxide|lift|elevator|cope|anymore) /,
}

/** In more words more is told. */
const longest = 60

/** Whether somebody who was expected did not come or call, and nothing more is told. */
export function onlyTellsOfMissedAppointment(evidence: Evidence): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  return (
    whole.words.length <= longest &&
    nobody[language].test(said) &&
    waited[language].test(said) &&
    !more[language].test(said) &&
    !tellsOfHarm(evidence) &&
    !whole.concepts.has('SAD')
  )
}
