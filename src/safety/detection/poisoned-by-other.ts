// Whoever was given something by another: a poison in a glass is a poisoning, also while nothing is felt.
import { type Pattern, rule } from './rule.ts'

const substance = {
  fr: '(?:poison|mort aux rats|raticide|cyanure|arsenic|ricine|antigel|(?:eau de )?javel|soude|acide|pesticides?|herbicide|detergent|ghb|somniferes?|calmants|mercure|thallium)',
  en: '(?:poison|rat poison|cyanide|arsenic|ricin|antifreeze|bleach|lye|acid|pesticides?|weed ?killer|detergent|ghb|rohypnol|sleeping (?:pills?|tablets?)|sedatives?|mercury|thallium)',
}
const served = {
  fr: '(?:verre|cafe|the|tasse|boisson|biere|vin|cocktail|coca|jus|gobelet|bouteille|gourde|repas|assiette|soupe|plat|gateau|nourriture|manger|biberon|lait)',
  en: '(?:drinks?|glass|cup|mug|coffee|tea|beer|wine|pint|cocktail|juice|bottle|water|food|meal|plate|soup|dinner|lunch|cake|milk)',
}
const given: Pattern = {
  fr: new RegExp(
    ` (?:(?:mis|mettre|met|verse\\w*|glisse\\w*|ajoute\\w*|dilue\\w*) (?:[a-z]+ ){0,4}?${substance.fr} (?:[a-z]+ ){0,4}?dans (?:mon|ma|mes|notre|nos|son|sa|leur) (?:[a-z]+ )?${served.fr}|(?:m|nous) (?:a|ont) empoisonnee?s?|(?:essaye|essaie|essayent|essaient|essayer|tente|cherche|train) (?:de |a )(?:m|nous) empoisonner) `,
  ),
  en: new RegExp(
    ` (?:(?:put|puts|putting|slipped|slipping|poured|mixed|added|dropped) (?:[a-z]+ ){0,4}?${substance.en} (?:[a-z]+ ){0,3}?(?:in|into|to) (?:my|our|his|her|their) (?:[a-z]+ )?${served.en}|(?:he|she|they|someone|somebody|husband|wife|ex|boyfriend|girlfriend|partner|neighbou?r) (?:has |have |just |is |s )*(?:poisoned|poisoning) (?:me|us)|(?:trying|tried|tries) to poison (?:me|us)|i (?:have |ve )?been poisoned by) `,
  ),
}
const otherwise: Pattern = {
  fr: / (?:chiens?|chats?|chienne|gamelle|(?<!mort aux )rats?|souris|fourmis|taupes|limaces|cafards|poules|puits|intoxication alimentaire|restaurant|huitres|histoire|livre|polar|escape game|vie|existence|ambiance|atmosphere) /,
  en: / (?:dogs?|cats?|puppy|bowl|mice|mouse|ants|moles|slugs|hens|well water|food poisoning|restaurant|oysters|story|book|novel|against me|minds?|with (?:her|his|their|your|its|this|that)) /,
}
/** « Mon ex a mis du poison dans mon verre », "she put antifreeze in my coffee". */
export const tellsOfGivenPoison = rule([given], otherwise, ({ plain }) => plain)
