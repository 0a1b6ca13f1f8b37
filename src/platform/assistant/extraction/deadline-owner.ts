// Whose term a date is: the client's own, somebody else's promise, or the duration of something.

const any = (...sources: string[]): RegExp => new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`)

/** The client has to do something, or is made to. */
const own = any(
  "(?:je|nous|on|j') ?(?:dois|devons|doit|devrai|devrons|devra)",
  "il (?:me |nous |ne me |ne nous )?(?:faut|faudra|reste)|j'ai (?:que |plus que )?(?:jusqu|[a-z0-9]+ (?:jours?|semaines?|mois|heures?) pour)|nous avons (?:jusqu|[a-z0-9]+ (?:jours?|semaines?|mois|heures?) pour)|besoin",
  "(?:me|m'|nous|te|vous) ?(?:a |ont |avait )?(?:demande|demandent|ordonne|ordonnent|somme(?!s(?![a-z]))|laisse|laissent|donne|donnent|accorde|accordent|reclame|reclament|impose|oblige|obligent|met|convoque|enjoint)\\w*",
  '(?<!nous )sommee?s?|mise? en demeure|sommation|injonction|commandement|(?:veut|veulent|exige|exigent|reclame|reclament|demande|demandent|ordonne|impose) (?:que|de|le|la|les|un|une|mon|ma|l)',
  '(?:i|we) (?:only )?(?:must|have to|need|should|have (?:only )?(?:until|till|[a-z0-9]+ (?:days?|weeks?|months?|hours?)))',
  '(?:told|asked|ordered|gave|give|gives|given|giving|want|wants|wanted|requires?|allows?|summoned) (?:me|us)|(?:wants?|demands?|requires?|asks) (?:the|to|that|payment|a|an|my|our)|formal notice|summons',
  '(?:je|nous|on) (?:peux|peut|pouvons) (?:rester|garder|signer|accepter|repondre|contester|refuser)|(?:i|we) (?:can|may) (?:only )?(?:stay|keep|sign|accept|reply|object|appeal|refuse)',
)

/** Time that somebody is given, and what is asked of them by then: « accordé jusqu’au », "a letter to answer by". */
const given = any(
  '(?:donne|laisse|accorde|octroye|proroge|prolonge|reporte|repousse|fixe)(?:e|s|es|nt|r|ant)?|obtenue?s?|demand(?:e|ant)|payables?|exigibles?|delais?|sursis|reports?|prolongations?|date limite|conge|preavis',
  'given|gave|gives?|giving|granted|allowed|extended|postponed|payable|deadlines?|extensions?|time limit|notice|(?:says?|said|asks?|asked|telling|told|or|and|please) (?:me |us |that i )?(?:to )?(?:must|can|could|may|pay|reply|respond|answer|leave|appeal|object|return)',
  '(?:je |on |nous )?(?:peux|peut|pouvons|pourrai|pourrons)|(?:i|we) (?:can|may|could)',
)
const lastingVerb =
  'travailler|rester|habiter|vivre|loger|occuper|louer|attendre|dormir|rouler|servir|utiliser|work|stay|live|wait|rent|use|sleep|drive|have|be|my|our|the|his|her|their|a|an|it|him|me|us'
const nounLikeVerb =
  '[a-z]*vrier|janvier|hier|dernier|premier|loyer|foyer|courrier|dossier|papier|metier|chantier|quartier|cahier|mobilier|[a-z]+aire|[a-z]+bre|hiver|mer|mars|notre|votre|quatre|autre|etre|pere|mere|frere|plaisir|avenir'
/** « à payer avant », "to reply by": what is asked, and not what lasted: « continué à travailler jusqu’au ». */
const toDo = any(
  `(?:(?:de|pour) |d')(?:(?:me|m'|se|s'|le|la|les|y|en|ne pas|leur|lui) ?)*(?!(?:${lastingVerb}|${nounLikeVerb})(?![a-z]))[a-z]+(?:er|ir|re|oir)`,
  `a (?:me |se |le |la |les |y |en )*(?!(?:${lastingVerb}|${nounLikeVerb})(?![a-z]))[a-z]+(?:er|ir|dre|ttre|crire|duire|vre|oir)|a faire`,
  `to (?!(?:${lastingVerb})(?![a-z]))[a-z]+`,
)

/** Whether these words ask something of the client by a day, whatever has happened before. */
export const bindsClient = (clause: string): boolean => own.test(clause) || given.test(clause) || toDo.test(clause)

const others =
  '(?:vendeu\\w+|magasin|boutique|site|marchand|livreur|transporteur|plombier|artisan|electricien|macon|chauffagiste|installateur|entrepreneur|entreprise|societe|operateur|fournisseur|agence|bailleur|proprietaire|proprio|syndic|banque|assurance|assureur|mutuelle|garage|garagiste|patron|patronne|employeur|chef|notaire|avocate?|voisine?s?|locataire|colocataire|ex|caf|caisse|administration|prefecture|mairie|compagnie|hotel|service client|ils?(?! y a)|elles?|seller|shop|store|company|courier|carrier|plumber|builder|contractor|electrician|landlord|landlady|agency|bank|insurer|insurance|boss|employer|neighbou?rs?|tenant|airline|hotel|provider|operator|he|she|they|it)'

/** Somebody else has to do it, will, or has said so. */
const theirs = any(
  `${others}(?: \\w+)? (?:doit|doivent|peut|peuvent|devra|devront|devrait|devraient|va|vont|a(?! (?:day|week|month|year|few|couple|period|time))|ont|s'engage|s'engagent|s'est engage|m'indemnise|me rembourse|[a-z]{2,}ra|[a-z]{2,}ront|[a-z]{2,}rait|[a-z]{2,}raient|must|has|have|had|will|would|should|can|may|is|are|was|were|needs?|promised|swore|said|says)`,
  "promis|promet\\w*|promesse|jure|assure que|annonce\\w*|s'engage\\w*|garantit|selon le site|promised|promises?|swore|guaranteed|supposedly|apparently",
  '(?:serai|sera|serons|seront|etre|suis|be|being|get|getting|been) (?:re)?(?:rembourse|livre|indemnise|credite|rappele|recontacte|verse|paye|expedie|envoye|refunded|reimbursed|delivered|credited|paid|shipped|repaired|compensated|called)\\w*',
  'remboursee?s?|remboursable|livraison|livrable|livree?s?|expedition|expediee?s?|remboursement|delivery|shipping|refund(?:ed)?|delivered|dispatch(?:ed)?|arriver\\w*|arrives?|arrive',
)

/** « les voisins peuvent contester », "the bank must pay": a term in these words is theirs, whatever stands before. */
const theirsToDo = new RegExp(
  `(?<![a-z])${others} (?:doit|doivent|peut|peuvent|devra|devront|pourra|pourront|can|may|must|has to|have to)(?: [a-z']+){1,4} $`,
)

/** Things that simply expire; « mon titre expire dans dix jours » is a term all the same. */
const lasts = any(
  'finit|finira|se termine|se terminera|prend fin|expire|expires|echoit|ends?|will end|runs out|is over|due|finishes|dure|lasts?',
)
const bindsSomebody = any(
  'delais?|recours|offre|proposition|titre|permis|visa|passeport|recepisse|facture|inscription|candidature|deadline|appeal|offer|permit|passport|invoice|bill|payment|fine|amende|impots?|application|preavis',
)
/** "Closed until Monday", « absent jusqu’au »: how long somebody is not there, and no term of anybody. */
const awayUntil =
  /(?<![a-z])(?:fermee?s?|absente?s?|indisponibles?|vacances|en (?:conges?|arret(?: maladie)?|deplacement|voyage|reunion|formation)|hospitalisee?s?|complets?|closed|shut|absent|away|abroad|unavailable|holidays?|on leave|off(?: sick| work)?|out of (?:the )?office|fully booked|in hospital)(?: [a-z']+){0,3}? (?:jusqu'(?:a|au|en)|until|till)(?: (?:le|the))?\W*$/
const untilDay = /^(?:jusqu|until|till)/
const leftOf = /^ (?:de |d'|of |on |in |avant la fin|a (?:vivre|travailler|payer|faire)|sur )/

/** A day of one's life that the words before name: a wedding, a birth, a move is no term. */
const dayOfLife =
  /(?<![a-z])(?:mariage|noces|wedding|naissance|bapteme|anniversaire|birthday|birth|communion|enterrement|obseques|funeral|deces|demenagement|emmenagement|embauche|terme(?! du)|accouche[a-z]*|(?:je|nous|on) (?:me |nous |se )?(?:mari|demenag|emmenag)[a-z]+|(?:i'm|i am|we're|we are) (?:getting married|moving))(?: (?:du|de|le|a|au|pour|on|of|is|est|the|in|for|by|before|avant|prevue?s?|fixee?s?|planned|due|set|house|home|out|au plus tard))*\W*$/
const expecting = any('enceinte', 'grossesse', 'pregnan\\w*', 'accouche\\w*', 'bebe', 'baby')

/** Whether the words say that something happens in somebody's life on that day, and ask nothing of them by then. */
export const isDayOfLife = (before: string, words: string, after: string): boolean =>
  (dayOfLife.test(before) ||
    (expecting.test(before) && /(?<![a-z])(?:due|prevue?|terme)(?![a-z])[^.,]{0,12}$/.test(before))) &&
  !own.test(`${before}${words}${after}`)

/** Whether a term in these words is not the client's to respect. `near` is the clause around it, on levelled text. */
export function isOthersDeadline(before: string, words: string, after: string): boolean {
  const clause = `${before}${words}${after}`
  const until = untilDay.exec(words)?.[0] ?? ''
  if (awayUntil.test(`${before}${until === 'jusqu' ? "jusqu'a" : until}`)) return true
  if (
    /^(?:il (?:me|nous|ne me|ne nous) reste|(?:j'ai|nous avons|i have|we have|have) )/.test(words) &&
    leftOf.test(after)
  )
    return true
  if (/^(?:dans|in) (?!un |une delai)/.test(words) && lasts.test(before) && !bindsSomebody.test(clause)) return true
  return theirsToDo.test(before) || (theirs.test(clause) && !own.test(clause))
}
