// Several signs of carbon monoxide: leaving the place comes before helping whoever fainted in it.
import { type Evidence, saidBy } from './evidence.ts'
import type { Language } from './normalise.ts'

const burner: Record<Language, RegExp> = {
  fr: / (?:chaudieres?|chodiere|poeles?|poil a bois|chauffe eau|chauffes eau|chauffe bain|chauffages?|radiateur a gaz|braseros?|barbecue|bbq|braises|groupe electrogene|generateur|insert|cheminee|gaziniere|cuisiniere|rechaud|convecteur a gaz|moteur) /,
  en: / (?:boilers?|furnace|generator|(?:gas|paraffin|kerosene|propane|oil|space) (?:fire|heater|cooker|stove|oven|hob|range)|wood ?(?:stove|burner)|log burner|stove|heater|heating|water heater|fireplace|open fire|bbq|barbecue|charcoal|grill|brazier|camping stove|engine) /,
}
const signs: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:(?:maux|mal) (?:de|a la|au|o) (?:tetes?|crane)|migraines?|tetes? (?:lourdes?|qui (?:cogne|tape))|(?:la|ma|sa) tete (?:qui )?(?:explose|tourne)) /,
    / (?:vertiges?|tourne\w*|etourdi\w*|vaseu\w*|titub\w*) /,
    / (?:nausees?|vomi\w*|envie de vomir|gerb\w*|barbouille\w*|malades?) /,
    / (?:evanoui\w*|inconscient\w*|perdu? connaissance|tombee?s? dans les pommes|effondr\w*|(?:se )?reveille\w* (?:pas|plus)|repond\w* (?:pas|plus)|malaises?|somnol\w*|endorm\w*|tres fatigues?) /,
  ],
  en: [
    / (?:headaches?|head ?(?:is |s )?(?:pounding|killing|banging|splitting|hurts?|hurting|thumping)|migraines?|heads? (?:hurt|hurts|aching|aches)) /,
    / (?:dizz\w*|light ?headed|woozy|groggy|giddy|wobbly|confused) /,
    / (?:nausea\w*|nauseous|sick|vomit\w*|throwing up|threw up|puk\w*|queasy) /,
    / (?:faint\w*|passed out|collapsed|unconscious|(?:will not|can not|not) wak\w*|blacked out|drowsy|sleepy|keeled over) /,
  ],
}
/** More than one person, or one who is well elsewhere, or ill only while it burns. */
const shared: Record<Language, RegExp> = {
  fr: / (?:tous|toutes|toute la famille|on est (?:deux|trois|quatre|cinq|\d)|nous|les (?:enfants|filles|petits|autres|collegues)|(?:deux|trois|quatre|mes|nos) (?:enfants|personnes|collegues|amis)|et (?:moi|mon|ma|mes)|aussi|pareil|(?:le|mon|notre) (?:chat|chien)|coloc\w*|(?:ca|sa) (?:passe|va mieux)|dehors|(?:quand|des que|depuis que?|chaque fois que?|tous les soirs) (?:[a-z]+ ){0,5}?(?:chaudiere|poele|chauffage|chauffe|allum\w*|rallum\w*|marche|tourne)) /,
  en: / (?:all|both|everyone|everybody|we|us|whole family|the (?:kids|children|others|rest)|(?:two|three|four|five) of us|and (?:me|i|my|mother|father)|too|as well|(?:the|my|our) (?:cat|dog)|flatmates?|roommates?|housemates?|(?:feels?|feeling|are|am|is|fine|better|ok) (?:[a-z]+ )?(?:outside|outdoors|at work)|(?:when|whenever|since|every time|after|as soon as) (?:[a-z]+ ){0,5}?(?:boiler|heater|heating|stove|fire|furnace|on|lit|running|runs)) /,
}
const gas: Record<Language, RegExp> = {
  fr: / (?:(?:odeur|sent|senteur|fuite) (?:[a-z]+ ){0,3}?(?:de |le |du )?gaz) /,
  en: / (?:(?:smell\w*|smelt|leak|stink\w*|reek\w*) (?:[a-z]+ ){0,3}?gas|gas leak\w*) /,
}

/** Whether people are ill where something burns: two signs or more, and more than one person or only while it burns. */
export function tellsOfCarbonMonoxide({ language, plain: said }: Evidence): boolean {
  if (!burner[language].test(said) || gas[language].test(said)) return false
  const ill = signs[language].filter((sign) => sign.test(said)).length
  return ill >= 2 && shared[language].test(said)
}

const engineIndoors: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:auto|voiture|char|camion|moteur|tondeuse|generatrice|groupe electrogene|brasero|barbecue) /,
    / (?:garage|interieur|sous sol|salon|cuisine|chambre|cave|maison) /,
    / (?:mal (?:a la |de )?tete|mal a tete|tete qui (?:cogne|tourne)|etourdi\w*|vertiges?|par terre|etendue?|evanoui\w*|ecrasee?|inconscient\w*|nausees?|(?:devenue?|est|tout|toute) (?:grise?|gris|pale|bleue?|molle|mou)) /,
    / (?:tourn\w*|roul\w*|parti|allum\w*|demarr\w*|laisse|marche|mis) /,
  ],
  en: [
    / (?:car|truck|engine|motor|generator|mower|grill|bbq|barbecue) /,
    / (?:garage|indoors|inside|basement|living room|kitchen|bedroom|house) /,
    / (?:headaches?|heads? (?:is |are )?(?:pounding|banging|spinning|splitting)|dizzy|nauseous|passed out|collapsed|on the floor|fainted|unconscious|(?:turned|gone|went|is|s|looks) (?:all |very |really |a bit )?(?:gr[ea]y|pale|blue|floppy|limp|drowsy)) /,
    / (?:running|idling|on|left|lit|started) /,
  ],
}

/** Somebody who falls ill where an engine or a fire burns indoors; read only in what is an emergency. */
export const tellsOfEngineIndoors = (evidence: Evidence): boolean =>
  engineIndoors[evidence.language].every((sign) => sign.test(saidBy(evidence)))

const rotten: Record<Language, RegExp> = {
  fr: / (?:sent|odeur|pue|schlingue|empeste) (?:[a-z]+ ){0,4}?(?:l |d |les |des )?(?:oeufs?) pourris? /,
  en: / (?:smell\w*|smelt|stink\w*|reek\w*|whiff\w*) (?:[a-z]+ ){0,3}?(?:rotten|bad|rotting|off) eggs? /,
}
const appliance: Record<Language, RegExp> = {
  fr: / (?:chaudiere|gaz|cuisiniere|gaziniere|poele|chauffe eau|compteur|radiateur|four|rechaud|couloir|cage d escalier) /,
  en: / (?:boiler|gas|furnace|stove|cooker|hob|heater|meter|oven|hallway|stairwell|range) /,
}
const notOfGas: Record<Language, RegExp> = {
  fr: / (?:eau|robinet|douche|evier|siphon|egouts?|fosse|frigo|poubelle|batterie|chiens?|chats?|prout\w*|pets|hier|fausse alerte|recette|piscine|spa) /,
  en: / (?:water|tap|faucet|shower|sink|drains?|sewer\w*|septic|fridge|bin|battery|dogs?|cats?|farts?|yesterday|false alarm|recipe|pool|well|hot tub|breath) /,
}
/** "The boiler is making noise, and it smells of rotten eggs": what is put into the gas so that it is noticed. */
export function tellsOfRottenEggs({ language, plain: said }: Evidence): boolean {
  return rotten[language].test(said) && appliance[language].test(said) && !notOfGas[language].test(said)
}
