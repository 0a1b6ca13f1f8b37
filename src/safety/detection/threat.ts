// Somebody else who threatens, or has hurt, people around them: who comes is called before who listens.
import type { EmergencySituation } from '../situations.ts'
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'
import { tellsOfPlannedAttack } from './planned-attack.ts'
import { tellsOfTheftByStrangers } from './who-acts.ts'

const actor: Record<Language, string> = {
  fr: '(?:il|elle|ils|elles|mec|mari|femme|ex|copain|copine|conjoin\\w*|compagnon|compagne|concubin|chum|pere|papa|daron|mere|maman|frere|fils|oncle|cousin|grand pere|gendre|voisine?|patron|collegue|homme|type|gars|coloc\\w*)(?: de \\d+ ans)?',
  en: '(?:he|she|they|hell|shell|theyll|(?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|stepfather|mother|brother|son|uncle|cousin|grandfather|neighbou?r|boss|colleague|man|guy|flatmate|roommate|lodger)s?)',
}
const deadly: Record<Language, string> = {
  fr: '(?:tu(?:er|e|ait)(?![a-z])|but(?:er|e)(?![a-z])|descendre|abattre|flingu\\w*|fusill\\w*|tirer (?:dessus|dans|sur)|egorg\\w*|poignard\\w*|plant(?:er|e)(?![a-z])|crever|massacr\\w*|liquid(?:er|e)(?![a-z])|zigouill\\w*|assassin\\w*|trucid\\w*|saigner|fumer|exterminer|eliminer|defoncer (?:la|le) (?:tete|crane|gueule)|(?:faire|fait|fera) (?:la peau|sauter la cervelle)|bruler vi\\w+|mettre une balle)',
  en: '(?:kill|shoot|stab|cut(?= (?:my|our|his|her|their) throats?)|murder|slaughter|gun|blow|slit|strangle|butcher|execute|finish)(?:s|ing|ning)?',
}
const victims: Record<Language, string> = {
  fr: '(?:tout le monde|tout l monde|tous|toute (?:la|ma|sa) famille|(?:ma|sa|notre) (?:mere|femme|soeur|fille|copine|grand mere|famille)|(?:mon|son|notre) (?:pere|frere|fils|bebe|mari|petit)|(?:mes|ses|les|nos) (?:parents|enfants|petits|gosses|gamins|voisins|filles|fils|freres|soeurs)|maman|papa|quelqu un|nous|moi)',
  en: '(?:me|us|(?:my|our|your) (?:heads?|brains?|throats?)|everyone|everybody|them all|all of (?:us|them)|the (?:lot|rest|whole lot|whole family|kids|children|baby|family|neighbou?rs?)|the (?:three|four|five) of us|(?:my|our|his|her) (?:mother|father|sister|brother|wife|husband|kids|children|baby|son|daughter|family|parents|girlfriend|boyfriend))',
}

/** « il va tous nous descendre », "he says he’ll shoot the lot of us", « il dit qu’on va tous y passer ». */
const threatens: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` ${actor.fr} (?:va|vas|vai|veut|veux|ve|vont|veulent|vient|viens|menac\\w*|menass\\w*|ale|allait|promet|jure) (?:de |d )?(?:[a-z]+ ){0,2}?(?:me|nous|m|la|le|les|l|lui|vous) (?:tous |toutes |tout |a tous |a toutes ){0,2}(?:[a-z]+ ){0,1}?${deadly.fr}`,
    ),
    new RegExp(
      ` ${actor.fr} (?:va|vas|vai|veut|veux|ve|vont|veulent|menac\\w*|menass\\w*|ale|allait|promet|jure) (?:de |d )?(?:tous |tout )?${deadly.fr}(?:[a-z]+)? (?:[a-z]+ ){0,2}?${victims.fr} `,
    ),
    new RegExp(
      ` ${actor.fr} (?:[a-z]+ ){0,5}?(?:dit|di|hurle|crie|gueule|repete|jure|menace) (?:[a-z]+ ){0,4}?(?:on va|nous allons|vous allez|tout le monde va|personne) (?:[a-z]+ ){0,3}?(?:mourir|crever|y passer|y rester|vivante?s?) `,
    ),
    / d(?:e|it de) m embrasser (?:une|pour la) derniere fois /,
    / (?:dis|dire|dites) (?:bye|au revoir|adieu) (?:comme il faut )?a (?:maman|papa|(?:ma|ta|leur|sa) mere|(?:mon|ton|leur|son) pere|moi|nous) /,
    new RegExp(` ${actor.fr} (?:est en train de )?(?:me|nous|la|le|les) (?:vise|braque|tient en joue) `),
    new RegExp(` ${actor.fr} (?:nous|me) (?:tuera|butera|descendra|egorgera|flinguera|abattra|plantera|crevera) `),
  ],
  en: [
    / (?:told|made|makes|tells|telling) (?:the |my |our |his )?(?:kids|children|son|daughter|boys?|girls?|baby|them|him|her) (?:to )?(?:say (?:good)?bye to|kiss) (?:mother|father|me|us) /,
    new RegExp(
      ` ${actor.en} (?:[a-z]+ ){0,3}?(?:aiming|pointing|aims|points|pointed) (?:[a-z]+ ){0,4}?(?:at|on|to) (?:me|us|my|our) `,
    ),
    new RegExp(
      ` ${actor.en} (?:[a-z]+ ){0,4}?(?:is|are|will|would|going|wants|want|threaten\\w*|says|said|swears|keeps|yelling|shouting|screaming) (?:[a-z]+ ){0,7}?(?<!(?:himself|herself|themselves) (?:[a-z]+ )?)${deadly.en} (?:down |up )?${victims.en} `,
    ),
    new RegExp(
      ` ${actor.en} (?:[a-z]+ ){0,6}?(?:says|said|saying|screaming|shouting|yelling|swears) (?:[a-z]+ ){0,3}?(?:we|you|everyone|everybody|no one|nobody|none) (?:[a-z]+ ){0,4}?(?:die|dead|alive|dying) `,
    ),
  ],
}
const armed: Record<Language, RegExp> = {
  fr: new RegExp(
    ` ${actor.fr} (?:[a-z]+ ){0,6}?(?:fusil|carabine|flingue|pistolet|revolver|arme|kalach\\w*|hache|machette|couteau|couto|sabre|batte|marteau) `,
  ),
  en: new RegExp(
    ` ${actor.en} (?:[a-z]+ ){0,6}?(?:gun|shotgun|rifle|pistol|handgun|axe|machete|knife|sword|crossbow|bat|hammer|crowbar) `,
  ),
}
/** The death of everybody there is meant. */
const ofAll: Record<Language, RegExp> = {
  fr: / (?:nous tous|tous (?:mourir|crever|morts?)|y passer|tout le monde|toute la famille) /,
  en: / (?:lot of us|all of us|us all|were all|we are all|we all|everyone|everybody|whole family|both of us) /,
}
const ofThemselves: Record<Language, RegExp> = {
  fr: / (?:se|s) (?:tuer|suicider|pendre|jeter|tirer|flinguer|buter|foutre) | adieu | (?:nous|vous|les) aim\w* /,
  en: / (?:himself|herself|themselves|myself|(?:good)?bye|loves (?:us|me|them)) /,
}

/** « mon ex m’a envoyé “je vais venir te finir” », "he texted me a picture of a gun": the words of a message are its sender's. */
const byMessage: Record<Language, RegExp> = {
  fr: new RegExp(
    ` ${actor.fr} (?:vient de |viens de )?(?:(?:m|nous|me) )?(?:a |envoie |ecrit |laisse )(?:[a-z]+ ){0,10}?(?:te|vous|t) (?:[a-z]+ ){0,2}?(?:finir|retrouver|crever|${deadly.fr}) | ${actor.fr} (?:m |nous |me )(?:a )?(?:envoy\\w*|ecrit|laisse) (?:[a-z]+ ){0,6}?(?:photo|video|image) (?:[a-z]+ ){0,6}?(?:fusil|arme|couteau|flingue|pistolet|corde|cercueil) `,
  ),
  en: / (?:ex|he|she|they|boyfriend|husband|partner|girlfriend|neighbou?r|someone|stalker) (?:[a-z]+ ){0,2}?(?:texted|sent|messaged|emailed|wrote|dmed|left) (?:me |us )?(?:[a-z]+ ){0,12}?(?:gun|rifle|shotgun|knife|bullets?|(?:kill|finish|shoot|stab|end|coming for|come for|find) (?:you|u)) /,
}

/** Of a film, a game, long ago: no one threatens now. */
const notNow: Record<Language, RegExp> = {
  fr: / (?:roman|film|serie|jeu|jeux|personnage|manga|livre|il y a (?:\d+|deux|trois|quelques|plusieurs) (?:mois|ans|annees)|l an dernier|l annee derniere|(?:19|20)\d\d) /,
  en: / (?:novel|film|movie|series|game|character|book|(?:\d+|two|three|few|several) (?:months|years) ago|last year|(?:19|20)\d\d) /,
}

/** Whether somebody has sent the writer a threat. */
export const tellsOfThreatByMessage = (evidence: Evidence): boolean =>
  byMessage[evidence.language].test(saidBy(evidence)) && !notNow[evidence.language].test(saidBy(evidence))

/** Whether somebody other than the writer threatens to kill people around them. */
export function tellsOfDeathThreat(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  if (notNow[language].test(said)) return false
  if (threatens[language].some((sign) => sign.test(said))) return true
  return armed[language].test(said) && ofAll[language].test(said) && !ofThemselves[language].test(said)
}

const assailant: Record<Language, string> = {
  fr: '(?:beau (?:frere|pere)|belle (?:soeur|mere)|(?:mari|copain|mec|ex|chum|compagnon|conjoint)|cousine?|oncle|frere|voisine?|collegue|patron|client|homme|type|gars|ami|pote|gendre|coloc\\w*|ils?|elles?|inconnue?s?|jeunes?)',
  en: '(?:brother in law|father in law|stepfather|husband|boyfriend|ex|partner|cousin|uncle|brother|neighbou?r|colleague|boss|customer|man|guy|friend|flatmate|roommate|lodger|he|she|they|stranger|lads?)',
}
const struck: Record<Language, string> = {
  fr: '(?:frapp|tap|tabass|cogn|batt|poignard|plant|agress|gifl|defonc|massacr|etrangl|boxe)[a-z]*',
  en: '(?:hit|hits|hitting|beat\\w*|punch\\w*|kick\\w*|stab\\w*|attack\\w*|batter\\w*|smash\\w*|assault\\w*|slashed|slapped|headbutted|glassed|strangled|choked)',
}
const grown: Record<Language, string> = {
  fr: '(?:(?:ma|sa|notre) (?!petite )(?:grande |belle )?(?:soeur|tante|cousine|amie|copine|voisine|collegue|femme|compagne)|(?:mon|son|notre) (?!petit )(?:grand |beau )?(?:frere|oncle|cousin|ami|pote|copain|voisin|collegue|mari|compagnon|patron|chef)|un (?:homme|collegue|ami|voisin)|une (?:femme|dame|amie|voisine|collegue))',
  en: '(?:(?:my|his|her|our) (?!little |baby |kid |younger )(?:big |older )?(?:sister|brother|aunt|uncle|cousin|friend|neighbou?r|colleague|wife|husband|girlfriend|boyfriend|partner|flatmate|boss|brother in law|sister in law)|(?:a|another) (?:man|woman|lady|colleague|neighbou?r|friend))',
}
/** Grown children and others of the family, of whom a parent is afraid. */
const relative: Record<Language, string> = {
  fr: '(?:frere|soeur|fils|fille|oncle|cousine?|neveu|beau frere|gendre|(?:ex|copain|mec|mari|chum) (?:de |a )ma soeur|voisin|type|gars)',
  en: '(?:brother|sister|son|daughter|uncle|cousin|nephew|brother in law|son in law|(?:sisters? )(?:ex|boyfriend|husband)|neighbou?r|man|guy)s?',
}
const parent: Record<Language, string> = {
  fr: '(?:(?:mon|son|notre|le) (?:pere|papa|daron)|(?:ma|sa|notre|la) (?:mere|maman|daronne)|(?:mes|nos|ses) parents|papa|maman)',
  en: '(?:(?:my|his|her|our) (?:father|mother|parents)|father|mother)',
}
const adultStruck: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` ${assailant.fr} (?:[a-z]+ ){0,5}?(?:a |ont |vient de |est en train de |va )?(?:encore |violemment )?${struck.fr} (?:sur |violemment |encore )?${grown.fr} `,
    ),
    new RegExp(` ${relative.fr} (?:[a-z0-9~]+ ){0,6}?${struck.fr} (?:sur |violemment |encore )?${parent.fr} `),
    new RegExp(
      ` ${relative.fr} (?:[a-z0-9~]+ ){0,8}?(?:mis|mit|jete|pousse|foutu|crisse|plaque|couche) ${parent.fr} (?:(?:par|a) terre|au sol|contre|dans) `,
    ),
    new RegExp(` ${relative.fr} (?:[a-z0-9~]+ ){0,3}?(?:pousse|bouscule|jete) ${parent.fr} (?:[a-z~]+ ){0,6}?coups `),
    new RegExp(
      ` ${grown.fr} (?:[a-z]+ ){0,2}?(?:s est fait|vient de se faire|a ete|se fait) (?:[a-z]+ )?${struck.fr} `,
    ),
  ],
  en: [
    new RegExp(` ${assailant.en} (?:[a-z]+ ){0,4}?${struck.en} (?:up |on )?${grown.en} `),
    new RegExp(` ${relative.en} (?:[a-z0-9~]+ ){0,5}?${struck.en} (?:up |on )?${parent.en} `),
    new RegExp(
      ` ${relative.en} (?:[a-z0-9~]+ ){0,5}?(?:got|has|have|put|threw|thrown|pushed|pinned) ${parent.en} (?:on the (?:floor|ground)|down|by the|against|in a headlock) `,
    ),
    new RegExp(` ${grown.en} (?:[a-z]+ ){0,2}?(?:got|was|has been|is being|been) (?:[a-z]+ )?${struck.en} `),
  ],
}
const ofChild: Record<Language, RegExp> = {
  fr: / (?:petite (?:soeur|fille|cousine)|petit (?:frere|garcon|cousin)|bebe|enfants?|gamine?s?|gosses?|mineure?s?|ecole|college|lycee|cm[12]|ce[12]) /,
  en: / (?:little (?:sister|brother|girl|boy|cousin)|baby|toddler|child|children|kids?|school) /,
}

const ofOld: Record<Language, RegExp> = {
  fr: / (?:grand (?:mere|pere)|mamie|mamy|papi|papy|meme|pepe|agee?s?|vieux|vieille|ehpad|residente?|aide a domicile|(?:il|elle) a [7-9]\d ans) /,
  en: / (?:grand(?:mother|father|ma|pa|mum|mom|dad)|gran|nan|nana|elderly|old (?:man|lady|woman)|resident|care home|carer|(?:he|she) is [7-9]\d) /,
}

/** Whether an adult was struck by somebody who is no parent of theirs: no matter of a child or of an old person. */
export function tellsOfStruckAdult(evidence: Evidence): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  if (whole.concepts.has('AGEMINOR') || whole.concepts.has('AGEOLD')) return false
  if (ofChild[language].test(said) || ofOld[language].test(said)) return false
  return adultStruck[language].some((sign) => sign.test(said))
}

/** Breath is taken by somebody, not by a thing: « il étrangle mon frère », "he is choking my brother". */
const strangles: Record<Language, RegExp> = {
  fr: / (?:etrangle|etranglait|en train d (?:e )?etrangler) (?:ma|mon|sa|son|notre|maman|papa|la|le) /,
  en: / (?:is|was|are|keeps|started) (?:choking|strangling|throttling|smothering) (?:my|his|her|our|me|him|them|mother|father) /,
}
const siblingByParent: Record<Language, RegExp> = {
  fr: / (?:pere|beau pere|mere|belle mere|papa|maman) (?:[a-z]+ ){0,4}?etrangl[a-z]* (?:mon (?:petit )?frere|ma (?:petite )?soeur) /,
  en: / (?:father|stepfather|mother|stepmother) (?:[a-z]+ ){0,2}?(?:choking|strangling|throttling|smothering) my (?:little )?(?:brother|sister) /,
}
export const tellsOfStrangledSibling = (evidence: Evidence): boolean =>
  siblingByParent[evidence.language].test(saidBy(evidence))
export const tellsOfStrangling = (evidence: Evidence): boolean =>
  strangles[evidence.language].test(saidBy(evidence)) && !notNow[evidence.language].test(saidBy(evidence))

const kin: Record<Language, RegExp> = {
  fr: / (?:mari|femme|epou\w+|conjoin\w*|compagnon|compagne|copain|copine|concubin\w*|chum|ex|pere|mere|papa|maman|parents|frere|soeur|fils|fille|oncle|tante|cousine?|gendre|coloc\w*|mon mec|mon homme) /,
  en: / (?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fiancee?|ex|father|mother|parents|brother|sister|son|daughter|uncle|aunt|cousin|step\w+|grand\w+|flatmate|roommate|housemate|lodger) /,
}
const unnamed: Record<Language, RegExp> = {
  fr: / (?:il|elle) (?!y |est (?:\d|[a-z]+ heures)|faut |reste |manque |fait (?:nuit|noir|froid))/,
  en: / (?:he|she) /,
}
const outsider: Record<Language, RegExp> = {
  fr: / (?:inconnue?s?|voleurs?|agresseurs?|cambrioleurs?|voisine?s?|patron|chef|collegues?|clients?|eleves?|prof\w*|police|videur|chauffeur|conducteur|dealers?|bande|(?:un|une|deux|trois|des|le|ce|cet|les) (?:hommes?|types?|mecs?|gars|jeunes?|individus?|femmes?)|quelqu un|dans la rue|metro|bus|train|tram) /,
  en: / (?:strangers?|thief|thieves|muggers?|burglars?|intruders?|neighbou?rs?|boss|manager|colleagues?|customers?|clients?|students?|teachers?|police|bouncer|drivers?|dealers?|gang|(?:a|an|two|three|some|the|this) (?:man|men|guys?|blokes?|lads?|woman|women)|someone|somebody|street|bus|train|tube) /,
}

/**
 * Whether somebody who seems to live with the writer, or whom they name as family, is violent: they may look at this
 * phone. « il » is no stranger unless one was named.
 */
export function tellsOfViolenceAtHome(evidence: Evidence, situations: readonly EmergencySituation[]): boolean {
  const [first] = situations
  if (!situations.includes('violence') || first === 'suicide' || first === 'suicide-attempt') return false
  if (tellsOfTheftByStrangers(evidence) || tellsOfPlannedAttack(evidence)) return false
  const { language } = evidence
  const said = saidBy(evidence)
  if (outsider[language].test(said)) return false
  return kin[language].test(said) || unnamed[language].test(said)
}
