// Somebody who announces that they will shoot, or come with a weapon, where many are: « il a dit qu’il venait lundi au lycée
// avec l’arme de son père ». The police come first; who listens to the suicidal does not stop it.
import type { Evidence } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const place: Record<Language, string> = {
  fr: '(?:lycees?|colleges?|ecoles?|fac|bahut|universite|iut|classe|cours|profs?|professeurs?|eleves?|lyceens?|collegiens?|etudiants?|proviseure?|principale?|surveillants?|pions?|cpe|camarades|internat|cantine|mosquee|eglise|synagogue|creche|mairie|bureau|boulot|entrepot|usine|collegues)',
  en: '(?:schools?|class|classes|classroom|classmates?|teachers?|students?|pupils?|college|campus|high|elementary|uni|university|office|workplace|work|warehouse|church|mosque|synagogue|temple|mall|prom|assembly|cafeteria|homeroom|principal)',
}
const weapon: Record<Language, string> = {
  fr: '(?:armes?|fusils?|flingues?|pistolets?|carabine|couteaux?|couto|hache|machette|kalach\\w*|bombes?|explosifs?|guns?|grenades?|revolver)',
  en: '(?:guns?|rifles?|knife|knives|weapons?|machete|bombs?|shotguns?|pistols?|glock|explosives?|axe|ar ?15|ak ?47|handgun)',
}
const announced: Record<Language, RegExp> = {
  fr: / (?:dit|dis|annonce\w*|post\w*|publie\w*|ecrit|ecrire|menac\w*|promis|promet|jure|prevenu|raconte\w*|story|messages?|snap\w*|insta\w*|discord|veut|veux|veulent|va|vas|vont|prepare\w*|prevoi\w*|compte) /,
  en: / (?:says?|said|saying|told|telling|tells|posted|posting|posts|wrote|writing|written|texted|texting|threaten\w*|bragg\w*|announc\w*|snap\w*|story|tweeted|messaged?|messages|wants?|plans?|planning|going|will|hell|shell|theyll|would) /,
}
const attack: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` (?:re)?(?:vien\\w*|venir|venait|viendr\\w*|ramen\\w*|amen\\w*|apport\\w*|debarqu\\w*|arriv\\w*|pren\\w*|sort\\w*|utilis\\w*) (?:[a-z0-9]+ ){0,8}?${weapon.fr} `,
    ),
    new RegExp(
      ` (?:tir(?:er|e|era|erait)|tirer) (?:[a-z]+ ){0,2}?(?:sur|dans) (?:[a-z]+ ){0,3}?(?:${place.fr}|tout le monde|gens|tous) `,
    ),
    new RegExp(
      ` (?:tuer(?:a|ait)?|buter(?:a|ait)?|fumer|planter(?:a|ait)?|poignarder(?:a|ait)?|egorger|massacrer(?:a|ait)?|abattre|descendre|flinguer|fusiller) (?:(?:des|les|un|une|le|la|son|sa|ses|mon|ma|mes|tous|toutes|tout|plusieurs) ){1,2}(?:[a-z]+ )?(?:${place.fr}|monde|gens) `,
    ),
    / (?:fusillade|tuerie|(?:un|le|grand|du) (?:carnage|massacre)|attentat|columbine|(?:mettre|poser|cacher|ramener) une bombe|faire (?:tout |un )?(?:sauter|exploser|carton)|tout faire (?:sauter|exploser)) /,
  ],
  en: [
    new RegExp(
      ` (?:bring\\w*|brought|take|taking|tak\\w*|come|coming|comes|show\\w*|carry\\w*|us(?:e|ing)) (?:[a-z0-9]+ ){0,8}?${weapon.en} `,
    ),
    / (?:shoot(?:ing|s)? (?:it|us|them|everyone|everybody|(?:this|the|my|our|his|her) [a-z]+(?: school)?) up|shoot(?:ing|s)? up (?:it|us|everyone|(?:this|the|my|our|his|her|a|their) [a-z]+|[a-z]+ (?:high|elementary|middle|college|school)|school)) /,
    / (?:says?|said|saying|posted|wrote|texted|threaten\w*|wants?|going|will|hell|shell|plans?|planning|would) (?:[a-z0-9]+ ){0,6}?(?:shoot|kill|stab|attack|gun down|murder) (?:[a-z]+ ){0,3}?(?:teachers?|students?|pupils?|classmates?|principal|everyone|everybody|people|kids|as many|the (?:whole )?class) /,
    / (?:will|going to|wants? to|plans? to|gonna|hell|shell) shoot (?:the|my|our|this|his|her|their) (?:school|college|church|mosque|synagogue|office|campus) /,
    new RegExp(` (?:blow(?:ing)? up|bomb(?:ing)?|attack(?:ing)?|burn(?:ing)? down) (?:[a-z]+ ){0,2}?${place.en} `),
    / (?:(?:mass|school|church|mosque|synagogue|mall|campus) shooting|massacre|columbine|(?:kill|hit|death) list|list of (?:[a-z]+ ){1,5}?(?:kill|shoot)) /,
  ],
}
const placed: Record<Language, RegExp> = { fr: new RegExp(` ${place.fr} `), en: new RegExp(` ${place.en} `) }
/** Sport, toys, pictures, and what follows after it was punished. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:pistolets? a (?:eau|bille\w*|bulles?)|nerfs?|airsoft|paintball|deguise\w*|deguisement|carnaval|theatre|kermesse|club de tir|stand de tir|tir (?:sportif|a l arc)|biathlon|chasse|chasseur|musee|photos?|conseil de discipline|exclue?|exclusion|renvoyee?|suspendue?|suspension|piano|chopin|garde a vue|convoque\w*|mise? en examen|arrete[es]? par|blague|pour rire|rumeur demontee|fausse alerte|confinement|ppms|tirage|au sort|tirer (?:(?:une|la) lecon|un trait|profit|parti)|effectifs|budgets?|moyennes?|les prix|boulot de|controle|devoirs|interro|examens?|partiels?|interdit|autorise|legal|droit de|peut on|a t on le droit|passe a l acte hier) /,
  en: / (?:nerf|water (?:gun|pistol)s?|airsoft|paintball|laser tag|toy|costume|halloween|play|hoops|baskets?|basketball|hockey|soccer|goals?|photos?|pictures?|portraits?|photographer|video|videos|yearbook|music|range|hunting|hunter|big guns|budget|archery|museum|expelled|suspended|suspension|appeal|lawyer|attorney|arrested|charged|prank|joke|hoax|false alarm|lockdown|metal detectors?|legal|allowed|policy|permit|licen[cs]e|is it (?:ok|illegal|against)|exams?|midterms?|finals|homework|essay|prices?|rents?|costs?|rates?|for cooking|illegal|software|hamlet|finance|cooking class|chef|kitchen|letter opener) /,
}
/** The writer, of themselves. */
const own: Record<Language, RegExp> = {
  fr: / (?:je|j) (?:vais|veux|voudrais|compte|pense) (?:[a-z]+ ){0,3}?(?:tirer|tuer|ramener|venir|buter) /,
  en: / i (?:am going to|will|want to|would like to|plan to) (?:[a-z]+ ){0,3}?(?:shoot|kill|bring|stab) /,
}

/** With a weapon or a bomb: whoever « va tuer ses collègues » is mostly angry. */
const ownAttack: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:je|j) (?:vais|veux|voudrais|compte|pense) (?:[a-z]+ ){0,3}?(?:tirer (?:sur|dans) (?:[a-z]+ ){0,3}?(?:${place.fr}|monde|gens)|(?:faire|commettre) (?:une |un )(?:fusillade|tuerie|carnage|massacre|attentat)|(?:mettre|poser) une bombe|faire (?:tout )?(?:sauter|exploser) (?:[a-z]+ ){0,2}?${place.fr}) `,
  ),
  en: new RegExp(
    ` i (?:am going to|will|want to|would like to|plan to) (?:[a-z]+ ){0,2}?(?:shoot up (?:[a-z]+ ){0,2}?(?:${place.en}|everyone)|shoot (?:everyone|everybody|people|as many|(?:the |my |all )(?:teachers?|students?|classmates?))|(?:do|start|commit) a (?:school |mass )?shooting|(?:blow up|bomb) (?:[a-z]+ ){0,2}?${place.en}) `,
  ),
}

/** The writer who announces one. */
export function tellsOfOwnAttack(evidence: Evidence): boolean {
  const { language, plain: said } = evidence
  if (!placed[language].test(said) || otherwise[language].test(said)) return false
  return ownAttack[language].test(said) && !tellsOfFictionOrPast(evidence)
}

/** Somebody other than the writer who announces an attack. */
export function tellsOfPlannedAttack(evidence: Evidence): boolean {
  // « To shoot the breeze » is a figure of speech, to shoot the school up is none.
  const { language, plain: said } = evidence
  if (!placed[language].test(said) || !announced[language].test(said)) return false
  if (!attack[language].some((sign) => sign.test(said))) return false
  return !own[language].test(said) && !otherwise[language].test(said) && !tellsOfFictionOrPast(evidence)
}
