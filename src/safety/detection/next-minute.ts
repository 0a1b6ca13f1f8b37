import { afterwards, type Pattern, rule } from './rule.ts'

const noAnimal: Pattern = {
  fr: new RegExp(` (?:${afterwards}|chiens?|chats?|chiot|chaton|lapin|cheval) `),
  en: new RegExp(` (?:${afterwards}|dogs?|cats?|puppy|kitten|rabbit|horse) `),
}

const smoke: Pattern = {
  fr: / (?:fumee|enfume\w*|incendie|feu|flammes?) /,
  en: / (?:smoke|smoky|fire|flames?) /,
}
const noWayOut: Pattern = {
  fr: / (?:(?:peut|peux|peuvent|arrive|pouvons) (?:pas|plus) (?:a )?(?:sortir|descendre|respirer dans le couloir|evacuer)|bloquee?s?|coincee?s?|piegee?s?|sous (?:ma|la|notre) porte|(?:couloir|escaliers?|palier|cage d escalier) (?:[a-z]+ ){0,4}?(?:noir|plein|rempli|fumee|enfume)\w*|fumee (?:[a-z]+ ){0,4}?(?:couloir|escaliers?|palier)) /,
  en: / (?:can not (?:get (?:out|down)|leave|escape)|trapped|stuck|under (?:my|our|the) door|(?:hallway|corridor|stairs|stairwell|landing) (?:[a-z]+ ){0,4}?(?:black|full|smoke|blocked)|smoke (?:[a-z]+ ){0,4}?(?:hallway|corridor|stairs|stairwell|landing)|no way out) /,
}
const noFire: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|cigarettes?|tabac|barbecue|cuisine du voisin|detecteur|cheminee|poele|odeur de|feu vert|feu rouge) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|cigarettes?|tobacco|weed|barbecue|bbq|detector|alarm keeps|chimney|fireplace|smell of|fire door|fire exit) `,
  ),
}
/** « Fumée sous ma porte, 6e, couloir tout noir »: going out would kill. */
export const tellsOfTrappedBySmoke = rule([smoke, noWayOut], noFire)

const noBreath: Pattern = {
  fr: / (?:(?:re)?spire (?:plus|pas)|arrete de respirer|sans souffle|gaspe|(?:rale|respire) (?:bizarre|comme un poisson)\w*) /,
  en: / (?:not breathing|stopped breathing|is not breathing|no longer breathing|gasping|agonal|weird (?:gasping|breaths|noises)) /,
}
const down: Pattern = {
  fr: / (?:repond (?:plus|pas)|reagit (?:plus|pas)|inconscien\w*|ecroul\w*|effondr\w*|bleue?|tombee?|par terre|au sol|reveille (?:plus|pas)|mort subite) /,
  en: / (?:not respond\w*|unresponsive|unconscious|collapsed|blue|on the (?:floor|ground)|will not wake|not waking|dropped) /,
}
/** « Il répond pas et il respire plus »: the chest is pressed, and nobody sits. */
export const tellsOfStoppedBreath = rule([noBreath, down], noAnimal)

const noBreathAtAll: Pattern = {
  fr: /(?<! (?:je|j|ne|n|mal|peine|quand|si)) (?:(?:ne )?respire (?:plus|pas)(?! (?:bien|tres|trop|assez|normal\w*|correct\w*|comme|par|facile\w*|la nuit|aussi|si|pareil|beaucoup|mieux|l air|dans|le|la|les))|(?:a arrete|vient d arreter|s est arretee?) de respirer) /,
  en: / (?:(?:is |are )?not breathing|stopped breathing|no longer breathing) (?!(?:well|properly|right|normal\w*|easily|enough|through|very|so|too|good|great|fine|correctly|much|like|as|in (?:his|her|their) sleep|at night|clearly|deeply|the|out) )/,
}
/** Whoever still coughs or wheezes, is choked or asleep, or knows of the attack: something else comes first. */
const breathes: Pattern = {
  fr: / (?:chiens?|chats?|chiot|chaton|lapin|cheval|hier|asthm\w*|ventoline|inhalateur|etouff\w*|avale\w*|etrangl\w*|frapp\w*|noy\w*|siffle\w*|tousse\w*|apnees?|dormant|ronfl\w*|nez|crise d angoisse|peux?) /,
  en: / (?:dogs?|cats?|puppy|kitten|rabbit|horse|yesterday|asthma\w*|inhaler|ventolin|chok\w*|swallow\w*|strangl\w*|hit|punch\w*|drown\w*|wheez\w*|cough\w*|apn[eo]\w*|sleep|asleep|snor\w*|nose|panic attack|i (?:am|can) not) /,
}
/** "My flatmate isn’t breathing": no inhaler is of use. */
export const tellsOfNoBreath = rule([noBreathAtAll], breathes)

const baby: Pattern = {
  fr: / (?:bebe|nourrisson|nouveau nee?|(?:[1-9]|1[01]) mois) /,
  en: / (?:baby|newborn|infant|(?:[1-9]|1[01]) months? old) /,
}
const chokes: Pattern = {
  fr: / (?:s etouffe|etouffe|s est etouffee?|avale de travers|coince dans (?:la|sa) gorge|fausse route) /,
  en: / (?:chok\w*|stuck in (?:his|her|the) throat|swallowed (?:something )?the wrong way|can not cough) /,
}
const throughNose: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|cordon|frappe|mari|coussin|peur qu il|risque|eviter|diversification) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|cord|husband|boyfriend|pillow|hazard|afraid|risk|avoid|weaning|recall) `,
  ),
}
/** A baby who chokes: claps and thrusts of its own. */
export const tellsOfChokingBaby = rule([baby, chokes], throughNose)

const opioid: Pattern = {
  fr: / (?:fentanyl\w*|heroine|hero|methadone|morphine|oxycodone|oxycontin|tramadol|codeine|opiaces?|opioides?|subutex|skenan) /,
  en: / (?:fentanyl|heroin|methadone|morphine|oxycodone|oxycontin|oxys?|percs?|percocet|opioids?|opiates?|suboxone|nitazenes?|smack|fent) /,
}
const asleep: Pattern = {
  fr: / (?:bleues?|bleu|reveille (?:plus|pas)|repond (?:plus|pas)|respire (?:plus|pas|mal|a peine)|inconscien\w*|ronfle|gargouill\w*|pupilles) /,
  en: / (?:blue|gr[ae]y|will not wake|not waking|can not wake|not respond\w*|not breathing|barely breathing|unconscious|snoring|gurgl\w*|pinpoint) /,
}
/** Blue, or not to be woken, after an opioid. */
export const tellsOfOpioidSleep = rule([opioid, asleep], noAnimal)

const nose: Pattern = {
  fr: / (?:saigne\w* (?:du|au|de) nez|nez (?:[a-z]+ ){0,4}?saigne\w*|epistaxis) /,
  en: / (?:nose ?bleed\w*|nose (?:[a-z]+ ){0,4}?bleed\w*|bleeding from (?:his|her|my|the) nose) /,
}
const long: Pattern = {
  fr: / (?:s arrete pas|arrete pas|depuis|minutes|heures?|anticoagul\w*|kardegic|plavix|eliquis|xarelto|previscan|coumadine|fluidifi\w*|sang partout|caillots?) /,
  en: / (?:will not stop|not stop\w*|for|minutes|hours?|blood thinn\w*|thinners|warfarin|eliquis|xarelto|aspirin|everywhere|clots?) /,
}
/** A nose that does not stop bleeding: sitting, leaning forward. */
export const tellsOfNosebleed = rule([nose, long], {
  fr: new RegExp(` (?:${afterwards}|frappe|coup de poing|bagarre|chiens?|chats?|tous les (?:jours|matins)|souvent) `),
  en: new RegExp(` (?:${afterwards}|punch\\w*|hit|fight|dogs?|cats?|every (?:day|morning)|often) `),
})
