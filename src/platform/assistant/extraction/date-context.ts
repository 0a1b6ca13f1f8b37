import { bindsClient } from './deadline-owner.ts'

/**
 * What the words around a date say of it, on levelled text: past, ahead, or a term to respect. `soon`: it is a term only
 * where it is near, since the same words tell of what has ended. `begins`: something starts on that day, in the present.
 * `planned`: something that is arranged in advance takes place on it, whenever that was done.
 */
export type DateContext = {
  past: boolean
  ahead: boolean
  term: boolean
  soon: boolean
  event: boolean
  begins: boolean
  planned: boolean
  lasting: boolean
}

const bounded = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`)

const notParticiple =
  'une|le|les|de|des|du|ce|cette|mes|ses|tes|nos|vos|rendez|audience|jusque|quelque|entre|meme|comme|peu|plus|tous|qui|lui|encore|deux|toute|autre|lundi|mardi|mercredi|jeudi|vendredi|samedi|besoin|hate|peur|envie|ami|mari|delai'
const gone =
  'alle|arrive|decede|devenu|entre|mort|morte|ne|nee|nes|parti|passe|rentre|reste|revenu|sorti|tombe|venu|ete|eu|descendu|monte|demenage|separe|marie|divorce'
const done =
  'recu|signe|paye|achete|vendu|perdu|quitte|rendu|refuse|commande|livre|casse|verse|resilie|annule|date|datee|date du|poste|emis|etabli|depose|rencontre|souscrit|conclu|envoye|debite|preleve|notifie|signifie|prononce|remis|prise?|dresse|redige|delivre|rejete|licencie|condamne'

const verbsPastFrench = [
  // Avoir and a participle, but not « j’ai un rendez-vous ».
  `(?:ai|as|a|avons|avez|ont|avais|avait|avaient|avions)(?: (?:pas|plus|deja|bien|toujours|enfin|tous|tout|aussi|jamais|encore|rien|juste|ete))* (?:(?!(?:${notParticiple})(?![a-z]))[a-z]{2,}(?:e|ee|es|ees|u|us|ue|ues|i|is|it|ie|ert|ait|int|oint)|eu|vu|lu|su|pu|bu)`,
  `(?:suis|es|est|sommes|etes|sont)(?: (?:pas|plus|deja|bien|toujours|enfin|tous))* (?:${gone})(?:e|s|es)?`,
  `(?:s'est|se sont|me suis|m'etais|s'etait)(?: [a-z]+)?`,
  '[a-z]{2,}aient|(?!fait|lait|trait|parfait|retrait|portrait|souhait|extrait|attrait|forfait|bienfait|contrat|distrait)[a-z]{2,}ait',
]
const pastFrench = bounded(
  [
    ...verbsPastFrench,
    `(?:${done})(?:e|s|es)?`,
    "depuis|hier|dernier|derniere|l'epoque|ancien|ancienne|suite a|en date du|lettre du|courrier du|mail du|jugement du|bail du|contrat du|facture du|deces|mort|decedee?|naissance|nee? le|mariage|avais|etais|devais|fallait|autrefois|jadis|il y a (?:environ |plus de |deja )?(?:[0-9]+|une?|deux|trois|quatre|cinq|six|dix|quelques) (?:heure|jour|semaine|mois|an|annee)s?|accident|incident|vol",
  ].join('|'),
)

const irregular =
  'got|paid|bought|sold|sent|told|left|made|lost|found|broke|fell|began|came|went|took|gave|had|met|saw|said|wrote|spent|bit|hit|cut|put|built|died|broken|been|given|taken|written|done|gone|seen|known|heard|kept|held|became|brought|drove|ate|drank|felt|flew|led|lent|ran|rang|quit|slept|spoke|stole|stolen|taught|won'
const notPastEd =
  'need|indeed|shed|bed|feed|speed|exceed|proceed|succeed|red|wed|ahead|deed|seed|bleed|scheduled|planned|fixed|expected|supposed|required|summoned|listed|married|retired|worried|tired|stressed|confused|interested|invited|called|booked|convened|allowed|unpaid|hundred'
const verbsPastEnglish = [
  `(?:was|were|did|didn't|wasn't|weren't|${irregular})`,
  `(?!(?:${notPastEd})(?![a-z]))[a-z]{2,}ed`,
]
const pastEnglish = bounded(
  [
    ...verbsPastEnglish,
    'ago|yesterday|since|last',
    'dated|born|birthday was|birth|death|used to|former|formerly|letter of|invoice of|lease of|judgment of',
  ].join('|'),
)

const aheadFrench = bounded(
  [
    'aura|auront|aurons|aurai|sera|seront|serai|serons|[a-z]{2,}(?:rai|rons|ront)|doit|dois|devons|doivent|devra|devrai|devez|faut',
    "est (?:pour|prevue?s?|fixee?s?|programmee?s?|reportee?s? (?:au|a)|reportee?s?|attendue?s?|convoquee?s?|le|dans|demain|bientot|avant)|sont (?:prevus|fixes|le)|(?:suis|sommes|est|sont|ete) convoque(?:e|s|es)?|convoquee? (?:a|pour|au|devant|le)|(?:convocation|lettre|courrier|invitation|invitee?) (?:pour|a|au) (?:une?|mon|l')|convocation (?:pour|le|au)|se tient|se tiendra|a lieu|ont lieu|passe (?:devant|au|en)|(?:je|nous|on) (?:passe|passons|pars|partons|part|commence|commencons|signe|signons|rends|rendons|demenage|demenageons|emmenage|accouche|reprends|quitte|vends|achete)|commence|debute|expire|se termine|prend fin|finit|echoit|arrive a echeance|(?:rentre|entre|passe) en (?:cp|ce1|ce2|cm1|cm2|6e|5e|4e|3e|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|maternelle|fac|licence|master)",
    "vais|allons|vont|va (?:etre|avoir|se|falloir|devoir|passer)|prochaine?|a venir|bientot|j'ai (?:une?|mon|ma|rendez|rdv|audience|entretien|jusqu)|nous avons (?:une?|rendez|rdv|jusqu)|on a (?:une?|rendez|rdv|jusqu)|il (?:me|nous) reste|on me demande de|me demande de|demande de repondre",
    '(?:veut|veulent|exige[a-z]*|reclame[a-z]*|compte) (?:que (?:je|nous|on)|(?:me |nous )?(?:faire payer|garder))|(?:arrive|vient|viendra) (?:en renouvellement|a echeance)|renouvellement (?:le|au|en)|se renouvelle',
  ].join('|'),
)
const aheadEnglish = bounded(
  [
    '(?:told|asked|ordered|given|wants?) (?:me|us) to|will|shall|going to|upcoming|next|must|have to|has to|need to|needs to|need|needs|should|due|deadline|runs out|closes|expires|ends|starts|begins|takes place',
    "(?:is|are) (?:on|scheduled|set|due|listed|planned|fixed|expected|in|by|for)|(?:i|we|he|she|they) (?:have|has) (?:only )?(?:a|an|my|until|till|court|to|our|the)|(?:i'm|i am|we're|we are|am|are) (?:summoned|due|seeing|meeting|required|expected|moving|leaving)|summoned|summons for|(?:letter|notice|summons|invitation|invited|convened|called) (?:for|to|of) (?:a|an|my|the)|(?:is|am|are) [a-z]+ing|(?:i'm|we're|they're|he's|she's) being [a-z]+|(?:i|we|they) (?:start|begin|leave|move|return|finish|retire|sign|fly|travel|go back)|(?:up for|date of) renewal|renewal (?:on|in|is|date)|renews",
  ].join('|'),
)

/** A term: the words directly before the date say "no later than"; not « suspendu pour 6 mois le », "fired by him on". */
const termBefore =
  /(?<![a-z])(?:(?:condition (?:suspensive|precedent)|(?:loan|mortgage|financing) condition|avant|d'ici|jusqu'au|jusqu'a|jusqu'en|au plus tard|date limite|limite|echeance|delai[a-z]*|expire|se termine|prend fin|finit|before|until|till|no later than|deadline|due|expires|ends|closes|runs out)[^.?!\n,;]{0,22}|pour(?: (?:le|la|ce|cette|fin|mi|date|du|au|plus|tard|[a-z]{3,5}di|dimanche))*[ -]|by(?: (?:the|next|this|end|of|close|business|noon|midnight|at|on|latest|\d+ ?[ap]m|[a-z]{3,6}day))*[ ,]+)$/
const termIn =
  /^(?:d'ici|avant|sous|dans (?:un delai|une |la |les |huitaine|quinzaine)|in a (?:period|time limit)|within|by|before|until|pour|jusqu|il me reste|il nous reste|me reste|j'ai|nous avons|on a |i have|we have|have|i've|we've|been given|(?:i|we) w|(?:me|m'|nous) ?(?:a |ont |avait |avaient )?(?:donn|laiss|accord|octro|impos|fix)|(?:gives?|gave|given|giving|allow|grant|leaves?)[a-z]* (?:me|us))/
/** An appointment on a day: a hearing, an interview. */
const eventBefore =
  /(?<![a-z])(?:audience|convoquee?s?|convocation|rendez-vous|rdv|entretien|interview|proces|examen|exam|expertise|assemblee|hearing|appointment|meeting|trial|court|summoned|tribunal|oral|conseil de discipline|jugement)(?![a-z])[^.?!\n]{0,34}$/
/** « Démarre le »: of a writer with accents, since the participle is the same without them. */
const beginsBefore =
  /(?<![a-z])(?:(?:(?:demarr|commenc|debut)E|starts|begins)(?: (?:a|chez|at|in|with) [a-z]+)?|starting|effective(?: from| as of)?|(?<!(?:days?|weeks?|months?) )as of|with effect (?:from|on)|(?:avec |prend |prenant |d')effet(?: au| a compter du| a partir du)?)(?: le| on| the)*[ ]$/
/** « mes congés du », "my leave from 19 Dec to", "flights booked for": arranged in advance, even where that is told in the past. */
const plannedBefore =
  /(?<![a-z])(?:conges?|vacances|sejours?|vols?|billets?|voyages?|leave|time off|annual leave|holidays?|vacations?|flights?|trips?|stays?|tickets?)(?![a-z])[^.?!;\n]{0,34}(?<![a-z])(?:du|au|le|pour|entre|et|from|to|on|for|between|and|until)(?: le| the)? $/
const pastTerm = bounded(
  "devais|devait|devions|devaient|fallait|avais jusqu'au|avait jusqu'au|avais|avait|etait|etaient|expirait|expire depuis|had to|had until|was due|were due|was the deadline|deadline was|was supposed|were supposed|was to|lapsed|expired|a expire|est passee?(?! (?:et|chez|me|nous) )|missed|rate|manque",
)

const verbPast = bounded([...verbsPastFrench, ...verbsPastEnglish, 'impaye(?:e|s|es)?', 'unpaid'].join('|'))
const untilBefore = /(?<![a-z])(?:jusqu'(?:au|a|en)|until|till)[^.?!\n,;]{0,22}$/
/** « Valable jusqu’au », "open until": whoever is concerned has to act by then. */
const standsUntil = bounded(
  'valables?|valides?|possibles?|ouverte?s?|ouvertures?|recours|offres?|inscriptions?|candidatures?|valid|open|possible|appeals?|offers?|applications?|enrol\\w*',
)
/** The part of the sentence to which a date belongs: « jusqu’au 20 juin, la mutuelle refuse ». */
const ofDate = (after: string): string =>
  /^.*?(?=[,:]|(?<![a-z])(?:et|mais|car|and|but|because|so)(?![a-z])|$)/s.exec(after)![0]

/** Whether "until" and the like end what the words tell of the past, as in "I worked there until 31 March". */
function endOfPast(near: string, words: string, after: string): Pick<DateContext, 'term' | 'soon'> {
  const own = near + words + ofDate(after)
  if (bindsClient(own)) return { term: true, soon: false }
  const until = untilBefore.test(near)
  const past = verbPast.test(near) || verbPast.test(ofDate(after))
  return { term: !(until && past), soon: past || (until && !standsUntil.test(own)) }
}

/** "Has been", "have not paid", "I've had": something that continues. */
const lasting = bounded("has|have|hasn't|haven't|been|i've|we've|they've")

/** « L’avis du », "the letter dated": a day on a paper has been, whatever the paper asks for. */
const ofPaper =
  /(?<![a-z])(?:avis|lettres?|courriers?|notifications?|mise en demeure|decisions?|jugements?|ordonnances?|arretes?|recommandes?|commandements?|sommations?|mails?|emails?|sms|messages?|pv|letters?|notices?|decisions?|judge?ments?|emails?)(?: [a-z']+){0,4}? (?:du|datee? d[ue]|en date du|est (?:du|datee? du)|of|dated|from)(?: the)? $/
/** A paper for a day to come: « convocation du », « avis d’audience du ». */
const forDay = /(?<![a-z])(?:audience|convocation|hearing|appointment|rendez-vous|rdv)(?![a-z])/

const person =
  'locataires?|colocataires?|mari|femme|conjointe?|compagne|compagnon|ex|fils|fille|frere|soeur|mere|pere|parents|enfants?|patronn?e?|chef|employeur|salariee?|voisine?s?|proprietaire|proprio|bailleur|acheteurs?|vendeurs?|associee?|amie?|collegue|medecin|avocate?'
/** A subject with its verb: « je quitte », which levelled is written as « quitté ». */
const subjectPresent = bounded(
  [
    "(?:je|j'|on|il|elle|nous|ils|elles)(?: ?(?:ne|n'|me|m'|se|s'|le|la|l'|les|lui|leur|y|en))* ?(?:demissionn|demenag|emmenag|quitt|arriv|rentr|sign|termin|ferm|arret|cess|pass|commenc|pai|pay|emigr|divorc|mari|accouch|fet|retourn|rest|tomb|achet|lou)(?:e|ons|ent|eons)",
    `(?:${person}) (?:ne |me |se |nous |y )*(?:quitte|demenage|emmenage|demissionne|arrive|rentre|signe|passe|accouche|se marie|termine|commence)(?:nt)?`,
  ].join('|'),
)
const presentFrench = bounded(
  [
    '(?:pars|part|partons|partent|viens|vient|venons|viennent|reviens|revient|reprends|reprend|reprenons|sors|sort|sortent|finis|finit|finissons|finissent|rends|rend|rendons|vends|vend|vendons|vendent|perds|perd|prends|prend|prenons|atterris|atterrit)',
    '(?:suis|est|sommes|sont) (?:opere|hospitalise|examine|juge|attendu|entendu|expulse|libere)(?:e|s|es)?|se (?:fait|font)|me fais|(?:fais|fait|faisons) (?:operer|poser|livrer)|(?:tombe|tombent|a lieu|prend effet|entre en vigueur|se marie|se marient)',
  ].join('|'),
)
const auxiliary =
  'have|had|has|was|were|did|would|could|might|be|been|am|are|is|do|does|not|never|also|then|only|just|both|all|already|recently|finally|who|that|and|or|read|let|set|shut|beat|think|believe|guess|say|claim|dispute|contest|remember|know|want|deny'
const presentEnglish = bounded(
  [
    `(?:i|we|they) (?:(?:also|then|only|all|both|finally) )?(?!(?:${auxiliary})(?![a-z]))[a-z]+`,
    '(?:my|our|the|his|her|their|she|he|it)(?: [a-z]+){0,4}? (?:leaves|starts|ends|moves|turns|arrives|comes|returns|closes|opens|expires|falls|begins|retires|finishes|flies|travels|departs|completes|signs|marries|quits|stops|changes|rises|lands|graduates|becomes|joins|operates|sells|buys|vacates|increases|goes)',
    "(?:i'm|we're|they're|he's|she's|it's) (?:[a-z]+ing|due|off)",
  ].join('|'),
)
/** « J’aimerais arrêter au », "we hope to move on": ahead only where it leads to the day. */
const wished = bounded(
  [
    "(?:voudrai[st]|aimerai[st]|souhaite(?:rai[st])?|veux|veut|compte|comptent|envisage|pense|prevois|espere)(?: (?:me|m'|se|s'|y|en|le|la|les|de|d'|tout))* ?[a-z]{2,}(?:er|ir|re)",
    "(?:(?:i|we)(?:'d| would)|(?:he|she|they)(?:'d| would)) like to|(?:wants?|hopes?|hoping|plans?|planning|wish|wishes|intends?) to",
  ].join('|'),
)
/** The day is that of a thing: "the fine of 3 December", « prise le ». */
const attached = /(?<![a-z])(?:of|from|dated|since|du|de|depuis|date)(?: the| le)? $/

/** « Depuis mai » is over or lasts, whatever the sentence tells: « de sa part depuis mai ». */
const sinceThen = /^(?:depuis|since)(?![a-z])/

type Tense = { past: boolean; ahead: boolean }

/** « Sous un mois à compter du »: the day from which a term runs has the tense of nothing. */
const countedFrom =
  /(?<![a-z])(?:jours?|semaines?|mois|days?|weeks?|months?) (?:(?:a (?:compter|partir|dater) d[eu]|apres|suivant|of|from|after|following)(?: le| the)?) $/

/** The tense of the words of a day; where its own clause has one, without what follows that. */
function tenseOf(before: string, near: string, words: string, after: string): Tense {
  if (countedFrom.test(before)) return { past: false, ahead: false }
  if ((ofPaper.test(before) && !forDay.test(before)) || sinceThen.test(words)) return { past: true, ahead: false }
  const tense = (rest: string): Tense => ({
    past: pastFrench.test(`${near}${rest}`) || pastEnglish.test(`${near}${rest}`),
    ahead: aheadFrench.test(`${near}${words}${rest}`) || aheadEnglish.test(`${near}${words}${rest}`),
  })
  const rest = ofDate(after)
  const own = tense(rest)
  const present =
    (subjectPresent.test(near) && !verbPast.test(near)) ||
    (!own.past && [presentFrench, presentEnglish, wished].some((pattern) => pattern.test(near)))
  if (present && !attached.test(before)) return { past: false, ahead: true }
  if (own.past && own.ahead && near !== nearest(near)) return tenseOf(before, nearest(near), words, after)
  return own.past === own.ahead && rest !== after ? tense(after) : own
}

/** What stands nearest to a day: « elle n’a rien versé et | les travaux sont prévus le ». */
function nearest(near: string): string {
  const last = near.split(/(?<![a-z])(?:et|mais|alors que|and|but|while|whereas)(?= )/).at(-1) ?? ''
  return last.trim().length > 9 ? last : near
}

/** `before` is the clause up to the date, `after` what follows it, `words` the date itself. */
export function dateContextOf(before: string, words: string, after: string): DateContext {
  // The tense of the clause part nearest to the date counts: « depuis 2019, convoqué le 27 novembre ».
  const part = before.slice(before.lastIndexOf(',') + 1)
  const near = part.trim().length > 9 ? part : before
  const had = pastTerm.test(`${near}${words}${after}`)
  const since = /(?<![a-z])(?:depuis|since)(?: le| the)? $/.test(before)
  const bounds = !had && !since && !countedFrom.test(before) && (termBefore.test(before) || termIn.test(words))
  const ended = bounds ? endOfPast(near, words, after) : { term: false, soon: false }
  const begins = beginsBefore.test(before)
  const { past, ahead } = tenseOf(before, near, words, after)
  return {
    past: had || past,
    ahead: !had && (begins || ahead),
    begins,
    planned: plannedBefore.test(before),
    ...ended,
    event: eventBefore.test(before),
    lasting: lasting.test(before),
  }
}

/** Whether a day without a year is one ahead: what is told of the past only tells so of an appointment, or of what begins. */
export const tellsAhead = ({ past, ahead, event, begins }: DateContext): boolean =>
  (ahead && (!past || event || begins)) || (event && !past)

/** What leads to a weekday: « d’ici vendredi », "on Friday". */
export const dayLed = "(?:d'ici|avant|pour|jusqu'a|by|before|until|this|ce|on|audience|est|is) (?:a |le )?"
/** « Il est passé jeudi », and neither « du lundi au jeudi » nor « il vient jeudi »: what stands on both sides of a weekday. */
export const dayAlone =
  '(?<!(?:les?|chaque|tous|every|each|d[ue]s?|au|a|to|from|et|and|ou|or|un|une|entre|between|depuis|since|of|next|the|vient|viennent|viens|revient|part|pars|commence|reprends?|rappelle|sera)[ -])(?=[a-z]+(?![a-z]| (?:a|au|to|et|and|ou|or|prochain|qui vient|en)(?![a-z])))'
