// Words of the body said of clothes, debts, parcels, payments and boundaries: « je respire plus dans ce jean », "it is on his side".
type Phrase = readonly [said: RegExp, instead: string]

const garment = {
  fr: '(?:jeans?|robe|costume|tailleur|pantalon|chemise|chemisier|col|cravate|corset|ceinture|uniforme|tenue|vetements?|chaussures?|jupe|collants?|gaine|soutien[- ]gorge|veste|manteau|deguisement)',
  en: '(?:outfit|dress|jeans|trousers|pants|shirt|collar|suit|costume|bra|corset|tie|skirt|blouse|jacket|coat|uniform|leggings|waistband|clothes|shoes|belt|gown|tights)',
}
const burden = {
  fr: "(?:credits?|dettes?|factures?|papiers?|paperasses?|demandes|charges|impots|pression|dossiers?|courriels|mails|travail|loyers?|emprunts?|devoirs|echeances|l'administratif)",
  en: '(?:debts?|mortgage|bills?|workload|deadlines?|paperwork|forms|tax(?:es)?|loans?|emails|rent|payments?|homework|admin)',
}
const thing =
  '(?:keys?|parcels?|packages?|letters?|forms?|documents?|papers?|paperwork|kids?|children|car|van|laptop|phone|deposit|rent|stuff|things|bags?|tools?|bike|dog|cat|cheque|check|application|uniform|order|shopping|meds)'
const charge =
  '(?:direct debits?|payments?|subscriptions?|standing orders?|calls|emails|letters|ads|adverts|renewals?|noise|barking|pop-?ups?|notifications|updates?|charges?|garnishment|sale|auction|project|works?)'
const read =
  "(?:notice|livres?|series?|saison|mensonges?|couleuvres?|kilometres|km|tickets?|carte(?: bancaire| bleue)?|billets?|mode d'emploi|explications?|affront|cours)"

export const tightOrOwed: readonly Phrase[] = [
  [
    new RegExp(
      `\\b(?:can't|cannot|can not|cant|couldn't|could not|(?:can )?(?:barely|hardly)) (?:breathe|move)(?= (?:in (?:this|these|that|those|my|her|his|the|a) (?:[a-z]+ )?${garment.en}|(?:under|for|with|because of) (?:all |of )*(?:(?:this|these|that|my|the|our|his|her) )?(?:[a-z]+ )?${burden.en})\\b)`,
      'g',
    ),
    'feel tight',
  ],
  [
    new RegExp(
      `\\b(?:(?:ne )?(?:peux|peut|arrive) (?:plus|pas) (?:a )?respirer|(?:ne )?respire (?:plus|pas|mal|a peine)|etouffe)(?= (?:dans (?:ce|cet|cette|ces|mon|ma|mes|sa|son|le|la) (?:[a-z]+ )?${garment.fr}|sous (?:(?:le|la|les|mes|ces|cette|nos|tous|toutes) )*(?:[a-z]+ )?${burden.fr}|financierement)\\b)`,
      'g',
    ),
    "suis a l'etroit",
  ],
  [
    new RegExp(
      `\\b(?:dropped|drops|dropping|drop) off (?=(?:the|my|his|her|our|some|an?|these|those) (?:[a-z]+ )?${thing}\\b)`,
      'g',
    ),
    'delivered ',
  ],
  [
    new RegExp(
      `\\b(?:can't|cannot|can not|cant) (?:stop|control) (?=(?:the|my|this|these|his|her|their|an?) (?:[a-z]+ )?${charge}\\b)`,
      'g',
    ),
    'block ',
  ],
  [/\b(?:gone|went|going|goes) (?:quiet|silent|dark) on (?:me|us)\b/g, 'slow to reply'],
  [
    new RegExp(
      `\\baval(?:e|er|ee|ees|es|ait) (?:(?:toute?|la|le|les|l'|ma|mon|mes|cette|ce|un|une|des|son|sa) )+(?=${read}\\b)`,
      'g',
    ),
    'garde la ',
  ],
  [
    /\b(?:says|said|claims?|thinks?) (?:that )?(?:the|my|this|that|our|his|her) (?:[a-z]+ )?[a-z]+ (?:is|was|are|were) (?:his|hers|theirs|mine|ours)\b/g,
    'disputes the boundary',
  ],
  [
    /(?<=\b(?:neighbou?rs?|fence|hedge|trees?|wall|shed|deer|boundary|land|path|drive|bins?)\b[^.!?]{0,60})\bon (?:his|her|my|their|our) side\b(?! of)/g,
    'over there',
  ],
  [/\bperdu la main(?=\s*(?:$|[.!?,;]|sur|pour|en (?!voulant|coupant|sciant)))/g, 'perdu le rythme'],
  [
    /\btombee?s? de (?:tres |bien )?haut(?= (?:quand|en (?:voyant|lisant|apprenant|recevant|decouvrant|ouvrant)|avec|devant))/g,
    'etait surpris',
  ],
]
