// Somebody who leaves for a river, a bridge or the tracks and says that they will not come back: whoever can find them is called first.
import type { Language } from './normalise.ts'
import { type Pattern, rule } from './rule.ts'

const somebody: Record<Language, string> = {
  fr: '(?:frere|soeur|fils|fille|mari|femme|copain|copine|mec|meuf|chum|blonde|conjointe?|compagnon|compagne|pere|mere|papa|maman|amie?|pote|ex|collegue|coloc\\w*|voisine?|ado|cousine?|oncle|tante|neveu|niece|il|elle)',
  en: '(?:brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|partner|father|mother|friend|ex|colleague|flatmate|roommate|neighbou?r|cousin|uncle|aunt|nephew|niece|teen\\w*|he|she)',
}
const place: Record<Language, string> = {
  fr: '(?:pont|riviere|fleuve|canal|lac|falaises?|viaduc|rails?|voies?(?: ferrees?)?|mer|meuse|seine|loire|rhone|garonne|sambre|escaut|saint laurent|etang|barrage|ravin|toit|quai|foret|bois)',
  en: '(?:river|bridge|cliffs?|canal|lake|loch|sea|ocean|tracks|railway|train tracks|woods|forest|roof|weir|quarry|reservoir|dam|overpass|pier|thames|lee|liffey|shannon|mersey|humber)',
}
const leaves: Pattern = {
  fr: new RegExp(
    ` ${somebody.fr} (?:[a-z0-9]+ ){0,10}?(?:va|vas|vais|part|pars|partie?|parte|descend\\w*|marche|roule|monte|s en va|fonce|(?:pris|prend) (?:la |sa )?(?:voiture|velo|route|moto)) (?:[a-z]+ ){0,6}?(?:a|au|aux|vers|sur|dans|en|le|la|l|du) (?:[a-z]+ ){0,3}?${place.fr} `,
  ),
  en: new RegExp(
    ` ${somebody.en} (?:[a-z0-9]+ ){0,8}?(?:going|goes|went|gone|heading|headed|walk\\w*|driv\\w*|drove|off|ran|running|left|on (?:his|her) way) (?:[a-z]+ ){0,3}?(?:to|into|onto|for|toward|towards|at) (?:[a-z]+ ){0,3}?${place.en} `,
  ),
}
const noReturn: Pattern = {
  fr: / (?:(?:messages?|textos?|sms|lettres?|mots?) de? ?adieux?|(?:dit|fait|envoie|envoye) (?:[a-z]+ ){0,2}?adieux?|(?:reviend|rentrer|reverr|revien|rentre|revoi)\w* (?:plus |pas |jamais )*(?:plus|pas|jamais)|(?:plus|pas|jamais) (?:le |la |nous |vous )?(?:revenir|rentrer|revoir)|sans retour|(?:le|la) reverr\w* (?:pas|plus|jamais)) /,
  en: / (?:(?:text\w*|messag\w*|said|saying|sent|sending|posted|posting|wrote|writing) (?:[a-z]+ ){0,3}?(?:goodbyes?|good bye|farewells?)|(?:not|never) (?:[a-z]+ ){0,3}?(?:coming|come|be|back|return\w*) ?(?:back|home|again)?|(?:not|never) (?:[a-z]+ ){0,2}?see (?:him|her|them) (?:again|any ?more)) /,
}
const outing: Pattern = {
  fr: / (?:avant|jusqu|peche\w*|baign\w*|camp\w*|vacances|week end|bateau|kayak|voile|randonn\w*|promen\w*|travail\w*|boulot|bosse|champignons|pique nique|classe|ecole|sortie|club|colonie|assurance|pour (?:la|le) (?:journee|nuit|week)|vivre|habiter|demenag\w*|chien|chat|chienne|chatte|(?:jusqu )?au cou|alzheimer|demence|coule|courant|noie) /,
  en: / (?:until|till|before|fish\w*|swim\w*|camp\w*|holidays?|boat\w*|kayak\w*|sail\w*|hik\w*|picnic|work|job|ferry|cruise|club|class|school|trip|game|chess|insurance|for the (?:day|weekend|week|night)|cabin|cottage|house|live|living|move|moving|moved|dog|cat|neck|dementia|drowning|current|drift\w*|under) /,
}
/** « Mon frère dit qu’il va à la rivière ce soir et ne reviendra pas », or who says goodbye and goes to the cliffs. */
export const tellsOfGoneToDie = rule([leaves, noReturn], outing)
