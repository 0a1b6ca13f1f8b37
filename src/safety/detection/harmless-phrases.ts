// Verbs of violence and of an end, said of a door, a car, a contract or a knee: what a text says besides is judged without them.
import { bodyFigures } from './body-figures.ts'
import { ofBareCable, ofKeepsakes, ofNoticeToLeave } from './calm-questions.ts'
import { ofDealings } from './dealings.ts'
import { ofComplaints } from './everyday-complaints.ts'
import { figuresOfSpeech, ofCaller, ofLastPapers, ofOfficeDays, ofPlea } from './figures-of-speech.ts'
import { ofCustody, ofPaper, ofReturn, ofTrip } from './no-cause-for-alarm.ts'
import { fold } from './normalise.ts'
import { spokenFigures } from './spoken-figures.ts'
import { tightOrOwed } from './tight-or-owed.ts'

const object =
  '(?:voiture|auto|char|vehicule|camionnette|caravane|moto|scooter|velo|trottinette|portail|cloture|muret|mur|garage|retro\\w*|pare[- ]chocs?|pneus?)'
const vehicle =
  '(?:car|van|truck|vehicle|motorbike|motorcycle|bike|scooter|caravan|gate|fence|wall|garage|mailbox|letterbox|mirror|bumper|tyres?|tires?)'
const agreement =
  '(?:bail|contrat|abonnement|credit|pret|mutuelle|assurance|forfait|location|engagement|salle de sport|colocation|compromis)'
const deal =
  '(?:lease|contract|tenancy|agreement|membership|subscription|plan|loan|mortgage|timeshare|policy|rental|warranty)'

const visitor =
  '(?:commercial\\w*|demarcheu\\w*|vendeu\\w*|facteur|factrice|livreur|livreuse|huissiers?|representante?|technicien\\w*|agents?|recenseu\\w*|releveur)'
const caller =
  '(?:salesm[ae]n|salespersons?|postm[ae]n|bailiffs?|couriers?|delivery (?:driver|man|guy)|canvassers?|rep|engineer|technician|meter reader)'
/** What somebody comes to the door for. */
const errand = {
  fr: "(?:pour (?:(?:me|m'|nous|lui|leur) ?)?(?:vendre|proposer|faire signer|livrer|remettre|relever|installer|presenter|distribuer|la fibre|le compteur|le recensement|les calendriers|(?:une|des|la) (?:dettes?|factures?|enquete)|(?:reclamer|demander|recuperer|encaisser|toucher|rendre) (?:(?:son|sa|ses|le|la|les|leur|de|du|mes|mon) |l'|de l')*(?:argent|loyers?|dettes?|clefs?|cles?|colis|courrier|signature|charges|caution|pension|papiers|outils|perceuse|echelle|sous))|et (?:m'a|nous a|lui a) (?:fait signer|vendu|propose|remis)|(?:mais|et|sans) (?:n'a (?:pas|rien) |ne )?laiss\\w*)",
  en: '(?:to (?:sell|offer|deliver|read|install|serve|collect|hand)|selling|(?:about|over|for) (?:a|an|my|the|some|his|her) (?:rent|money|deposit|keys?|debts?|bill|parcel|package|survey|meter|donation)|and (?:made|got|had) (?:me|us|her|him) (?:to )?sign)',
}
const doorFr =
  '(?:a (?:la|ma|notre|sa|leur|mes|nos) portes?|chez (?:moi|nous|ma mere|mon pere|mes parents|elle|lui|eux))'
const doorEn = '(?:(?:on|at) )?(?:(?:my|our|the|her|his|their) )?(?:front )?door'
const knockedFr = '(?:frapp(?:e|er|ent|ait)|cogn(?:e|er|ent)|tap(?:e|er|ent)|toqu(?:e|er|ent))'
const knockedEn = '(?:knock(?:s|ed|ing)?|bang(?:s|ed|ing)?)'

const gamesFr =
  '(?:cartes|echecs|dames|scrabble|belote|tarot|poker|uno|monopoly|tennis|ping[- ]?pong|foot(?:ball)?|basket|rugby|petanque|boules|flechettes|billard|fifa|jeux?|jeu video|mario kart|trivial pursuit|course|sprint|loto|quiz|backgammon|badminton|bras de fer|rami|domino\\w*)'
const gamesEn =
  '(?:cards|chess|checkers|draughts|scrabble|poker|bridge|rummy|uno|monopoly|tennis|table tennis|ping[- ]?pong|football|soccer|basketball|rugby|darts|pool|snooker|billiards|bowling|golf|fifa|games?|video games?|mario kart|trivia|quiz|backgammon|badminton|squash|dominoes|cribbage|crib|croquet|cricket|running|the (?:race|final|semi|quiz|match))'

const often = '(?:toujours|souvent|encore|facilement|chaque fois|a chaque fois|tout le temps|regulierement)'
const always =
  '(?:me|him|her|us|them|you|my [a-z]+|again|always|easily|badly|regularly|every (?:time|day|week|single time)|at everything)'
const games: readonly (readonly [said: RegExp, instead: string])[] = [
  [
    new RegExp(
      `\\b(?:m'a |m'ont )?(?:bat|battait|bats|battue?s?|battre) (?:${often} )*(?:a la|aux?|a) (${gamesFr})\\b`,
      'g',
    ),
    'joue aux $1',
  ],
  [new RegExp(`\\bbeat(?:s|en|ing)? (?:${always} )*(?:at|in) (?:a game of )?(${gamesEn})\\b`, 'g'), 'played $1'],
]
/** Who loses a game is not hurt by it. */
const hurt =
  /\b(?:bleus?|marques?|sang|saign\w*|ceinture|baton|poings?|gifl\w*|cogn\w*|peur|pleur\w*|hopital|inconscient\w*|menac\w*|bruis\w*|marks?|blood|bleed\w*|belt|stick|fists?|slap\w*|punch\w*|kick\w*|afraid|scared|cry\w*|hospital|unconscious|hurts?|threat\w*|loses?|perds?|lost|when|quand)\b/

const home = '(?:flat|apartment|house|property|room|studio|hotel|place|tenancy|rental|office|job)'

/** Each as it is written without accents, and what is read instead. */
const phrases: readonly (readonly [said: RegExp, instead: string])[] = [
  // Notice to leave a home.
  [
    /\b(landlord|landlady|owner|agency|agent|council|housing association|flatmate|roommate) (?:now )?(wants|needs|asked|told|tells|has told) (?:me|us) (?:to (?:get|move|be) )?out\b(?: (?:by|at|before) the end of (?:the|this|next) (?:month|week|year))?/g,
    '$1 gave notice',
  ],
  [
    new RegExp(
      `\\b(?:end|ending|terminate|leave) ((?:my|our|the|this) (?:[a-z]+ )?${deal})(?: (?:by|at|before) the end of (?:the|this|next) (?:month|week|year))?`,
      'g',
    ),
    'cancel $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:tonight|today|tomorrow|this) is )?(?:my |our |the )?last (?:night|day|week|month) (?:in|at|of) (?:the|my|our|this) ${home}\\b`,
      'g',
    ),
    'i am moving',
  ],
  // Money that is kept: « l’école de danse de ma fille n’a pas rendu l’argent ».
  [
    /\bn'(?:a|ont) (?:pas|jamais|toujours pas) rendu (?=(?:l'|le |la |les |mon |ma |mes |notre |nos |un |une )?(?:argent|arrhes|acompte|caution|depot|cheque|avance|cles?|clefs?|chequ\w+|inscription|cotisation|papiers?|dossier)\b)/g,
    "n'a pas rembourse ",
  ],
  [/\bm'(?:a|ont) prise?s? de haut\b/g, "m'a meprise"],
  [/\b(?:la )?fievre (?:acheteuse|de l'achat|du jeu|de l'or|immobiliere)(?: (?:m'a|m'avait) prise?)?\b/g, "l'envie"],
  [/\b(?:a bout de souffle|saigne|etouffe|coule) financierement\b/g, 'en difficulte'],
  [/\bbungee jump(?:ing|s)?\b(?: (?:off|from) (?:the|a) [a-z]+)?/g, 'ride'],
  [
    /\b(?:is|be|was|would be) (?:[a-z]+ )?suicide for (my|our|the|any) (business|company|career|shop|firm|brand|trade)\b/g,
    'is bad for $1 $2',
  ],
  [/\bfugue du (cours|college|lycee)\b/g, 'seche le $1'],
  [
    /\bne (?:sera|serai|serons|seront) plus la(?=[^.!?]{0,40}\b(?:croisiere|vacances|voyage|conges?|deplacement|hospitalis\w*|demenag\w*)\b)/g,
    'sera absent',
  ],
  // In reply to the assistant.
  [
    /\bi(?: have|'ve)(?: got)? nothing (?:else |more )?to add\b|\bje n'ai rien (?:d'autre |de plus )?a ajouter\b/g,
    'that is all',
  ],
  [
    /\b(?:shooting|stabbing) (pains?)(?= (?:in|down|through) (?:my|the|one|both|his|her) (?:left |right )?(?:heels?|knees?|foot|feet|toes?|ankles?|thighs?|tooth|teeth|wrists?|elbows?|fingers?|thumbs?))/g,
    'sharp $1',
  ],
  [/\brentr\w* (?:dans|sur) (?:ses|mes|nos|leurs|vos) (?:frais|fonds|sous)\b/g, 'est rembourse'],
  // What was lent and is kept: « il dit que c’est à lui ».
  [
    /\b(?:won't|wont|will not|refuses to|hasn't|has not|never) (?:return|returned|give back|given back|bring back|brought back) (the|my|our) ([a-z]+(?: [a-z]+)?) (?:that )?i lent (?:him|her|them)\b(?: and says? it's (?:his|hers|theirs))?/g,
    'keeps $1 $2 of mine',
  ],
  [/\b(?:partir|part|partirait|partira) (?:vivre|habiter|s'installer|travailler)\b/g, 'demenager'],
  [new RegExp(`\\b${knockedFr} ${doorFr}(?=[^.!?]{0,40} ${errand.fr})`, 'g'), 'sonne'],
  [new RegExp(`(?<=\\b${visitor} [^.!?]{0,20})${knockedFr} ${doorFr}`, 'g'), 'sonne'],
  [new RegExp(`\\b${knockedEn} ${doorEn}(?=[^.!?]{0,40} ${errand.en})`, 'g'), 'rang'],
  [new RegExp(`(?<=\\b${caller} [^.!?]{0,20})${knockedEn} ${doorEn}`, 'g'), 'rang'],
]

const struckThing: readonly (readonly [said: RegExp, instead: string])[] = [
  [
    new RegExp(
      `\\b(?:m')?(a|ont|avait|vient de) (?:percut\\w*|tap\\w*|cogn\\w*|frapp\\w*|heurt\\w*|embouti\\w*|accroch\\w*) (?:dans )?(ma|mon|la|le|notre|sa|son|une?|mes|les) (${object})\\b`,
      'g',
    ),
    '$1 raye $2 $3',
  ],
  [
    new RegExp(
      `\\b(?:hit|hits|hitting|struck|bumped|scraped|clipped|(?:backed|reversed|bumped|drove) into) (my|our|the|his|her|their|a) ((?:parked|stationary|garden|front|neighbour's|neighbor's) )?(${vehicle})\\b`,
      'g',
    ),
    'scratched $1 $2$3',
  ],
  [
    new RegExp(
      `\\bcoups? de (?:couteau|cutter|hache) (?:dans|sur) (les?|la|mon|ma|mes|un|une|des|ses) (${object})\\b`,
      'g',
    ),
    'trou dans $1 $2',
  ],
]
/** Somebody who may be hurt, caught or pursued. */
const person = [
  "bless\\w*|saign\\w*|sang|coinc\\w*|inconscient\\w*|evanoui\\w*|repond\\w*|boug\\w*|sens (?:plus|pas)|feu|flamm\\w*|brul\\w*|fum\\w*|(?:par|a) terre|au sol|casse\\w* (?:la|le|une|un)|jambes?|bras|tete|cou|nuque|dos|j'ai mal|mal (?:a|au|aux|partout)|douleur\\w*|hopital|peur|dedans|interieur|a bord|essai\\w*|menac\\w*|armee?s?|arme|batte|couteau dans la main|poursui\\w*|me suit|percute[er]? (?:moi|quelqu'un)",
  'femme|mari|ex|conjointe?|compagnon|compagne|copain|copine|fils|fille|enfants?|bebe|pote|amie?s?|passag\\w*|pieton\\w*|mere|pere|frere|soeur|meurt|mort\\w*|mourir|tuer|tue',
  "hurt\\w*|injur\\w*|bleed\\w*|blood|stuck|trapped|pinned|unconscious|fainted|collapsed|respond\\w*|(?:can't|cannot|cant|can not) (?:move|feel|breathe|get)|fire|flames|burn\\w*|smok\\w*|ground|floor|broken?|broke|legs?|arms?|head|neck|back hurts|pain\\w*|hospital|ambulance|scared|afraid|inside|trying|threat\\w*|gun|bat|weapon|knife|chas\\w*|follow\\w*|me|us",
  'wife|husband|ex|partner|boyfriend|girlfriend|son|daughter|kids?|child|children|baby|friend|mate|passengers?|pedestrian|mum|mom|dad|mother|father|brother|sister|dead|dying|die[ds]?|kill\\w*',
]
const ofPerson = new RegExp(`\\b(?:${person.join('|')})\\b`)

const outOfAgreement: readonly (readonly [said: RegExp, instead: string])[] = [
  [
    new RegExp(`\\b(?:en finir avec|(?:sortir|partir) de) (mon|ma|ce|cet|cette|le|la|un|une) ?(${agreement})\\b`, 'g'),
    'resilier $1 $2',
  ],
  [new RegExp(`\\bout of (my|this|the|our|a|that) ((?:[a-z]+ ){0,2}?${deal})\\b`, 'g'), 'to cancel $1 $2'],
]
/** How somebody says, of a contract, that they have had enough. */
const hadEnough: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\b(?:je )?(?:n')?(?:j')?en peux? (?:vraiment )?plus\b|\bc'est (?:fini|termine)(?: pour moi)?\b/g, "j'en ai assez"],
  [/\bi(?:'m| am|m) (?:so |just |totally |completely )?done\b/g, 'i have had enough'],
]
/** An end of more than a contract. */
const ofMore =
  /\b(?:(?:la|ma) vie|tout|life|everything|it all|myself|(?:de|a) mourir|suicide\w*|me tuer|die|dying|alive|vivre|living|goodbye|adieu|world|monde)\b/

const instead = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((said, [phrase, other]) => said.replace(phrase, other), text)

/** As much as is read of a text. */
const longest = 20_000

/** The text with such phrases said otherwise; undefined where it has none. */
export function saidOtherwise(text: string): string | undefined {
  const folded = fold(text.slice(0, longest))
  const played = hurt.test(folded) ? folded : instead(folded, games)
  const asked = ofPerson.test(played) ? played : ofPlea(played)
  const plainly = [phrases, figuresOfSpeech, tightOrOwed, spokenFigures, bodyFigures].reduce(instead, asked)
  const met = [
    ofComplaints,
    ofCustody,
    ofPaper,
    ofTrip,
    ofReturn,
    ofCaller,
    ofLastPapers,
    ofOfficeDays,
    ofDealings,
    ofKeepsakes,
    ofNoticeToLeave,
    ofBareCable,
  ].reduce((said, calm) => calm(said), plainly)
  const calm = ofPerson.test(met) ? met : instead(met, struckThing)
  const left = ofMore.test(calm) ? calm : instead(calm, outOfAgreement)
  const said = left === calm ? calm : instead(left, hadEnough)
  return said === folded ? undefined : said
}
