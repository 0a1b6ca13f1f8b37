// Shots that are heard, and water that rises around people.
import { afterwards, type Pattern, rule } from './rule.ts'

const shots: Pattern = {
  fr: / (?:coups? de feu|ca (?:tire|mitraille|canarde) (?:dans (?:ma|la|notre|le|l) (?:rue|cite|residence|cour|immeuble|quartier|hall|lycee|college|ecole)|en bas|devant|dehors|partout)|(?:ils|des (?:mecs|gars|types|gens)|quelqu un|un (?:mec|gars|type|homme)) (?:se )?tir(?:e|ent) (?:dessus|dans|sur (?:les|des|tout)|en bas|devant)|fusillade|rafales? de (?:kalach\w*|tirs?)|kalachnikov|un tireur) /,
  en: / (?:gun ?shots?|gun ?fire|shots? (?:being )?fired|shooting (?:outside|in (?:my|our|the) (?:street|building|school|mall|store|hallway))|someone is shooting|active shooter|(?:a |the )?shooter (?:in|at|outside|is)|drive by) /,
}
const now: Pattern = {
  fr: / (?:j entends?|on entend|entendu|maintenant|en ce moment|la maintenant|en bas|devant|dans ma rue|dans la (?:cite|rue|cour|residence)|dehors|ca (?:tire|mitraille|canarde)|cachee?s?|au secours|vite|est dans|sont dans|vient de) /,
  en: / (?:hear|heard|hearing|now|outside|in (?:my|our|the) (?:street|building|school|mall|store|hallway|house)|hiding|hide|help|just|everyone is running|in here|downstairs|upstairs) /,
}
const noShots: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chasse|chasseurs?|stand|tir sportif|club|feu d artifice|petards?|canards?|bruit de|tous les (?:jours|week ends|dimanches)|photo|videos?|jeu|film|serie|permis|reglementation|pots? d echappement|autrefois) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|hunters?|hunting|hunts?|ducks?|season|settle bet|range|club|fireworks?|firecrackers?|sounds? like a|every (?:day|weekend|sunday)|photo|video shoot|film|movie|game|permit|licen[cs]e|backfir\\w*|basketball|photographer) `,
  ),
}
/** « J’entends des coups de feu en bas de l’immeuble ». */
export const tellsOfGunfire = rule([shots, now], noShots)

const water: Pattern = {
  fr: / (?:(?:eau|inondation|crue|riviere|torrent|vague)s? (?:[a-z]+ ){0,4}?(?:monte|arrive|rentre|entre|envahit|jusqu (?:a la |aux? )(?:taille|genoux|poitrine|epaules|cou|fenetres?|toit|premier|etage)|emporte)|de l eau jusqu|inondes? et (?:on|nous|je)) /,
  en: / (?:(?:flood ?water|flood|water|river|creek) (?:[a-z]+ ){0,5}?(?:rising|coming (?:up|in)|up to (?:my|our|the) (?:waist|knees|chest|neck|shoulders|windows?)|in the house up|swept)|(?:waist|chest|knee|neck) (?:deep|high) (?:in )?(?:flood )?(?:water|flood)) /,
}
const cornered: Pattern = {
  fr: / (?:bloquee?s?|coincee?s?|piegee?s?|prisonniers?|isolee?s?|sur le toit|a l etage|au grenier|(?:peut|peux) (?:pas|plus) (?:sortir|evacuer|partir)|jusqu (?:a la |aux? )(?:taille|poitrine|epaules|cou|genoux)|emporte\w*|dans la voiture|dans le sous sol|dans la cave) /,
  en: / (?:trapped|stuck|stranded|cut off|on the roof|upstairs|in the attic|can not (?:get out|leave|evacuate)|up to (?:my|our) (?:waist|chest|neck|shoulders|knees)|swept|in the car|in the basement|waist|chest|neck|knee) /,
}
const noFlood: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|lave linge|lave vaisselle|machine|chasse d eau|robinet|fuite|degats? des eaux|plombier|syndic|loyer|chaudiere|bouillir|bain|piscine|facture|compteur|velo|plage) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|washing machine|dishwasher|toilet|tap|faucet|leak\\w*|plumber|landlord|rent|boiler|boil\\w*|bath|pool|bill|meter|fishing|beach|surf\\w*) `,
  ),
}
/** "Water is coming up the stairs, we’re trapped upstairs". */
export const tellsOfFlood = rule([water, cornered], noFlood)
