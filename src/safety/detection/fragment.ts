// A few words without a verb that name a place, a part of the body or who lives there: « derrière la porte », "on the floor",
// "her arm". They answer something that was asked; read alone they look like the beginning of an emergency.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

/** Not a bridge, a roof, a ledge or rails: somebody who names these may stand there. */
const place: Record<Language, string> = {
  fr: '(?:porte|portail|maison|voiture|auto|char|camion|lit|canape|fauteuil|chambre|cuisine|salon|salle de bains?|baignoire|douche|cave|grenier|garage|jardin|cour|couloir|escaliers?|hall|placard|tiroir|armoire|sol|tapis|mur|fenetre|frigo|four|capot|coffre|volant|siege|table|bureau|ecran|clavier|rue|route|trottoir|parking|quai|magasin|ecole|classe|cantine|cote|dos|ventre)',
  en: '(?:door|gate|house|flat|car|van|truck|bed|sofa|couch|chair|bedroom|kitchen|living room|bathroom|bath|shower|cellar|basement|attic|loft|garage|garden|yard|hallway|stairs|landing|cupboard|closet|drawer|floor|ground|carpet|wall|window|fridge|oven|bonnet|hood|boot|trunk|wheel|seat|table|desk|screen|keyboard|street|road|pavement|sidewalk|car park|parking lot|shop|store|school|classroom|canteen|office|side|back|front)',
}
/** Where somebody may stand who wants to die: heard when nothing stands before it. */
const brink: Record<Language, string> = {
  fr: '(?:pont|toit|balcon|viaduc|falaise|quai|rails?|voies?)',
  en: '(?:bridge|roof|balcony|cliff|ledge|tracks?|platform|railway)',
}
const part: Record<Language, string> = {
  fr: '(?:mains?|bras|jambes?|pieds?|tete|dos|genoux?|epaules?|coudes?|poignets?|chevilles?|doigts?|orteils?|hanches?|cou|nuque|oreilles?|nez|dents?|patte(?: (?:avant|arriere))?|queue)',
  en: '(?:hands?|arms?|legs?|foot|feet|head|back|knees?|shoulders?|elbows?|wrists?|ankles?|fingers?|toes?|hips?|neck|ears?|nose|teeth|tooth|(?:front |back |hind )?paws?|tail)',
}
const owner: Record<Language, string> = {
  fr: '(?:le|la|l|les|un|une|mon|ma|mes|son|sa|ses|notre|leur|du|des)',
  en: '(?:the|an?|my|his|her|its|our|their|your)',
}
const near: Record<Language, string> = {
  fr: '(?:dans|derriere|devant|sur|sous|contre|pres d(?:e|u)|a cote d(?:e|u)|en face d(?:e|u)|au fond d(?:e|u)|au bout d(?:e|u)|a|au|de)',
  en: '(?:in|inside|outside|behind|on|under|underneath|against|near|by|beside|next to|in front of|at|at the (?:back|end|side|front) of|over|from)',
}
const which = '(?:(?:left|right|other|same|wrong|gauche|droite?|autre|meme|mauvais) )?'
const everyone: Record<Language, string> = {
  fr: '(?:tout le monde|toute la famille|nous tous|on est tous|personne|tous)',
  en: '(?:everyone|everybody|all of us|the whole family|nobody|no one)',
}

const patterns: readonly RegExp[] = [
  ...(['fr', 'en'] as const).flatMap((language) => [
    new RegExp(
      `^ ${near[language]} (?:${owner[language]} )?${which}(?:${place[language]}|${part[language]})(?: (?:gauche|droite?|again|encore|toujours))? $`,
    ),
    new RegExp(`^ ${owner[language]} ${which}${part[language]}(?: (?:gauche|droite?))? $`),
    new RegExp(`^ ${everyone[language]} ${near[language]} (?:${owner[language]} )?${place[language]} $`),
  ]),
  /^ (?:(?:he|she|it|they) (?:is|are|was|were) )?(?:on|by|at) (?:my|our|his|her) side $/,
  /^ (?:(?:il|elle|ca|cela|c) (?:est|etait) )?de (?:mon|son|notre|leur) cote $/,
  /^ (?:(?:it|that|this) (?:is|was) )?(?:on|to) (?:the )?(?:left|right) side $/,
  /^ (?:the|an?|my|our) (?:bread |kitchen |steak |carving |cutlery )?(?:knife|knives) (?:drawer|block|rack|set|sharpener|holder) $/,
  /^ (?:le|un|mon|notre) (?:tiroir|bloc|jeu|lot|set|porte) (?:a |de )?couteaux? $/,
]

const onTheBrink = (['fr', 'en'] as const).map(
  (language) =>
    new RegExp(`^ ${near[language]} (?:${owner[language]} )?${brink[language]}(?: end(?: of (?:the )?[a-z]+)?)? $`),
)

/** Whether a text is no more than that. */
export const isFragment = ({ plain }: Evidence): boolean => patterns.some((one) => one.test(plain))

/** Whether a text only says where, a bridge or a roof included: after other messages it is read with them and not alone. */
export const onlySaysWhere = (evidence: Evidence): boolean =>
  isFragment(evidence) || onTheBrink.some((one) => one.test(evidence.plain))
