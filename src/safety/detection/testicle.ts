// A testicle that hurts all at once: it may be twisted, and hours decide. Boys say it late, and in other words.
import { afterwards, type Pattern, rule } from './rule.ts'

const testicle: Pattern = {
  fr: / (?:testicules?|couilles?|bourses|scrotum|roubignoles?|roupettes?|burnes|mal (?:aux gosses|a une gosse)) /,
  en: / (?:testicles?|testis|testes|scrotum|ball ?sack|ballsack|bollocks?|nads|goolies|gonads?|(?:left|right|one|of his|of my|his|my|both) (?:ball|balls|nut|nuts)) /,
}
const hurts: Pattern = {
  fr: / (?:mal|douleurs?|douloureux|douloureuse|souffre|hurle|pleure|plie|gonfle\w*|enfle\w*|tordue?|retournee?|remontee?|atroce|dure|insupportable|torsion) /,
  en: / (?:hurts?|hurting|pain\w*|agony|ache|aching|killing|swollen|swelling|swelled|twisted|hard|sore|throbbing|torsion|excruciating|doubled over|crying|screaming|torture) /,
}
const atOnce: Pattern = {
  fr: / (?:d un coup|dun coup|soudain\w*|brutal\w*|brusque\w*|tout a coup|depuis (?:ce matin|cette nuit|tout a l heure|hier soir|(?:\d+|une?|deux|trois|quatre|cinq|six) ?(?:h|heures?|minutes|min))|cette nuit|ce matin|atroces?|horribles?|insupportables?|violente?s?|terribles?|super|hyper|tres|trop|hurle|pleure|plie|vomi\w*|envie de vomir|nausees?|reveille|peux pas marcher|marche plus|mort de mal|intense|fort|forte|affreuse\w*|crever) /,
  en: / (?:sudden\w*|all of a sudden|out of nowhere|outta nowhere|agony|excruciating|unbearable|severe|worst|so (?:bad|much)|really bad|like hell|killing|(?:an|\d+|one|two|three|four|few|half an) (?:hours?|minutes|mins|hrs?)|since (?:this morning|last night|lunch|breakfast|he woke|i woke)|this morning|woke|throw\w* up|vomit\w*|being sick|puking|can not walk|doubled over|crying|screaming|torture|twisted) /,
}
const otherwise: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards.replace('hier|', '')}|chiens?|chiot|chats?|chaton|cheval|taureau|lapin|castr\\w*|steril\\w*|vasectomie|grosseur|boule|kyste|varicocele|cancer|depuis (?:des|plusieurs|\\d+|deux|trois|quelques) (?:jours|semaines|mois|ans)|casse\\w* les|me casses?|plein les|partir en|en couilles?|de bourses?|la bourse|bourses? (?:etudiante|crous|scolaire|d etudes)|crous|lycee|sport|ballon|parfois|de temps en temps|chronique|apres (?:la|une) (?:course|seance)|juge|avocate?|frais) `,
  ),
  en: new RegExp(
    ` (?:${afterwards.replace('|last (?:week|month|night|summer)', '|last (?:week|month|summer)')}|dogs?|puppy|cats?|kitten|horse|bull|neuter\\w*|castrat\\w*|vasectomy|lump|cyst|varicocele|cancer|for (?:days|weeks|months|years|a (?:week|month|year))|on and off|sometimes|now and then|busting|bust my|by the balls|balls of (?:my|his|the) (?:foot|feet)|golf|tennis|juggling|pool|bowling|nuts and bolts|pistachio|cashews?|allerg\\w*|wheel|chronic|cycling|knee) `,
  ),
}
/** "My left ball is in agony out of nowhere", « mon fils de 12 ans a super mal à un testicule d’un coup ». */
export const tellsOfTesticlePain = rule([testicle, hurts, atOnce], otherwise)
