// Whether a text tells of a person who was burnt or scalded badly, or on whom something corrosive was spilt.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

/** Hot or corrosive enough that a splash of it harms. */
const searing: Record<Language, string> = {
  fr: '(?:bouillante?s?|brulante?s?|eau (?:tres )?(?:chaude|de cuisson)|huile (?:tres )?(?:chaude|de friture)|huile en feu|friture|friteuse|bouilloire|cocotte minute|autocuiseur|vapeur|acide|soude caustique|vitriol|chaux vive|caramel|(?:the|cafe|lait|soupe) (?:tres |trop )?chaude?|cire chaude|goudron)',
  en: '(?:boiling|scalding|(?:hot|burning) (?:[a-z]+ )?(?:oil|fat|grease|water|tea|coffee|soup|drink|chocolate|milk|noodles|wax|sugar|tar)|kettle|chip (?:pan|fat)|(?:deep )?fryer|pressure cooker|steam|acid|caustic|lye|quicklime|caramel)',
}
/** Hot things that leave more than a sore finger on a child only, or where the skin shows it. */
const hot: Record<Language, string> = {
  fr: `(?:${searing.fr}|casserole|marmite|poele|(?:fer|faire) a (?:repasser|lisser)|plaques?|four|insert|cheminee|barbecue|braises?|flammes?|chalumeau|radiateur|petard|essence|alcool a bruler|the|cafe|soupe|biberon)`,
  en: `(?:${searing.en}|pan|saucepan|pot|iron|straighteners?|tongs|hob|stove|oven|fireplace|wood ?burner|bbq|barbecue|coals|flames?|radiator|firework|petrol|tea|coffee|soup|bath)`,
}
const body: Record<Language, string> = {
  fr: '(?:ventre|torse|thorax|poitrine|bras|avant bras|mains?(?! courante)|visage|figure|tete|cou|gorge|yeux|oeil|jambes?|cuisses?|pieds?|dos|epaules?|fesses|sexe|corps|peau|genoux?|mollets?|doigts?|joues?)',
  en: '(?:tummy|belly|stomach|chest|arms?|hands?|face|head|neck|throat|eyes?|legs?|thighs?|foot|feet|back|shoulders?|bum|bottom|groin|body|skin|knees?|lap|fingers?|cheeks?)',
}
const young: Record<Language, RegExp> = {
  fr: / (?:fils|fille|bebe|enfants?|petite?|nourrisson|gamine?|gosse|garcon|fillette|jumeaux?|\d+ mois) /,
  en: / (?:son|daughter|baby|child|kid|toddler|infant|boy|girl|newborn|twins?|little one|\d+ (?:months?|year) old) /,
}
const severe: Record<Language, RegExp> = {
  fr: / (?:cloques?|ampoules|phlyctenes?|a vif|carbonisee?|(?:deuxieme|troisieme|second|2e|3e|2eme|3eme) degre|tres (?:grave|profonde?)|grave(?:ment|s)?|hurle\w*|(?:la |sa |ma )?peau (?:[a-z]+ ){0,3}?(?:part|partie?|decolle\w*|arrache\w*|pele|enleve\w*|fond\w*|lambeaux|blanche|noire|tombe)|visage|yeux|tout le (?:corps|bras|dos|torse|ventre)) /,
  en: / (?:blister\w*|(?:2nd|3rd|second|third|2|3) ?(?:nd |rd )?degree|charred|raw|severe(?:ly)?|badly|really bad|screaming|skins? (?:is |has |s |all |was )?(?:com(?:ing|e)|peel\w*|hanging|falling|off|gone|melt\w*|white|black|sliding)|peeling|face|eyes?|whole (?:arm|body|back|leg|chest)) /,
}

const whole = (one: Record<Language, string>): Record<Language, RegExp> => ({
  fr: new RegExp(` ${one.fr} `),
  en: new RegExp(` ${one.en} `),
})
const seared = whole(searing)
const touched = whole(hot)
const skinOff: Record<Language, RegExp> = {
  fr: / (?:cloque[a-z]*|carbonisee?|(?:la|sa|ma) peau (?:(?:de|du) (?:[a-z]+ ){1,2})?(?:est |a |se |s |y |en )*(?:part|va (?:par|en)|lev|decoll|arrach|pel|enlev|fond|tomb)[a-z]*) /,
  en: / (?:blister\w*|charred|skins? (?:is |has |s |all )?(?:com(?:ing|e) off|peel\w*|hanging|melt\w*)) /,
}

const scalded: Record<Language, RegExp> = {
  fr: / (?:(?:s|m|se|me) (?:est|suis|etait|sont)?(?: [a-z]+)? ?ebouillant|(?:ete|est) ebouillant|(?:fils|fille|bebe|enfant|petite?|femme|mari|mere|pere|frere|soeur|grand mere|grand pere|personne|homme|dame) (?:[a-z0-9]+ ){0,4}?ebouillante)/,
  en: / (?:scalded|(?:scalds?|scalding) (?:[a-z]+ ){0,3}?(?:to|on|all over|over) (?:his|her|my|their|the)) /,
}
const burnt: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:(?:s|se|me|m) (?:est|suis|etait|sont|vient de se)(?: [a-z]+){0,2}? brul|(?:de|vient de) (?:se|me) bruler |(?:est|suis|ete) (?:[a-z]+ )?brulee?s? |brulures? (?:[a-z0-9]+ ){0,6}?(?:${body.fr}|degre|cloques?|fils|fille|bebe|enfant)|bras brule|main brulee|visage brule)`,
  ),
  en: new RegExp(
    ` (?:(?:burned|burnt) (?:himself|herself|myself|themselves|itself)|(?:burned|burnt) (?:[a-z]+ ){0,2}?${body.en}|(?:got|been|is|was|has|badly|are) (?:[a-z]+ )?(?:burned|burnt)|burns? (?:[a-z]+ ){0,3}?(?:on|to|all over|over) (?:[a-z]+ ){0,2}?${body.en}) `,
  ),
}
const spills =
  '(?:renvers|vers(?!ement|ion)|tombe|recu|gicl|projet|eclabouss|asperg|coul|explos|saut|jete|lance|balance)[a-z]*'

/** Something hot or corrosive that reached a person: « s’est renversé l’eau bouillante », "pulled the kettle over himself". */
const spilt: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` (?:s|m|se|me) (?:est |suis |vient de se )?(?:[a-z]+ ){0,1}?${spills} (?:[a-z0-9]+ ){0,8}?${searing.fr} `,
    ),
    new RegExp(
      ` ${spills} (?:[a-z0-9]+ ){0,8}?${searing.fr} (?:[a-z0-9]+ ){0,7}?(?:sur|dans|dessus|au|aux) (?:[a-z]+ )?(?:${body.fr}|fils|fille|bebe|petite?|femme|mari|lui|elle|moi|nous) `,
    ),
    new RegExp(
      ` ${searing.fr} (?:[a-z0-9]+ ){0,6}?${spills} (?:[a-z0-9]+ ){0,5}?(?:sur|dans|dessus|au) (?:[a-z]+ )?(?:${body.fr}|fils|fille|bebe|petite?|femme|mari|lui|elle|moi) `,
    ),
    new RegExp(` ${searing.fr} (?:[a-z]+ ){0,3}?(?:sur|dans|au) (?:le|la|les|ses|sa|son|mes|ma|mon|l) ?${body.fr} `),
    / (?:fils|fille|bebe|enfant|petite?) (?:[a-z0-9]+ ){0,8}?(?:renverse|tire|attrape|fait tomber|recu) (?:[a-z]+ ){0,4}?(?:casserole|bouilloire|cafetiere|theiere|marmite|friteuse) (?:[a-z]+ ){0,6}?(?:sur|dessus)/,
    new RegExp(
      ` (?:marmite|friteuse|bouilloire|cafetiere|soupe) (?:[a-z0-9]+ ){0,4}?(?:${spills}|bascul[a-z]*) (?:[a-z]+ ){0,2}?sur (?:moi|lui|elle|nous|(?:mon|ma|mes|sa|son|ses|le|la|les|notre) (?:(?:petite?|jeune) )?(?:fils|fille|bebe|petite?|gamine?|gosse|garcon|gars|puce|enfants?|neveu|niece|frere|soeur|mari|femme|mere|pere|copain|copine|${body.fr})) `,
    ),
    / (?:tombee?|plongee?|assise?|mise?) (?:[a-z]+ ){0,3}?(?:dans|sous) (?:[a-z]+ ){0,2}?(?:bain|douche|eau) (?:trop |tres |beaucoup trop )?(?:brulante?|bouillante?|chaude?) /,
  ],
  en: [
    new RegExp(
      ` (?:spil\\w*|pull\\w*|tip\\w*|knock\\w*|pour\\w*|drop\\w*|splash\\w*|fell|threw|thrown|throw|got|tugged|upset|sprayed|squirted|exploded) (?:[a-z0-9]+ ){0,6}?${searing.en} (?:[a-z0-9]+ ){0,5}?(?:on|over|onto|down|in|into|all over|across) (?:[a-z]+ ){0,2}?(?:himself|herself|myself|themselves|me|him|us|son|daughter|baby|child|kid|toddler|wife|husband|mother|father|${body.en}|her(?! [a-z]*(?:pot|cup|mug|tea|plant))) `,
    ),
    new RegExp(
      ` ${searing.en} (?:[a-z0-9]+ ){0,5}?(?:spil\\w*|pull\\w*|tip\\w*|knock\\w*|pour\\w*|drop\\w*|splash\\w*|fell|threw|thrown|went|exploded|sprayed|burst) (?:[a-z0-9]+ ){0,4}?(?:on|over|onto|down|in|into|across) (?:[a-z]+ ){0,2}?(?:himself|herself|myself|themselves|me|him|us|son|daughter|baby|child|kid|toddler|wife|husband|mother|father|${body.en}|her(?! [a-z]*(?:pot|cup|mug|tea|plant))) `,
    ),
    new RegExp(
      ` ${searing.en} (?:[a-z]+ ){0,3}?(?:on|in|over|down) (?:[a-z]+ )?(?:his|her|my|their|the|child|baby|babys|sons?|daughters?) (?:[a-z]+ )?${body.en} `,
    ),
    / (?:fell|dropped|put|got|sat|climbed) (?:[a-z]+ ){0,3}?(?:in|into|under) (?:[a-z]+ ){0,2}?(?:hot|scalding|boiling) (?:bath|shower|water) /,
  ],
}

/** Healed, in the past, asked of by right, of the sun, of the stomach, meant, feared, a recipe, or a house that burns. */
const other: Record<Language, RegExp> = {
  fr: / (?:cicatri\w*|ancienne?s?|enfance|sequelles?|il y a (?:\d+|un|une|deux|trois|quatre|cinq|six|quelques|plusieurs) (?:semaines?|mois|ans?|annees?)|(?:la semaine|l annee|le mois|l ete|l hiver|l an) (?:derniere?|passee?)|(?:19|20)\d\d|coups? de soleil|soleil|bronz\w*|estomac|reflux|urin\w*|gastri\w*|gorge qui brule|responsab\w*|indemni\w*|dommages?|porter plainte|plainte|attaquer|tribunal|avocat|assurance|secu|mutuelle|proces|prejudice|accident du travail|employeur|remboursee?s?|recette|blanchir|bocaux|tomates|ecrevisses?|homard|poulet|roman|film|serie|livre|expres|volontairement|cigarettes?|eviter|empecher|peur (?:que|qu|de)|menac\w*|(?:que|quoi) faire si|si jamais|en cas de|incendie|(?:maison|appart\w*|immeuble|cuisine) (?:[a-z]+ ){0,2}?(?:brule|feu)|failli|sans cloques?|petite brulure|minuscule|bout du doigt|rien de grave|formation|secourisme) /,
  en: / (?:scars?|scarring|scarred|old (?:burns?|injury|wound)|childhood|years? ago|months? ago|weeks? ago|last (?:week|month|year|summer|winter)|(?:19|20)\d\d|sunburn\w*|sun|tan\w*|heartburn|reflux|stomach acid|urinat\w*|pee|sue|suing|compensation|claim\w*|liab\w*|lawyer|solicitor|insurance|lawsuit|negligen\w*|employer|court|recipe|blanch\w*|novel|film|movie|series|book|on purpose|deliberately|cigarettes?|prevent|avoid|(?:afraid|scared) (?:of|that|to|he|she)|threaten\w*|what (?:to do )?if|in case|(?:house|flat|building|kitchen) (?:[a-z]+ ){0,2}?fire|(?:almost|nearly) (?:burned|burnt|scalded|pulled|spil\w*|got)|(?:small|little|tiny|minor) (?:burn|blister)|heart scalded|first aid course) /,
}
/** Where « old » is no more than an age. */
const age = /(?<= )(?:years?|months?|weeks?) old(?= )/g

const person: Record<Language, RegExp> = {
  fr: / (?:je|j|m|me|moi|mon(?! chat| chien| lapin)|ma(?! chatte| chienne)|fils|fille|bebe|enfants?|elle|il|femme|mari|homme|dame|voisine?|collegue|quelqu|petite?) /,
  en: / (?:i|me|my(?! cat| dog| kitten| puppy| rabbit)|myself|himself|herself|son|daughter|baby|child|toddler|kid|boy|girl|he|she|man|woman|someone|colleague) /,
}
const animal: Record<Language, RegExp> = {
  fr: / (?:chats?|chatte|chatons?|chiens?|chienne|chiots?|lapin|cheval|hamster|perroquet|pattes?|coussinets?) /,
  en: / (?:cats?|kittens?|dogs?|pupp(?:y|ies)|rabbit|horse|hamster|parrot|paws?) /,
}

const corrosive: Record<Language, RegExp> = {
  fr: / (?:acide|soude|vitriol|chaux) /,
  en: / (?:acid|caustic|lye|quicklime) /,
}
/** In the eye or the mouth: the poison centre knows the product. */
const takenIn: Record<Language, RegExp> = {
  fr: / (?:oeil|loeil|yeux|bouche|gorge|avale|bu|langue|respire) /,
  en: / (?:eyes?|eyelids?|mouth|throat|tongue|lips|swallow\w*|drank|fumes) /,
}

/** « Ma fille s’est renversé l’eau bouillante sur le ventre », "my toddler pulled the kettle over himself". */
export function tellsOfBurn({ language, whole: { words, concepts } }: Evidence): boolean {
  const said = ` ${words.filter((word) => word !== '.').join(' ')} `
  if (other[language].test(said.replace(age, 'of age'))) return false
  if (corrosive[language].test(said) && takenIn[language].test(said)) return false
  const ofChild = young[language].test(said) || concepts.has('AGEMINOR')
  if (animal[language].test(said) && !ofChild) return false
  if (spilt[language].some((sign) => sign.test(said))) return true
  if (!ofChild && !person[language].test(said)) return false
  if (scalded[language].test(said) || (touched[language].test(said) && skinOff[language].test(said))) return true
  if (!burnt[language].test(said)) return false
  return severe[language].test(said) || (ofChild ? touched : seared)[language].test(said)
}

const byHand: Record<Language, RegExp> = {
  fr: / (?:m|me|l|lui|la|le|nous|elle|il) ?(?:a |ont |va |va me )?(?:re)?(?:jet|lanc|balanc|asperg|vers|ebouillant|brul|plong|renvers|tape|frappe|tenu)/,
  en: / (?:throw[a-z]*|threw|chuck[a-z]*|pours?|poured|burns (?:my|our|his|her)|scald(?:s|ed) (?:me|him|her)|put a kettle|held|holds) /,
}
const byAccident: Record<Language, RegExp> = {
  fr: / (?:s est|me suis|m est tombee?|est tombee?|a (?:tire|attrape|renverse|pose|fait tomber)|toute seule?) /,
  en: / (?:himself|herself|myself|pulled|tipped|fell|knocked|spil[a-z]+|dropped|grabbed|slipped|touched|accident\w*) /,
}
/** Whether somebody seems to have done it: whoever keeps people safe from them is called first. */
export function tellsOfBurningByOthers({ language, whole: { words } }: Evidence): boolean {
  const said = ` ${words.join(' ')} `
  return byHand[language].test(said) && !byAccident[language].test(said)
}
