// A tornado that comes, an avalanche with somebody under it, and a wild animal close by: dangers of the mountains and plains.
import { afterwards, type Pattern, rule } from './rule.ts'

const tornado: Pattern = {
  fr: / (?:tornades?|trombe) /,
  en: / (?:tornado(?:es)?|twister|funnel cloud) /,
}
const comes: Pattern = {
  fr: / (?:arrive\w*|approche|fonce|vient (?:sur|vers|droit|de (?:toucher|frapper|passer|tomber|detruire))|est (?:la|sur nous|devant)|on (?:la|le) voit|je (?:la|le) vois|en vue|sirenes?|alerte|en ce moment|maintenant|au secours|vite|(?:ou|on) (?:se|me) (?:met|cache|refugie|abrite)\w*|a (?:arrache|emporte|detruit|touche|frappe) (?:le |la |notre |mon |ma )?(?:toit|maison|mobil home|caravane|camping|quartier|village)|coinces?|sous (?:la maison|les decombres)) /,
  en: / (?:coming|heading|headed|approaching|on the ground|touch\w* down|touchdown|hit (?:us|our|the house|my)|just hit|outside|right now|sirens?|warning|i (?:can )?see|we (?:can )?see|is here|over us|above us|trapped|stuck|under the (?:house|rubble)|took (?:the|our|my) (?:roof|house)|where (?:do|should) (?:we|i) (?:go|hide|shelter)|what (?:do|should) (?:we|i) do|what now|help) /,
}
const noTornado: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|declar\\w*|catastrophe naturelle|sinistre|expert|travaux|facture|toiture a refaire|jouet|aspirateur|trombone|trombes? d eau|peur des|reve|lego|ballon|exercice|saison) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|damage|deductible|roofer|repairs?|cash|vacuum|season|drills?|chas(?:er|ers|ing)|shelter cost|policy|contractor|landlord|afraid of|scared of|phobia|wizard of oz|tour|watch next|museum|practice|test) `,
  ),
}
/** "Tornado sirens going off and we’re in a trailer", « une tornade arrive sur le camping ». */
export const tellsOfTornado = rule([tornado, comes], noTornado)

const avalanche: Pattern = {
  fr: / (?:avalanches?|coulee de neige|plaque a vent|plaque de neige|ensevelie?s? sous (?:la|de la|une|\d+|un) (?:[a-z]+ ){0,3}?neige) /,
  en: / (?:avalanches?|snow ?slide|slab (?:broke|released)|buried (?:alive )?(?:in|under) (?:the |a )?snow(?:bank| bank| drift)?) /,
}
const beneath: Pattern = {
  fr: / (?:dessous|ensevelie?s?|emport\w*|pris(?:e|es)? dans|est sous|sont sous|coince\w* sous|recouvert\w*|enterre\w*|disparu\w*|cherch\w*|(?:trouve|voit|vois|repond|capte) (?:plus|pas)|vient de (?:tomber|partir|emporter|descendre|passer|nous)|sous la coulee|arva|dva) /,
  en: / (?:buried|beneath|under it|under there|under the snow|is under|are under|swept|caught|took (?:him|her|them|my|our|two|three|a)|came down on|got (?:him|her|them|my)|trapped|dig\w*|can not (?:find|see|get) (?:him|her|them|my)|missing|beacon|transceiver|just (?:came|hit|released|went)) /,
}
const person: Pattern = {
  fr: / (?:mon|ma|mes|notre|nos|un|une|deux|trois|il|elle|ils|lui|on|nous|quelqu un|des) (?:[a-z]+ ){0,2}?(?:amie?s?|pote|potes|copain|copine|frere|soeur|fils|fille|mari|femme|pere|mere|cousine?|collegue|guide|groupe|skieurs?|skieuse|randonneurs?|personnes?|gars|gens|chum|blonde|moniteur|compagnon|compagne|est|sont|a ete|ont ete|cherche|trouve|repond) /,
  en: / (?:him|her|them|he|she|they|us|we|me|someone|somebody|people|friends?|mate|buddy|brother|sister|son|daughter|husband|wife|dad|mum|mom|partner|skiers?|snowboarders?|hikers?|guide|group|guy|guys|man|woman|two|three) /,
}
const noAvalanche: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|avalanche d(?:e|es)? (?!neige)[a-z]+|stage|formation|cours|bulletin|risque d|danger d|prevention|chiens?|materiel|acheter|location|louer|si (?:je|on|un|une|jamais)|reve|voiture|voitures|auto|vehicule|toit|cabanon|abri|garage|serre) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|avalanche of (?!snow)[a-z]+|course|training|forecast|bulletin|risk|gear|buy|rent|rental|if|dream\\w*|canucks|colorado avalanche|game|hockey|car|truck|van|shed|roof|garage|fence|greenhouse|emails|work) `,
  ),
}
/** « Une avalanche, mon ami est dessous », "avalanche just came down on my brother". */
export const tellsOfAvalanche = rule([avalanche, beneath, person], noAvalanche)

const beast = {
  fr: '(?:ours|ourse|oursons?|grizzlis?|grizzlys?|orignal|cougars?|couguar|pumas?|loups?|meute|sangliers?)',
  en: '(?:(?:black |brown |grizzly |polar |mama |mother )?bears?|grizzly|grizzlies|cougars?|mountain lions?|moose|wolf|wolves|puma|alligator|gator|crocodile)',
}
const camp = {
  fr: '(?:tentes?|cabane|refuge|campement|camp|camping|roulotte|caravane)',
  en: '(?:tents?|cabin|camp|camp ?site|campground|trailer|camper|rv|canoe)',
}
const indoors = {
  fr: '(?:maison|cuisine|salon|chalet|voiture|char|auto)',
  en: '(?:house|kitchen|living room|cabin|car|truck)',
}
const people = {
  fr: '(?:moi|nous|lui|elle|eux|(?:mon|ma|mes|notre|nos|un|une) (?:[a-z]+ )?(?:mari|femme|fils|fille|enfants?|pere|mere|frere|soeur|amie?s?|copain|copine|chum|blonde|pote|groupe|gars|randonneur|randonneuse|homme|dame))',
  en: '(?:me|us|him|her|them|(?:my|our|a|the|some) (?:[a-z]+ )?(?:husband|wife|son|daughter|kids?|child|children|dad|mom|mum|father|mother|brother|sister|friends?|buddy|boyfriend|girlfriend|partner|group|hiker|camper|man|woman|guy))',
}
const hunts = {
  fr: '(?:charge|attaque|poursuit|suit|traque|a attaque|a charge|a griffe|a mordu|fonce sur|court apres|s approche de|a coince)',
  en: '(?:charging|charged|chasing|stalking|following|attacking|attacked|mauling|mauled|clawing|biting|bit|has|got|cornered|circling)',
}
const close: Pattern = {
  fr: new RegExp(
    ` ${beast.fr} (?:[a-z]+ ){0,4}?(?:(?:devant|dans|autour de|pres de|a cote de|contre|renifle|gratte|dechire) (?:la|le|l|ma|mon|notre|nos|les|nous) (?:[a-z]+ )?${camp.fr}|(?:dans|entre dans|rentre dans|est entre dans) (?:la|le|ma|mon|notre) ${indoors.fr}|${hunts.fr} ${people.fr}|(?:me|nous|m|la|le|l) (?:charge|attaque|poursuit|suit|fonce dessus|court apres|bloque|renifle)) | (?:attaque|charge|poursuivi|mordu|griffe|suivi|coince)(?:e|es|s)? (?:[a-z]+ ){0,2}?par (?:un|une|l|le|la|des) ${beast.fr} `,
  ),
  en: new RegExp(
    ` (?:a|an|the|this|two|some|there is|grizzly) (?:[a-z]+ )?${beast.en}(?: s)? (?:[a-z]+ ){0,4}?(?:(?:outside|at|around|round|near|by|in|inside|into|circling|sniffing|clawing|tearing) (?:at |into |around |round )?(?:my|our|the|his|her|their) (?:[a-z]+ )?${camp.en}|(?:in|inside|into|broke into) (?:my|our|the) ${indoors.en}|${hunts.en} (?:at |after )?${people.en}) | (?:attacked|charged|chased|mauled|followed|stalked|treed|cornered) (?:[a-z]+ ){0,2}?by (?:a|an|the) (?:[a-z]+ )?${beast.en} | (?:bear|grizzly|cougar|mountain lion|wolves) (?:is |s |are )?(?:sniffing|circling|charging|stalking|chasing|clawing|attacking|mauling) `,
  ),
}
const noBeast: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|peluche|doudou|nounours|brebis|moutons?|troupeau|poules?|poulailler|zoo|parc animalier|carcasse|degats?|chasse|chasseurs?|battue|federation|maire|mairie|poubelles?|carte|photo|photos|video|tatouage|deguis\\w*|costume|statue|dessin|si (?:je|on|un|une|jamais)|en cas|toutes les nuits|souvent|chaque|chiens?|potager|pelouse|champ|blesse sur la route|accrochage|bruit de|dette|meute de|percute|mort|morte|gisant) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|teddy|toy|plush|stuffed|market|bear with|to bear|bears? (?:the|no|in mind|market|fruit)|zoo|hens?|chickens?|goats?|sheep|cattle|trash|garbage|bins?|feeder|bird feeders?|photos?|pictures?|video|tattoo|costume|statue|mascot|chicago|hunting|tag|licen[cs]e|if|every (?:night|week|day)|often|keeps (?:coming|getting)|dogs?|cats?|puppy|lawn|collision|hit a|hit the|lodge|inn|logo|dead|drownw*|roadkill|being hit|was hit|mites) `,
  ),
}
/** « Y a un ours devant la tente », "a bear has my husband up a tree". */
export const tellsOfWildAnimal = rule([close], noBeast)

const strayed: Pattern = {
  fr: / (?:(?:je (?:me )?suis|on (?:s )?est|nous (?:nous )?sommes|ils sont|elles sont|(?:mon|ma|mes) [a-z]+ (?:est|sont|et moi)) (?:completement |tous |un peu |encore )?(?:perdue?s?|egaree?s?|coincee?s?|bloquee?s?|prise?s? (?:par|dans))) /,
  en: / (?:(?:i am|we are|im|were|they are|(?:my|our) [a-z]+ (?:is|are|and i are|and i)) (?:completely |totally |all )?(?:lost|stuck|stranded|cragfast|caught out)|(?:got|gotten) (?:lost|stuck|stranded)) /,
}
const heights: Pattern = {
  fr: / (?:montagnes?|collines?|massif|sommet|crete|arete|glacier|alpage|paroi|falaise|via ferrata|rando(?:nnee)?|sentier|col de|pic du|les alpes|les pyrenees|le vercors) /,
  en: / (?:hills?|hillside|mountains?|mountainside|fells?|moors?|peak|summit|ridge|glacier|crag|scramble|via ferrata|hike|hiking|munro|the alps|trail) /,
}
const exposed: Pattern = {
  fr: / (?:froid|nuit|noir|gel\w*|grelott\w*|neig\w*|brouillard|tempete|orage|blesse\w*|batterie|secours|redescendre|descendre|hypotherm\w*|trempee?s?|vent) /,
  en: / (?:cold|freez\w*|frozen|dark|night|snow\w*|fog|mist|storm|hurt|injured|battery|phone|help|get down|hypotherm\w*|soaked|shiver\w*|wind|blizzard|whiteout) /,
}
const noneStrayed: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|colis|bagages?|valises?|remboursement|dossier|demarches?|reserv\\w*|location|hotel|airbnb|gite|station|rembours\\w*|train|gps de ma voiture|si (?:je|on|un|une|jamais)|vacances|l (?:an|ete|hiver) dernier) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|parcel|luggage|refund\\w*|paperwork|booking|rental|hotel|airbnb|resort|if|over the hill|job|career|mountain of|downhill|uphill battle|last year|mortgage) `,
  ),
}
/** « On est perdus en montagne, il fait froid », "lost on a hill and it is getting dark". */
export const tellsOfLostInMountains = rule([strayed, heights, exposed], noneStrayed)
