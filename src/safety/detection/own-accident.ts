// Somebody who hurt themselves by mishap: nobody is guilty of it, whoever stands beside them in the text, and nobody meant to die.
import type { Evidence } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const person = {
  fr: '(?:(?:mon|ma) (?:[a-z]+ )?(?:mari|femme|mec|copain|copine|conjointe?|compagnon|compagne|chum|blonde|ex|pere|mere|papa|maman|fils|fille|frere|soeur|oncle|cousine?|amie?|pote|collegue|voisine?)|il|elle|je|j)',
  en: '(?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mum|mom|son|daughter|brother|sister|uncle|cousin|friend|mate|colleague|neighbou?r|bloke|guy|man|he|she|i)',
}
const limb = {
  fr: '(?:pieds?|jambes?|mains?|cuisses?|mollets?|bras|genoux?|doigts?|orteils?|tibia|cheville|fesses?)',
  en: '(?:foot|feet|leg|legs|hand|thigh|calf|arm|knee|finger|toes?|shin|ankle|backside|bum)',
}
const gun = {
  fr: '(?:fusil|carabine|pistolet|revolver|flingue|arme|cartouche|22|nettoy\\w*|chasse|chasser)',
  en: '(?:gun|rifle|shotgun|pistol|revolver|handgun|cleaning|hunting|airgun|nail gun)',
}
const shotLimb: Pattern = {
  fr: new RegExp(
    ` (?:(?:s est|me suis|s etait|vient de se|viens de me) (?:tiree?|tirer|mise?|mettre|logee?|plantee?) (?:(?:une|un) (?:balle|plomb|cartouche|coup(?: de [a-z]+)?) )?(?:dans|dessus|sur) (?:le|la|les|son|sa|l) ?${limb.fr}|coup (?:est |de feu (?:est )?)?parti (?:[a-z]+ ){0,6}?(?:dans|sur) (?:le|la|les|son|sa|mon|ma) ${limb.fr}) `,
  ),
  en: new RegExp(
    ` (?:(?:shot|shoots?) (?:himself|herself|myself|themselves) in (?:the|his|her|my) (?:[a-z]+ )?${limb.en}|went off (?:[a-z]+ ){0,5}?(?:hit|shot|caught|went|got|into|through|in) (?:[a-z]+ ){0,2}?(?:his|her|my|the) (?:own )?(?:[a-z]+ )?${limb.en}) `,
  ),
}
const withGun: Pattern = { fr: new RegExp(` ${gun.fr} `), en: new RegExp(` ${gun.en} `) }
/** Meant, aimed at others, a figure of speech, or asked about later. */
const meantShot: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|suicid\\w*|mourir|en finir|adieu|expres|menac\\w*|vise|braqu\\w*|proces|campagne|reunion|elections?) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|suicid\\w*|die|goodbye|on purpose|deliberately|threat\\w*|aim\\w*|point(?:ed|ing)|court|campaign|meeting|election|negotiat\\w*) `,
  ),
}
const readPlain = ({ plain }: Evidence) => plain
/** « Mon mec s’est tiré dans le pied avec son fusil », "his gun went off and hit his own leg". */
export const tellsOfAccidentalShot = rule([shotLimb, withGun], meantShot, readPlain)

const part = {
  fr: '(?:doigts?|pouce|index|mains?|bras|avant bras|poignets?|jambes?|cuisses?|mollets?|pieds?|orteils?|genoux?|cheville|visage|crane|tete|front|cou|oreille|aine|ventre)',
  en: '(?:fingers?|thumb|hands?|arms?|forearm|wrists?|legs?|thighs?|calf|foot|feet|toes?|knees?|ankle|face|head|forehead|neck|ear|groin|stomach)',
}
const cut: Pattern = {
  fr: new RegExp(
    ` (?:coup|entaill|tranch|sectionn|arrach|ouver|tailla?d|lacer|scie|broy|embroch|plant|bless)\\w* (?:[a-z]+ ){0,4}?${part.fr} `,
  ),
  en: new RegExp(
    ` (?:cut|cuts|sliced|slashed|gashed|severed|chopped|hacked|ripped|tore|torn|sawed|stabbed|opened|split|caught) (?:[a-z]+ ){0,4}?${part.en} `,
  ),
}
const spurts: Pattern = {
  fr: / (?:gicl\w*|pisse le sang|(?:ca|sa|le sang|cela) (?:pisse|jaillit|coule a flots?|coule partout)|jet de sang|jets de sang|sang qui (?:gicle|jaillit)) /,
  en: / (?:spurt\w*|squirt\w*|gush\w*|(?:blood|it) (?:is |keeps )?(?:pump\w*|spray\w*)|pumping (?:out|blood)) /,
}
const ofThings: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|suicid\\w*|mourir|en finir|veines|expres|robinets?|tuyaux?|eau|ketchup|sauce|peinture|huile|encre|citron|lait|chats?|chiens?|poulet|viande|roti|jus) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|suicid\\w*|die|veins|on purpose|taps?|pipes?|hose|water|ketchup|sauce|paint|oil|ink|lemon|milk|cats?|dogs?|chicken|meat|roast|juice) `,
  ),
}
/** « Il s’est coupé le doigt, ça gicle ». */
export const tellsOfSpurtingCut = rule([cut, spurts], ofThings, readPlain)

const edge = {
  fr: '(?:trottoir|bordure|caniveau|escaliers?|marches?|placard|coin|table|meuble|porte|portiere|poutre|radiateur|baignoire|lavabo|carrelage|sol|glace|verglas|rochers?|pierres?|poteau|plongeoir|piscine|etagere|hotte|plan de travail|lit|armoire|plafond|branche|beton)',
  en: '(?:pavement|kerb|curb|steps?|stairs?|cupboard|cabinet|corner|table|furniture|door|beam|radiator|bath|bathtub|sink|tiles|floor|ice|rocks?|stone|post|diving board|pool|shelf|worktop|counter|bed|wardrobe|ceiling|branch|concrete|bench|goalpost)',
}
const struck = '(?:frappe|cogne|tape|heurte|claque|fracasse)'
const where = `(?:(?:contre|sur|par|dans) (?:[a-z]+ ){0,3}?${edge.fr}) `
const bumped: Pattern = {
  // Whose head it is only the gender tells: « il a frappé sa tête, elle vomit » is a blow.
  fr: new RegExp(
    ` (?:(?:femme|fille|mere|maman|soeur|copine|compagne|conjointe|mamie|tante|cousine|amie|voisine|collegue|elle) a ${struck} (?:sa|la) tete ${where}(?!(?:.* )?(?:il|lui) )|(?:mari|fils|pere|papa|frere|copain|mec|compagnon|conjoint|papi|oncle|cousin|ami|voisin|collegue|il) a ${struck} (?:sa|la) tete ${where}(?!(?:.* )?(?:elle|lui) )|${person.fr} (?:s est|me suis|s etait) ${struck}e? (?:la |sa )?tete ${where})`,
  ),
  en: new RegExp(
    ` (?:(?:wife|daughter|mother|mum|mom|sister|girlfriend|aunt|gran|nan|grandmother|she) (?:has |just )*(?:hit|banged|bumped|bashed|cracked|smacked|whacked|knocked) her (?:own )?head |(?:husband|son|father|dad|brother|boyfriend|uncle|grandfather|he) (?:has |just )*(?:hit|banged|bumped|bashed|cracked|smacked|whacked|knocked) his (?:own )?head |i (?:have |just )*(?:hit|banged|bumped|bashed|cracked|smacked|whacked|knocked) my (?:own )?head )(?:really |so |very |hard )*(?:on|off|against|into) (?:[a-z]+ ){0,3}?${edge.en} `,
  ),
}
const ill: Pattern = {
  fr: / (?:vomi\w*|inconscien\w*|evanoui\w*|repond (?:plus|pas)|reveill\w*|endor\w*|somnol\w*|confuse?|n importe quoi|saigne\w*|sang|convuls\w*|tremble\w*|voit (?:double|flou)|vertiges?|parle (?:plus|pas|mal)|bizarre|bouge (?:plus|pas)|souvien\w*|pupilles?) /,
  en: / (?:vomit\w*|throwing up|threw up|being sick|unconscious|passed out|out cold|not respond\w*|wak\w*|sleepy|drowsy|confused|nonsense|bleed\w*|blood|seizure|fitting|shaking|double|blurr\w*|dizzy|slurr\w*|weird|not moving|remember|pupils?) /,
}
/** Struck by others. */
const byOthers: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|m a|me frapp\\w*|pouss\\w*|jet\\w*|battue?|(?:l|lui|nous) a (?:frapp|cogn|tap|pouss)\\w*|menac\\w*|peur de lui|chats?|chiens?|suicid\\w*|mourir) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|push\\w*|shov\\w*|threw|thrown|slammed|(?:hit|hits|beat|beats|punched|kicked) (?:me|us)|threat\\w*|scared of (?:him|her)|cats?|dogs?|suicid\\w*|die) `,
  ),
}
/** « Ma femme a frappé sa tête contre le trottoir et elle vomit ». */
export const tellsOfBumpedHead = rule([bumped, ill], byOthers, readPlain)

const dropped: Pattern = {
  fr: / (?:(?:ai|a|avons) (?:lache|fait tomber|laisse tomber|echappe|renverse) (?:(?:mon|ma|le|la|son|sa|notre|l) )(?:[a-z]+ )?(?:bebe|nourrisson|fils|fille|petite?|enfant|neveu|niece|puce)|(?:bebe|fils|fille|petite?|enfant|neveu|niece|puce) (?:m a echappe|m est tombee? des (?:bras|mains))) /,
  en: / (?:dropped (?:[a-z]+ ){0,2}?(?:baby|newborn|son|daughter|toddler|child|nephew|niece|infant)|(?:baby|newborn|son|daughter|toddler|child|infant) (?:slipped|fell|rolled) (?:out of|from|off) (?:my|his|her) (?:arms|hands|lap)) /,
}
const headOrIll: Pattern = {
  fr: new RegExp(` (?:tete|crane|bosse|mou|molle)|${ill.fr.source.slice(1)}`),
  en: new RegExp(` (?:head|skull|limp|floppy)|${ill.en.source.slice(1)}`),
}
const inPassing: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|creche|ecole|chez (?:sa|son|les|le|la)|sieste|peluche|doudou|poupee|poupon|jouet|telephone) `,
  ),
  en: new RegExp(` (?:${afterwards}|off at|nursery|school|years ago|doll|toy|teddy|stuffed|phone) `),
}
/** « J’ai lâché mon bébé, il a tapé la tête et vomit »: an accident of whoever held it, and no blow. */
export const tellsOfDroppedChild = rule([dropped, headOrIll], inPassing, readPlain)
