// Accidents whose words read as something else: a child who found a medicine, somebody caught under a machine.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

const young: Record<Language, string> = {
  fr: '(?:bebe|petite?|enfants?|gamine?|gosse|fils|fille|fillette|garcon|bambin|nourrisson|neveu|niece|jumeaux|jumelles|(?:[1-9]|1[0-7]|un|deux|trois|quatre|cinq|six|sept) ans|\\d+ mois|il|elle)',
  en: '(?:baby|toddler|child|kids?|son|daughter|boy|girl|infant|nephew|niece|grandson|granddaughter|twins?|little one|(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven) years? old|\\d+ months? old|he|she)',
}
const remedy: Record<Language, string> = {
  fr: '(?:cachets?|comprimes?|pilules?|pillules?|medicaments?|medocs?|gelules?|doliprane|paracetamol|ibuprofene|somniferes?|sirop|dragees?|plaquette|gouttes|traitement|levothyrox|tension|anxiolytiques?|xanax|lexomil|tramadol|methadone)',
  en: '(?:pills?|tablets|(?:a|one|heart|sleeping) tablet|capsules?|medicines?|medications?|meds|tylenol|paracetamol|calpol|ibuprofen|adderall|xanax|metformin|insulin|statins|vitamins|gummies|gummy|edibles?|suboxone|methadone|oxycodone|ativan|metoprolol|beta blockers?|advil|aspirin|melatonin|antidepressants?|painkillers|sleeping|pill ?box)',
}
const took: Record<Language, string> = {
  fr: '(?:a|ont|vient d|vient de|viennent de|avait) (?:[a-z]+ ){0,3}?(?:mang|aval|pri[st]?|bu|croqu|bouff|suc|ingur|ingest|gob|ouver|vid|vol|trouv|machouill|fouill|attrap)\\w*',
  en: '(?:got (?:in ?to|hold of|at|her hands on|his hands on)|get (?:in ?to|hold of)|been (?:in ?to|at|eating|at)|ate|eaten|swallowed|swallowing|chewed|chewing|took|taken|drank|drunk|found|opened|helped (?:himself|herself) to|munch\\w*|scoffed|had)',
}
const tookRemedy: Record<Language, RegExp> = {
  fr: new RegExp(
    ` ${young.fr} (?:[a-z0-9]+ ){0,5}?${took.fr} (?:[a-z0-9]+ ){0,6}?${remedy.fr} | ${remedy.fr} (?:[a-z0-9]+ ){0,6}?${young.fr} (?:[a-z]+ ){0,3}?${took.fr} `,
  ),
  en: new RegExp(
    ` ${young.en} (?:[a-z0-9]+ ){0,5}?${took.en} (?:[a-z0-9]+ ){0,6}?${remedy.en} | ${remedy.en} (?:[a-z0-9]+ ){0,6}?${young.en} (?:[a-z]+ ){0,3}?${took.en} `,
  ),
}
const youngNamed: Record<Language, RegExp> = {
  fr: / (?:bebe|petite?|enfants?|gamine?|gosse|fils|fille|fillette|garcon|bambin|neveu|niece|jumeaux|jumelles|(?:[1-9]|1[0-7]) ans|\d+ mois) /,
  en: / (?:baby|toddler|child|kids?|son|daughter|little boy|little girl|infant|nephew|niece|grandson|granddaughter|twins?|little one|(?:[1-9]|1[0-7]) years? old|\d+ months? old) /,
}

/** « Mon petit a avalé les cachets de mamie », "my 2 year old got into grandma’s pills": the old person only owned them. */
export const tellsOfChildTakingMedicine = ({ language, plain }: Evidence): boolean =>
  youngNamed[language].test(plain) && tookRemedy[language].test(plain)

/** Old enough to mean it, or said to. */
const meant: Record<Language, RegExp> = {
  fr: / (?:mourir|mort|en finir|suicid\w*|adieu|pardon|se tuer|vivre|deprim\w*|dispute\w*|(?:1[0-7]|dix|onze|douze|treize|quatorze|quinze|seize|dix sept) ans|ado\w*|lycee|college) /,
  en: / (?:die|dead|suicid\w*|kill (?:herself|himself)|overdos\w*|goodbye|sorry|end it|live|depress\w*|argument|(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) years? old|teen\w*|high school) /,
}

/** Whether a child took a medicine without wanting to die. */
export const tellsOfAccident = (evidence: Evidence): boolean =>
  tellsOfChildTakingMedicine(evidence) && !meant[evidence.language].test(evidence.plain)

const fell: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:mere|pere|maman|papa|mamie|papi|papy|grand mere|grand pere|voisine?|dame|monsieur|mari|femme|tante|oncle|(?:[6-9]\d|10\d) ans) /,
    / (?:tombee?s?|tombait|chute|chutee?) /,
    / (?:relever|releve|par terre|au sol|n importe quoi|confuse?|sonnee?|hanche|bouge|tete|desorientee?) /,
  ],
  en: [
    / (?:mother|father|mum|mom|dad|nan|gran|granny|grandma|grandad|grandpa|neighbou?r|lady|husband|wife|aunt|uncle|(?:[6-9]\d|10\d) years? old) /,
    / (?:fell|fallen|fall|collapsed) /,
    / (?:get up|get back up|floor|ground|confused|nonsense|dazed|hip|head|not making sense) /,
  ],
}
const wantsToDie = / (?:mourir|suicid\w*|en finir|se tuer|die|suicid\w*|kill (?:herself|himself)|end it) /

/** An old or frail person who fell and cannot get up, or is confused since. */
export const tellsOfFall = ({ language, plain }: Evidence): boolean =>
  fell[language].every((sign) => sign.test(plain)) && !wantsToDie.test(plain)

const caught: Record<Language, RegExp> = {
  fr: / (?:coincee?s?|bloquee?s?|ecrasee?s?|prise?s?|ensevelie?s?|enterree? vivante?|piegee?s?|broyee?|happee?s?) (?:[a-z]+ ){0,3}?(?:sous|sou|dans|entre|par) (?:[a-z]+ ){0,2}?(?:l)?(?:engins?|pelleteuse|pelle|grue|tracto\w*|tracteur|machines?|chariot|transpalette|benne|nacelle|echafaudage|bulldozer|rouleau|betonniere|presse|palettes?|poutre|dalle|mur|toit|plafond|tranchee|gravats|decombres|eboulement|terre|arbre|tronc|tondeuse|quad|broyeu\w*|tapis|moissonneuse|remorque|containe\w*|conteneur|charge|chargement) | (?:coincee?s?|bloquee?s?) (?:en )?dessous | (?:coincee?s?|bloquee?s?|ecrasee?s?|pris) sous (?:la|le|sa|son|une|un|ma) (?:voiture|camionnette|camion|auto) | (?:charge|grue|mur|toit|plafond|echafaudage|tracteur|arbre|engin|benne|dalle|tranchee) (?:[a-z]+ ){0,8}?(?:est|sont|sont restes|est reste) (?:en )?dessous /,
  en: /(?<! (?:has|got|holds|holding)(?: (?:me|him|her|(?:my|his|her|our) [a-z]+))) (?:trapped|pinned|crushed|stuck|caught|buried|squashed) (?:[a-z]+ ){0,2}?(?:under|beneath|underneath|in|between|by|against) (?:[a-z]+ ){0,2}?(?:digger|excavator|crane|forklift|fork lift|tractor|machine\w*|pallets?|scaffold\w*|bulldozer|roller|mixer|press|beam|slab|wall|roof|ceiling|trench|rubble|debris|landslide|tree|trunk|quad|atv|mower|baler|conveyor|combine|container|load|loader|dumper|skip|jcb|steel) | (?:trapped|pinned|crushed|stuck) (?:under|beneath|underneath) (?:the|a|his|my|her) (?:car|van|truck|lorry) | (?:pulled|sucked|dragged|drawn) into (?:the|a) (?:conveyor|baler|machine\w*|press|mixer|combine|chipper|shredder|rollers?|mincer) /,
}
const somebody: Record<Language, RegExp> = {
  fr: / (?:chef|patron|collegues?|ouvriers?|macons?|apprenti|mari|femme|pere|papa|mere|frere|soeur|fils|fille|oncle|cousin|ami|copain|pote|voisin|homme|gars|mec|type|quelqu un|salarie|interimaire|agriculteur|il|elle|jambes?|bras|main|je|suis) /,
  en: / (?:bloke|lad|boss|foreman|colleague|co ?worker|workers?|workmate|mate|(?:friend|husband|wife|father|dad|mother|brother|sister|son|daughter|uncle|cousin|neighbou?r)s?|man|guy|someone|somebody|partner|apprentice|farmer|he|she|legs?|arms?|hand|i) /,
}
/** Over, of a thing, of current, in water or in fire, or meant as a figure. */
const notCaught: Record<Language, RegExp> = {
  fr: / (?:il y a (?:\d+|un|une|deux|trois|quelques|plusieurs) (?:semaines?|mois|ans|annees)|la semaine derniere|l an(?:nee)? dernier\w*|le mois dernier|courant|electri\w*|electrocut\w*|jus|feu|flammes|fumee|incendie|cables?|haute tension|eau|riviere|rapides|lac|mer|canal|kayak|bateau|cheveux|manche|machine a (?:laver|coudre|cafe|sous)|(?:19|20)\d\d|indemni\w*|assurance|administrati\w*|accident du travail|prud ?hommes|(?:voiture|auto|velo|camion|chat|chien|ballon|cle|cles|telephone) (?:est |reste )?(?:coince|bloque|ecrase)\w*|(?:chat|chien) ) /,
  en: / (?:(?:\d+|a|two|three|few|several|some) (?:weeks?|months?|years?) ago|last (?:week|month|year)|electri\w*|electrocut\w*|fire|flames|smoke|live|wires?|shock|volts|power line|water|river|rapids|lake|sea|pond|kayak|canoe|boat|hair|sleeve|scarf|(?:washing|sewing|coffee|vending|slot) machine|hand mixer|(?:19|20)\d\d|compensation|insurance|claim\w*|tribunal|(?:car|bike|cat|dog|phone|ball|keys|van) (?:is |got |was )?(?:trapped|stuck|crushed|caught)) /,
}

/** « mon chef est coincé sous un engin », "my dad’s pinned under the tractor". */
export function tellsOfCaughtUnderLoad({ language, plain: said }: Evidence): boolean {
  return caught[language].test(said) && somebody[language].test(said) && !notCaught[language].test(said)
}
