// Words of farewell, of leaving and of current in questions about a will, a home and a cable: what a text says besides is
// judged without them.

/** Of somebody who may want to die, or is not safe where they live. */
const danger =
  /\b(?:mourir|mort|meurs|suicid\w*|me tuer|en finir|finir|adieu|pardon|plus la force|n'en peux plus|en peux plus|plus envie|corde|pont|cachets?|comprimes?|arme|fusil|ce soir|cette nuit|demain|mieux sans moi|frapp\w*|battue?|menac\w*|viol\w*|peur|die|dying|dead|death by|kill\w*|end it|goodbye|sorry|can't go on|cannot go on|can't cope|can't do this|tonight|tomorrow|rope|bridge|pills?|gun|better off|hits?|hitting|beat\w*|threaten\w*|afraid|scared)\b/

const grandchildren =
  '(?:(?:mes|nos|ses) (?:petits[- ]enfants|petites[- ]filles|petits[- ]fils|arriere[- ]petits[- ]enfants)|(?:my|our|the) (?:great[- ])?(?:grandchildren|grandkids|grandsons?|granddaughters?))'
const offspring = '(?:(?:mes|nos) (?:enfants|filles|fils)|(?:my|our|the) (?:children|kids|sons?|daughters?))'
const ofEstate =
  /\b(?:testament|notaire|succession|heritage|legs|leguer|donation|assurance[- ]vie|will|solicitor|executor|estate|probate|inheritance|trust|bequest)\b/
const keepsake = '(?:lettres?|courriers?|mots?|messages?|videos?|letters?|notes?|cards?|recordings?)'
const afterwards =
  "(?:pour |a (?:lire|ouvrir) )?(?:quand|lorsque|apres que|le jour ou) je (?:ne |n')?serai(?:s)? plus (?:la|de ce monde)|(?:to (?:read|open) )?(?:for )?(?:when|after|once) (?:i'm|i am|im|i have|i've) gone"
const left = (whom: string) =>
  new RegExp(`\\b(${keepsake}[^.!?]{0,30}? (?:a|pour|to|for) ${whom}[^.!?]{0,40}?) (?:${afterwards})\\b`, 'g')
const toGrandchildren = left(grandchildren)
const toOffspring = left(offspring)

/** « Des lettres à mes petits-enfants pour quand je ne serai plus là »: what is kept with a will. */
export function ofKeepsakes(text: string): string {
  if (danger.test(text)) return text
  const kept = text.replace(toGrandchildren, '$1')
  return ofEstate.test(kept) ? kept.replace(toOffspring, '$1') : kept
}

const term =
  "(?:(?:avant|d'ici|pour|a|sous) (?:la |le )?(?:fin (?:du|de) (?:mois|semaine|annee|l'annee|bail|contrat)|\\d+ (?:jours|semaines|mois|[a-z]+)|\\d+))"
const termEn =
  '(?:(?:by|before|at|within) (?:the )?(?:end of (?:the|this|next) (?:month|week|year)|\\d+ (?:days|weeks)|\\d+(?:st|nd|rd|th)))'
const partner =
  /\b(?:mari|femme|conjointe?|compagnon|compagne|copain|copine|ex|pere|mere|parents|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom)\b/
const nowhere =
  /(?:,? ?(?:et|mais|and|but))? ?(?:(?:je|on|nous) )?(?:(?:ne |n')?(?:ai|avons|a|sais|savons) (?:nulle part|pas|aucun endroit|aucun lieu) ou aller|(?:i |we )?(?:have|'ve got|have got) nowhere (?:else )?to go)\b/g
const mustLeave = [
  [
    new RegExp(
      `\\b(?:dois|doit|devons) (?:partir|sortir|m'en aller|nous en aller)((?: de [a-z' ]{1,25}?)? ${term})`,
      'g',
    ),
    'dois demenager$1',
  ],
  [
    new RegExp(
      `\\b(?:dois|doit|devons) (?:quitter|liberer|rendre) ((?:le|la|mon|ma|notre|cet|ce) ?(?:logement|appartement|appart|studio|maison|chambre|bail)|l'(?:appartement|appart)) (${term})`,
      'g',
    ),
    'dois demenager $2',
  ],
  [
    new RegExp(
      `\\b(?:have to|must|need to|has to|had to) (?:leave|go|move out|get out|be out)((?: of)?(?: [a-z]+){0,3} ${termEn})`,
      'g',
    ),
    'have to move house$1',
  ],
] as const

/** « Je dois partir avant la fin du mois et n’ai nulle part où aller »: a home, and a day that was set. */
export function ofNoticeToLeave(text: string): string {
  if (danger.test(text) || partner.test(text)) return text
  const moved = mustLeave.reduce((said, [leave, move]) => said.replace(leave, move), text)
  return moved === text ? text : moved.replace(nowhere, ', je cherche un logement')
}

const bareCable =
  /\b(?:cables?|fils?|gaines?)(?: (?:electriques?|d'alimentation))? denudee?s?\b|\b(?:bare|exposed|stripped) (?:electric(?:al)? )?(?:wires?|cables?)\b/g
/** Somebody has touched it, it burns or is wet, or a child is near. */
const hurtByCurrent =
  /\b(?:a touche|ai touche|touched|attrape|accroche|colle|secousse|decharge|chataigne|electrocut\w*|electris\w*|shock\w*|repond|inconscient\w*|unconscious|tombee?|fell|brul\w*|burn\w*|etincelle\w*|spark\w*|fum\w*|smok\w*|feu|fire|flamm\w*|flames?|inond\w*|flood\w*|eau|water|bain|bath|fils? de \d+ ans|enfants?|bebe|child\w*|kids?|baby|toddler|respire|breath\w*|mal|hurt\w*|sol|ground|floor)\b/

/** « Un câble dénudé au plafond, que couper avant d’intervenir ? »: a question before work. */
export const ofBareCable = (text: string): string =>
  hurtByCurrent.test(text) || danger.test(text)
    ? text
    : text
        .replace(bareCable, 'prise usee')
        .replace(/\b(?:que (?:dois[- ]je )?couper|couper le courant)\b/g, 'travailler')
