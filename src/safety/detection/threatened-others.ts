// Whoever took a child and says that nobody will see it alive, and whoever threatens to burn the people who live with them.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'
import { type Pattern, rule } from './rule.ts'

const child: Pattern = {
  fr: / (?:fils|filles?|fillette|enfants?|gosses?|petite?s?|bebe|garcons?|gamine?s?|ado|jumeaux|jumelles|(?:son|leur) (?:pere|papa)|(?:sa|leur) (?:mere|maman)) /,
  en: / (?:sons?|daughters?|kids?|child|children|babys?|girls?|boys?|toddler|twins|little (?:one|man)|(?:his|her|their) (?:father|mother)) /,
}
const takenAway: Pattern = {
  fr: / (?:(?:a|ont|est|sont|vient|viens) (?:[a-z]+ ){0,3}?(?:pri[st]?e?s?|enlev\w*|emmen\w*|embarqu\w*|kidnapp\w*|recuper\w*|parti\w*|garde\w*|prendre|partir)|(?:a|garde|retient|detient|emmene|cache) (?:mon|ma|mes|notre|nos|le|la|les) (?:[a-z]+ )?(?:fils|fille|filles|enfants?|gosses?|petite?s?|bebe|garcon)|(?:la|le|les) (?:garde|retient|detient|cache)) /,
  en: / (?:(?:took|taken|takes|has|have|got|grabbed|snatched|kidnapped|abducted|keeping|keeps|holding) (?:[a-z]+ ){0,3}?(?:sons?|daughters?|kids?|child|children|baby|girls?|boys?|twins|him|her|them)|(?:left|drove|gone|went|ran|run|disappeared|fled) (?:off |away )?with|picked (?:[a-z]+ ){0,3}?up) /,
}
const neverAlive: Pattern = {
  fr: / (?:(?:re)?(?:verr|voi|vois|voir|trouver|aur|recuperer)\w* (?:[a-z]+ ){0,4}?(?:vivante?s?|en vie(?! (?:familiale|privee)))|(?:re)?(?:verr|voi|trouver|aur)\w* (?:que |plus que )?(?:morte?s?|dans un cercueil)|(?:il|elle|je) (?:le|la|les|l) (?:tue|egorge|bute|noie|etrangle|plante)|(?:menac|menass|dit|di|ecri|jur|promet|texte|message|hurle|crie)\w* (?:[a-z]+ ){0,6}?(?:de |va |vais |veut |va t il )(?:le|la|les|l|lui) (?:(?:faire (?:du mal|la peau))|tuer|buter|crever|egorger|noyer|etrangler|jeter|planter)|(?:dis|dire|dites) (?:lui |leur )?adieu (?:[a-z]+ ){0,4}?(?:re)?verr\w*) /,
  en: / (?:(?:never|not|only|ever|last time) (?:[a-z]+ ){0,4}?(?:see|get|have|hold) (?:[a-z]+ ){0,4}?(?:alive|dead|in a (?:box|coffin|bag|body bag))|(?:say|says|said|saying|told|writes?|wrote|text\w*|messag\w*|threaten\w*|swears?) (?:[a-z]+ ){0,7}?(?:kill|drown|shoot|stab|strangle|smother|drive off a|slit) (?:him|her|them|our|my|the|it|cliff)|say (?:good ?)?bye to (?:him|her|them) (?:[a-z]+ ){0,4}?(?:not|never)) /,
}
const ofStory: Pattern = {
  fr: / (?:chiens?|chats?|chiot|films?|serie|roman|jeu|jeux|tue a la tache|tuer le temps|tuer a l epee) /,
  en: / (?:dogs?|cats?|puppy|film|movie|series|novel|game|costume|kill (?:the|my) (?:time|mood|plant|battery|phone|weeds?)|will kill me if) /,
}
/** « Mon ex a pris notre fils et écrit que je ne le reverrai plus vivant ». */
export const tellsOfThreatenedChild = rule([child, takenAway, neverAlive], ofStory)

const another: Record<Language, string> = {
  fr: '(?:il|elle|mari|femme|ex|copain|copine|mec|meuf|chum|blonde|conjointe?|compagnon|compagne|concubin|pere|papa|mere|frere|fils|oncle|cousin|coloc\\w*|homme|beau pere)',
  en: '(?:he|she|husband|wife|ex|boyfriend|girlfriend|partner|father|stepfather|mother|brother|son|uncle|cousin|flatmate|roommate|fella|bloke|man)',
}
const threatensFire: Pattern = {
  fr: new RegExp(
    ` ${another.fr} (?:[a-z0-9]+ ){0,12}?(?:menac\\w*|menass\\w*|va|ve|veut|jure|promet|allait|parle) (?:[a-z]+ ){0,5}?(?:(?:mettre|foutre|bouter|crisser|sacrer|calisser|met|mette) (?:le )?feu|brule\\w*|cramer|crame|incendi\\w*|immoler|allumer|(?:faire )?(?:[a-z]+ ){0,2}?(?:cramer|bruler)) `,
  ),
  en: new RegExp(
    ` ${another.en} (?:[a-z0-9]+ ){0,10}?(?:threaten\\w*|says?|said|saying|swears|going to|wants to|will) (?:[a-z]+ ){0,7}?(?:set (?:fire|(?:[a-z]+ ){1,4}?(?:on fire|alight|ablaze))|(?:burn|torch)\\w*|light (?:it|the)) `,
  ),
}
const peopleInside: Pattern = {
  fr: / (?:dedans|a l interieur|avec (?:nous|moi|les (?:enfants|petits|gosses)|mes (?:enfants|filles|fils)|toute la famille)|pendant qu on (?:dort|dormira)|quand on (?:dort|dormira)|on est (?:enferme|bloque|coince)\w*|(?:nous|me|m|tous) (?:[a-z]+ ){0,3}?(?:cramer|bruler|immoler)|(?:cramer|bruler|crame|brule)\w* (?:tous|vifs?|vives?|vivante?s?)|essence (?:[a-z]+ ){0,6}?(?:salon|maison|appart\w*|couloir|chambre|cuisine|sur moi|sur nous)) /,
  en: / (?:with (?:us|me|the (?:kids|children)|my (?:kids|children|son|daughter|family)|everyone) (?:[a-z]+ ){0,2}?(?:inside|in it|in|asleep)|while (?:we|i|the kids) (?:[a-z]+ ){0,2}?(?:asleep|sleep\w*|inside|in bed)|(?:burn|torch)\w* (?:us|me|everyone|the lot of us)|us (?:all )?(?:alive|on fire|alight)|me (?:alive|on fire|alight)|(?:petrol|gasoline|lighter fluid|paraffin) (?:[a-z]+ ){0,6}?(?:hallway|house|flat|room|kitchen|stairs|me|us)) /,
}
const noArson: Pattern = {
  fr: / (?:films?|serie|roman|jeu|jeux|calories|graisses?|barbecue|bougies?|cheminee|j ai mis le feu|deja en feu|en flammes|gateau|four|poele|chauffage|dechets|feuilles|branches) /,
  en: / (?:film|movie|series|novel|game|calories|fat|barbecue|bbq|candles?|fireplace|already on fire|in flames|toast|oven|cake|dinner|garden|waste|leaves|rubbish|stove|heating) /,
}
const tellsOfThreatenedFire = rule([threatensFire, peopleInside], noArson)

const partner: Record<Language, RegExp> = {
  fr: / (?:mari|femme|ex|copain|copine|mec|meuf|chum|blonde|conjointe?|compagnon|compagne|concubin|fiance) /,
  en: / (?:husband|wife|ex|boyfriend|girlfriend|partner|fella|bloke|fiancee?) /,
}
const isByPartner = (evidence: Evidence) => partner[evidence.language].test(saidBy(evidence))

/** « Mon chum menace de mettre le feu à l’appart avec nous dedans »: nothing burns yet, and somebody would. */
export const tellsOfFireByPartner = (evidence: Evidence): boolean =>
  isByPartner(evidence) && tellsOfThreatenedFire(evidence)
export const tellsOfFireByOther = (evidence: Evidence): boolean =>
  !isByPartner(evidence) && tellsOfThreatenedFire(evidence)

const opensGas: Pattern = {
  fr: new RegExp(
    ` ${another.fr} (?:[a-z]+ ){0,3}?(?:ouvert|ouvre|allume|mis) (?:le |les |du )?(?:robinets? de |bouteille de )?gaz `,
  ),
  en: new RegExp(` ${another.en} (?:[a-z]+ ){0,2}?(?:turned|turns|opened|left|put|switched) (?:on )?(?:the )?gas `),
}
const toBlowUp: Pattern = {
  fr: / (?:faire (?:[a-z]+ ){0,2}?(?:sauter|exploser)|tout (?:sauter|exploser|peter)|nous (?:tuer|faire)) /,
  en: / (?:blow (?:[a-z]+ ){0,4}?up|blow up|kill us|explode) /,
}
/** The gas is open already: everybody leaves before anything else. */
export const tellsOfGasOpenedByOther = rule([opensGas, toBlowUp], noArson)

const neverAgain: Pattern = {
  fr: / (?:(?:re)?(?:verr|voi)\w* (?:plus|jamais)|(?:plus|jamais) (?:[a-z]+ ){0,2}?(?:re)?voir) /,
  en: / (?:(?:never|not) (?:[a-z]+ ){0,3}?(?:see|hold|hug) (?:them|him|her|my|the|our|us)) /,
}
const gasIsOn: Pattern = {
  fr: / gaz (?:[a-z]+ ){0,3}?(?:ouvert|allume|a fond|coule|en marche)| (?:ouvert|allume|mis|ouvre) (?:[a-z]+ ){0,3}?gaz /,
  en: / gas (?:[a-z]+ ){0,3}?(?:on|open|running)| (?:turned|put|switched|opened|left) (?:[a-z]+ ){0,2}?gas /,
}
const byAnother: Pattern = { fr: new RegExp(` ${another.fr} `), en: new RegExp(` ${another.en} `) }
/** "He’s texting that I’ll never see them again and the gas is on": who would do it is told of before the gas is. */
export const tellsOfGasAgainstChildren = rule([byAnother, neverAgain, gasIsOn], noArson)
