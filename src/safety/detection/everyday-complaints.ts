// What everyday complaints share with dangers, where the text says what it is about and nothing worse: a bridge that is closed,
// a will, a neighbour’s noise, letters to send, a threat to go to court, a bite that was sewn, a cut that has healed, sickness on the road, a spot.
type Phrase = readonly [said: RegExp, instead: string]
interface Complaint {
  /** What the text is about. */
  about: RegExp
  /** What tells of more. */
  unless: RegExp
  phrases: readonly Phrase[]
  /** Whether what it is about leaves nothing else to tell. */
  isAll?: true
}

const despairSaid =
  'mourir|meurs|suicid\\w*|en finir|adieu|pardon|(?:plus|pas) (?:envie de )?vivre|me tuer|corde|comprimes?|pilules?|alcool|fusil|die|dying|kill\\w*|end it|goodbye|sorry|not (?:want to )?live|rope|pills?|tablets?|drunk|gun'
const despair = `${despairSaid}|cachets?`
/** Blows without what a kitchen and an accident have as well. */
const blowsDealt =
  'frapp\\w*|cogn\\w*|tabass\\w*|batt\\w*|gifl\\w*|coups?|tuer|arme|peur|pleur\\w*|viol\\w*|forc\\w*|etrangl\\w*|enfants?|hit|hits|hitting|beat\\w*|punch\\w*|scared|afraid|cry\\w*|scream\\w*|rap(?:e|ed)|forced|chok\\w*|kids|children'
const blows = `${blowsDealt}|couteau|knife|hurt\\w*`
const harm = `menac\\w*|threat\\w*|${blows}`
/** Illness without what a cold has as well. */
const illnessBeyondCold =
  'gaz|fumee|feu|brul\\w*|chaudiere|poele|monoxyde|vom\\w*|nausee\\w*|enceinte|bebe|inconscient\\w*|evanou\\w*|malaises?|tombee?|poitrine|bras|respir\\w*|raide|paraly\\w*|soudain\\w*|gas|smoke|fire|burn\\w*|boiler|stove|monoxide|vomit\\w*|nausea|sick|pregnan\\w*|baby|unconscious|faint\\w*|collaps\\w*|chest|arm|breath\\w*|stiff|numb|sudden\\w*|vision|all of us|both of us'
const illness = `${illnessBeyondCold}|tous|fievre|fever|vue`

const complaints: readonly Complaint[] = [
  {
    about:
      /\b(?:pont|viaduc)\b[^.!?]{0,60}\b(?:ferme|fermee|coupe|barre)\b|\b(?:bridge|viaduct)\b[^.!?]{0,60}\b(?:closed|shut|closing|closes)\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${blows}|${illness}|saut\\w*|jump\\w*|tomb\\w*|fell|bord|edge|je suis (?:sur|dessus|la)|(?:i'm|i am|he is|she is) (?:on|at)|bless\\w*|hurt|accident)\\b`,
    ),
    isAll: true,
    phrases: [
      [/\b(?:pont|viaduc)\b/g, 'passage'],
      [/\b(?:bridge|viaduct)\b/g, 'road'],
    ],
  },
  {
    about:
      /\b(?:testament|legs|leguer|heritiers?|notaire)\b|\b(?:my|a|our|the) (?:last )?will\b(?! to)|\b(?:probate|inheritance)\b/,
    unless: new RegExp(
      `\\b(?:${despair}|ce soir|cette nuit|demain|bientot|tonight|tomorrow|soon|n'en peux plus|lettres?|letters?|personne ne)\\b`,
    ),
    phrases: [
      [
        /\b(?:quand|apres que|lorsque|une fois que?) je (?:ne )?(?:serai|sois|serais) (?:plus (?:la|ici|de ce monde)|partie?|morte?|decedee?)\b/g,
        'plus tard',
      ],
      [
        /\b(?:when|after|once|if) (?:i'm|i am|im|i've|i have|i) (?:gone|dead|no longer (?:here|around|alive)|not (?:here|around)(?: any ?more)?|passed(?: away)?|pass(?: away)?)\b/g,
        'later',
      ],
    ],
  },
  {
    about:
      /\b(?:bruits?|bruyante?s?|tapage|vacarme|musique|aboie\w*|aboiements?|(?:voisin\w*|dessus|etage)[^.!?]{0,40}\b(?:marche\w*|hurle\w*|crie\w*|fete\w*)|nois\w*|loud|music|bark\w*|stomp\w*)\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${harm}|${illness}|(?:sa|son) (?:femme|mari|fils|fille|compagne|copine)|her husband|his (?:wife|girlfriend|son|daughter))\\b`,
    ),
    phrases: [
      [/\bfai(?:t|sait) hurler (?:sa|la|leur|de la) musique\b|\bhurle\w* (?=au telephone)/g, 'joue de la musique '],
      [/\b(?:je )?(?:n'en |ne )?(?:dors|dort|dormons) (?:presque )?(?:plus|pas)\b/g, 'je suis fatigue'],
      [/\b(?:epuisee?s?|crevee?s?|a bout(?: de (?:nerfs|forces))?|extenuee?s?)\b/g, 'fatigue'],
      [
        /\b(?:(?:des|la|les|de|d') ?)?(?:migraines?|maux de tete|mal a la tete|maux de crane|vertiges(?: de fatigue)?)\b/g,
        'un peu de fatigue',
      ],
      [
        /\b(?:can't|cannot|can not|cant|don't|do not|no longer|hardly|barely|never) (?:get (?:any|to) )?sleep(?: any ?more)?\b/g,
        'am tired',
      ],
      [/\b(?:exhausted|worn out|knackered|headaches?|migraines?|a headache)\b/g, 'tired'],
    ],
  },
  {
    about:
      /\bque vous [^.!?]{0,60}\blettres\b|\b(?:envoyer|ecrire|suivre|rediger) (?:les|des) lettres\b|\blettres (?:recommandees|de resiliation)\b|\b(?:send|write|post|track|follow up on) the (?:[a-z]+ ){0,2}letters\b|\bcancellation letters\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${harm}|${illness}|mes (?:enfants|proches|parents|amis)|ma (?:mort|famille|vie)|apres moi|obseques|(?:my|the) (?:kids|children|family|parents|friends|life)|funeral)\\b`,
    ),
    phrases: [
      [/\blettres\b/g, 'demarches'],
      [/\bletters\b/g, 'forms'],
      [/\bend (?=my (?:[a-z]+ )?(?:contract|membership|subscription|account))/g, 'cancel '],
    ],
  },
  {
    about:
      /\b(?:menac\w* (?:de |d')(?:me |m'|nous |l'|la |le |les )?(?:expulser|mettre (?:dehors|a la porte)|virer|licencier|porter plainte|poursuivre|augmenter|attaquer en justice|aller (?:au tribunal|en justice)|garder (?:ma|la|mon|le) (?:caution|depot))|threat\w* (?:to |with )(?:evict\w*|sue|fire (?:me|us)|sack|dismiss|raise|increase|keep|withhold|take (?:me|us) to court|eviction|court|legal action))\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${blows}|${illness}|mari|ex|conjointe?|compagnon|compagne|copain|copine|mec|chum|husband|wife|partner|boyfriend|girlfriend|photos?|videos?|nudes?|pictures?|immigration|police)\\b`,
    ),
    isAll: true,
    phrases: [
      [
        /\bmenac\w* (?:de |d')(?:me |m'|nous |l'|la |le |les )?(?:expulser|mettre (?:dehors|a la porte)|virer|licencier|renvoyer|porter plainte|poursuivre|resilier|augmenter|attaquer en justice|aller (?:au tribunal|en justice)|garder (?:ma|la|mon|le) (?:caution|depot)|couper (?:mon|le) (?:salaire|acces|contrat)|saisir)\b/g,
        'annonce un conge',
      ],
      [
        /\bthreat\w* (?:me |us )?(?:to |with |of )(?:evict\w*|su(?:e|ing)|fir(?:e|ing) (?:me|us)|sack|dismiss|terminate|cancel|raise|increase|keep|withhold|cut (?:my|our) (?:pay|salary|wages|hours)|take (?:me|us) to court|end (?:my|the|our) (?:lease|contract|tenancy)|(?:kick|throw|put) (?:me|us) out|eviction|court|legal action)\b/g,
        'gives notice',
      ],
    ],
  },
  {
    about:
      /\bmord\w*[^.!?]{0,80}\b(?:points? de suture|agrafes?|recousue?|antibiotiques?)\b|\b(?:bit|bitten)\b[^.!?]{0,80}\b(?:stitch\w*|sutures?|antibiotics?)\b/,
    unless:
      /\b(?:saign\w*|respir\w*|gonfl\w*|enfl\w*|fievre|inconscient\w*|vipere|serpent|chauve|rage|rouge|pus|bleed\w*|blood|breath\w*|swell\w*|swollen|fever|snake|adder|bat|rabies|red streak\w*|unconscious)\b/,
    isAll: true,
    phrases: [
      [/\b(?:m'a |nous a |a )?(?:ete )?mordue?s?\b/g, 'a abime'],
      [/\b(?:was |were |got |has |had )*(?:bit|bitten)\b/g, 'damaged'],
    ],
  },
  // A cut that has healed.
  {
    about:
      /\b(?:coupures?|entailles?|egratignures?|coupee?)\b[^?]{0,160}\b(?:fermee?|cicatris\w*|ne (?:me )?fait plus mal|plus mal)\b|\b(?:nicked|cuts?|grazed?|scratch\w*)\b[^?]{0,160}\b(?:closed|healed|healing|scabbed|(?:doesn't|does not) hurt)\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${blowsDealt}|${illness}|saign\\w*|gonfl\\w*|pus|infect\\w*|trainee?s? rouges?|(?<!(?:pas|plus) )rouge|poignets?|veines?|expres|bleed\\w*|swell\\w*|swollen|(?<!not )red|wrists?|veins?|on purpose|myself)\\b`,
    ),
    isAll: true,
    phrases: [
      [/\bcouteau\b/g, 'outil'],
      [/\bknife\b/g, 'tool'],
    ],
  },
  // Sickness on the road, which the French call a pain of the heart.
  {
    about:
      /\bmal (?:au|o) c(?:oeu|eu)?r\b[^.!?]{0,20}\b(?:en|dans (?:la|le|les)) (?:voiture?s?|bateau|bus|car|avion|train|auto|char|virages?)\b/,
    unless: new RegExp(
      `\\b(?:${despairSaid}|${blows}|poitrine|bras|machoire|respir\\w*|serre\\w*|malaises?|evanou\\w*|transpir\\w*|enceinte)\\b`,
    ),
    isAll: true,
    phrases: [[/\bmal (?:au|o) c(?:oeu|eu)?r\b/g, 'nausee']],
  },
  // A spot, and a cold that is over.
  {
    about:
      /\b(?:pimples?|zits?|blackheads?|acne|boutons? (?:d'acne|sur (?:le|mon) (?:menton|nez|front)))\b|\b(?:sore throat|mal (?:de|a la) gorge)\b[^?]{0,80}\b(?:gone|better|fine|passee?|va mieux|guerie?)\b/,
    unless: new RegExp(
      `\\b(?:${despair}|${blows}|${illnessBeyondCold}|gonfl\\w*|enfl\\w*|pus|oeil|swell\\w*|swollen|swallow\\w*|avale\\w*|bave\\w*|drool\\w*|eyes?|breath\\w*|neck|nuque|rash|hate|ugly|moche)\\b`,
    ),
    isAll: true,
    phrases: [],
  },
  {
    about:
      /^(?:(?:bonjour|bonsoir|hello|hi|hey)[ ,!]*)?(?:je (?:voudrais|veux|souhaite|souhaiterais|aimerais) que vous |pouvez-vous |pourriez-vous |merci de |veuillez |please |can you |could you |i'd like you to |i would like you to |i want you to )(?:[a-z']+ ){0,2}?(?:resili\w*|annul\w*|ferm\w*|clotur\w*|cancel|close|end) [^.!?]+[.!?]?\s*$/,
    unless: new RegExp(
      `\\b(?:${despair}|${harm}|${illness}|deces|decede\\w*|mort|vivante?|vie|alive|dead|death|obseques|funeral|famille|family|enfants|proches|apres|avant|before|after|plus besoin|won't need|no longer need)\\b`,
    ),
    isAll: true,
    phrases: [],
  },
]

const tellsOf = ({ about, unless }: Complaint, text: string) => about.test(text) && !unless.test(text)

/** In more words more is told. */
const longest = 180
/** Whether a short text, written without accents, is such a complaint and tells of nothing else. */
export const onlyComplains = (text: string): boolean =>
  text.length <= longest && complaints.some((complaint) => complaint.isAll && tellsOf(complaint, text))

/** The text with the words of such a complaint said otherwise. */
export const ofComplaints = (text: string): string =>
  complaints.reduce(
    (said, complaint) =>
      tellsOf(complaint, said)
        ? complaint.phrases.reduce((calm, [phrase, instead]) => calm.replace(phrase, instead), said)
        : said,
    text,
  )
