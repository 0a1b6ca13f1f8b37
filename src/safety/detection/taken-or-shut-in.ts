// Somebody who was shut into a car or a cellar, and a child in a car that was taken.
import type { Evidence } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

/** With what is left out elsewhere as a figure of speech. */
const readPlain = ({ plain }: Evidence) => plain

const inBoot: Pattern = {
  fr: / (?:(?:je suis|suis|on est|j suis|on m a (?:mise?|jetee?|enfermee?)|ils m ont (?:mise?|jetee?|enfermee?)|il m a (?:mise?|jetee?|enfermee?)|enfermee?|coincee?) (?:[a-z]+ ){0,2}?(?:dans|ds) (?:le|un|son|leur) coffre (?:de une |d une |de un |d un |de la |de sa |de son |de leur |du )(?:voiture|auto|bagnole|char|caisse|vehicule|camionnette|berline|ex|mec|mari|type|gars)|(?:enfermee?|kidnappee?|jetee?) (?:[a-z]+ ){0,2}?dans (?:le|un|son|leur) coffre) /,
  en: / (?:(?:i am|we are|am|stuck|trapped|locked|they (?:put|threw|locked) me|he (?:put|threw|locked) me) (?:[a-z]+ ){0,2}?in (?:the|a|his|her|their) (?:boot|trunk) (?:of )?(?:a|the|his|her|their|some|someone|somebodys|someones)? ?(?:car|van|vehicle|cab|suv|guy|man|moving)?|(?:locked|shut|kidnapped|thrown) (?:[a-z]+ ){0,3}?in (?:the|a|his|their) (?:car )?(?:boot|trunk)) /,
}
const ofGame: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|cache cache|jeu|jouer|film|roman|serie|(?:ma|mon|notre) (?:propre )?(?:voiture|auto|char)|cherche\\w*|range\\w*|valises?|courses|outils|chiens?|chats?|cles?|telephone|roue|bagages?|dossiers?|carton|blague) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|hide and seek|game|playing|film|novel|series|my (?:own )?car|looking for|tools|shopping|suitcase|luggage|dogs?|cats?|keys?|phone|wheel|tyre|elephant|tree|prank|joke|attic|storage) `,
  ),
}
/** « Jsuis ds le coffre d’une voiture ». */
export const tellsOfCarBoot = rule([inBoot], ofGame, readPlain)

const carTaken: Pattern = {
  fr: / (?:car ?jack\w*|braqu\w* (?:[a-z]+ ){0,3}?(?:voiture|auto|char)|(?:vol\w*|pri[st]|piqu\w*|parti\w* avec) (?:[a-z]+ ){0,2}?(?:voiture|auto|bagnole|char|caisse|camionnette)|(?:voiture|auto|char) (?:[a-z]+ ){0,4}?(?:volee?|braquee?)) /,
  en: / (?:car ?jack\w*|(?:stole|stolen|took|taken|taking|drove off (?:with|in)|driven off (?:with|in)|nicked|robbed) (?:[a-z]+ ){0,3}?(?:car|van|truck|suv|jeep)|(?:car|van|truck|suv) (?:[a-z]+ ){0,3}?(?:stolen|taken|nicked|carjacked)) /,
}
const child = {
  fr: '(?:fils|fille|filles|bebe|enfants?|petite?s?|gamine?s?|gosses?|jumeaux|jumelles|neveu|niece)',
  en: '(?:sons?|daughters?|baby|kids?|child|children|toddler|boys?|girls?|twins|nephew|niece|little one)',
}
const childInside: Pattern = {
  fr: new RegExp(
    ` ${child.fr} (?:[a-z0-9]+ ){0,4}?(?:(?:est|etait|sont|encore|toujours|reste\\w*|endormie?|attachee?|assise?) )*(?:dedans|a l interieur|a l arriere|sur (?:la banquette|le siege)|derriere|dans (?:la|le|l) (?:voiture|auto|char|siege auto|cosy)) `,
  ),
  en: new RegExp(
    ` ${child.en} (?:[a-z0-9]+ ){0,4}?(?:in (?:the|it|his|her) ?(?:back|car|van|truck|car seat|back seat|seat)?|inside|on board|in it) `,
  ),
}
const notTaken: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|jeu|film|siege auto (?:vole|dans)|retrouve\\w*|(?:mon|ma|notre) (?:ex|fils|fille|mari|femme) (?:a |m a )?(?:pri|vol|emprunt)\\w*|permis|constat) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|game|gta|film|found (?:safe|him|her|them)|(?:ex|son|daughter|husband|wife) (?:has |just )?(?:took|taken|borrowed|stole)|nursery|school run|(?:child|baby) seat|car seat was|licen[cs]e) `,
  ),
}
/** "Carjacked with my son still in the back seat". */
export const tellsOfCarTakenWithChild = rule([carTaken, childInside], notTaken, readPlain)

const shutIn: Pattern = {
  fr: / (?:(?:je suis|suis|on est|nous sommes|j suis) (?:[a-z]+ ){0,2}?(?:enfermee?s?|sequestree?s?|bloquee?s?|coincee?s?) (?:[a-z]+ ){0,2}?(?:dans|a|au|en|chez)|(?:il|elle|ils) (?:m|nous) (?:a|ont) (?:enferme\w*|sequestre\w*|boucle\w*)) /,
  en: / (?:(?:i am|we are|me and [a-z ]{1,20} are|am|being) (?:[a-z]+ ){0,2}?locked (?:in|up|inside)|(?:he|she|they) (?:has |have |just )*(?:locked|shut) (?:me|us) (?:in|up|inside)|(?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mum|stepdad|uncle|boss) (?:has |have |just )*(?:locked|shut) (?:me|us) (?:in|up|inside)) /,
}
const withoutPhone: Pattern = {
  fr: / (?:(?:pris|prend|confisque|cache|casse|garde|vole|arrache) (?:[a-z]+ ){0,2}?(?:telephone|portable|cell|cles|clefs|passeport|papiers)|(?:j ecris|ecris|j utilise|j ai (?:juste|que|retrouve|trouve)|avec) (?:[a-z]+ ){0,3}?(?:vieille tablette|tablette|vieux (?:telephone|portable)|ordi\w*|montre connectee)) /,
  en: / (?:(?:took|taken|has|have|got|hid|hidden|smashed|broke|keeps|stole|grabbed) (?:away )?(?:my|our|the) (?:mobile |cell )?(?:phones?|keys?|passports?|cell)|(?:using|writing|typing|texting|on|from|found) (?:[a-z]+ ){0,3}?(?:tablet|ipad|kindle|laptop|old phone|smart ?watch|apple watch|games? console|xbox|playstation)) /,
}
const notHeld: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|escape game|jeu|film|roman|serrurier|compte|mot de passe|ecole|prison|garde a vue|hopital|procedure|bail|contrat|travail|bureau|mon fils|ma fille|chats?|chiens?|par erreur) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|escape (?:room|game)|game|film|novel|locksmith|account|password|school|prison|jail|detention|hospital|lease|contract|loan|mortgage|job|office|my (?:son|daughter|toddler) (?:locked|has|took)|cats?|dogs?|by mistake) `,
  ),
}
/** "I’m locked in the basement and he took my phone". */
export const tellsOfLockedInWithoutPhone = rule([shutIn, withoutPhone], notHeld, readPlain)

const putOut: Pattern = {
  fr: / (?:mari|mec|copain|compagnon|conjoint|chum|ex|femme|copine|pere|mere|beau pere|belle mere|parents|il|elle|ils) (?:[a-z]+ ){0,2}?(?:m|nous|me) (?:a |ont )?(?:mise?s?|enfermee?s?|foutue?s?|jetee?s?|laissee?s?|vire\w*|mis) (?:[a-z]+ ){0,2}?(?:dehors|a la porte|a la rue|sur le balcon) /,
  en: / (?:husband|boyfriend|partner|ex|wife|girlfriend|father|mother|dad|mum|stepdad|stepfather|stepmother|parents|he|she|they) (?:[a-z]+ ){0,2}?(?:locked|threw|thrown|kicked|put|shut) (?:me|us) (?:out|outside|on the balcony) /,
}
const inTheCold: Pattern = {
  fr: / (?:neige|pieds nus|sans chaussures|en pyjama|en chemise|froid|gele\w*|pluie|moins \d+|sans manteau|en pleine nuit|en t shirt) /,
  en: / (?:snow\w*|barefoot|bare feet|no shoes|without shoes|in (?:my|our) (?:pyjamas|pajamas|nightie|socks)|freezing|frost|the cold|rain|no coat|below zero|minus \d+|middle of the night) /,
}
/** "My husband locked me out in the snow with the baby". */
export const tellsOfPutOutInTheCold = rule(
  [putOut, inTheCold],
  {
    fr: new RegExp(` (?:${afterwards}|chiens?|chats?|bail|preavis|huissier|expulsion|treve) `),
    en: new RegExp(` (?:${afterwards}|dogs?|cats?|lease|notice|bailiffs?|eviction|by mistake|accidentally) `),
  },
  readPlain,
)
