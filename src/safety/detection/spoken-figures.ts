// Idioms of an office, a shop or a quarrel about money that have a verb of danger in them: "she jumped the gun", « il me prend à
// la gorge avec le loyer ».
type Phrase = readonly [said: RegExp, instead: string]

const money =
  '(?:loyers?|dettes?|credits?|frais|interets|factures?|echeances?|penalites?|charges|mensualites?|prix|tarifs?|agios)'
const work =
  '(?:note|notes|dossiers?|moyenne|credit|budget|ordi\\w*|pc|projet|week-?end|vacances|soiree|reputation|cv|evaluation|candidature|planning|permis)'
const sums =
  '(?:calculs?|dates?|montants?|chiffres?|adresses?|comptes?|declaration|formulaire|dossier|virement|facture|devis|examen|orthographe)'
const loot =
  '(?:caisse|canape|meubles?|argent|acompte|caution|tele|clefs?|cles|voiture|materiel|outils|chien|chat|commande|fric|thune)'

export const spokenFigures: readonly Phrase[] = [
  [/\bjump(?:ed|s|ing)? the (?:gun|queue|line|shark|lights?)\b/g, 'was too early'],
  [/\bhit(?:s|ting)? the (?:roof|ceiling)(?= (?:when|at|over|about|because)\b)/g, 'was cross'],
  [
    /\b(deal|sale|purchase|plan|move|trip|booking|mortgage|offer|job|agreement|viewing|adoption|contract) (?:has |have |just |then )*(?:fell|fallen|falls|falling) through\b/g,
    '$1 was cancelled',
  ],
  [
    /\b(he|she|they|tenants?|neighbou?rs?|flatmates?|roommates?|lodgers?|housemates?|boss|colleagues?|everyone|people)(?:'s|'re| is| are| was| were|s)? (?:still |always |constantly |just )*smoking (?=(?:in|on|at|near|under|outside|weed|cigarettes|again)\b)/g,
    '$1 likes tobacco ',
  ],
  [
    /\bshoot (?:you|him|her|them|me|us|over) (?=(?:an?|the|another|some) (?:[a-z]+ )?(?:message|text|email|mail|line|quote|invoice|note|link|dm|call|file|photo)\b)/g,
    'send ',
  ],
  [/\bbitten by the (?:[a-z]+ )?bug\b/g, 'keen'],
  [
    /\b(?:i'm|i am|im|we're|we are) (?:finished|done|off) (?=(?:at|by|around) (?:\d|noon|one|two|three|four|five|six|seven|eight)\b)/g,
    'my work ends ',
  ],
  [
    /\btwist(?:ed|s|ing)? (?:my|his|her|our|their) arm (?=(?:to (?:sign|buy|pay|come|agree|sell|accept|take|go|join|do)|into)\b)/g,
    'talked us round ',
  ],
  [/\b(?:breath(?:e|es|ing|ed)) down (?:my|our|his|her|their) necks?\b/g, 'watching closely'],
  [
    /\b(?:photo|screen|head|snap)?shot of (?=(?:the|my|a|our) (?:meter|letter|screen|bill|contract|error|page|car|boiler|form|leak|message)\b)/g,
    'picture of ',
  ],
  [
    new RegExp(
      `\\b(?:flingu|descend|massacr|bousill|assassin|sabord|cartonn)\\w* (?=(?:ma|mon|mes|sa|son|ses|notre|nos|la|le|les) ${work}\\b)`,
      'g',
    ),
    'gache ',
  ],
  [
    new RegExp(
      `\\b(?:s'est|me suis|s'etait|se sont) plantee?s? (?=(?:dans|sur|de|d'|a) ?(?:(?:le|la|les|l'|son|sa|ses|mon|ma|mes) ?)?${sums}\\b)`,
      'g',
    ),
    'trompe ',
  ],
  [
    new RegExp(
      `\\b(?:s'est|se sont|s'etait) (?:barree?s?|tiree?s?|cassee?s?|fait la malle) (?=avec (?:la|le|les|l'|mon|ma|mes|notre|son|sa|ses) ?${loot}\\b)`,
      'g',
    ),
    'a emporte ',
  ],
  [/\ble coeur sur la main\b/g, 'genereux'],
  [
    new RegExp(
      `\\b(?:(?:me|nous|le|la|les) (?:prend|prennent|tient|tiennent|serre|serrent) a la gorge|(?:m'a|nous a|m'ont|nous ont) pris(?:e|es)? a la gorge)(?= (?:avec|par|pour|sur) (?:(?:le|la|les|ses|son|sa|leurs?|des|ces) )?${money}\\b)`,
      'g',
    ),
    'me presse',
  ],
  [/\bon the floor (?:below|above|beneath|under|over) (?:us|me|ours|mine|them|him|her)\b/g, 'living nearby'],
  [/\bon (?:his|her|its|their|my|our) side of (?=(?:the|our|a) (?!face|body|head|mouth|chest)[a-z]+)/g, 'across '],
  [
    /\b(?:won't|will not|doesn't|does not|never|don't|can't|cannot) (?:wake(?: up)?|get up) (?=(?:before|until|till|on time|early)\b)/g,
    'sleeps in ',
  ],
  [
    /\bpassed out (?=(?:(?:the|some|all|his|her|their|our|free) )*(?:leaflets|flyers|papers|candy|sweets|forms|invitations|samples|tests|sheets|cards|brochures|questionnaires)\b)/g,
    'handed round ',
  ],
  [
    /\bchok(?:ed|es|ing) (?=(?:in|during|at|under|on) (?:(?:the|my|his|her|a|an|that) )?(?:exams?|interview|test|final|match|game|pressure|audition|driving test|presentation|viva|price|penalty)\b)/g,
    'failed ',
  ],
  [
    /\bpush(?:ed|es|ing)? (?:me|us|him|her|them) (?=(?:to|into) (?:sign|buy|sell|pay|resign|accept|agree|apply|switch|leave|signing|buying|selling|retire|quit|settle|vote)\b)/g,
    'urged us ',
  ],
  [
    /\bpouss(?:e|ee|es|ent|ait) (?=a (?:signer|acheter|vendre|payer|demissionner|accepter|partir|quitter|consommer)\b)/g,
    'invite ',
  ],
  [/\bbeat(?:s|en)? (?:me|us|him|her|them) to (?=(?:it|the|that|a|my)\b)/g, 'was faster with '],
  [/\bsous le feu (?=des (?:critiques|questions|projecteurs)\b)/g, 'devant '],
  [
    /\bsur le (?:cote|bas[- ]cote) de la (?:route|rue|chaussee)(?= (?:gare|en panne|stationne|mal gare|avec))/g,
    'dans la rue',
  ],
  [
    /\b(?:coince|bloque)e?s? (?=(?:a|au|aux|dans|en) ?(?:la |l'|les |des )?(?:gare|aeroport|douanes?|bureau|bouchons|embouteillages?|reunion|prefecture|guichet|periph\w*|travail|boulot|trafic|file|queue)\b)/g,
    'en retard ',
  ],
  [
    /\b(?:j'ai|je viens de|g) (?:deja )?(?:pris|prendre) (?:un|une|deux|1|2) (?:dolipranes?|paracetamols?|ibuprofenes?|advils?|tylenols?|aspirines?|nurofens?|efferalgans?|spasfons?)(?! (?:\d+ )?(?:fois|boites?|plaquettes?))/g,
    "j'ai un remede",
  ],
  [
    /\bi (?:just |only |already )*(?:took|had|have taken) (?:a|an|one|two|1|2|a couple of) (?:paracetamols?|tylenols?|advils?|ibuprofens?|aspirins?|nurofens?|panadols?|antihistamines?)(?! (?:boxes|packs?|bottles?|strips?))/g,
    'i have a remedy',
  ],
]
