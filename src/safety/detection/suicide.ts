// Suicides told without their usual words: how much kills, or what somebody else says that they will do to themselves.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const end: Record<Language, string> = {
  fr: '(?:(?:ne )?(?:plus|pas|jamais) (?:(?:se|me|s|m|te) )?(?:re)?veill\\w*|(?:(?:ne )?(?:plus|pas|jamais) (?:plus |pas |jamais )?(?:se |me |te )?reveill\\w*)|mourir|mour(?:ire|rir)|crever|en finir|m endormir (?:pour (?:toujours|de bon)|a jamais)|s endormir (?:pour (?:toujours|de bon)|a jamais)|dormir (?:pour (?:toujours|de bon)|a jamais)|partir (?:pour (?:toujours|de bon)|en douceur|sans (?:souffrir|douleur))|me tuer|se tuer|y passer|y rester|(?:que |qu )?(?:ca|sa|ce) soit (?:mortel|fatal|fini))',
  en: '(?:not (?:to )?wake up|never (?:to )?wake up|die|be dead|kill (?:me|myself|you|yourself|someone|a person)|end it(?: all)?|go to sleep forever|sleep forever|not (?:be )?wake|be fatal|be lethal|finish me)',
}
const howMuch: Record<Language, RegExp> = {
  fr: new RegExp(
    ` qu elle (?:est )?(?:la )?dose (?:mortelle|letale|fatale) (?:de |d |du )[a-z]+ $| dose (?:mortelle|letale|fatale) (?:de |d )[a-z]+ (?:[a-z0-9]+ ){0,4}?(?:pour (?:moi|quelqu un|une personne|une femme|un homme|une fille|un gars)|kg) | si je (?:prends|prend|avale|bois) (?:[a-z0-9]+ ){0,8}?je (?:ne )?(?:vais )?(?:me |m )?(?:meurs|mourir|reveill\\w* (?:pas|plus|jamais)|crev\\w*|y pass\\w*|y rest\\w*) | (?:combien|qu elle (?:dose|quantite)|quel nombre|\\d+ [a-z]+ (?:c est |est )?(?:est )?(?:ce )?(?:assez|suffis\\w*)) (?:[a-z0-9]+ ){0,12}?(?:pour |afin de )(?:etre sur(?:e)? de )?(?:qu on |que je |qu je |je )?${end.fr} `,
  ),
  en: new RegExp(
    ` (?:what is|whats|what are) (?:a |the )?(?:lethal|fatal|deadly) (?:dose|amount) of [a-z]+ $| how long (?:[a-z]+ ){0,4}?(?:die|dead|dying) (?:[a-z]+ ){0,3}?(?:taking|swallowing|took) (?:\\d+|all|a whole|the whole) | (?:lethal|fatal|deadly) dose of [a-z]+ (?:[a-z0-9]+ ){0,4}?(?:for (?:me|someone|somebody|a person|a woman|a man|my)|kg) | if i (?:take|took|swallow|drink) (?:[a-z0-9]+ ){0,8}?(?:will|would) i (?:die|wake up|not wake up|be dead|ever wake up) | (?:how (?:many|much)|what dose|what amount|(?:is|are|will|would) \\d+) (?:[a-z0-9]+ ){0,12}?(?:to|till|until|before|so) (?:i |you |that i )?(?:do |will )?${end.en} `,
  ),
}
/** Already taken, or asked about an animal, a plant, another's work: no suicide of the writer. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:(?:j ai|a|ai) (?:deja )?(?:pris|avale|bu)|chats?|chiens?|chiot|rats?|souris|cafards?|mouches?|poissons?|infirmi\w+|medecin|pharmacien\w*|toxicolog\w*|cours|examen|etudiante?|roman|polar|nouvelle|livre|histoire|intrigue|scenario|serie|personnages?|victime|film|jeu|reveil|reveiller (?:le|la|mon|ma|mes|bebe|les)|bebe|cafes?|heures?|temps|minutes) /,
  en: / (?:i (?:have )?(?:already )?(?:took|taken|swallowed)|cats?|dogs?|rats?|mice|mouse|roaches|weeds?|fish|nurse|doctor|pharmacist|toxicology|exam|student|course|novel|story|book|plot|script|screenplay|thriller|mystery|characters?|victim|film|movie|game|alarms?|coffees?|hours?|minutes|baby) /,
}

/** « combien de lexomil pour ne pas se réveiller », "how many of these to not wake up". */
export function tellsOfDeadlyDoseSought(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  return howMuch[language].test(said) && !otherwise[language].test(said)
}

/** A way to die without pain, asked for by whoever may mean themselves. */
const howToDie: Record<Language, RegExp> = {
  fr: / (?:facon|maniere|moyen|methode)s? (?:[a-z]+ ){0,4}?(?:douloureu\w*|douces?|rapides?|simples?|surs?|sures?|faciles?) (?:de |pour )(?:mourir|partir|en finir|se tuer|me tuer)|comment (?:[a-z]+ ){0,4}?(?:mourir|partir|en finir) (?:[a-z]+ ){0,3}?(?:sans (?:souffrir|douleur|avoir mal)|en douceur|sans que (?:ca|sa) fasse mal)|(?:ca|sa|cela) (?:fait|fais|ferait) (?:[a-z]+ ){0,2}?mal (?:de |d |quand on |si on |si je |quand tu )(?:fait |fais |faire )?(?:une |un )?(?:overdose|od|mourir|meur\w*|se (?:pendre|pend|tuer|tue|suicider|suicide|noyer|jeter|ouvrir les veines)|me (?:pendre|pend|tuer|tue|suicider)|crever)|(?:est ce )?(?:que )?(?:c est )?(?:douloureux|penible|long) (?:de |d )(?:faire )?(?:une )?(?:overdose|od|mourir (?:par|avec|de|en|pendue?|noyee?)|se (?:pendre|tuer|suicider|noyer))|(?:combien de temps|on met combien de temps|en combien de temps) (?:[a-z]+ ){0,4}?(?:mourir|meurt|crever) (?:[a-z]+ ){0,3}?(?:overdose|doliprane|paracetamol|cachets|medicaments|comprimes|pendue?|pendaison) /,
  en: / (?:painless|quick\w*|easiest|easy|peaceful|fastest|best|least painful) (?:and )?(?:painless |quick |easy |peaceful )?(?:ways?|methods?) (?:to |of )(?:die|dying|go peacefully|end it|kill myself)|how (?:to|do i|can i|do you) die (?:without pain|painlessly|peacefully|quickly)|(?:is it|will it be|would it be) (?:[a-z]+ )?(?:painful|painless|quick|peaceful|slow) (?:[a-z]+ )?to (?:od|overdose|die (?:by|from|of|with)|hang|drown|bleed out|kill)|(?:does|do|will|would) (?:it|you|an?) (?:[a-z]+ ){0,3}?(?:hurt|suffer|feel (?:it|pain|anything)) (?:[a-z]+ ){0,2}?(?:to|if (?:you|i)|when (?:you|i)|from|by) (?:od|overdos\w*|hang\w*|die (?:by|from|of|with)|jump\w*|bleed out|kill|slit|cut (?:my|your) wrists)|(?:does|will) (?:an )?overdos\w+ hurt|how long (?:[a-z]+ ){0,4}?(?:to )?(?:die|overdose|od) (?:from|on|after|of) (?:an )?(?:overdose|od|paracetamol|tylenol|pills|aspirin|ibuprofen|hanging|antidepressants) /,
}
/** The end of a life that is cared for, an animal, a story, or leaving a place. */
const ofAnother: Record<Language, RegExp> = {
  fr: / (?:chats?|chiens?|chienne|chatte|animal|animaux|veterinaire|veto|fin de vie|palliatifs?|euthanasie|directives|roman|film|serie|personnage|jeu|sims|boulot|travail|poste|entreprise|soiree|appart\w*|logement|voyage|vacances|infirmi\w+|medecin|pharmacien\w*|toxicolog\w*|cours|examen|memoire|these|livre|polar|intrigue|scenario|histoire|philo\w*) /,
  en: / (?:cats?|dogs?|pets?|vet|animal|hospice|palliative|euthanasia|novel|story|plot|script|film|movie|character|game|sims|job|lease|party|nurse|doctor|pharmacist|toxicology|exam|student|course|essay|thesis) /,
}

/** "The quickest painless way to die", « comment partir sans souffrir ». */
export function tellsOfDeathSought(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  return howToDie[language].test(said) && !ofAnother[language].test(said)
}

const wish: Record<Language, RegExp> = {
  fr: / (?:(?:je|j) (?:veux|vais|voudrais|aimerais|prefere\w*) (?:juste |plutot |vraiment )*(?:mourir|en finir|me tuer|me suicider|disparaitre|crever)|envie de (?:mourir|en finir|me tuer|me suicider|disparaitre|crever)|(?:plus|pas) (?:envie de vivre|la force de vivre)|(?:pense|penser|songe) (?:a (?:mourir|en finir|me tuer|me suicider|mettre fin)|au suicide)|idees (?:noires|suicidaires)|suicidaire) /,
  en: / (?:(?:i|and) (?:just |really |only |honestly )*(?:want|wish|wanted) to (?:die|be dead|end it|end my life|disappear forever)|(?:kill|killing|hang|end|ending) myself|(?:i|and) would rather (?:be dead|die)|(?:end|ending|take|taking) (?:my (?:own )?life|it all)|(?:do not|never) want to (?:live|be alive|wake up|be here) (?:anymore|any more|no more)|(?:i am|i feel|feeling) suicidal|(?:think|thinking) (?:about|of) (?:suicide|dying|ending it)) /,
}

/** Whether the writer says that they want to die, in plain words: « j’ai envie d’en finir », "I’d rather be dead". */
export const tellsOfWishToDie = (evidence: Evidence): boolean => wish[evidence.language].test(saidBy(evidence))

const other: Record<Language, string> = {
  fr: '(?:mari|femme|conjoin\\w*|compagnon|compagne|prof|patron|fils|fille|gars|garcon|ado|frere|soeur|pere|mere|papa|maman|ami|amie|pote|chum|blonde|copain|copine|mec|meuf|ex|cousine?|neveu|niece|collegue|voisine?|eleve|coloc\\w*|petite?|jeune|il|elle)',
  en: '(?:husband|wife|son|daughter|lad|boy|girl|kid|teen\\w*|brother|sister|father|mother|dad|mum|mom|friend|boyfriend|girlfriend|partner|ex|cousin|nephew|niece|colleague|neighbou?r|student|pupil|flatmate|roommate|he|she)',
}
const harms: Record<Language, string> = {
  fr: '(?:se|s|ce) (?:tuer|tue|tuerait|suicider|suicide|pendre|pend|jeter|jette|noyer|crisser|crissait|sacrer|pitcher|garrocher|calisser|tirer (?:une|dans|en bas|dessus)|mettre une balle|flingu\\w*|foutre (?:en l air|en bas|par)|faire du mal|ouvrir les veines|taillader|passer la corde|balancer)',
  en: '(?:kill|hang|shoot|drown|hurt|harm|cut|top|off|end|throw|chuck|fling|stab|poison|overdose|jump) (?:himself|herself|themselves|his life|her life|it all|off)|(?:to|will|going to) (?:die|end it|overdose|be dead)|take (?:his|her) (?:own )?life|jump (?:off|from|in front)|and end it',
}
const says: Record<Language, string> = {
  fr: '(?:dit|di|dis|menace|menac\\w*|veut|veux|ve|va|vas|parle|pense|ecrit|promet|jure|repete|voulait|envie)',
  en: '(?:says|said|saying|threaten\\w*|wants|want|going|will|talks?|talking|texted|wrote|about|plans?|planning|tried|trying|keeps)',
}
const ofOther: Record<Language, RegExp> = {
  fr: new RegExp(` ${other.fr} (?:[a-z0-9]+ ){0,6}?${says.fr} (?:[a-z]+ ){0,6}?${harms.fr} `),
  en: new RegExp(` ${other.en} (?:[a-z0-9]+ ){0,6}?${says.en} (?:[a-z]+ ){0,6}?(?:${harms.en}) `),
}

/** Somebody else who says that they will end their life: « mon gars dit qu’il veut se crisser en bas du pont ». */
export const tellsOfSuicideOfOther = (evidence: Evidence): boolean => ofOther[evidence.language].test(saidBy(evidence))

const weapon: Record<Language, RegExp> = {
  fr: / (?:fusil|carabine|pistolet|revolver|flingue|le (?:12|22)) /,
  en: / (?:rifle|shotgun|gun|pistol|revolver|(?:his|the|a|grand[a-z]+s?) (?:12|22)) /,
}
const kin: Record<Language, RegExp> = {
  fr: / (?:mari|femme|conjointe?|compagnon|compagne|fils|fille|gars|frere|soeur|pere|mere|papa|maman|ami|amie|chum|blonde|copain|copine|oncle|tante|cousine?|voisin|grand pere|collegue) /,
  en: / (?:husband|wife|son|daughter|brother|sister|father|mother|friend|boyfriend|girlfriend|partner|uncle|aunt|cousin|neighbou?r|grandfather|colleague) /,
}
const farewell: Record<Language, RegExp> = {
  fr: / (?:(?:dit|dire|fait|faire) (?:[a-z]+ ){0,3}?(?:au revoir|ses adieux|adieu)|adieux?|(?:demand\w*|dit) pardon|(?:laisse|ecrit) (?:[a-z]+ ){0,3}?(?:une lettre|un mot|son alliance|son portefeuille|ses papiers)|(?:nous|les|vous) aim\w*|(?:prends|prenez|occupe|occupez) (?:bien )?(?:soin|toi|vous) (?:bien )?de|embrasse\w* (?:tout le monde|chacun|les enfants)) /,
  en: / (?:(?:good ?)?bye|farewell|sorry for everything|(?:said|saying|say|says|told|tell|tells|rung|texted) (?:[a-z]+ ){0,7}?(?:loves? (?:us|me|them|everyone)|sorry)|left (?:[a-z]+ ){0,4}?(?:note|letter|wallet|ring)|(?:take care of|look after) (?:your|the|my|our|them|mother|each)|shook hands|hugged (?:everyone|us|the kids|each)) /,
}
/** Pointed at others, or of a hunter, an heir and a law. */
const notOneself: Record<Language, RegExp> = {
  fr: / (?:menac\w*|point\w* (?:sur|vers|son|le|la)|braqu\w*|vise|tire (?:sur|vers|dessus)|(?:nous|me|la|le|les|tous|te|vous) (?:tuer|tue|buter|descendre|abattre|crever)|tuer (?:tout|ma|mon|mes|sa|ses|nous)|notaire|succession|permis|declarer|heritage|interdit) /,
  en: / (?:threaten\w*|point(?:s|ed|ing) (?:it|the|his|her|a)|aim(?:s|ed|ing)|shoot (?:me|us|you|him|her|them|everyone)|kill (?:me|us|you|him|her|them|everyone|my|our|his)|lot of us|inherit\w*|licen[cs]e|register|legal|will to) /,
}

/** Somebody with a weapon who takes leave: « il s’est enfermé avec sa carabine et il a dit au revoir ». */
export function tellsOfArmedFarewell(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return [weapon, kin, farewell].every((sign) => sign[language].test(said)) && !notOneself[language].test(said)
}

/** Ammunition or a weapon that the writer has got out: « j’ai sorti les cartouches ». */
const armedWriter: Record<Language, RegExp> = {
  fr: / (?:j ai|je) (?:sorti|charge|sors|pris) (?:[a-z]+ ){0,4}?(?:cartouches|balles|fusil|carabine|pistolet) /,
  en: / (?:got|took|have|loaded) (?:[a-z]+ ){0,4}?(?:shells|bullets|cartridges|gun|rifle|shotgun|pistol) (?:out|loaded|ready|beside|next) /,
}
export const tellsOfArmedWriter = (evidence: Evidence): boolean =>
  armedWriter[evidence.language].test(saidBy(evidence)) && !notOneself[evidence.language].test(saidBy(evidence))

/** The writer stands, without saying « je », where one falls: "stood on the wrong side of the railings". */
const beyondTheRail: Record<Language, RegExp> = {
  fr: / (?:(?:de l autre (?:cote|bord)|du mauvais cote) (?:de la |du |de l )(?:rambarde|parapet|garde (?:corps|fou)|barriere|balustrade|grillage)) /,
  en: / (?:stood|standing|sat|sitting|am|climbed|over|out) (?:[a-z]+ ){0,6}?(?:wrong side|other side|far side|outside|outer side) of (?:the |a |this )?(?:bridge )?(?:railings?|rail|barrier|parapet|fence|wall|bridge) /,
}
/** A thing that stands there, and a place that belongs to somebody. */
const ofThings: Record<Language, RegExp> = {
  fr: / (?:voisins?|propriete|limite|poteau|colis|voiture|chat|chien|garee?|amende) /,
  en: / (?:parked|car|ticket|boundary|property|parcel|neighbou?rs?|cat|dog|fence panel) /,
}

/** Whether the writer, or somebody of whom nothing else is said, stands beyond the rail of a bridge or a cliff. */
export function tellsOfBeyondTheRail(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return beyondTheRail[language].test(said) && !ofThings[language].test(said)
}
