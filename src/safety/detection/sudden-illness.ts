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
  fr: / (?:dort tout le temps|(?:tres |trop )?(?:somnolente?|endormie?)|tout mou|toute molle|tres mou|tres molle|mou et|molle et|mou comme|amorphe|poupee de chiffon|reagit (?:plus|pas)|reveille (?:plus|pas)|geint|teint gris|tout gris|toute grise|marbree?) /,
  en: / (?:sleeps? all the time|sleeping all (?:day|the time)|very (?:sleepy|drowsy)|floppy|limp|rag ?doll|not responding|will not wake|hard to wake|grey|gray|mottled|grunting|moaning weakly) /,
}
const driesOut: Pattern = {
  fr: / (?:pas (?:fait )?(?:pipi|urine|mouille)|couches? (?:seche|seches|vides?)|(?:pleure )?sans larmes|yeux (?:creux|enfonces|cernes)|fontanelle|boit (?:plus|pas)|refuse (?:de (?:boire|teter)|le (?:sein|biberon))|tete (?:plus|pas)|vomit tout|diarrhee|gastro|fievre|levres seches) /,
  en: / (?:(?:no|not had a|dry|not a) (?:wet )?napp(?:y|ies)|(?:no|dry|not had a) (?:wet )?diapers?|not (?:pee\w*|wee\w*|urinated)|no tears|sunken eyes|eyes (?:are )?sunken|soft spot|fontanelle|will not (?:feed|drink|nurse)|refus\w+ (?:to (?:feed|drink)|the bottle|feeds|bottles)|keeps (?:vomiting|being sick|throwing up)|diarrh\w+|fever|temperature) /,
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
  en: / (?:(?:they|he|she|some (?:men|guys|people)|my (?:husband|ex|boss|family|father|uncle)|someone|these (?:men|guys)) (?:is |are |have |has |been )*(?:holding|keeping|kept|held) (?:me|us|her|him) (?:[a-z]+ ){0,2}?(?:in|at|here|prisoner|captive|hostage|against|locked)|(?:i am|we are) (?:being )?(?:held|kept) (?:[a-z]+ )?(?:captive|hostage|prisoner|against (?:my|our) will|here)|(?:i have|i ve|we have) been (?:kidnapped|abducted)|(?:boss|employer|madam|agent|recruiter|landlord|foreman|they|he|she) (?:[a-z]+ ){0,2}?(?:locked|took|taken|kept|keeps|has|holds|holding) (?:[a-z]+ )?(?:my|our) passports? (?:[a-z]+ ){0,4}?(?:not let (?:me|us)|can not (?:leave|get out|go out)|locked)) /,
}
const where: Pattern = {
  fr: / (?:appart\w*|maison|cave|chambre|piece|voiture|camion|garage|hotel|immeuble|ici|portable|telephone|passeport|papiers|sortir|partir|enferm\w*|vole un|pique un|au secours|aidez) /,
  en: / (?:flat|apartment|house|basement|room|car|van|garage|hotel|building|here|phone|passports?|laptop|leave|get out|locked|will|hostage|captive|prisoner|kidnapped|abducted|help) /,
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

const onTheGround: Pattern = {
  fr: / (?:par terre|au sol|a terre|allonge\w*|ecroul\w*|effondr\w*|bouge (?:plus|pas)|repond (?:plus|pas)|trottoir) /,
  en: / (?:on the (?:floor|ground|pavement|sidewalk|sofa|bed)|lying|collapsed|not moving|not respond\w*|dropped) /,
}
const blue: Pattern = {
  fr: / (?:(?:il|elle) (?:est|devient|vire) (?:tout |toute )?(?:bleue?|violette?|violet|gris|grise)|levres? (?:bleues?|violettes?)) /,
  en: / (?:(?:he|she|is|are|s|gone|going|turned|turning|went|all) (?:blue|purple|grey|gray)|lips (?:are )?(?:blue|purple)) /,
}
const notBlue: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|yeux|bleus?(?: (?:au|sur|aux))|jean|chemise|peinture|drogue|fentanyl|heroine) `,
  ),
  en: new RegExp(` (?:${afterwards}|dogs?|cats?|eyes|jeans|shirt|paint|bruise\\w*|fentanyl|heroin|blues) `),
}
/** « Le voisin est par terre, il est bleu ». */
export const tellsOfBlueOnTheGround = rule([onTheGround, blue], notBlue)

const newborn: Pattern = {
  fr: / (?:bebe|nourrisson|nouveau nee?|jumeaux|jumelles|petite?|fils|fille) (?:(?:de|a|ag\w+|qui|il|elle|n|que|seulement|tout|juste) ){0,4}?(?:(?:1|2|3|un|deux|trois) mois|(?:\d|1[0-2]|une|deux|trois|quatre|cinq|six|sept|huit) semaines?|(?:\d|1\d|2\d) jours) /,
  en: / (?:(?:baby|newborn|infant|son|daughter|twins?|little one)s? (?:is |are |at )?(?:only )?(?:(?:1|2|3|one|two|three) months?|(?:\d|1[0-2]|one|two|three|four|five|six|seven|eight) weeks?|(?:\d|1\d|2\d) days?)|(?:(?:1|2|3|one|two|three) months?|(?:\d|1[0-2]|one|two|three|four|five|six|seven|eight) weeks?|(?:\d|1\d|2\d) days?) old) /,
}
const fever: Pattern = {
  fr: / (?:fievre|temperature de|(?:38|39|40|41)(?: \d)?(?: degres?| de temperature| fievre| sous le bras| $|$)) ?/,
  en: / (?:fever|temperature of|(?:38|39|40|41|101|102|103|104)(?: \d)?(?: degrees| $|$)) ?/,
}
const noFever: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|(?:plus|pas|ni) (?:de |d )?fievre|sans (?:de )?fievre|sur deux|euros|taille|conge|prime|allocations?|loyer|bail|mutuelle|caf|salaire|creche|preavis|retard) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|no fever|without fever|pounds|dollars|size|leave|benefit|rent|lease|pay|nursery|notice|weeks pregnant) `,
  ),
}
/** « Bébé 2 mois, 39,2 ». */
export const tellsOfFeverishNewborn = rule([newborn, fever], noFever)

const birth: Pattern = {
  fr: / (?:accouch\w*|vient d avoir (?:un|son|le) bebe|jeune maman|post ?partum) /,
  en: / (?:had (?:a|her|my|the) baby|gave birth|given birth|new mum|new mom|post ?partum|newborn) /,
}
const unreason: Pattern = {
  fr: / (?:diable|demon\w*|possede\w*|(?:est )?pas (?:son|mon) (?:vrai )?bebe|envoye par dieu|messie|sorcier|maudit|voix|complot|veut lui faire|noyer|sacrifi\w*) /,
  en: / (?:devil|demon\w*|possessed|evil|not (?:her|my) (?:real )?baby|sent by god|messiah|cursed|voices|swapped|chosen one|drown|sacrific\w*) /,
}
/** "My sister had a baby five days ago and says he’s the devil": the child is kept apart, and a doctor called. */
export const tellsOfUnreasonAfterBirth = rule([birth, unreason], {
  fr: / (?:chiens?|chatte|chienne|vache|jument|bible|eglise|jeu|roman|serie|prenom|fete) /,
  en: / (?:dog|cat|cow|mare|bible|church|game|novel|series|name|party|little devil|devil horns) /,
})

const spiked: Pattern = {
  fr: / (?:(?:mis|verse|glisse|foutu|ajoute) (?:[a-z]+ ){0,4}?dans (?:mon|ma|son|sa) (?:verre|boisson|biere|cocktail|coca|gobelet)|ghb|droguee? a (?:mon|son) insu|soumission chimique) /,
  en: / (?:spiked (?:my|her|his)|(?:my|her|his) drink (?:was|got|has been|is) spiked|(?:put|slipped|dropped) (?:[a-z]+ ){0,3}?(?:in|into) (?:my|her|his) (?:drink|glass|beer|pint)|roofied|needle spik\w*) /,
}
const ill: Pattern = {
  fr: / (?:jambes|coton|tete|tourne\w*|flou\w*|(?:tiens|marche|parle|bouge) (?:plus|pas)|vomi\w*|bizarre|endor\w*|trou noir|toilettes|ramener|raccompagner|seule|aide|inconscien\w*) /,
  en: / (?:legs|head|spinning|dizzy|blurr\w*|can not (?:walk|stand|see|talk|move)|vomit\w*|weird|sleepy|black(?:ing|ed) out|toilets?|loo|take me home|alone|help|passed out|numb) /,
}
/** « On m’a mis un truc dans mon verre, j’ai les jambes en coton ». */
export const tellsOfSpikedDrink = rule([spiked, ill], past)

const swollenMouth: Pattern = {
  fr: / (?:langue|levres?|gorge|luette|bouche) (?:[a-z]+ ){0,3}?(?:epaiss\w*|gonfl\w*|enfl\w*) /,
  en: / (?:(?:tongue|lips?|throat|mouth) (?:[a-z]+ ){0,3}?(?:thick\w*|swell\w*|swollen)|(?:thick\w*|swollen|swelling) (?:[a-z]+ ){0,1}?(?:tongue|lips?|throat)) /,
}
const afterContact: Pattern = {
  fr: / (?:plaques?|urticaire|demangeaisons?|gratte|boutons? partout|antibiotiques?|amoxicilline|penicilline|medicaments?|vaccin|pique?e?|piqure|guepe|abeille|frelon|cacahuetes?|arachides?|noix|noisettes?|crevettes?|crustaces?|oeuf|sesame) /,
  en: / (?:hives|rash|welts|itch\w*|antibiotics?|amoxicillin|penicillin|medication|vaccine|stung|sting|wasp|bee|hornet|peanuts?|nuts?|shellfish|prawns?|shrimps?|eggs?|sesame) /,
}
/** « Des plaques partout, la langue qui épaissit » after a medicine, a sting or a food. */
export const tellsOfSwollenMouth = rule([swollenMouth, afterContact], past)

const bloodCoughed: Pattern = {
  fr: / (?:touss\w*|crache\w*) (?:[a-z]+ ){0,2}?du sang /,
  en: / (?:cough\w*|spit\w*) (?:up )?(?:[a-z]+ ){0,2}?blood /,
}
const person: Pattern = { fr: / (?:je?|moi|on|nous) /, en: / (?:i|me|we|us) / }
const withAnimal: Pattern = { fr: / (?:chiens?|chats?|chienne|chatte) /, en: / (?:dogs?|cats?) / }
/** Of whoever writes, and not of the animal that is named beside them. */
export const tellsOfBloodCoughed = rule(
  [bloodCoughed, person, withAnimal],
  {
    fr: / (?:si (?:je|on)|(?:chien|chat|chienne|chatte) (?:[a-z]+ )?(?:touss\w*|crache\w*)|(?:il y a|l an|le mois|la semaine) (?:\d+|une?|dernier|derniere|passee?)) /,
    en: / (?:if i|(?:dog|cat) (?:[a-z]+ )?(?:cough\w*|spit\w*)|(?:years?|months?|weeks?) ago|last (?:year|month|week)) /,
  },
  ({ plain }) => plain,
)
