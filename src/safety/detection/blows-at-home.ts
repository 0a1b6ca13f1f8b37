// Blows that go on, told in the present tense or as what somebody has been doing, also where the law is asked about; and whoever
// comes to kill.
import type { Language } from './normalise.ts'
import { type Pattern, rule } from './rule.ts'

const partner: Record<Language, string> = {
  fr: '(?:mari|compagnon|conjoint|copain|mec|homme|ex|petit ami|chum|femme|compagne|conjointe|copine|ex (?:mari|compagnon|conjoint|copain|femme|compagne))',
  en: '(?:husband|boyfriend|partner|fiance|fella|bloke|ex|wife|girlfriend|fiancee|ex (?:husband|boyfriend|partner|wife|girlfriend))',
}
const strikes: Record<Language, string> = {
  fr: '(?:frappe|bat|tape|cogne|tabasse|gifle|etrangle|roue de coups|met des coups|donne des coups|brutalise)',
  en: '(?:hits|beats|punches|slaps|chokes|strangles|kicks|batters)',
}
const striking = '(?:hitting|beating|punching|slapping|choking|strangling|kicking|battering)'
const ours = {
  fr: '(?:nos|mes|les|ses|notre|mon|ma) (?:[a-z]+ )?(?:enfants?|fils|filles?|gosses?|petite?s?|gamine?s?|ados?)',
  en: '(?:our|my|the|his|her) (?:[a-z]+ )?(?:kids?|children|child|sons?|daughters?|boys?|girls?|little ones?)',
}

const strikesMe: Pattern = {
  fr: new RegExp(
    ` (?:mon|ma|l|cet?) (?:[a-z]+ )?${partner.fr} (?:[a-z]+ ){0,2}?(?:me|m) ${strikes.fr}(?! (?:dans l oeil|sur l epaule|sur les nerfs|a plate couture)) `,
  ),
  en: new RegExp(
    ` (?:my|the) (?:(?!(?:mothers?|mums?|moms?|sisters?|daughters?|friends?|grandmothers?) )[a-z]+ )?${partner.en} (?:(?:${strikes.en}|is ${striking}|has been ${striking}|keeps ${striking}|still ${strikes.en}|often ${strikes.en}|regularly ${strikes.en}) me) `,
  ),
}
const notMe: Pattern = {
  fr: / (?:(?:frappe|bat|tape|cogne|tabasse|gifle) (?:plus|pas|jamais)|coups? de coude|mdr|mourir|en finir|suicid\w*|me tuer|j ai (?:6[5-9]|[7-9]\d) ans|jamais (?:frappe|battue?)|echecs|cartes|jeux?|tennis|ping pong|scrabble|course|belote|tarot|dans l oeil|sur les nerfs|avocate? de|cliente?|patiente?|roman|film|serie) /,
  en: / (?:(?:never|not|no longer) (?:hit|hits|beat|beats)|lol|lmao|die|suicid\w*|kill myself|end it|i am (?:6[5-9]|[7-9]\d)|at (?:chess|cards|tennis|pool|darts|golf|scrabble|games?|everything)|to (?:it|the punch)|high five|clients?|patients?|novel|film|series) /,
}
/** « Mon mari me frappe depuis des années », "my husband has been hitting me for years". */
export const tellsOfPartnersBlows = rule([strikesMe], notMe)

const strikesChildren: Pattern = {
  fr: new RegExp(
    ` (?:(?:mon|ma|l|son|leur) (?:[a-z]+ )?(?:${partner.fr}|beau pere|belle mere|pere|mere)|le pere (?:de|d) [a-z ]{0,30}?|la mere (?:de|d) [a-z ]{0,30}?) (?:[a-z]+ ){0,2}?${strikes.fr} ${ours.fr} `,
  ),
  en: new RegExp(
    ` (?:my|their|his|her) (?:[a-z]+ )?(?:${partner.en}|father|mother|dad|mum|mom|stepfather|stepmother|stepdad) (?:${strikes.en}|hit|beat|is ${striking}|has been ${striking}|keeps ${striking}) ${ours.en} `,
  ),
}
/** « Mon ex frappe nos enfants le week-end ». */
export const tellsOfBeatenChildren = rule([strikesChildren], notMe)

const grown = {
  fr: '(?:1[2-9]|[2-6]\\d|douze|treize|quatorze|quinze|seize|dix sept|dix huit|vingt|trente|quarante)',
  en: '(?:1[2-9]|[2-6]\\d|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)',
}
const childStrikes: Pattern = {
  fr: new RegExp(
    ` (?:mon fils|ma fille|mon ado) (?:de |a |qui a |age de )?(?:${grown.fr} ans )?(?:[a-z]+ ){0,2}?(?:me|m|nous) (?:a )?${strikes.fr}\\w*(?! (?:dans l oeil|sur les nerfs|aux?|a)) `,
  ),
  en: new RegExp(
    ` my (?:adult |grown |grown up |teenage |${grown.en} years? old )?(?:son|daughter|teenager)(?: (?:who is )?(?:aged )?${grown.en})? (?:${strikes.en}|is ${striking}|has been ${striking}|keeps ${striking}|hit|punched|attacked) me `,
  ),
}
const isGrown: Pattern = {
  fr: new RegExp(` (?:${grown.fr} ans|ado\\w*|adulte|majeur|grand fils|argent|drogue|alcool|menace|casse\\w*|peur) `),
  en: new RegExp(
    ` (?:${grown.en}|adult|grown|teen\\w*|money|drugs?|drunk|threat\\w*|scared|afraid|smash\\w*|broke|police) `,
  ),
}
/** « Mon fils de 19 ans me frappe »: a parent is beaten, and no child. */
export const tellsOfBeatenParentByChild = rule([childStrikes, isGrown], notMe)

const kills: Pattern = {
  fr: / (?:(?:s en vient|vient|arrive|debarque|va venir|en route|s en va|est en chemin) (?:[a-z]+ ){0,3}?(?:me|nous|la|le|m) (?:tuer|buter|crever|egorger|finir|planter)|(?:prochaine fois|la fois d apres) (?:[a-z]+ ){0,4}?(?:s arrete\w* (?:pas|plus)|finir\w*|me tue\w*|j y passe\w*)) /,
  en: / (?:(?:coming|on (?:his|her|their) way|heading|driving) (?:[a-z]+ ){0,5}?(?:to )?(?:kill|shoot|stab|finish|end) (?:me|us|her|him)|next time (?:[a-z]+ ){0,4}?(?:will not stop|not stop|finish (?:it|me|the job)|kill me)) /,
}
const them: Pattern = {
  fr: / (?:mari|compagnon|conjoint|copain|mec|chum|ex|femme|compagne|copine|il|elle) /,
  en: / (?:husband|boyfriend|partner|ex|wife|girlfriend|he|she) /,
}
/** « Mon ex m’a textée qu’il s’en vient me tuer ». */
export const tellsOfKillerComing = rule([kills, them], {
  fr: / (?:jeu|film|serie|roman|lol|mdr|blague) /,
  en: / (?:game|film|movie|series|novel|lol|joke|joking) /,
})

const lastGoodbye: Pattern = {
  fr: new RegExp(
    ` (?:${partner.fr}|pere|il) (?:[a-z]+ ){0,3}?(?:dit|demande|ordonne|fait dire) (?:a |aux )?(?:mes |nos |les |notre |mon |ma )?(?:enfants?|petits?|petite|gosses?|fils|fille) (?:de |d )?(?:dire |faire )?(?:au revoir|adieu|leurs? adieux?) (?:a |pour toujours a )(?:maman|leur mere|sa mere|moi|leur maman) `,
  ),
  en: new RegExp(
    ` (?:${partner.en}|dad|father|he) (?:[a-z]+ ){0,2}?(?:told|made|asked|telling|making|had|got) (?:my |our |the )?(?:kids?|children|sons?|daughters?|boys?|girls?|little one) (?:to )?say (?:good ?bye|bye|their goodbyes) to (?:mum|mom|mam|mummy|mommy|me|their (?:mother|mum|mom)) `,
  ),
}
/** « Mon mari a dit aux enfants de dire au revoir à maman ». */
export const tellsOfLastGoodbye = rule([lastGoodbye], {
  fr: / (?:ecole|travail|boulot|vacances|week end|garde|aeroport|gare|train|hopital|telephone|visio|avion|mission|parti|chaque|matin|toujours|dimanche|film|jeu|roman|dessin) /,
  en: / (?:school|work|holiday|vacation|weekend|custody|airport|station|train|hospital|phone|facetime|video|flight|deployment|nursery|every|always|morning|sunday|film|game|novel|drawing) /,
})

const thrashed: Pattern = {
  fr: new RegExp(
    ` mon (?:[a-z]+ )?(?:${partner.fr}|bonhomme|vieux|gars) (?:[a-z]+ ){0,2}?(?:m a|ma|me) (?:[a-z]+ )?(?:sacre|donne|crisse|calisse|foutu|fout|mis|flanque|fichu) (?:toute )?une (?:[a-z]+ )?(?:volee|raclee|rouste|trempe|derouillee|branlee|correction|tannee|rincee|torgnole|degelee) `,
  ),
  en: new RegExp(
    ` my (?:[a-z]+ )?${partner.en} (?:[a-z]+ ){0,2}?(?:gave|give|gives|handed) me (?:a |such a |another )(?:[a-z]+ )?(?:beating|hiding|thrashing|battering|kicking|slap|skelping|leathering|black eye|shiner) `,
  ),
}
/** « Mon bonhomme m’a sacré une volée ». */
export const tellsOfThrashing = rule([thrashed], notMe)

const shoots: Pattern = {
  fr: / (?:il|elle|ils|(?:mon|ma|l) (?:ex|mari|mec|pere|frere|voisin|compagnon|chum|conjoint)) (?:va|vont|veut|veulent|essaie de) (?:me|nous|m) (?:tirer dessus|planter|poignarder|abattre|descendre|buter|egorger) /,
  en: / (?:he|she|they|someone|somebody|(?:my|the|a|this|that|our) (?:ex|husband|wife|dad|brother|neighbou?r|boyfriend|girlfriend|man|guy|stepdad|son)) (?:is |are |s )?(?:going to|gonna|about to|trying to|wants? to|will) (?:shoot|stab|knife) (?:me|us|him|her|my|our) /,
}
/** "He’s going to shoot me". */
export const tellsOfShooterToBe = rule(
  [shoots],
  {
    fr: / (?:lol|mdr|ptdr|quand|lorsqu\w*|si (?:je|on|j)|photo\w*|film\w*|jeu|roman|serie|en reunion|aux elections|argus|plante?r (?:la|le|avant|devant|pour|au|a)) /,
    en: / (?:lol|lmao|haha|when|if|for (?:being|not|this|that)|photo\w*|film\w*|movie|game|novel|video|portrait|wedding|nerf|paintball|laser|message|email|text|quote|look|dirty) /,
  },
  ({ plain }) => plain,
)
