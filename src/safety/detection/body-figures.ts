// Verbs and parts of the body said of a bill, a quarrel, a machine or a meal: what a text says besides is judged
// without them. Each needs what it is said of, so that the same verb of a person is heard.
type Phrase = readonly [said: RegExp, instead: string]

const owed =
  '(?:debts?|bills?|fees?|rents?|interest|loans?|taxes|paperwork|admin|invoices?|mortgage|repayments?|charges|emails?|forms?|legal costs|childcare costs|red tape|homework|laundry)'
const opponent =
  '(?:landlord|landlady|agency|council|bank|insurers?|insurance(?: company)?|neighbou?rs?|employer|boss|manager|tenants?|builders?|contractor|garage|mechanic|supplier|broadband|provider|lawyer|solicitor|hoa|school)'
const cost =
  '(?:bills?|invoices?|prices?|quotes?|estimates?|receipts?|fines?|tickets?|statements?|dent|scratch|repair costs?|mess|haircut|tattoo)'
const papers = '(?:tax(?:es)?|tax return|paperwork|forms?|bills?|invoices?|fees?|prices?|quotes?|emails?)'
const machine =
  '(?:engine|car|van|motor|bike|motorbike|mower|lawnmower|boiler|chainsaw|carburettor|carburetor|generator|strimmer|tractor)'
const meal =
  '(?:dinner|lunch|breakfast|supper|toast|rice|pasta|roast|turkey|chicken|steaks?|cake|pizza|cookies|biscuits|food|meal|sauce|onions?|pancakes?|bacon|sausages|porridge|popcorn|bbq|barbecue)'
const mealFr =
  '(?:le |la |les |son |sa |ses |mon |ma |mes |notre |nos )?(?:diner|dejeuner|repas|souper|roti|gateau|poulet|riz|pates|sauce|tarte|pizza|steaks?|oignons|crepes|gratin|tartines?|biscuits|plat)'
const costFr =
  '(?:factures?|devis|prix|amendes?|contraventions?|pv|rayures?|bosses?|releves?|note|additions?|montant|lettre du fisc|bulletin|tatouage)'
const owedFr =
  '(?:paperasse|dettes?|factures?|credits?|mails?|courriers?|dossiers?|demarches|papiers|travail|boulot|impayes?|formulaires?)'
const opponentFr =
  '(?:propri(?:o|etaire)|bailleur|banque|banquier|mairie|fisc|assureur|assurance|patron|employeur|syndic|agence|fournisseur|garagiste|prefecture|urssaf|franchiseur|operateur)'

const thingFr =
  '(?:sacs?|manteau|gilet|veste|blouson|vetements?|velo|trottinette|scooter|telephone|portable|tablette|ordinateur|soutien[- ]gorge|bulletin|dossier|valise|doudou|bijoux?|montre|collier|cartable|lunettes|chaussures|appareil dentaire|carte d.identite|instrument)'
const thingEn =
  '(?:bag|coat|jacket|jumper|cardigan|clothes|bike|bicycle|scooter|phone|tablet|laptop|bra|suitcase|backpack|jewellery|jewelry|watch|necklace|glasses|shoes|braces|trainers|sneakers|file|records?|homework|violin|toys?)'

/** What else a stroke or a fall does. */
const noIllness =
  '(?![^.!?]*\\b(?:depuis|bras|visage|bouche|parler|engourdi\\w*|fourmill\\w*|mal|douleur\\w*|dos|chute|hopital|since|arms?|face|speak|numb\\w*|pain\\w*|back|hospital)\\b)'

export const bodyFigures: readonly Phrase[] = [
  [
    new RegExp(
      `\\btombee?s? (?:[a-z]+ )?amoureu(?:x|se)s?(?: (?:d'|de |du )[^,.;!?]{1,30}?)?,?(?: et)?(?: que)? (?:je )?(?:ne |n')?sens plus mes (?:jambes|pieds)\\b${noIllness}`,
      'g',
    ),
    'amoureux et heureux',
  ],
  [
    new RegExp(
      `\\b(?:fell|fallen|falling) in love(?: with [^,.;!?]{1,30}?)?,?(?: and)? i (?:can't|cannot|can not|cant) feel my (?:legs|feet)\\b${noIllness}`,
      'g',
    ),
    'am in love and happy',
  ],
  [
    new RegExp(
      `\\bdrown(?:s|ing|ed)? in (?=(?:(?:all|this|these|the|my|our|his|her|their|so much|unpaid|credit card|student) )*${owed}\\b)`,
      'g',
    ),
    'has much ',
  ],
  [
    new RegExp(
      `\\b(?:chok|strangl|suffocat)\\w* (?=(?:(?:me|us|him|her|them|my|our|the|this) )*(?:financially|budget|finances|cash ?flow|business|company|with (?:${owed})))`,
      'g',
    ),
    'costs much to ',
  ],
  [
    new RegExp(`\\b(${machine}) (is|was|keeps|starts|started) (?:chok|cough|splutter|scream|gasp)ing\\b`, 'g'),
    '$1 $2 stalling',
  ],
  [
    /\b(?:burn(?:ing|t|ed)? (?:out )?(?:my |the |a )?clutch|clutch (?:is |keeps |was )?(?:burning|burn(?:t|ed)(?: out)?))\b/g,
    'worn clutch',
  ],
  [
    new RegExp(
      `\\b(${cost}|price tag|letter from [a-z ]{2,20}) (?:has |have |just |nearly |almost |will |is )*(?:gave|given|give|giving) me (?:a |another )?(?:heart attack|stroke|coronary)\\b`,
      'g',
    ),
    '$1 was high',
  ],
  [
    new RegExp(
      `\\b(?:(?:i am|i'm|im|i will|i'll) )?(?:going to |gonna |about to |nearly |almost )?(?:have|had|having) (?:a |another )?(?:heart attack|stroke|coronary)(?= (?:over|about|because of|when i (?:saw|see|opened|open|got|get|read)) (?:(?:this|that|the|my|these|all|our) )*(?:${papers}|${cost}))`,
      'g',
    ),
    'i was cross',
  ],
  [
    new RegExp(
      `\\b(?:at (?:the )?|reached the )end of (?:my|our|the) (?:rope|tether)(?= with (?:(?:this|that|the|my|our|these) )*${opponent}\\b)`,
      'g',
    ),
    'cross',
  ],
  [
    new RegExp(
      `\\b(?:(?:is |'s )?(?:going to|gonna)|will|'ll|would) (?:kill|murder|shoot|strangle|skin) (?:me|us) (?=(?:when|if|once) (?:he|she|they|my [a-z]+) (?:sees?|opens?|gets?|reads?) (?:the|this|that|my|our) (?:[a-z]+ ){0,2}?${cost}\\b)`,
      'g',
    ),
    'will be cross ',
  ],
  [
    /\bglued to (?=(?:(?:his|her|their|the|my|our|a) )?(?:phone|screen|tablet|ipad|console|xbox|playstation|switch|tv|telly|computer|laptop|games?|tiktok|youtube|roblox|fortnite)\b)/g,
    'often on ',
  ],
  [
    /\b(?:he|she|they)(?:'s| is|'re| are) (?:completely |totally |so )?addicted(?: to (?:it|his phone|her phone|their phones?|screens|roblox|fortnite|tiktok|youtube|games|gaming|video games))?(?=\s*(?:$|[.,!?;]))/g,
    'it is a habit',
  ],
  [
    /\b(ex|boss|manager|landlord|landlady|neighbou?r|mother[- ]in[- ]law|father[- ]in[- ]law|colleague|workplace|job|he|she) (?:is|was|'s) (?:pure |absolute |total )?poison(?=\s*(?:$|[.,!?;]|to (?:me|us|work)))/g,
    '$1 is mean',
  ],
  [
    /\bsh(?:ot|oot|ooting) (?:myself|ourselves|himself|herself|themselves) in the foot(?= (?:by|when (?:i|we|he|she|they)|if (?:i|we)) (?:sign\w*|agree\w*|accept\w*|quit\w*|resign\w*|sell\w*|sold|buy\w*|bought|pay\w*|say\w*|said|admit\w*|tell\w*|told|leav\w*|left|claim\w*|settl\w*|send\w*|sent)\b)/g,
    'made a mistake',
  ],
  [/\b(?:cry|cried|crying|cries|bawled|sobbed) (?:my|her|his|our|their) (?:eyes|heart) out\b/g, 'was moved'],
  [/\bcost(?:s|ing)? (?:(?:me|us|him|her|them|you) )?an arm and a leg\b/g, 'cost much'],
  [
    new RegExp(`\\bburn(?:s|t|ed|ing)? (?=(?:the|my|our|his|her|their|all the|some) (?:[a-z]+ )?${meal}\\b)`, 'g'),
    'overcook ',
  ],
  [
    new RegExp(
      `\\b(?:fait |faire |faisait |a |va |laisse )*(?:brul|cram|carbonis)(?:er|e|ait|era) (?=${mealFr}\\b)`,
      'g',
    ),
    'cuit trop ',
  ],
  [
    /\b(throat|tongue|mouth|stomach|knees?|feet|eyes|muscles|scalp) (?:is|are|feels?|feel) (?:on fire|burning)\b/g,
    '$1 sore',
  ],
  [
    /\bskin (?:is|feels) (?:on fire|burning)(?= (?:after|from) (?:shaving|waxing|epilation|a peel|my peel|laser|sunbathing|the sun|hay fever|eczema)\b)/g,
    'skin itches',
  ],
  [/\b(marriage|inbox|career|relationship|love life|to-do list) is on fire\b/g, '$1 needs care'],
  [/\b(?:tore|tears?|rips?|ripped|ripping|tearing) (?:my|his|her|our) heart out\b/g, 'was sad'],
  [
    /\bstab(?:s|bed|bing)? (?:me|us|him|her) in the back(?= (?:over|about|with) (?:(?:the|my|our|his|her|a) )*(?:[a-z]+'s )?(?:inheritance|will|estate|contract|deal|promotion|project|divorce|custody|sale|partnership|business|shares)\b)/g,
    'let us down',
  ],
  [
    /\bshot down (?=by (?:(?:the|my|our) )*(?:hr|boss|manager|management|council|bank|insurer|court|judge|tribunal|committee|board|planning)\b)/g,
    'refused ',
  ],
  [/\b(?:(?:is|are|'re|'s) )?at (?:my|our|each other's|one another's) throats?(?= (?:over|about) )/g, 'argue'],
  [
    new RegExp(
      `\\b(${opponent}) (?:is|are|has|have|keeps?) (?:holding|held|put|putting) a gun to (?:my|our) heads?\\b`,
      'g',
    ),
    '$1 presses us',
  ],
  [
    new RegExp(
      `\\b(?:has|have|got|had) (?:me|us) by the throat(?= (?:over|with|on|about) (?:(?:the|my|our|these|this) )*${owed}\\b)`,
      'g',
    ),
    'presses us',
  ],
  [/\bbleed(?:s|ing)? (?:money|cash|oil|coolant|rust)\b/g, 'losing much'],
  [
    new RegExp(
      `\\b(?:va|vont|risque de) (?:me|nous) (?:tuer|etriper|etrangler|assassiner|massacrer) (?=(?:quand|si|lorsque|en voyant|s') ?(?:(?:il|elle|ils|elles) )?(?:verra|verront|voit|voient|apprend le prix de|decouvre|recoit|lit|ouvrira|ouvre)?(?: ?(?:(?:la|le|les|mon|ma|cette|ce) |l'))(?:[a-z]+ )?${costFr}\\b)`,
      'g',
    ),
    'aura une surprise ',
  ],
  [
    new RegExp(
      `\\b(${costFr}) (?:m'a |m'ont |va me |a failli me )(?:donne|donner|colle|coller|provoque|fait faire)? ?(?:une crise cardiaque|un infarctus|un avc|une attaque)`,
      'g',
    ),
    '$1 est cher',
  ],
  [
    new RegExp(
      `\\b(?:me noie|se noie|noyee?s?|nous noyons|se noient) (?=(?:dans|sous) (?:(?:la|les|le|mes|nos|ses|des|une montagne de|l'|un tas de) ?)?${owedFr}\\b)`,
      'g',
    ),
    'croule ',
  ],
  [
    new RegExp(
      `\\b(${opponentFr}) (?:me|nous|m'a|nous a|m'ont) (?:mets?|mis|mettent|mettre) (?:le couteau sous la gorge|un pistolet sur la tempe)`,
      'g',
    ),
    '$1 me presse',
  ],
  [
    /\b(?:m'a|m'ont|nous a|me|nous|a|ont|on) ?(?:mis|met|mettent|mettre) le couteau sous la gorge(?= (?:pour|avec) (?:que (?:je|nous|on) )?(?:signer?|accepter?|demissionner?|vendre|le loyer|les (?:loyers|frais|charges|delais)|la caution))/g,
    'me presse',
  ],
  [/\bcoeur (?:qui )?bat la chamade(?= (?:avant|a l'idee|pour|rien qu'a) )/g, 'trac est la'],
  [
    /\bjambes coupees (?=par (?:la|cette|une|l') ?(?:lettre|nouvelle|facture|decision|annonce|augmentation))|\bm'a coupe les jambes(?! (?:avec|sous))/g,
    'surprise ',
  ],
  [
    new RegExp(
      `\\b(${thingFr} (?:de |d')(?:ma|mon|notre|mes|nos) (?:fille|fils|enfants?|petite?|bebe|neveu|niece)) (?:a|ont|avait) (?:disparue?s?|ete vole\\w*)(?! et (?:lui|elle|eux|il|mon|ma))`,
      'g',
    ),
    '$1 est casse',
  ],
  [
    new RegExp(
      `\\b((?:my|our) (?:[a-z]+ )?(?:son|daughter|kid|child|boy|girl|baby|nephew|niece)'?s (?:[a-z]+ )?${thingEn}) (?:has |have |was |were )*(?:disappeared|vanished|gone missing|went missing|stolen|been stolen)(?! and so| and (?:he|she|they|my))`,
      'g',
    ),
    '$1 is broken',
  ],
  [/\bsoutiens?[- ]gorges?\b/g, 'vetement'],
]
