// Whoever was given something to drink and woke undressed or in pain: no child is missing, and nobody was poisoned at home.
import { type Pattern, rule } from './rule.ts'

const undressed: Pattern = {
  fr: / reveill\w* (?:[a-z0-9]+ ){0,8}?(?:nue?s?|denudee?s?|deshabillee?s?|a poil|(?:sans|plus) (?:[a-z]+ ){0,3}?(?:habits?|vetements?|culotte|slip|pantalon|jupe|fringues|soutien gorge)|(?:pantalon|culotte|jupe|robe|collants?) (?:[a-z]+ ){0,2}?(?:baisse|descendu|arrache|releve|dechire|enleve|disparu)\w*) /,
  en: / wok?e\w* (?:up )?(?:[a-z0-9]+ ){0,8}?(?:naked|undressed|half dressed|no (?:clothes|underwear|pants|trousers)|without (?:[a-z]+ ){0,3}?(?:clothes|underwear|knickers|panties|pants|bra|trousers|jeans)|(?:trousers|pants|knickers|panties|skirt|dress|jeans|underwear|tights) (?:[a-z]+ ){0,2}?(?:down|off|ripped|torn|missing|gone)) /,
}
const unexplained: Pattern = {
  fr: / (?:drogue\w*|ghb|soumission chimique|(?:mis|verse\w*|fait (?:boire|prendre|verser)|donne) (?:[a-z]+ ){0,4}?(?:trucs?|chose|produit|verre|boisson)|verre|soiree|boite|fete|bar|inconnu\w*|(?:souvien\w*|rappell?e?\w*) (?:[a-z]+ ){0,2}?(?:pas|plus|rien)|trou noir|hotel|mal|douleurs?|saigne\w*|bleus) /,
  en: / (?:spik\w*|roofi\w*|drugged|something (?:in|into) (?:my|her|his|the|a) (?:drink|glass)|(?:given|gave|made) (?:[a-z]+ ){0,4}?(?:drink|drank)|drinks?|party|club|pub|strange\w*|remember|blacked out|memory|hurts?|sore|pain|bleed\w*|hotel|bruis\w*) /,
}
const noAssault: Pattern = {
  fr: / (?:chaleur|canicule|transpir\w*|somnambul\w*|bebe|couche|pipi|anesthesie|operation|operee?|chien|chat|mari|femme|naturis\w*|reve) /,
  en: / (?:heat|sweat\w*|sleepwalk\w*|nappy|diaper|toddler|baby|surgery|operation|anaesthe\w*|anesthe\w*|dog|cat|husband|wife|naturist|dream\w*|skinny dip\w*) /,
}
/** « Elle s’est fait boire quelque chose et s’est réveillée sans ses habits ». */
export const tellsOfWakingUndressed = rule([undressed, unexplained], noAssault)

const drugged: Pattern = {
  fr: / (?:ghb|soumission chimique|(?:drogue\w*|fait (?:verser|boire|prendre)|mis (?:[a-z]+ ){0,3}?dans (?:mon|son) verre)) /,
  en: / (?:spiked|roofied|drugged|ghb|rohypnol|something (?:in|into) (?:my|her|his) (?:drink|glass)) /,
}
const hurtBelow: Pattern = {
  fr: / mal (?:en bas|entre les (?:jambes|cuisses)|au (?:vagin|bas ventre|sexe)|a (?:la vulve|l anus)|aux (?:fesses|parties)) /,
  en: / (?:(?:sore|hurts?|pain|bleeding) (?:[a-z]+ ){0,2}?(?:down there|between (?:my|her|his) legs|vagina\w*|private\w*|anus|bum)) /,
}
export const tellsOfPainAfterDrug = rule([drugged, hurtBelow], noAssault)
