// What changes what is done in the first minute. None of these raises an alarm by itself.
import { type Evidence, saidBy } from './evidence.ts'
import { afterwards, type Pattern, rule } from './rule.ts'

const fever: Pattern = {
  fr: / (?:fievre|fievreu\w*|brulante?|3[89]|4[01]|molle?|mou|geint|geignant|somnolente?|nuque) /,
  en: / (?:fever\w*|temperature|hot|3[89]|4[01]|10[2-6]|floppy|drowsy|limp|stiff neck|neck) /,
}
const rash: Pattern = {
  fr: / (?:(?:taches?|points?|plaques?|boutons?|marques?) (?:[a-z]+ ){0,3}?(?:violet\w*|rouges?|pourpres?|violacee?s?)(?: (?:[a-z]+ ){0,6}?(?:s efface\w*|disparai\w*|partent|au verre|sous (?:un|le) verre))?|purpura|(?:s efface\w*|disparai\w*) (?:[a-z]+ ){0,6}?verre|nuque (?:[a-z]+ ){0,3}?(?:raide|bloquee|douloureuse)|raideur (?:de (?:la )?nuque|du cou)|(?:plie\w*|bouge\w*|baisse\w*) (?:[a-z]+ ){0,3}?(?:nuque|cou|menton)) /,
  en: / (?:(?:purple|red|dark) (?:spots?|rash|marks?|blotches)|(?:rash|spots?|marks?) (?:[a-z]+ ){0,5}?(?:not (?:fade|go|disappear)|glass|tumbler)|stiff neck|neck (?:[a-z]+ ){0,3}?stiff|(?:move|bend) (?:his|her|my|their) (?:neck|chin)|non blanching) /,
}
/** Fever with spots that a glass does not press away, or with a stiff neck. */
export const tellsOfMeningitis = rule([fever, rash], {
  fr: new RegExp(` (?:${afterwards}|torticolis|varicelle|chiens?|chats?|depuis (?:des|plusieurs) (?:semaines|mois)) `),
  en: new RegExp(` (?:${afterwards}|chicken ?pox|whiplash|dogs?|cats?|for (?:weeks|months)) `),
})

const birth: Pattern = {
  fr: / (?:(?:suis|est) en train d accoucher|accouche|(?:bebe|il|elle) (?:[a-z]+ ){0,2}?(?:arrive|sort|sortir|naitre)|tete (?:[a-z]+ ){0,4}?(?:sort\w*|visible|engagee|dehors)|(?:vois|voit|sens|sent) (?:[a-z]+ ){0,3}?tete|(?:envie|besoin) de pousser|elle pousse|cordon (?:ombilical )?(?:[a-z]+ ){0,2}?(?:sort|pend|coincee?|autour|avant)|(?:vient de|vient d|viens de|viens d) (?:naitre|accoucher)|(?:bebe|il|elle) est nee? (?:dans|sur|a la maison|ici|aux toilettes)|que faire du cordon) /,
  en: / (?:(?:baby|it) (?:is )?(?:[a-z]+ ){0,2}?(?:coming|crowning|out|here|born)|(?:see|feel) (?:the |a |its |his |her )?head|crowning|(?:need|urge|want|wants|having) to push|(?:is|am) pushing|(?:is|am) giving birth|(?:just|has|have) (?:just )?(?:given|gave) birth|gave birth|cord (?:[a-z]+ ){0,3}?(?:out|first|around|hanging)|in labou?r) /,
}
const atBirth: Pattern = {
  fr: / (?:bebe|accouch\w*|enceinte|contractions?|cordon|eaux|sage femme|nouveau nee?) /,
  en: / (?:baby|labou?r|pregnant|contractions?|cord|waters?|midwife|birth|newborn|crowning) /,
}
/** The child is being born, or has just been, without anybody who knows how. */
export const tellsOfBirth = rule([birth, atBirth], {
  fr: new RegExp(
    ` (?:${afterwards}|conge|dans (?:\\d+|une?|deux|trois) (?:semaines?|mois)|terme dans|projet de naissance|chienne|chatte|jument|vache|brebis|fausse couche|saigne\\w*|sang) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|maternity leave|due (?:in|on)|in (?:\\d+|a|two|three) (?:weeks?|months?)|birth plan|miscarr\\w*|bleed\\w*|blood|dogs?|cats?|mare|cow|ewe) `,
  ),
})

const insulin: Pattern = {
  fr: / (?:insuline|dextro|glycemie|hypo(?:glycemie)?|diabet\w*|type 1|lantus|novorapid|humalog|levemir|toujeo|tresiba|apidra|abasaglar|glucagon|stylo rapide) /,
  en: / (?:insulin|blood sugar|sugar|glucose|hypo|diabet\w*|type (?:1|one)|lantus|novorapid|novolog|humalog|levemir|toujeo|tresiba|glucagon) /,
}
const low: Pattern = {
  fr: / (?:deux fois|double dose|trop d insuline|(?:tout|entier) (?:le |un )?stylo|stylo entier|surdose|overdose|tremble\w*|transpire\w*|sueurs?|trouble|flou|hypo(?:glycemie)?|glycemie (?:a |de |est a )?(?:0|[2-5]\d)|a 0 de glycemie|confuse?|malaise|0 (?:[2-5]\d|[2-5])|\d+ unites? au lieu) /,
  en: / (?:twice|double dose|too much insulin|overdose|whole pen|all (?:of )?(?:my|the|his|her) insulin|units? (?:[a-z]+ ){0,4}?instead|shak\w*|sweat\w*|blurr\w*|see straight|hypo|confused|faint|(?:sugar|glucose|reading) (?:is |at |of |was |reads )?(?:[1-3]|[2-4]\d)|(?:is|at|of) (?:[12]|[2-4]\d)) /,
}
const noSugar: Pattern = {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|depuis (?:des|plusieurs)|regime|remboursee?|permis|recette|prise de sang) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|for (?:weeks|months|years)|diet|insurance|licen[cs]e|recipe|blood test|high) `,
  ),
}
const lowSugar = rule([insulin, low], noSugar)
/** Insulin taken twice, or sugar too low. "Blood sugar" is set aside elsewhere, as an idiom with blood in it. */
export const tellsOfLowSugar = (evidence: Evidence): boolean => lowSugar(withIdioms(evidence))

const withIdioms = (evidence: Evidence): Evidence => ({
  ...evidence,
  whole: { ...evidence.whole, words: evidence.plain.trim().split(' ') },
})

/** A figure under which the brain goes short: « 0,35 » g/l and "2.1" mmol/l are read without what follows the point. */
const reading: Pattern = {
  fr: / (?:(?:a|de|est|affiche|indique|marque|dextro|sucre|glycemie|capteur|taux) 0(?! (?:euros?|pour|%|h|heures?|degres?|km|point))|0 [2-5]\d|(?:a|dextro|glycemie) (?:[2-5]\d) (?:mg|de (?:dextro|glycemie|sucre))) /,
  en: / (?:sugars?|glucose|reading|dexcom|libre|monitor|meter|level|bg|bm) (?:[a-z]+ ){0,4}?(?:[12]|[2-4]\d|low|lo) | (?:is|at|of|reads|says) (?:[12]|[2-4]\d) (?:on (?:the|his|her|my) (?:dexcom|libre|monitor|meter)|mmol|mg) /,
}
const strange: Pattern = {
  fr: / (?:(?:parle|repond|dit|fait) (?:[a-z]+ ){0,2}?(?:bizarre\w*|travers|n importe quoi|mal|pateuse?|des betises)|bizarre\w*|de travers|n importe quoi|incoheren\w*|confuse?|delire\w*|agressi\w*|enerve\w*|tremble\w*|transpire\w*|sueurs?|flou|pale|tourne|(?:repond|reveille|parle|tient|reagit|comprend|bouge)\w* (?:plus|pas)|endor\w*|somnol\w*|malaise|inconscien\w*|evanoui\w*|tombee?|faible) /,
  en: / (?:(?:talking|speaking|saying|acting|making|being) (?:[a-z]+ ){0,2}?(?:nonsense|rubbish|weird\w*|funny|strange\w*|gibberish|odd\w*|stupid|no sense|things)|not making sense|nonsense|slurr\w*|confused|aggressive|angry|shak\w*|trembl\w*|sweat\w*|clammy|blurr\w*|pale|dizzy|(?:not|will not|can not) (?:respond\w*|wak\w*|talk\w*|stand\w*|answer\w*)|drows\w*|sleepy|faint\w*|unconscious|passed out|collapsed|weak|weird|wobbly) /,
}
const lowReading = rule([insulin, reading, strange], {
  fr: new RegExp(
    `${noSugar.fr.source}| (?:bail|frais|prets?|credit|interets?|dossier|contrat) |menac\\w*|frapp\\w*|couteau`,
  ),
  en: new RegExp(`${noSugar.en.source}|threat\\w*|hit (?:me|us)|knife`),
})
/** « Mon mari diabétique dit n’importe quoi, il est à 0,30 »: neither a stroke, after which nothing is eaten, nor a quarrel. */
export const tellsOfLowReading = (evidence: Evidence): boolean => lowReading(withIdioms(evidence))

const blue: Pattern = {
  fr: / (?:bebe|nourrisson|nouveau nee?|fils|fille|enfant|petite?|garcon) (?:de (?:\d+|deux|trois|six) (?:ans?|mois|jours?|semaines?) )?(?:(?:est|tout|toute|devient|devenue?|vire|vient|d|de|devenir|lui|il|elle|a|le|visage|levres|au) ){0,5}?(?:bleue?|violette?|cyanosee?) /,
  en: / (?:baby|newborn|infant|son|daughter|child|toddler) (?:(?:is|has|just|lips|face|are|all|went|gone|going|turned|turning|s|he|she) ){1,5}?(?:blue|purple|grey|gray) /,
}
const ofColour: Pattern = {
  fr: / (?:yeux|robe|pyjama|pull|veste|chambre|couleur|chiens?|chats?|peinture|feutre|glace|encre|bonbon) /,
  en: / (?:eyes|dress|pyjamas?|jumper|jacket|room|colou?r|dogs?|cats?|paint|pen|ink|candy|icing|sweets) /,
}
const struck: Pattern = {
  fr: / (?:des|de|les|ses|plusieurs) bleus | (?:frapp|tap[eé]|batt?u?|secou|cogn|gifl|coups?|maltrait)/,
  en: / (?:bruis\w*|black and blue) | (?:hit|beat|slap|punch|kick|shak|shook|abus)/,
}
/** « Mon bébé est tout bleu »: no bruise. */
export const tellsOfBlueChild = rule([blue], ofColour)
/** Whether anybody is said to have struck a child, or the marks are bruises. */
export const tellsOfBlows = (evidence: Evidence): boolean => struck[evidence.language].test(saidBy(evidence))

/** Nobody is said to have done it. */
export const tellsOfIllness = (evidence: Evidence): boolean =>
  !evidence.whole.concepts.has('HITME') &&
  !tellsOfBlows(evidence) &&
  [tellsOfMeningitis, tellsOfBirth, tellsOfLowSugar, tellsOfBlueChild].some((tells) => tells(evidence))

const water: Pattern = {
  fr: / (?:plages?|mer|piscines?|lac|etang|riviere|canal|fleuve|bord de (?:l )?eau|baignade|vagues?|bassin|mare|port|ponton) /,
  en: / (?:beach|sea|seaside|pool|lake|pond|river|canal|water|shore|waves?|harbou?r|pier) /,
}
const child: Pattern = {
  fr: / (?:fils|fille|enfant|petite?|garcon|bebe|gamine?|neveu|niece|fillette|\d+ ans) /,
  en: / (?:son|daughter|child|kid|boy|girl|toddler|baby|nephew|niece|little one|\d+ year old) /,
}
const lost: Pattern = {
  fr: / (?:perdue?|disparue?|(?:vois?|voit|trouve\w*) (?:plus|pas|nulle)|introuvable|echappee?|partie? tout\w* seule?) /,
  en: / (?:lost|missing|gone|disappeared|vanished|wandered|can not (?:see|find)|no sign) /,
}
/** A child who is out of sight near water. */
export const tellsOfLostAtWater = rule([water, child, lost], {
  fr: new RegExp(
    ` (?:${afterwards}|chiens?|chats?|coule\\w*|noye\\w*|tombee? (?:dans|a)|(?:dans|sous) (?:le|la|l|les) (?:eau|mer|lac|etang|canal|riviere|fleuve|vagues?|piscine)|au fond) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|dogs?|cats?|drown\\w*|went under|under (?:the )?water|in the (?:water|sea|lake|pond|river|canal|pool)|fell (?:in|into|off)|sank) `,
  ),
})

const sea: Pattern = {
  fr: / (?:(?:en|la|pleine|haute|de|a la) mer|maree|au large|ocean|atlantique|mediterranee|la manche|voilier|chalutier|catamaran|baine|kite ?surf|rochers|banc de sable|par dessus bord) /,
  en: / (?:sea|tide|offshore|ocean|atlantic|english channel|irish sea|north sea|yacht|trawler|sailboat|rip current|sandbank|overboard|the bay|coast|mayday|(?:sinking|adrift|drifting|capsized|aground|water) off|kite ?surf\w*|paddle ?board\w*) /,
}
const inland: Pattern = {
  fr: / (?:lac|etang|riviere|canal|fleuve|piscine|baignoire|bassin|leman|rhone|seine|loire|barrage) /,
  en: / (?:lake|pond|river|canal|pool|bath|tub|reservoir|loch|lough|thames|quarry) /,
}
/** Where the coastguard comes. */
export const tellsOfSea = rule([sea], inland)

const seen: Pattern = {
  fr: / (?:(?:je |j |on |nous )?(?:vois|voit|voyons|entends|entend|entendons|assiste) (?:[a-z]+ ){0,4}?(?:voisine?s?|homme|mec|type|gars|femme|couple|gens|jeunes|bagarre|enfants?|gamine?)|voisine?s? (?:[a-z]+ ){0,6}?(?:frapp|tap|bat|tabass|cogn|hurl|cri|menac)\w*|bagarre|rixe|en bas de chez|sous (?:mes|nos|ma) fenetres?|de en face|sur le trottoir) /,
  en: / (?:(?:can |i )?(?:see|hear|watching|seeing|hearing|witness\w*) (?:[a-z]+ ){0,4}?(?:neighbou?rs?|man|guy|bloke|woman|couple|people|kids?|child|fight)|neighbou?rs? (?:[a-z]+ ){0,6}?(?:hit|beat|scream|punch|kick|attack|threaten)\w*|outside my (?:house|window|flat|building)|across the (?:road|street)|in the street|street fight|next door) /,
}
const ofOthers: Pattern = {
  fr: / (?:bagarre|rixe|se (?:battent|tapent|frappent|poignardent)|(?:frapp|tap|bat|batt|tabass|cogn|poignard|etrangl|menac|attaqu|agress|viol)\w* (?:[a-z]+ ){0,2}?(?:sa|son|ses|une?|des|les?|la|l|leurs?|quelqu un)|(?:hurl|cri|pleur|suppli)\w*) /,
  en: / (?:fight\w*|scream\w*|crying|begging|(?:beat|hit|punch|kick|stab|strangl|attack|threaten|hurt|drag|rap)\w* (?:up )?(?:on )?(?:his|her|their|an?|the|some\w*|people|him|them|each other|kids?|children)|being (?:beaten|attacked|stabbed|hit|dragged)) /,
}
const toWriter: Pattern = {
  fr: / (?:(?:me|m|nous) (?:a |ont |va |vont |veut |veulent )?(?:frapp|tap|bat|menac|suit|suiv|poursui|cherch|tu[eé]|tir|agress|viol|cogn|attaqu|trouv|attend)\w*|sur (?:moi|nous)|contre (?:moi|nous)|(?:ma|notre) porte|(?<!de )chez (?:moi|nous)|(?:mon|ma) (?:mari|femme|conjointe?|compagnon|copain|copine|mec|pere|mere|papa|maman|beau pere|ex|frere|soeur|fils|fille)|cachee?s?) /,
  en: / (?:(?:hit|hits|hitting|beat|beats|beating|punch\w*|attack\w*|threaten\w*|follow\w*|chas\w*|kill|hurt|stab|shoot\w*|find|after|at) (?:me|us)|(?:my|our) (?:door|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|stepdad|ex|brother|sister|son|daughter)|hiding|stalk\w*) /,
}
/** Who sees or hears others being hurt, and is not among them. */
export const tellsOfWitness = rule([seen, ofOthers], {
  fr: new RegExp(`(?:${toWriter.fr.source}| (?:${afterwards}) )`),
  en: new RegExp(`(?:${toWriter.en.source}| (?:${afterwards}) )`),
})

const overThere: Pattern = {
  fr: / (?:de en face|(?:voiture|camion|maison|hangar|poubelles?|foret|toit|balcon|immeuble|appart\w*) (?:[a-z]+ ){0,3}?(?:devant moi|de la rue|voisine?|d a cote)|devant moi|au loin|au bout de la rue|dans la rue) /,
  en: / (?:across (?:the|from)|opposite|over the road|down the (?:street|road)|in front of me|up the road) /,
}
/** A fire that the writer sees, and is not in. */
export const tellsOfFireSeen = rule([overThere], {
  fr: new RegExp(
    ` (?:${afterwards}|chez (?:moi|nous)|notre|ma (?:maison|cuisine|chambre|voiture)|mon (?:appart\\w*|immeuble|etage|balcon)|coincee?s?|bloquee?s?|dessous|dessus|mitoyen\\w*|palier) `,
  ),
  en: new RegExp(
    ` (?:${afterwards}|(?:my|our) (?:house|flat|kitchen|building|room|apartment|car|balcony)|trapped|stuck|downstairs|upstairs|terraced|next door) `,
  ),
})
