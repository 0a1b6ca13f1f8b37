// An ambulance that is called for, with no word of what for.
import { type Pattern, rule } from './rule.ts'

const ambulance: Pattern = {
  fr: / (?:(?:vite|envoyez|envoie|appelez|appelle|faut (?=(?:l |le |les )?(?:samu|pompiers))|svp) (?:[a-z]+ ){0,4}?(?:une |l |le |les |un )?(?:ambulance|samu|pompiers?|medecin d urgence|secours)(?: (?:vite|svp|maintenant|tout de suite|ici|s il vous plait|pour))?|(?:ambulance|samu|pompiers?) (?:vite|svp|s il vous plait|maintenant)) /,
  en: / (?:(?:send|get|call|someone call|somebody call|we need|i need(?= an ambulance (?:now|please|quick|fast|right))) (?:me |us |for )?(?:an |the )?(?:ambulance|paramedics?)|ambulance (?:please|now|quick|quickly|fast)) /,
}
const noCall: Pattern = {
  fr: / (?:factur\w*|rembours\w*|transport\w*|transfert|bon de|prix|tarif\w*|payer|assur\w*|mutuelle|faut il|est ce que|dois je|quand|volontaire|devenir|formation|concours|metier|calendriers?|kine|vsl|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hopital de jour|refus\w*|plainte|tarde|arrive\w* trop|a mis|ne sont|sont venus|etait) /,
  en: / (?:bill\w*|invoice|refund|transport|transfer|cover|policy|fee|cost|price|pay|paid|insur\w*|should i|do i|when|volunteer|become|training|job|career|refused|complain\w*|took|late|arrived|was|were|had to|did not|debate|crime|not to call) /,
}
/** « Vite une ambulance », "someone call an ambulance". */
export const tellsOfAmbulanceWanted = rule([ambulance], noCall)
