// Somebody who fell from a height, or fell and struck their head, told as it has just happened.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

const fromHeight: Record<Language, RegExp> = {
  fr: / (?:tomb(?:e|ee|es|er)|chut(?:e|er|ee)|degringol\w*) (?:[a-z]+ ){0,3}?(?:du|de la|de l|d un|d une|depuis|par|dans) (?:[a-z]+ )?(?:toit|toiture|echelle|escabeau|echafaudage|balcon|fenetre|etages?|arbre|mur|falaise|escaliers?|marches|cheval|grenier|mezzanine|lit superpose|(?:[1-9]|premier|deuxieme|troisieme|quatrieme|1er|2eme|3eme) etage|nacelle|pont|rocher|tremie|puits) /,
  en: / (?:fell|fallen|falls|falling|tumbled) (?:[a-z]+ ){0,2}?(?:off|from|out of|out|through|down) (?:[a-z]+ ){0,3}?(?:roof|ladder|steps|stepladder|scaffold\w*|balcony|window|tree|wall|cliff|stairs?|staircase|horse|attic|loft|bunk bed|(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:floor|storey|story)|bridge|skylight|well) /,
}
/** The blow is the fall’s: « s’est cogné la tête », "hit his head". */
const onHead: Record<Language, RegExp> = {
  fr: / (?:tomb\w*|chut\w*|gliss\w*|trebuch\w*|degringol\w*) (?:[a-z0-9]+ ){0,10}?(?:(?:cogn|tap|heurt|frapp|ouvert|fendu)\w* (?:[a-z]+ ){0,3}?(?:tete|crane|front|tempe|nuque)|sur (?:la|le|sa|son) (?:tete|crane|nuque)|tete (?:[a-z]+ ){0,3}?(?:cogn|tap|heurt|ouvert)\w*) /,
  en: / (?:fell|fallen|fall|slipped|tripped|tumbled) (?:[a-z0-9]+ ){0,10}?(?:hit|banged|bumped|bashed|knocked|whacked|cracked|smacked|split|struck|on) (?:his|her|my|their|the) (?:[a-z]+ )?head /,
}
const grave: Record<Language, RegExp> = {
  fr: / (?:bouge (?:plus|pas)|bouger|repond (?:plus|pas)|parle (?:plus|pas)|inconscien\w*|evanoui\w*|assomm\w*|saigne\w*|sang|vomi\w*|confuse?|(?:sent|sens) (?:plus|pas)|(?:ne )?peut (?:plus|pas)|mal (?:au|a la|o) (?:dos|nuque|cou)|hurle|se releve (?:pas|plus)|relever|reveill\w*|respire\w*|convuls\w*|bizarre|coule) /,
  en: / (?:not moving|can not (?:move|feel|stand|get up|walk)|move (?:his|her|their|my) (?:legs?|arms?)|legs|not respond\w*|unresponsive|unconscious|passed out|knocked out|out cold|bleeding|blood|vomit\w*|throwing up|being sick|confus\w*|drows\w*|numb|back|neck|screaming|not waking|wake|breath\w*|seizure|not making sense|weird) /,
}
const now: Record<Language, RegExp> = {
  fr: / (?:vient|viens|vien|a l instant|maintenant|vite|au secours|aide[zr]?|par terre|au sol|en bas|ce matin|ce soir|tout a l heure) /,
  en: / (?:just|now|minutes? ago|help|quick|hurry|on the (?:ground|floor|grass|concrete|patio)|this morning|tonight) /,
}
const person: Record<Language, RegExp> = {
  fr: / (?:fils|fille|fillette|enfant|petite?|gamine?|bebe|mari|femme|epoux|epouse|conjointe?|compagne|compagnon|mere|pere|maman|papa|mamie|papi|papy|grand mere|grand pere|frere|soeur|oncle|tante|cousine?|neveu|niece|copain|copine|amie?|pote|collegue|voisine?|ouvrier|couvreur|homme|dame|monsieur|personne|quelqu un|il|elle) /,
  en: / (?:son|daughter|kid|child|baby|toddler|boy|girl|husband|wife|partner|mother|father|mum|mom|dad|nan|gran|granny|grandma|grandad|grandpa|brother|sister|uncle|aunt|cousin|nephew|niece|friend|mate|colleague|coworker|neighbou?r|builder|roofer|man|guy|bloke|woman|lady|someone|somebody|he|she) /,
}
/** Blows by others, what is asked of an insurer, a thing or an animal that fell, and a fall that is over. */
const otherwise: Record<Language, RegExp> = {
  fr: / (?:quelles?|quels?|qui (?:paie|paye|rembourse)|demarches?|rembourse\w*|obligations?|maitre d|vole\w*|retrouve\w*|pousse\w*|frappe (?:moi|elle|ma|mon|la)|m a frappe\w*|l a frappe\w*|bat|battue?|gifl\w*|jete\w*|sauter|saute|suicid\w*|mourir|en finir|cachets?|medicaments?|comprimes?|(?:a|ont) (?:pris|avale|bu)|indemni\w*|assur\w*|responsab\w*|prejudice|avocate?|arret de travail|accident du travail|employeur|proprietaire|bailleur|syndic|recours|plainte|tribunal|expertise|travaux|garantie|reparer|tuiles?|hier|\d+ (?:jours?|semaines?|mois)|derni\w+ (?:semaine|mois)|semaine derni\w+|l autre jour|peur (?:de|qu)|failli|(?:chat|chien|telephone|pot|volet|branche|neige|antenne|gouttiere) (?:[a-z]+ ){0,3}?tombe\w*|va (?:tres )?bien|remarche|reeducation|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|rien de (?:grave|casse)|depuis que) /,
  en: / (?:what is|what are|limitation|which|who pays|how long|is my|policy|enough|stolen|legal\w*|pushed|shoved|threw|thrown|punched|kicked|beat\w*|slapped|hits? (?:me|us|her|him|my)(?! (?:[a-z]+ )?(?:head|back|face))|jump\w*|suicid\w*|die|pills?|tablets?|overdos\w*|took|claims?|insur\w*|compensat\w*|liab\w*|sue|suing|lawyer|solicitor|landlord|employer|court|workers comp|sick pay|warranty|repair\w*|tiles?|yesterday|\d+ (?:days?|weeks?|months?)|last (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|(?:day|week|month)s? ago|nearly|almost|afraid|worried (?:he|she|they) (?:will|might|could)|could|might|if|(?:cat|dog|phone|pot|shutter|branch|snow|gutter|tile) (?:[a-z]+ ){0,2}?fell|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|is (?:fine|ok|okay)|seems (?:fine|ok|okay)|was (?:fine|ok|okay)) /,
}

const few = 12
const isShort = (said: string) => said.trim().split(' ').length <= few

/** « Mon mari est tombé du toit », "she fell down the stairs and can’t move her legs". */
export function tellsOfBadFall(evidence: Evidence): boolean {
  const { language } = evidence
  const said = saidBy(evidence)
  const high = fromHeight[language].test(said)
  if (!isFall(evidence, high)) return false
  if (high) return grave[language].test(said) || now[language].test(said) || isShort(said)
  return grave[language].test(said)
}

function isFall(evidence: Evidence, high: boolean): boolean {
  const { language, whole } = evidence
  const said = saidBy(evidence)
  if (!(high || onHead[language].test(said)) || !person[language].test(said)) return false
  return !otherwise[language].test(said) && !whole.concepts.has('PETSUBJ') && !tellsOfFictionOrPast(evidence)
}

const numb: Record<Language, RegExp> = {
  fr: / (?:tomb\w*|chut\w*|degringol\w*) (?!amoureu|sous le charme)(?:[a-z0-9]+ ){0,12}?j?(?:sens|sent|bouger?|remuer?) (?:plus|pas) (?:du tout )?(?:mes|les|ses|mon|mes deux) (?:jambes?|bras|pieds?|mains?) | (?:sens|sent|bouge) (?:plus|pas) (?:mes|les|ses) (?:jambes?|bras|pieds?|mains?) (?:[a-z0-9]+ ){0,12}?tomb\w* /,
  en: / (?:fell|fallen|fall) (?:[a-z0-9]+ ){0,12}?can not (?:feel|move) (?:my|his|her|their) (?:legs?|arms?|feet|hands?) | can not (?:feel|move) (?:my|his|her|their) (?:legs?|arms?|feet|hands?) (?:[a-z0-9]+ ){0,12}?fell /,
}

/** « Je suis tombé de l’échelle, je ne sens plus mes jambes »: whoever fell must not be moved, the writer as well. */
export function tellsOfNumbFall(evidence: Evidence): boolean {
  const said = saidBy(evidence)
  const { language } = evidence
  return numb[language].test(said) && !otherwise[language].test(said) && !tellsOfFictionOrPast(evidence)
}

/** A fall on the head with no sign after it: not blows by others, whatever else its words read as. */
export const tellsOfFallOnHead = (evidence: Evidence): boolean => isFall(evidence, false)

const lyingSince: Record<Language, RegExp> = {
  fr: / (?:(?:est|reste|etait|git) (?:[a-z]+ ){0,3}?(?:par terre|au sol|sur le (?:sol|carrelage))|sur le carrelage) (?:[a-z]+ ){0,6}?depuis (?:hier|cette nuit|ce matin|des heures|(?:\d+|deux|trois|plusieurs) (?:heures|jours)) /,
  en: / (?:(?:is|been|lying|was|stuck|lay) (?:[a-z]+ ){0,2}?on the (?:[a-z]+ )?(?:floor|ground|tiles)) (?:[a-z]+ ){0,5}?(?:since|for|all) (?:last night|yesterday|this morning|hours|(?:the )?(?:whole )?night|(?:\d+|two|three|several) (?:hours|days)) /,
}
/** Who sleeps or works there, or a thing. */
const ofFloor: Record<Language, RegExp> = {
  fr: / (?:dort|dors|dormir|matelas|chats?|chiens?|joue\w*|coussin|colis|linge|vetements|meuble|carton|tapis|squat\w*|frapp\w*|batt\w*) /,
  en: / (?:sleep\w*|slept|mattress|cats?|dogs?|playing|cushion|parcel|laundry|clothes|furniture|boxes|rug|squat\w*|hit|hits|beat\w*|punch\w*) /,
}
/** "Nan’s", "mum’s". */
const contracted = / (?:nan|gran|granny|mum|mom|dad|grandma|grandad|husband|wife|brother|sister|neighbou?r|friend)s /
/** "Nan’s been on the kitchen floor since last night": who has lain there for hours. */
export function tellsOfLyingSince(evidence: Evidence): boolean {
  const { language, plain } = evidence
  if (!lyingSince[language].test(plain) || ofFloor[language].test(plain)) return false
  return person[language].test(plain) || contracted.test(plain)
}
