// Suicide whose means are in the hand or around the neck, or were swallowed: an ambulance comes before who listens.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrLongAgo } from './fiction-or-past.ts'
import { type Pattern, rule } from './rule.ts'

const inHand: Pattern = {
  fr: / (?:(?:fusil|canon|pistolet|flingue|revolver|arme|carabine) (?:[a-z]+ ){0,3}?(?:dans la bouche|sur la (?:tempe|tete)|contre la tempe|a la main|charge\w*)|corde (?:[a-z]+ ){0,3}?autour d(?:u|e (?:mon|son)) cou|corde au cou|(?:lame|couteau|cutter|rasoir) (?:[a-z]+ ){0,3}?sur (?:le|mon|mes|son|ses|les) (?:poignets?|veines|cou|gorge)|au bord (?:du|de la|de l) (?:[a-z]+ )?(?:vide|toit|falaise|pont|quai)|sur (?:le|la|les) (?:rebord|rails?|voies?|parapet|corniche)) /,
  en: / (?:(?:gun|rifle|shotgun|pistol|barrel) (?:[a-z]+ ){0,4}?(?:in (?:my|his|her) (?:mouth|hand|lap)|to (?:my|his|her) (?:head|temple)|out|loaded)|(?:noose|rope|belt) (?:[a-z]+ ){0,2}?(?:around|round) (?:my|his|her|the|their) neck|(?:blade|knife|razor) (?:[a-z]+ ){0,3}?(?:on|to|at|against) (?:my|his|her) (?:wrists?|throat|neck)|on (?:the|a) (?:ledge|tracks|parapet|railing)|edge of (?:the|a) (?:roof|cliff|bridge|building|platform)|walked out with (?:the|his|her|a) (?:shotgun|gun|rifle)|beachy head) /,
}
const meant: Pattern = {
  fr: / (?:suicid\w*|mourir|en finir|me tuer|se tuer|adieu|pardon|sauter|saute|plus vivre|vivre|maintenant|il le fait|je le fais|va le faire|vais le faire|pleure|dire au revoir|c est fini|fatigue de) /,
  en: / (?:suicid\w*|die|kill (?:myself|himself|herself)|end it|goodbyes?|sorry|jump|jumping|not want to live|live|now|do it|doing it|crying|done|over|tell my) /,
}
const noSuicide: Pattern = {
  fr: / (?:m a mis|me met|me menace|nous menace|il me|sur ma tempe|contre moi|braque\w*|chasse|cerf|sanglier|permis|collection|heritage|photo|selfie|train en retard|sncf|escalade|alpinisme|randonnee|bricolage|decoupe) /,
  en: / (?:to my head by|holding me|threatening (?:me|us)|he has me|at me|on me|points?|pointed|hunting|deer|permit|licen[cs]e|collection|inherit\w*|photo|selfie|train delay|climbing|hiking|walk tomorrow|diy|renovation|joking|warranty) /,
}
const tellsOfMeans = rule([inHand, meant], noSuicide)
const ofSomebodyElse: Pattern = {
  fr: / (?:il|elle|lui|mari|femme|compagnon|compagne|copain|copine|ex|fils|fille|pere|mere|frere|soeur|amie?|pote|voisine?|collegue|homme|dame|mec|type|gars|fille|quelqu un|son cou|sa bouche|sa tempe) /,
  en: / (?:he|she|him|her|his|husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|father|mother|brother|sister|friend|neighbou?r|colleague|man|woman|guy|boy|girl|someone|somebody) /,
}
const isOfSomebodyElse = (evidence: Evidence) => ofSomebodyElse[evidence.language].test(saidBy(evidence))

/** « J’ai la corde autour du cou », "on the ledge of the car park about to jump". */
export const tellsOfMeansInHand = (evidence: Evidence): boolean => tellsOfMeans(evidence) && !isOfSomebodyElse(evidence)

/** « Mon mari veut se suicider, il a le fusil dans la bouche ». */
export const tellsOfMeansInOthersHand = (evidence: Evidence): boolean =>
  tellsOfMeans(evidence) && isOfSomebodyElse(evidence)

const swallowed: Pattern = {
  fr: / (?:(?:j ai|g|jai|je viens de|viens de) (?:deja |tout |tous )?(?:pri[st]?|prendre|avale\w*|avaler|gobe\w*|gober|bu|ingere) (?:[a-z0-9]+ ){0,4}?(?:cachets?|comprimes?|medic\w*|medocs?|pilules?|somniferes?|boites?|plaquettes?|gelules?|tout(?! (?:est|etait|a|va|compris|inclus|le monde|de suite)))|j ai tout (?:pris|avale\w*|gobe\w*)|tout avale\w*) /,
  en: / i (?:have |just |already |have just )*(?:taken|took|swallowed|downed|necked) (?:[a-z0-9]+ ){0,4}?(?:pills?|tablets?|meds|medication|medicine|everything|bottle|packets?|paracetamol|tylenol|the lot|all of (?:them|it)) /,
}
const toDie: Pattern = {
  fr: / (?:mourir|en finir|suicid\w*|me tuer|(?:je )?(?:veux|veu) (?:partir|dormir pour toujours|plus etre la)|adieu|plus vivre|disparaitre|pardon) /,
  en: / (?:die|suicid\w*|kill myself|end (?:it|my life|everything)|goodbye(?! to)|bye(?! to)|farewell|do not want to (?:live|be here|wake)|disappear|forgive me|sorry everyone) /,
}
const notDying: Pattern = {
  fr: / (?:veux (?:pas|plus) mourir|peur de mourir|sans vouloir|par erreur|trompee?|chien|chat|dentiste|ordonnance|migraine|grippe|vacances|de rire) /,
  en: / (?:do not want to die|afraid (?:of dying|to die|i will die)|by mistake|accidentally|dog|cat|dentist|prescription|migraine|flu|laughing) /,
}
/** « Je veux mourir, j’ai tout avalé »: with no number, and nothing said of before. */
export const tellsOfPillsToDie = rule([swallowed, toDie], notDying)

const noose: Pattern = {
  fr: / (?:noeud coulant|noeud de pendu|noeud pour se pendre) /,
  en: / (?:noose|hangman s knot|hangmans knot|slip knot (?:to|for) (?:hang|my neck)) /,
}
const anything: Pattern = {
  fr: / (?:comment|solide|faire|se pendre|corde|tient|poids|supporte|apprendre) /,
  en: / (?:how|strong|make|tie|hold|rope|weight) /,
}
const ofUse: Pattern = {
  fr: / (?:peche\w*|voile|bateau|amarr\w*|escalade|alpinis\w*|scout\w*|arbre|elag\w*|cheval|chevaux|chien|lasso|tricot|crochet|couture|bracelet|collier|bijou\w*|laisse|stores?|rideaux?|barques?|ponton|attacher|colis|remorque|lapin|braconn\w*|piege|cravate|halloween|deco\w*|theatre) /,
  en: / (?:fish\w*|sail\w*|boat|moor\w*|climb\w*|scout\w*|tree surgeon|arborist|horse|dog|lasso|knit\w*|crochet|sewing|bracelet|necklace|jewel\w*|leash|parcel|trailer|rabbit|snare|tie knot|tree house|swing|drama|props|scene|halloween|prop|decoration|theatre|history|museum|racist|symbol) /,
}
/** « Comment on fait un nœud coulant solide ». */
export const tellsOfNoose = rule([noose, anything], ofUse)

const forGood: Pattern = {
  fr: / (?:(?:que (?:ca|tout|cela) s arrete|dormir) (?:[a-z]+ ){0,2}?(?:pour toujours|a jamais)|pense (?:souvent |beaucoup )?(?:aux rails|a la corde|aux cachets|a sauter (?:du|de la|d un))) /,
  en: / (?:(?:it|everything|this) to (?:stop|end) (?:for ever|forever)|thinking (?:about|of) (?:the tracks|the rope|the pills|jumping (?:off|from|in front))|sleep (?:for ever|forever)) /,
}
const noEnd: Pattern = {
  fr: / (?:demarchage|spam|publicite|appels|notifications|abonnement|vivre (?:au|en)|parachute|elastique|billets?|voyage|retard) /,
  en: / (?:spam|ads|calls|notifications|subscription|parachute|bungee|tickets?|trip|delay|ship|trading) /,
}
/** « Je veux que ça s’arrête pour toujours, je pense aux rails ». */
export const tellsOfEndForGood = rule([forGood], noEnd)

/** As `rule`, of the writer's own end, beside which they ask of heirs and a will. */
const ownEnd = (signs: readonly Pattern[], otherwise: Pattern) =>
  rule(signs, otherwise, saidBy, tellsOfFictionOrLongAgo)

const lastOnEarth: Pattern = {
  fr: / (?:mon|notre) dernier (?:jour|soir|matin|dimanche|noel|anniversaire|week end) (?:sur (?:cette |la )?(?:terre|planete)|en vie|de ma vie|ici bas|a vivre) /,
  en: / (?:my|our) last (?:day|night|week|weekend|morning|sunday|christmas|birthday) (?:on (?:this |the |planet )?(?:earth|planet)|alive|in this world) /,
}
const ofFancy: Pattern = {
  fr: / (?:comme si|si c etait|jeu|film|livre|roman|chanson|serie|minecraft|reve|dirait|dernier jour du (?:reste|monde)) /,
  en: / (?:as if|if (?:it|this|today|tomorrow|sunday) (?:was|were|is)|like it (?:is|was)|games?|film|movie|book|novel|song|album|show|server|dream\w*|spend) /,
}
/** "Sunday is my last day on this planet", whatever is asked beside. */
export const tellsOfLastDayOnEarth = ownEnd([lastOnEarth], ofFancy)

const lastDay: Pattern = {
  fr: / (?:sera|est|c est|ce sera) (?:le|mon) dernier jour /,
  en: / (?:is|be|s) (?:the|my) last day /,
}
const givenAway: Pattern = {
  fr: / (?:donne|confie|laisse) (?:[a-z]+ ){0,3}?(?:chien|chienne|chat|chatte|animaux|lapin|affaires|tout ce que j ai) /,
  en: / (?:given|gave|giving|rehomed|handed) (?:away |over )?(?:[a-z]+ ){0,3}?(?:dog|cat|pets?|rabbit|belongings|things away|everything) /,
}
const ofMove: Pattern = {
  fr: / (?:travail\w*|boulot|bosse|preavis|contrat|stage|bail|demenag\w*|pension|chenil|vacances|voyage|vol|promo\w*|soldes|inscri\w*|delai|ecole|cours|retraite|hotel|refuge) /,
  en: / (?:work|job|notice|contract|lease|tenancy|moving|moved|move|kennels?|holidays?|trip|flight|sale|offer|enrol\w*|deadline|school|term|college|retire\w*|hotel|shelter|emigrat\w*|abroad|back (?:on|in)) /,
}
/** A last day that is set, and what one loves given away: « dimanche sera le dernier jour, j’ai confié mon chien ». */
export const tellsOfLastDaySet = ownEnd([lastDay, givenAway], ofMove)
