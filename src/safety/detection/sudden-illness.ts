// Illnesses told without their names: a headache like a thunderclap, a baby who dries out, voices that order to harm.
import { afterwards, type Pattern, rule } from './rule.ts'

const past: Pattern = {
  fr: new RegExp(` (?:${afterwards.replace('hier|', '')}|chiens?|chats?|chiot|chaton|si (?:je|on|un|une|jamais)) `),
  en: new RegExp(` (?:${afterwards.replace('yesterday|', '')}|dogs?|cats?|puppy|kitten|if) `),
}

const thunderclap: Pattern = {
  fr: / (?:(?:mal (?:a la|de|au) (?:tete|crane)|cephalees?|douleur (?:dans|a) la tete) (?:[a-z]+ ){0,6}?(?:coup de tonnerre|explosi\w*|foudroyant\w*|(?:le )?pire de (?:ma|sa) vie|brutal\w*|d un (?:seul )?coup (?:et|je|il|elle)|eclair)|(?:le )?pire mal de (?:tete|crane) de (?:ma|sa) vie) /,
  en: / (?:(?:worst|most painful) head ?ache (?:of|in) (?:my|his|her) (?:[a-z]+ )?life|head ?ache (?:[a-z]+ ){0,6}?(?:thunderclap|like (?:a )?thunder|like (?:an )?explosion|like being hit|out of nowhere)|thunderclap head ?ache) /,
}
/** "Worst headache of my life, came like a thunderclap". */
export const tellsOfThunderclapHeadache = rule([thunderclap], {
  fr: new RegExp(
    ` (?:${afterwards}|impots?|declaration|formulaire|dossiers?|mdph|caf|administrati\\w*|syndic|patron|paperasse|apres la (?:fete|cuite)|gueule de bois) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|tax(?:es)?|form|paperwork|landlord|boss|hmrc|irs|hangover|hungover|admin|this (?:move|divorce|claim)) `,
  ),
})

const baby: Pattern = {
  fr: / (?:bebe|nourrisson|nouveau nee?|(?:[1-9]|1\d|2[0-3]) (?:mois|semaines|jours)|petite?|fils|fille|puce|jumeaux|jumelles) /,
  en: / (?:baby|newborn|infant|(?:[1-9]|1\d|2[0-3]) (?:months?|weeks?|days?) old|toddler|wean|bairn|little one|son|daughter|twins?) /,
}
const limp: Pattern = {
  fr: / (?:tout mou|toute molle|tres mou|tres molle|mou et|molle et|mou comme|amorphe|poupee de chiffon|reagit (?:plus|pas)|reveille (?:plus|pas)|geint|teint gris|tout gris|toute grise|marbree?) /,
  en: / (?:floppy|limp|rag ?doll|not responding|will not wake|hard to wake|grey|gray|mottled|grunting|moaning weakly) /,
}
const driesOut: Pattern = {
  fr: / (?:pas (?:fait )?(?:pipi|urine|mouille)|couches? (?:seche|seches|vides?)|yeux (?:creux|enfonces|cernes)|fontanelle|boit (?:plus|pas)|refuse (?:de (?:boire|teter)|le (?:sein|biberon))|tete (?:plus|pas)|vomit tout|diarrhee|gastro|fievre|levres seches) /,
  en: / (?:(?:no|not had a|dry|not a) (?:wet )?napp(?:y|ies)|(?:no|dry|not had a) (?:wet )?diapers?|not (?:pee\w*|wee\w*|urinated)|sunken eyes|eyes (?:are )?sunken|soft spot|fontanelle|will not (?:feed|drink|nurse)|refus\w+ (?:to (?:feed|drink)|the bottle|feeds|bottles)|keeps (?:vomiting|being sick|throwing up)|diarrh\w+|fever|temperature) /,
}
/** « Bébé n’a pas fait pipi depuis hier, yeux creux, tout mou ». */
export const tellsOfLimpBaby = rule([baby, limp, driesOut], past)

const voices: Pattern = {
  fr: / (?:(?:des |les |la |une |ces )?voix (?:[a-z]+ ){0,4}?(?:dit|disent|ordonne\w*|demande\w*|oblige\w*|poussent|pousse|crient|repetent|veulent)|(?:le )?(?:diable|demon|dieu) (?:[a-z]+ ){0,3}?(?:dit|ordonne|demande|veut)) /,
  en: / (?:voices? (?:[a-z]+ ){0,5}?(?:tell\w*|say\w*|said|order\w*|command\w*|want\w*|shout\w*|scream\w*)|(?:the )?(?:devil|demon|god) (?:is |s )?(?:tell\w*|order\w*|want\w*|command\w*)) /,
}
const harm: Pattern = {
  fr: / (?:noy\w*|tu(?:er|e)|etouff\w*|etrangl\w*|frapp\w*|poignard\w*|faire (?:du )?mal|blesser|jeter|brul\w*|sacrifi\w*|egorg\w*|finir|punir) /,
  en: / (?:drown\w*|kill\w*|smother\w*|strangl\w*|hurt\w*|stab\w*|harm\w*|throw|burn\w*|sacrific\w*|cut|shoot|punish) /,
}
const young: Pattern = {
  fr: / (?:bebe|fils|fille|enfants?|petite?|nourrisson|gosses?|jumeaux|jumelles) /,
  en: / (?:baby|son|daughter|child|children|kids?|newborn|infant|toddler|twins?|little (?:one|boy|girl)) /,
}
const unreal: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chanson|chant|bible|sermon|eglise|jeu|podcast|radio|roman|voix off|de vive voix|messagerie|vocal\\w*) `,
  ),
  en: new RegExp(` (?:${afterwards}|song|choir|bible|sermon|church|game|podcast|radio|novel|voice ?mail|voice ?over) `),
}
/** "Voices are telling me to hurt the baby": the baby is laid down, and the writer leaves the room. */
export const tellsOfVoicesAgainstChild = rule([voices, harm, young], unreal)
/** The same of anybody. */
export const tellsOfVoicesToHarm = rule(
  [
    voices,
    harm,
    {
      fr: / (?:me|m|moi|je|mon|ma|mes) /,
      en: / (?:me|my|i|him|her) /,
    },
  ],
  unreal,
)

const held: Pattern = {
  fr: / (?:(?:on|ils|il|elle|un homme|mon (?:mari|ex|patron|mec|pere|oncle)|ma (?:famille|patronne)) (?:me|nous|m|la|le|l) (?:retien\w*|sequestr\w*|garde\w* (?:enferme\w*|prisonni\w*)|tien(?:t|nent) (?:enferme\w*|prisonni\w*))|(?:je suis|on est|nous sommes) (?:[a-z]+ )?(?:sequestree?s?|prisonni\w+|retenue?s?|captive?s?|kidnappee?s?|otages?)) /,
  en: / (?:(?:they|he|she|some (?:men|guys|people)|my (?:husband|ex|boss|family|father|uncle)|someone|these (?:men|guys)) (?:is |are |have |has |been )*(?:holding|keeping|kept|held) (?:me|us|her|him) (?:[a-z]+ ){0,2}?(?:in|at|here|prisoner|captive|hostage|against|locked)|(?:i am|we are) (?:being )?(?:held|kept) (?:[a-z]+ )?(?:captive|hostage|prisoner|against (?:my|our) will|here)|(?:i have|i ve|we have) been (?:kidnapped|abducted)) /,
}
const where: Pattern = {
  fr: / (?:appart\w*|maison|cave|chambre|piece|voiture|camion|garage|hotel|immeuble|ici|portable|telephone|passeport|papiers|sortir|partir|enferm\w*|vole un|pique un|au secours|aidez) /,
  en: / (?:flat|apartment|house|basement|room|car|van|garage|hotel|building|here|phone|passport|laptop|leave|get out|locked|will|hostage|captive|prisoner|kidnapped|abducted|help) /,
}
/** « On me retient dans un appart, j’ai piqué un téléphone ». */
export const tellsOfBeingHeld = rule([held, where], {
  fr: new RegExp(
    ` (?:${afterwards}|douane|frontiere|garde a vue|hopital|hospitalis\\w*|caution|impots|prefecture|retenue? (?:sur|pour|a la source)|candidature|poste|entretien|reunion) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|customs|border|custody|hospital|deposit|hold music|on hold|detention|immigration|in a meeting|reservation|interview|jury|waiting|in the loop|up to date) `,
  ),
})
