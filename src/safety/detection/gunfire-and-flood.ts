// Shots that are heard, and water that rises around people.
import { afterwards, type Pattern, rule } from './rule.ts'

const shots: Pattern = {
  fr: / (?:coups? de feu|ca (?:tire|mitraille|canarde) (?:dans (?:ma|la|notre|le|l|un|une) (?:centre commercial|magasin|supermarche|gare|metro|bar|restaurant|theatre|salle|hopital|mosquee|eglise|synagogue|rue|cite|residence|cour|immeuble|quartier|hall|lycee|college|ecole)|en bas|devant|dehors|partout)|(?:ils|des (?:mecs|gars|types|gens)|quelqu un|un (?:mec|gars|type|homme)) (?:se )?tir(?:e|ent) (?:dessus|dans|sur (?:les|des|tout)|en bas|devant)|fusillade|tirs? (?:[a-z]+ )?(?:dans|devant|a|en bas|au) (?:[a-z]+ )?(?:lycee|college|ecole|fac|universite|immeuble|rue|cite|residence|quartier|hall|magasin|supermarche|metro|gare|bureau|centre)|rafales? de (?:kalach\w*|tirs?)|kalachnikov|un tireur) /,
  en: / (?:gun ?shots?|gun ?fire|hear(?:d|ing)? (?:[a-z]+ )?shots|shots (?:outside|downstairs|in (?:the|my|our) (?:school|hall\w*|building|street|mall|store|house))|shots? (?:being )?fired|shooting (?:outside|in (?:my|our|the) (?:street|building|school|mall|store|hallway))|someone is shooting|active shooter|(?:a |the )?shooter (?:in|at|outside|is)|drive by) /,
}
const now: Pattern = {
  fr: / (?:j entends?|on entend|entendu|maintenant|en ce moment|la maintenant|en bas|devant|dans ma rue|tirs? dans (?:ma|mon|notre|le|la|l) [a-z]+|sous (?:les|la|mon|ma|une) (?:tables?|bureaux?|lit)|enfermee?s?|barricade\w*|dans la (?:cite|rue|cour|residence)|dehors|ca (?:tire|mitraille|canarde)|cachee?s?|au secours|vite|est dans|sont dans|vient de) /,
  en: / (?:hear|heard|hearing|now|outside|in (?:my|our|the) (?:street|building|school|mall|store|hallway|house)|hiding|hide|lockdown|under (?:the|our|my|a) (?:desks?|tables?|bed)|barricad\w*|help|just|everyone is running|in here|downstairs|upstairs) /,
}
const noShots: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chasse|chasseurs?|stand|tir sportif|club|feu d artifice|petards?|canards?|bruit de|tous les (?:jours|week ends|dimanches)|photo|videos?|jeu|film|serie|permis|reglementation|pots? d echappement|autrefois) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|hunters?|hunting|hunts?|ducks?|season|settle bet|range|club|fireworks?|firecrackers?|sounds? like a|every (?:day|weekend|sunday)|photo|video shoot|film|movie|game|permit|licen[cs]e|backfir\\w*|basketball|photographer|espresso|whisk(?:e)?y|tequila|vodka|vaccine|flu|hot takes?|comments?|twitter) `,
  ),
}
/** « J’entends des coups de feu en bas de l’immeuble ». */
export const tellsOfGunfire = rule([shots, now], noShots, ({ plain }) => plain)

const water: Pattern = {
  fr: / (?:(?:eau|inondation|crue|riviere|torrent|vague)s? (?:[a-z]+ ){0,4}?(?:monte|arrive|rentre|entre|envahit|jusqu (?:a la |aux? )(?:taille|genoux|poitrine|epaules|cou|fenetres?|toit|premier|etage)|emporte)|de l eau jusqu|inondes? et (?:on|nous|je)) /,
  en: / (?:(?:flood ?waters?|floods?|waters?|rivers?|creek|burn|canal|sea) (?:[a-z]+ ){0,5}?(?:rising|coming (?:up|in|through)|pouring in|up to (?:my|our|the) (?:waist|knees|chest|neck|shoulders|windows?)|in the house up|in (?:the|our|my) (?:kitchen|house|living room|bedroom|hallway) and (?:rising|still|coming)|swept)|(?:waist|chest|knee|neck) (?:deep|high) (?:in )?(?:flood )?(?:water|flood)) /,
}
const cornered: Pattern = {
  fr: / (?:bloquee?s?|coincee?s?|piegee?s?|prisonniers?|isolee?s?|sur (?:le toit|la table|les meubles)|au premier etage|a l etage|au grenier|(?:peut|peux) (?:pas|plus) (?:sortir|evacuer|partir)|jusqu (?:a la |aux? )(?:taille|poitrine|epaules|cou|genoux)|emporte\w*|dans la voiture|dans le sous sol|dans la cave) /,
  en: / (?:trapped|stuck|stranded|cut off|on the (?:roof|table|counter)|up the stairs|upstairs|in the attic|can not (?:get out|leave|evacuate)|up to (?:my|our) (?:waist|chest|neck|shoulders|knees)|swept|in the car|in the basement|waist|chest|neck|knee) /,
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
