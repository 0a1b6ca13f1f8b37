// People whom only a rescue gets out: under a wall, in a pit, a silo or a well, on a sinking boat, cut off by the tide, through
// the ice, on a level crossing.
import type { Evidence } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const who = {
  fr: '(?:moi|nous|lui|elle|eux|il|ils|on|quelqu un|(?:mon|ma|mes|notre|nos|un|une|deux|trois|l|le|la|son|sa) (?:(?!voiture|auto|maison|toit|camion|garage|cloture|jardin|serre|velo|moto|cabanon)[a-z]+ )?(?:mari|femme|fils|fille|enfants?|petite?|gamine?|gosse|bebe|pere|mere|papa|maman|mamie|papi|frere|soeur|oncle|tante|neveu|niece|cousine?|amie?s?|pote|copain|copine|chum|blonde|collegues?|apprenti|ouvriers?|macon|patron|voisine?|homme|dame|gars|mec|type|personnes?|agriculteur|conducteur|randonneur)|papa|maman|papi|mamie)',
  en: '(?:me|us|him|her|them|he|she|they|we|someone|somebody|(?:my|our|a|an|the|his|her|two|three|some) (?:(?!car|van|house|roof|truck|garage|fence|shed|garden|bike)[a-z]+ )?(?:husband|wife|son|daughter|kids?|child|children|boy|girl|baby|toddler|father|mother|dad|mum|mom|mam|gran|nan|grandad|brother|sister|uncle|aunt|nephew|niece|cousin|friends?|mate|buddy|colleague|coworker|workers?|lad|lads|apprentice|foreman|driver|neighbou?r|man|woman|guy|bloke|people|farmer|hiker|kid)|dad|mum|mom|mam|gran|grandad|kid|child)',
}
const settled = {
  fr: `${afterwards}|chiens?|chats?|chienne|vaches?|veau|moutons?|voiture garee|syndic|bailleur|proprietaire|locataire|degats|travaux|norme|permis|controle|entretien|facture|si (?:je|on|un|une|jamais)|en cas`,
  en: `${afterwards}|dogs?|cats?|cows?|calf|sheep|parked|landlord|tenant|damage|repairs?|permit|inspection|maintenance|invoice|if|in case`,
}
const over: Pattern = { fr: new RegExp(` (?:${settled.fr}) `), en: new RegExp(` (?:${settled.en}) `) }

const collapsed: Pattern = {
  fr: new RegExp(
    ` (?:mur|muret|plafond|toit|toiture|echafaudage|tranchee|talus|dalle|balcon|maison|immeuble|arbre|grue|falaise|galerie|terre|rocher|eboulement) (?:[a-z]+ ){0,4}?(?:effondre\\w*|ecroule\\w*|tombee?|eboulee?|abattu\\w*|bascule\\w*) (?:[a-z]+ ){0,2}?sur ${who.fr} `,
  ),
  en: new RegExp(
    ` (?:wall|ceiling|roof|scaffold\\w*|trench|bank|slab|balcony|house|building|tree|crane|cliff|tunnel|rocks?|chimney) (?:has |have |just |s )*(?:collapsed|fell|fallen|came down|caved in|toppled|gave way) (?:[a-z]+ ){0,2}?(?:on|onto|on top of) ${who.en} `,
  ),
}
const downOn = {
  fr: '(?:mur|plafond|toit|toiture|echafaudage|tranchee|dalle|balcon|maison|immeuble|arbre|galerie|eboulement)',
  en: '(?:wall|ceiling|roof|scaffold\\w*|trench|slab|balcony|house|building|tree|tunnel|chimney)',
}
const beneath: Pattern = {
  fr: new RegExp(
    ` ${downOn.fr} (?:[a-z]+ ){0,4}?(?:effondr\\w*|ecroul\\w*|tomb\\w*|eboul\\w*) (?:[a-z]+ ){0,6}?(?:(?:est|sont|reste\\w*|coince\\w*) (?:en )?(?:dessous|sous les (?:decombres|gravats))|(?:je suis|on est|nous sommes|(?:il|elle|fils|fille|mari|femme|mere|pere) est) (?:coince|bloque|pris|ecrase)e?s?) `,
  ),
  en: new RegExp(
    ` ${downOn.en} (?:has |have |just |s )*(?:collapsed|fell|fallen|came down|caved in) (?:[a-z]+ ){0,5}?(?:(?:under|beneath|underneath) (?:it|there|that|the rubble)|(?:i am|we are|(?:he|she|son|daughter|husband|wife|mother|father) is) (?:stuck|trapped|pinned|crushed)) `,
  ),
}
const wreck: Pattern = {
  fr: / (?:parapentes?|deltaplane|helicoptere|helico|ulm|planeur|avion de tourisme|petit avion|montgolfiere) (?:[a-z]+ ){0,3}?(?:ecrase\w*|crashe?\w*|tombee?|accroche\w* dans|dans les arbres) /,
  en: / (?:paragliders?|hang ?gliders?|helicopter|glider|small plane|light aircraft|microlight|hot air balloon) (?:has |have |just |s )*(?:crashed|came down|went down|fell|is (?:in|stuck in) (?:the |a )?trees?) /,
}
const limb: Pattern = {
  fr: / (?:main|bras|doigts?|jambe|pied) (?:[a-z]+ ){0,3}?(?:prise?|coincee?s?|aspiree?|happee?|dans) (?:dans )?(?:la|le|un|une|l) (?:hachoir|presse|broyeu\w+|vis sans fin|laminoir|petrin|moissonneuse|tapis roulant|escalator|machine) /,
  en: / (?:hands?|arms?|fingers?|leg|foot) (?:is |are |s |got |went |has |been )*(?:caught |stuck |trapped |pulled |jammed )?(?:in|into) (?:the|a|an) (?:[a-z]+ )?(?:mincer|grinder|press|auger|shredder|chipper|rollers?|baler|escalator|conveyor|lathe|dough mixer) /,
}
const collapsedOn = rule([collapsed], over)
const collapsedOver = rule([beneath], over)
/** "Paraglider crashed in the trees above us". */
export const tellsOfWreck = rule([wreck], {
  fr: new RegExp(` (?:${settled.fr}|drone|jouet|bapteme|bon cadeau|stage|actualite|billet) `),
  en: new RegExp(` (?:${settled.en}|drone|toy|voucher|lesson|news|ticket|shares|parents?) `),
})
/** « Tranchée effondrée sur mon collègue », "ceiling came down, my gran’s under it". */
export const tellsOfCollapse = (evidence: Evidence): boolean => collapsedOn(evidence) || collapsedOver(evidence)
/** "A man’s hand is in the meat mincer". */
export const tellsOfLimbInMachine = rule([limb], {
  fr: new RegExp(` (?:${settled.fr}|inspection du travail|amende|perdu|employeur|declare\\w*) `),
  en: new RegExp(` (?:${settled.en}|osha|hse|lost|penalty|logged|fire me|back in|employer) `),
})

const pit: Pattern = {
  fr: new RegExp(
    ` ${who.fr} (?:[a-z]+ ){0,4}?(?:tombee?s?|descendue?s?|coincee?s?|piegee?s?|enseveli\\w*|aspiree?s?|au fond|est|sont) (?:[a-z]+ ){0,2}?(?:dans|d|du|de) (?:la|le|un|une|l) (?:[a-z]+ )?(?:fosse(?: a lisier| septique| a purin)?|puits|citerne|cuve|silo|egout|crevasse|aven|regard|ravin|gouffre|tremie) | (?:fosse a (?:lisier|purin)|silo|puits|crevasse) (?:[a-z]+ ){0,6}?(?:tombee?|repond (?:plus|pas)|entend (?:plus|pas)|bouge (?:plus|pas)|dedans) `,
  ),
  en: new RegExp(
    ` ${who.en} (?:[a-z]+ ){0,4}?(?:fell|fallen|went|gone|stuck|trapped|buried|sinking|overcome|down|is|s) (?:[a-z]+ ){0,2}?(?:in|into|down|inside|at the bottom of) (?:the|a|an) (?:[a-z]+ )?(?:slurry (?:pit|tank)|pit|well|cesspit|septic tank|manhole|silo|grain (?:bin|been)|hopper|tank|crevasse|mine ?shaft|sinkhole|ravine|sewer) | (?:grain (?:bin|been)|silo|slurry (?:pit|tank)|hopper) (?:[a-z]+ ){0,4}?(?:up to (?:his|her|my) (?:neck|chest|waist)|stuck|trapped|buried|sinking|not answering|not moving) `,
  ),
}
/** « Papa est tombé dans la fosse à lisier », "grain bin, dad’s up to his neck": who follows dies too. */
export const tellsOfPit = rule(
  [pit],
  {
    fr: new RegExp(
      ` (?:${settled.fr}|fosse commune|piscine|moto|scooter|jeu|portable|telephone|cles?|video|loi|j ai vu|affaire) `,
    ),
    en: new RegExp(` (?:${settled.en}|pit ?stop|mosh pit|phone|keys?|well being|as well|fish tank|tank top|video) `),
  },
  // "Up to his neck" is a figure elsewhere.
  ({ plain }) => plain,
)

const sinking: Pattern = {
  fr: / (?:(?:bateau|voilier|zodiac|canot|barque|kayak|pedalo|chaloupe|catamaran|pneumatique) (?:[a-z]+ ){0,3}?(?:prend l eau|coule|chavir\w*|se retourne|s est retourne|derive|en train de couler)|(?:coincee?s?|bloquee?s?|encercle\w*|cernee?s?|isolee?s?|rattrap\w*|surpris\w*) (?:[a-z]+ ){0,3}?par la (?:maree|mer)|(?:maree|mer) (?:monte|arrive) (?:[a-z]+ ){0,5}?(?:coincee?s?|bloquee?s?|rocher|banc de sable)) /,
  en: / (?:(?:boat|yacht|dinghy|canoe|kayak|raft|rib|sailboat|trawler) (?:is |s )?(?:[a-z]+ ){0,2}?(?:taking (?:on |in )?water|sinking|capsiz\w*|going down|overturned|drifting out|adrift)|(?:cut off|stuck|stranded|trapped|caught) (?:[a-z]+ ){0,4}?(?:by the tide|tide(?: is|s)? (?:coming|rising))|tide (?:is |s )?(?:coming in|rising) (?:[a-z]+ ){0,5}?(?:stuck|trapped|cut off|stranded)) /,
}
const aboard: Pattern = {
  fr: / (?:on est|nous sommes|je suis|on a|nous|mon|ma|mes|ils|ils sont|radio|gilets?|\d+ (?:a bord|personnes)|au secours|coincee?s?|bloquee?s?) /,
  en: / (?:we|we are|i am|us|my|they|of us|no radio|life ?jackets?|aboard|on board|people|help|(?:water|sinking|adrift) off(?! season)) /,
}
/** « Le voilier prend l’eau, on est 4 », "stuck on the sandbank and the tide’s coming in". */
export const tellsOfSinking = rule([sinking, aboard], {
  fr: new RegExp(
    ` (?:${settled.fr}|amarr\\w*|au port|marina|hivern\\w*|vendeu\\w*|achete\\w*|vente|garantie|chantier naval|ponton|a quai|au quai|facturer|personne a bord|renflou\\w*) `,
  ),
  en: new RegExp(
    ` (?:${settled.en}|moored|mooring|marina|seller|bought|sold|warranty|boatyard|winter|dealer|business|company) `,
  ),
})

const ice: Pattern = {
  fr: new RegExp(
    ` (?:${who.fr} (?:[a-z]+ ){0,4}?(?:a travers|sous|passee? (?:a travers|sous)|dans) (?:la )?glace|glace (?:a |vient de |s est )?(?:[a-z]+ )?(?:ced\\w*|cass\\w*|rompu\\w*|brise\\w*|craque) (?:[a-z]+ ){0,5}?(?:sous )?${who.fr}) `,
  ),
  en: new RegExp(
    ` (?:ice (?:has |just )?(?:gave way|broke|cracked|given way) (?:[a-z]+ ){0,2}?(?:under|beneath|with) ${who.en}|${who.en} (?:[a-z]+ ){0,2}?(?:fell|went|gone|is|fallen) (?:[a-z]+ )?through the ice) `,
  ),
}
/** "Ice gave way under my nephew". */
export const tellsOfBrokenIce = rule([ice], {
  fr: new RegExp(
    ` (?:${afterwards}|si (?:je|on|un|une|jamais)|creme|glaces? (?:a la|au)|miroir|vitre|rompre la glace|patinoire|hockey|soda) `,
  ),
  en: new RegExp(` (?:${afterwards}|if|break the ice|ice ?cream|rink|hockey|drink|machine) `),
})

const crossing: Pattern = {
  fr: / (?:passage a niveau|sur les (?:voies|rails)|sur la voie ferree) /,
  en: / (?:level crossing|rail(?:road|way) crossing|train tracks?|railway (?:line|tracks?)|on the tracks) /,
}
const vehicleThere: Pattern = {
  fr: / (?:voiture|auto|camion|car|bus|tracteur|scooter|char|vehicule) (?:[a-z]+ ){0,4}?(?:bloquee?|coincee?|calee?|en panne|arretee?|immobilisee?) /,
  en: / (?:cars?|vans?|truck|lorry|bus|tractor|vehicle)(?: is| has)? (?:[a-z]+ ){0,3}?(?:stuck|stalled|broken down|stopped|on) /,
}
/** « Voiture bloquée sur le passage à niveau ». */
export const tellsOfBlockedCrossing = rule([crossing, vehicleThere], {
  fr: new RegExp(` (?:${settled.fr}|amende|pv|retard|contravention|souvent|tous les jours|feu rouge|barriere levee) `),
  en: new RegExp(` (?:${settled.en}|fine|ticket|late|delay\\w*|every day|often|near the|points on my) `),
})

const frail: Pattern = {
  fr: / (?:vieille|vieux|vieil|agee?|mamie|papi|papy|grand mere|grand pere|retraitee?|veuve|veuf|[7-9]\d ans) /,
  en: / (?:old (?:man|woman|lady|boy|fella|guy|dear|neighbou?r|couple)|elderly|pensioner|gran|nan|granny|grandad|widow|widower|[7-9]\d (?:years? old)?) /,
}
const untouched: Pattern = {
  fr: / (?:(?:courrier|boite aux lettres|journaux|pubs?|colis) (?:[a-z0-9]+ ){0,8}?(?:deborde\w*|s entasse\w*|s accumule\w*|(?:est|sont) (?:pas|plus) releve\w*|pleine?)|volets (?:[a-z]+ ){0,4}?(?:fermes|clos|baisses)|(?:lumiere|tele|television) (?:[a-z]+ ){0,4}?(?:allumee|nuit)) /,
  en: / (?:(?:milk|mail|post|papers?|newspapers?|parcels?|bins?|mailbox|letterbox) (?:[a-z]+ ){0,6}?(?:piling|piled|overflowing|untouched|still there|not (?:been )?(?:collected|touched|picked up|moved))|not (?:[a-z]+ ){0,2}?(?:collected|picked up|taken in|touched) (?:his|her|their|the) (?:milk|mail|post|papers?|bins?|parcels?)|curtains (?:[a-z]+ ){0,4}?(?:closed|drawn|shut)|(?:lights?|telly|tv) (?:[a-z]+ ){0,3}?on (?:all|day)) /,
}
const unanswered: Pattern = {
  fr: / (?:(?:repond|ouvre|voit|entend|vue|vu|sort) (?:plus|pas)|pas (?:vue?|ouvert|repondu|sortie?)|depuis (?:\d+|deux|trois|quatre|cinq|plusieurs|une) (?:jours?|semaines?)|personne (?:ne )?(?:l a )?vue?) /,
  en: / (?:not (?:[a-z]+ )?(?:answer\w*|opened?|opening|seen|been seen)|no (?:one|body|answer)|nobody|(?:for|in|since) (?:\d+|two|three|four|five|several|a few|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday) ?(?:days?|nights?|weeks?)?) /,
}
/** « Le courrier de la vieille dame du 2e déborde, elle ne répond pas ». */
export const tellsOfUntouchedPost = rule([frail, untouched, unanswered], {
  fr: new RegExp(` (?:${settled.fr}|vacances|vieux (?:meubles|volets|immeuble)|la poste|suivi|livreur) `),
  en: new RegExp(` (?:${settled.en}|on holiday|away|royal mail|usps|delivery|courier|council) `),
})
