// Verbs of danger said of what landlords, bailiffs, courts, an ex who owes money and a flat do: what a text says besides is judged
// without them.
type Phrase = readonly [said: RegExp, instead: string]

const paper =
  '(?:lawsuits?|bills?|fines?|fees?|invoices?|charges?|claims?|notices?|summons|court papers|divorce papers|rent increase|increase|surcharge|penalty|tickets?|tax demand|complaint|quote|countersuit|ban|lawyers? letter|eviction)'
const court =
  '(?:hearings?|court|tribunal|trial|mediation|appeals?|negotiation|meetings?|auction|bidding|settlement|arbitration)'
const bill =
  '(?:(?:gas|electric|electricity|energy|water|heating|phone|tax|car|vet|legal|council tax|credit card) )?(?:bills?|rent|mortgage|interest|repayments?|loans?|fees|taxes|debts?|prices|costs|insurance|premiums?|paperwork)'
const standing =
  '(?:direct debits?|standing orders?|subscriptions?|memberships?|contracts?|payments?|polic(?:y|ies)|processe?s?|apps?|programs?|trials?|plans?|phone lines?|auto ?renewals?|accounts?|weeds?|mould|moss|ants|wasps|deals?|projects?|sessions?)'
const home =
  '(?:flat|house|apartment|place|tenancy|job|area|street|town|estate|landlord|landlady|agency|letting agent|flatshare|houseshare|gym|school|course|provider|supplier|bank|broadband|company|neighbours?)'
const platform =
  '(?:instagram|insta|facebook|tiktok|twitter|x|linkedin|pinterest|etsy|youtube|snapchat|social media|spotify)'
const feared =
  "(?:bailiffs?|debt collectors?|(?:my |the )?landlord(?:'s|s)? letters?|letters?|bills?|hmrc|the (?:taxman|irs|bank|court|hearing|exam|interview|council)|debts?|paperwork|forms?|court|fines?|eviction|heights|flying|spiders|dentists?|needles|exams?|driving|losing (?:my|the) (?:deposit|job|house|flat|case))"
const fearedFr =
  '(?:huissiers?|(?:la |une |cette )?lettre (?:de|du) [a-z ]{2,20}|courriers?|factures?|impots|fisc|dettes|audience|tribunal|examens?|paperasse|expulsion|perdre (?:ma|la|mon) (?:caution|logement|travail|proces)|dentiste|avion|araignees)'

const dwelling =
  '(?:appartement|appart|logement|studio|maison|voiture|caution|argent|travail|boulot|vacances|abonnement|remboursement|acompte|prime|salaire|jardin|canape|augmentation|week-?end|formation|indemnites?|retraite)'
const visitor =
  '(?:facteur|factrice|livreur|livreuse|huissiers?|voisine?|technicien\\w*|plombier|releveur|coursier|demarcheur|gardienne?|concierge)'
const refuse =
  '(?:poubelles?|ordures|egouts?|peinture|litiere|cuisine|friture|tabac|cigarettes?|moisi\\w*|humidite|produits? menagers?|javel|parfum|siphon|canalisations?|compost|local a poubelles|encens)'
const objects =
  '(?:cles?|clefs?|affaires|meubles|vetements|outils|velo|voiture|double|papiers|cartons|caution|television|tele|console|ordinateur)'
const former =
  '(?:(?:ancien\\w*|ex[- ]?) ?(?:colocataire|coloc|locataire|proprio|proprietaire|bailleur|voisine?|patron\\w*|employeur|associee?)|garagiste|agence|bailleur|proprietaire|proprio|syndic|locataire|sous-locataire)'
const knee = '(?:genou\\w*|tibias?|coudes?|jambes?|mollets?|chevilles?|hanche)'
const sport =
  '(?:foot(?:ball)?|rugby|hand(?:ball)?|basket|judo|sport|match|velo|ski|skate\\w*|roller|trottinette|escalade|danse|gym\\w*|chute|randonnee|patin\\w*)'

/** Of what may hurt somebody: then nothing is said otherwise. */
const danger =
  /\b(?:mourir|meurs|suicid\w*|me tuer|en finir|finir|vie|vivre|cachets?|comprimes?|corde|pont|fusil|arme\w*|couteau|menac\w*|tabass\w*|poings?|gifl\w*|etrangl\w*|sang|saign\w*|viol\w*|enferm\w*|sortir|inquiet\w*|disparu\w*|jours|hurl\w*|ivre|bourre|peur de lui|adieux|enfants que|die|dying|kill(?:s|ed|ing)? (?:me|myself|him|her|us|himself|herself)|end it|life|live|living|pills?|tablets?|rope|bridge|gun|knife|weapon|threat\w*|punch\w*|slap\w*|kick\w*(?! (?:the|a|their|his|her|our|my) (?:foot)?ball\b)|chok(?:es|ed) me|bleed\w*|blood|rap(?:e|ed)|locked|missing|drunk|goodbye|hurt\w*|bruis\w*|followed me home|to my house|nobody|no one|breathe\w*|ambulance)\b/

const phrases: readonly Phrase[] = [
  [
    new RegExp(
      `\\bhit(?:s|ting)? (?:me|us|him|her|them) with (?=(?:(?:a|an|the|some|another|this|his|her|huge|big|massive) )*(?:[a-z]+ )?${paper}\\b)`,
      'g',
    ),
    'sent ',
  ],
  [/\bhit(?:s|ting)? (?:me|us|him|her|them) up\b(?! the)/g, 'asked me'],
  [
    new RegExp(
      `\\bbeats? (?:me|us|him|her|them) (?=(?:at|in) (?:(?:every|each|the|this|our|all|any|a|my|last) )*${court}\\b)`,
      'g',
    ),
    'wins ',
  ],
  [
    new RegExp(
      `\\b(${bill}) (?:is|are|was|keeps?) (?:slowly |really |just )*(?:chok|strangl|suffocat|kill|drown|murder|crippl|bleed)ing (?:me|us|him|her|them|my family|our budget)\\b(?: dry)?`,
      'g',
    ),
    '$1 cost much',
  ],
  [
    new RegExp(
      `\\bkill(?:ing|ed|s)? (?:off )?(?=(?:a|an|the|my|this|that|our|these|some|two|all)(?: [a-z]+)? ${standing}\\b)`,
      'g',
    ),
    'cancel ',
  ],
  [
    new RegExp(
      `\\b(?:i've |ive |i have |we've |we have )?(?:had|have had) enough of (this|my|the|our|that) ((?:[a-z]+ )?${home})(?:(?: and)?(?: i| we)?(?: just| really)? want(?:s)? out)?\\b`,
      'g',
    ),
    'i would leave $1 $2',
  ],
  [
    /\b(visa|passport|permit|lease|licen[cs]e|offer|contract|policy|insurance|ticket|voucher|membership|deadline|notice|quote|trial|subscription)(?: (?:has|is|was))? (?:expir|end|runs? out|laps)\w*(?: (?:tonight|today|tomorrow|at midnight|soon|this week))?\b/g,
    '$1 has a date',
  ],
  [/\bkick(?:s|ed|ing)? (?=(?:the|a|their|his|her|our|my) (?:foot)?ball\b)/g, 'play with '],
  [/\b(?:took|has taken|takes) (?=(?:the|my|our) (?:dog|cat|puppy|kitten)\b(?! to))/g, 'keeps '],
  [
    /\bdead (?=(?:tired|easy|cheap|serious|slow|wrong|good|simple|certain|sure|keen|straight|expensive|boring|annoying|clear|useful|nice)\b)/g,
    'very ',
  ],
  [
    /\b(?:sick and |very )?tired of (?=(?:this|waiting|chasing|paying|asking|calling|my landlord|the (?:noise|wait|delays?|calls?|emails?|paperwork|agency|agents?))\b)/g,
    'fed up with ',
  ],
  [new RegExp(`\\bfollow(?:ed|s|ing)? (?:me|us) (?=on ${platform}\\b)`, 'g'), 'subscribed to us '],
  [
    new RegExp(
      `\\b(?:help(?: me)?(?:,? please)?|please help(?: me)?)[ ,.!]+(?=(?:i'm|i am|im) (?:so |really |very )?(?:scared|afraid|terrified|frightened) of (?:the |my |a |these )?${feared}\\b)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(?:i'm|i am|im|we are|we're) (?:so |really |very )?(?:scared|afraid|terrified|frightened) of (?=(?:the |my |a |these )?${feared}\\b)`,
      'g',
    ),
    'i ask about ',
  ],
  [
    /\b(?:took|takes|taking|has taken) (?=(?:the|our|my) (?:kids|children|boys|girls|son|daughter) to (?:her|his|their|my|the) (?:mother|mum|mom|father|dad|parents|sister|brother|gran|grandparents)(?:'s|s|s')? (?:house |place )?(?:for|over) (?:the )?(?:half[- ]?term|weekend|holidays?|easter|christmas|the week|summer|bank holiday|tea|dinner|lunch|a few days|the night)\b)/g,
    'visits with ',
  ],
  [
    new RegExp(
      `\\b(?:aidez|aide)[- ]moi[ ,.!]+(?=j'ai (?:tres |trop |vraiment )?peur (?:de|des|du) (?:l'|la |les |mon |ma )?${fearedFr}\\b)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(`\\bj'ai (?:tres |trop |vraiment )?peur (?=(?:de|des|du) (?:l'|la |les |mon |ma )?${fearedFr}\\b)`, 'g'),
    'question au sujet ',
  ],
  [/\b(?:frapp|touch|tap|cogn)\w* (?=(?:fort )?(?:au|dans le) (?:portefeuille|porte-monnaie|budget)\b)/g, 'coute '],
  [
    new RegExp(
      `\\b(${visitor}) (?:a|ont|avait|vient de) (?:frappee?|cogne|tape|toque|frapper)(?=\\s*(?:$|[.,!?;]|et|mais|puis|sans|deux fois|trois fois|tot|ce matin|hier|vers|a \\d))`,
      'g',
    ),
    '$1 a sonne',
  ],
  [
    new RegExp(
      `\\b(?:dis|dit|dire|disons|fais|faire) (?:(?:mes|nos|un) )?(?:adieux?|au revoir) (?=(?:a|au|aux) (?:(?:mon|ma|mes|notre|cet|cette|ce|leur) )?${dwelling}\\b)`,
      'g',
    ),
    'renonce ',
  ],
  [
    /\bsaut(?:e|er|es|ons|ent|era|erai)(?: (?:dans le vide|d'un avion|d'un pont|du pont|de l'avion|en tandem|demain|samedi|dimanche))*(?= (?:en parachute|en chute libre|a l'elastique|en benji|en tandem|avec un moniteur)\b)/g,
    'fais un loisir',
  ],
  [
    new RegExp(
      `\\b(?:il y a |ca fait )?(?:une |la |cette )?(?:mauvaise )?odeur(?: (?:dans|de) (?:la cage d'escalier|l'escalier|le couloir|le hall|l'immeuble))?(?=[^.!?]{0,60}\\b(?:ce sont|c'est|ca vient|venant|vient|provient|due) (?:(?:de|des|du|les|la|le|aux?|l') ?)*${refuse}\\b)`,
      'g',
    ),
    "l'immeuble est sale",
  ],
  [/\b(chaud|rire|fatigue|sommeil|beau) a en (?:tomber|crever|pleurer|mourir)\b/g, 'tres $1'],
  [
    new RegExp(
      `\\b(?:a pris|garde|a garde|a emporte|detient) (?=(?:mes|mon|ma|nos|le|la|les) ${objects}\\b[^!?]{0,80}\\b${former}\\b)`,
      'g',
    ),
    'a encore ',
  ],
  [
    new RegExp(
      `(?<=\\b${former}\\b[^!?]{0,40})\\b(?:a pris|garde|a garde|a emporte|detient) (?=(?:mes|mon|ma|nos|le|la|les) ${objects}\\b)`,
      'g',
    ),
    'a encore ',
  ],
  [/(?<=\ba encore [^!?]{0,40})\b(?:et )?refuse de (?:me |nous )?(?:les |la |le |l')?rendre\b/g, ''],
  [
    new RegExp(
      `\\b(?:un |des |deux |quelques )?bleus? (?=(?:au|aux|a la|sur le|sur la|sur les) ${knee}[^.!?]{0,20}\\b(?:apres|pendant|en|du|au|a cause)\\b[^.!?]{0,20}\\b${sport}\\b)`,
      'g',
    ),
    'une egratignure ',
  ],
  [/\b(?:est )?(?:rentre|revenu)e?s? (?:de la |de l'|du |de |d')(?:[a-z]+ ){1,2}avec (?=une egratignure\b)/g, 'a '],
  [
    /\b(?:a |ont )?tir(?:e|er|ait|ent) (?=(?:sur|dans) (?:ma|mon|la|le|notre|mes|nos|les) (?:cloture|portail|volets?|toit|tuiles|panneaux?|gouttiere|boite aux lettres|girouette|serre)\b[^.!?]{0,60}\b(?:l'an dernier|l'annee derniere|il y a|le mois dernier|la semaine derniere|hier)\b)/g,
    'a abime ',
  ],
]

const resignation =
  /\b(?:lettre|courrier|mail) de (?:demission|motivation|preavis|resiliation|conge|candidature)\b|\b(?:resignation|notice|cover) letter\b/
const support =
  /\b(?:pension(?: alimentaire)?|caf|allocation\w*|aripa|parent isole|ne (?:me )?(?:paie|paye|verse) (?:plus|rien|pas)|child support|maintenance|child benefit|universal credit|pays? nothing|not paying|doesn't pay|won't pay|stopped paying)\b/

const ofResignation: readonly Phrase[] = [
  [/\b(?:lettre|courrier|mail) (?=de (?:demission|motivation|preavis|resiliation|conge|candidature)\b)/g, 'demande '],
  [/\btout est pret\b/g, 'le dossier est complet'],
  [/\bje pars\b/g, 'je change de poste'],
]
const ofSupport: readonly Phrase[] = [
  [
    /\b(?:je (?:suis|reste|vis)|me retrouve|suis) (?:toute )?seule? avec (?:(?:les|mes|nos|deux|trois|quatre|mon|ma|une?) )+(?:enfants?|filles?|fils|petits?|bebe|gosses)\b/g,
    'je suis parent isole',
  ],
  [
    /\b(?:i'm |i am |im |left |living )*(?:all )?(?:alone|on my own|by myself) (?=with (?:(?:the|my|our|two|three|four|both|a) )*(?:kids?|children|child|sons?|daughters?|baby|boys|girls)\b)/g,
    'i live ',
  ],
  [/\b(?:ne )?(?:me |nous )?(?:parle|repond|ecrit|appelle)(?:nt)? (?:plus|pas)\b/g, 'a rompu le contact'],
]

const instead = (text: string, pairs: readonly Phrase[]): string =>
  pairs.reduce((said, [phrase, other]) => said.replace(phrase, other), text)

/** The text, written without accents, with such phrases said otherwise where it tells of no danger. */
export function ofDealings(text: string): string {
  if (danger.test(text)) return text
  const plainly = instead(text, phrases)
  const resigned = resignation.test(plainly) ? instead(plainly, ofResignation) : plainly
  return support.test(resigned) ? instead(resigned, ofSupport) : resigned
}
