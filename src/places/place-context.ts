import { departments, firstNames, namesPlace, type Place, places, wordlike } from './place-names.ts'
import { isEstateThere, isRelativesMatter } from './relative-abroad.ts'
import { isHomeLet } from './rented-home.ts'

/** `level` is `typed` in lower case without accents, character for character. */
export type Text = { typed: string; level: string; language: 'fr' | 'en' }

/** Weight of a place where somebody says that they live, work or are. */
export const residence = 9

const livesFr =
  "(?:j'?habite|j habite|jabite|je vis|j'?vis|j vis|chuis?|j'?suis?|j suis|je ne (?:suis|vis) (?:pas|plus)|nous ne (?:sommes|vivons) (?:pas|plus)|je n'habite (?:pas|plus)|on habite|nous habitons|habitons|on vit|nous vivons|vivant|je reside|nous residons|residant|residente?|resident|je demeure|je loge|je (?:tele)?travaille|j'?e? ?bosse|(?:bjr|bonjour|salut|slt|bsr|bonsoir),? suis|on travaille|nous travaillons|j'enseigne|j'etudie|salariee?s?|employee?s?|domiciliee?s?|etablis?|installee?s?|habitante? d[eu]|habitant|base[es]?|(?:ai|avons|a|as|ont|venons de?|viens de?|vient de?|suis|sommes|est|apres avoir) (?:recemment |enfin |donc |juste )?(?:demenage|emmenage)(?:e?s?|r)|je loue|nous louons|locataires?|proprietaires?|expatriee?s?|(?:j'|je vous |vous )ecri[st]|je suis(?: (?:actuellement|maintenant|bien|toujours|aussi|moi|une?|etudiante?|salariee?|retraitee?))*|nous sommes(?: (?:actuellement|maintenant|bien|toujours|tous))*|on est(?: (?:actuellement|maintenant|bien|toujours))*)"
const livesEn =
  "(?:(?:i|we|i'm|we're|am|are|i am|we are|i've been|we've been|i have been|we have been|who)(?: (?:currently|now|still|also|actually|both|all|am|are|just|been|a tenant|a student|a resident))* (?:live|living|lived|reside|rent|renting|work|working|study|studying|based|writing|resident|settled|teach|employed)|(?:i|we|i've|we've|i have|we have)(?: just| recently| both)? (?:moved|relocated|retired)(?: \\w+){0,3}|^ ?(?:just |recently )?(?:moved|relocated|retired)(?: \\w+){0,2}|living|residing|resident|i'm|i am|we are|we're|tenants?|renting|homeowner)"
/** « ici à Berlin », "over here in Berlin". */
const here = '(?:ici|la bas|(?:over )?here|out here|down here|back home)'
const lives = new RegExp(
  `(?<![a-z'])(?:(?:${livesFr}(?: [a-z0-9']+){0,4}?|${here}) (?:a|au|aux|o|en|dans|de|du|depuis|sur|pres de)|j'?habite|j habite|jabite|habitant|(?:nous |on )?habit(?:e|ons)|(?:${livesEn}(?: [a-z0-9']+){0,4}?|${here}) (?:in|from|at|near|outside|of|to))(?: (?:la|le|les|l|the|central|north|south|east|west|nord|sud|region|ville de|county|co|banlieue de|pres de|canton de))*[ ']$`,
)
/** A movement towards a place, not a stay: « je déménage à Berlin », "we are moving to Spain". */
const going =
  /(?<![a-z])(?:je demenage|nous demenageons|on demenage|m'installe|nous installons|s'installer|demenager|emmenager|mutee?s?|(?:moving|relocating|emigrating|heading|transferring|off|about to move|planning to move|hope to move|leaving|returning|going|sent|transferred) (?:[a-z]+ )?(?:to|for)|vais|va|allons|vont|pars|partons|retourne|serai|serons|will be)(?![a-z])/
const goingEnd =
  /(?<![a-z])(?:je demenage|nous demenageons|on demenage|m'installe|nous installons|s'installer|demenager|mut(?:er|ee?s?)|moving|relocating|emigrating|heading|transferring|transferred|travelling)(?![a-z])[^,;]{0,30}$/
/** A short stay, said after the place. */
const brief =
  /^(?: (?:actuellement|now|currently|moi|et|ma famille))* ?(?:en (?:vacances|voyage|deplacement|transit|visite|week ?-?end|mission courte)|pour (?:les vacances|le week ?-?end|quelques jours|(?:une?|deux|trois|\d+) (?:jours?|semaines?)|un (?:mariage|congres|concert|match|voyage|salon))|de passage|on (?:holiday|vacation|a (?:short )?trip|business|a visit|a layover)|for (?:the weekend|a (?:few days|week|fortnight|wedding|conference|concert|holiday|vacation|visit|short)|(?:two|three|\d+) (?:days|weeks))|as a tourist|comme touriste|jusqu'a (?:dimanche|lundi)|this week(?:end)?)/
const isNot = /(?:ne |n'|pas |plus |not |no longer |never )(?:[a-z' ]{0,30})$/
const direct =
  /(?:^|[^a-z])(?:a|au|aux|o|en|dans|sur|pres de|in|at|near|around|outside|within)(?: (?:la|le|les|the|central|north|south|east|west|downtown|greater|inner|county|co|region de|ville de|centre ville de|province de))*[ ']$/
const authority =
  /(?<![a-z])(?:tribunal|tribunaux|mairie|commune|prefecture|hopital|chu|ville|canton|fisc|impots|services fiscaux|administration fiscale|douanes?|tax (?:office|authority|authorities)|taxman|caf|cpam|police|council|court|barreau|droit|loi|province|etat|state|consulat general de france) (?:judiciaire |administratif |de police |city |du travail )?(?:a|en|du|de|des|de la|of|in|d)[ ']?(?:l')?$/
const authorityAfter =
  /^(?: (?:city|county|borough))? (?:council|tribunal|law|court|police|hospital|university hospital|resident|tenancy)(?![a-z])/
/** « rue de Bruxelles », "London Road", a wine, a team: the name of something else. */
const otherThing =
  /(?<![a-z])(?:rue|avenue|av\.?|bd|boulevard|place|quai|cours|chemin|impasse|allees?|square|route|faubourg|pont|gare|porte|hotel|restaurant|cafe|bar|lycee|college|ecole|universite|traite|accords?|convention|jardins?|palais|consulat|ambassade|embassy|consulate|treaty|university|club|equipe|team|tour|banque|bank|choux|chou|vin|fc|as|paris|match|version|passeport|passport)(?: (?:de la|de l|du|des|de|d|of|the|general|general de|of the|contre))*[ ']$/
const otherThingAfter =
  /^(?:'s)? (?:street|st\.|road|rd|avenue|lane|hotel|airport|wine|wines|dressing|toast|fries|bulldog|chocolate|beer|muffins?|sprouts?|saint germain|match|marathon|united|fc|city fc|underground|bridge|based (?:seller|shop|company)|saint)(?![a-z])/
/** « Montréal dans le Gers », « Sion (Meurthe-et-Moselle) »: the department that follows tells that the town is French. */
const elsewhereState = new RegExp(
  `^(?:,? \\(?new south wales|(?:, | \\(| (?:dans|en|d'|de l'|du) ?)(?:l'|la |le |les )?(?:${departments}))(?![a-z0-9])`,
)
/** Whether what follows the name of a town abroad says that the French one of that name is meant. */
export const isOfDepartment = (after: string): boolean => elsewhereState.test(after)
/** In capitals only. */
const stateCode = /^,? \(?(?:NSW|32)(?![A-Za-z0-9])/
const inAnotherState = (text: Text, end: number, after: string, { country }: Place): boolean =>
  (country !== 'fr' && elsewhereState.test(after)) ||
  (country !== 'us' && country !== 'ca' && stateCode.test(text.typed.slice(end, end + 8)))
/** "My Boston employer", "our Cardiff flat". */
const owner = /(?:^|(?<![a-z])(?:my|our|a|the) )$/
const ownedAfter =
  /^ (?:landlord|landlady|employer|boss|flat|apartment|house|home|lease|job|office|tenancy|rent|address|doctor|gp|agency|letting)(?![a-z])/
/** "Cork tenant here", "I'm a Leeds renter"; not "a London tenant of mine". */
const inhabitant = /(?:^|(?<![a-z])(?:i'm|im|i am|we're|we are|as) (?:an? )?)$/
const inhabitantAfter =
  /^ (?:(?:private|council|social|social housing) )?(?:tenants?|renters?|lodgers?|leaseholders?|homeowners?|residents?)(?! of mine)(?![a-z])/
/** "My Glasgow gym"; not "my UK school", which may be long ago. */
const suppliedAfter =
  /^ (?:gym|bank|school|university|uni|college|nursery|dentist|surgery|hospital|clinic|council|shop|store|garage|builder|plumber|electrician|contract|neighbou?r|flatmate|car park|club|mortgage|broker|vet|lawyer|solicitor|care home|branch)(?![a-z])/
const travel =
  /(?<![a-z])(?:vacances|holidays?|voyages?|trips?|travel\w*|vols?|vole|flights?|fly|flying|flew|week ?-?ends?|hotels?|(?<!(?:carte|titre) de )sejours?|airbnb|touris\w+|visit\w*|city break|billets?|avion|train|eurostar|croisiere|cruise|escale|layover|reserv\w+|book(?:ed|ing)|bagages?|luggage|valise|partir|partons|pars|aller|allons|allee?s?|going to|go to|went|gone to|been to|envois?|(?<!(?:m'|nous )(?:a|ont|avez) )(?:envoie|envoyer|envoyee?s?)|(?:sends?|sent)(?! (?:me|us|my))|semestre|semester|mutation|mutee?s?|deplacements?|immigrer|emigrer|visa|film|serie|series|concert|match|festival|stage|internship|erasmus|echange|transit|congres|conference|seminaire|seminar|de passage|pelerinage|car (?:hire|rental)|hire car|rental car|(?:hired|rented) a (?:car|van|scooter)|voiture de location|location de voiture|loue (?:une|un|ma|notre) (?:voiture|scooter|van|camionnette))(?![a-z])/
const origin =
  /(?<![a-z])(?:nee?s? (?:a|au|aux|en|le|dans|ici|d'une?)|natifs?|native|born|origines?|originaires?|come from|obtenus?|obtenue?s?|diplomes?|degree|permis|licen[cs]e|driving licen[cs]e|mariee?s?|mariage|married|marriage|divorcee? prononcee?|herit\w+|inherit\w+|decede\w*|mort|died|passeports?|passports?|nationalite|citizen\w*|achete|achetee?|commande|command\w+|bought|ordered|seller|vendeurs?|site|livraison|shipped|livree?|expedie\w*|colis|parcel|ancien\w*|previously|formerly|used to live|avant|grew up|legue\w*|left (?:me|us)|maison de vacances|holiday home|second home|residence secondaire)(?![a-z])/
const someoneElse = new RegExp(
  [
    "(?<![a-z])(?:mon|ma|mes|notre|nos|son|sa|ses|my|our|his|her)(?: \\w+)? (?:(?:ex|beau|belle|demi|petite?s?|arriere)[ -]|step[ -]?)?(?:fils|filles?|mari|femme|epouse?|peres?|meres?|freres?|soeurs?|cousine?s?|parents|amie?s?|copine?|copain|oncle|tante|ex|enfants?|son|daughter|husband|wife|mother|father|mum|mom|dad|brother|sister|cousin|friend|parents|uncle|aunt|grand-?(?:mere|pere))(?:[ -]in[ -]law)?(?:,? (?:qui|who))?(?: [a-z']+){0,3} (?:est|sont|vit|vivent|habite\\w*|etudie|travaille|reside|is|are|lives?|living|studies|studying|works?|working|moved|based|a|has|parti\\w*)(?: [a-z']+){0,4}[ ']$",
    // The other party: the owner of a flat in Lausanne is there, unless they only live there.
    "(?<![a-z])(?:mon|ma|mes|notre|nos|le|la|my|our|the) (?:\\w+ )?(?:employer|employeur|entreprise|company|boss|proprietaire|proprio|bailleur|bailleresse|landlord|landlady|owner|vendeuse?|vendeur|seller|client|customer|associee?|heritier|notaire|notary|avocate?|lawyer|expert|voisine?|neighbour|neighbor|locataire|tenant|colocataire|flatmate|patronne?|banque|bank|site|societe|boutique|shop),?(?: (?:qui|who|that))?(?: [a-z']+){0,2} (?:est|sont|vit|vivent|habite(?:nt)?|reside|demeure|is|are|lives?|living|moved|basee?s?|based|installee?|parti\\w*)(?: [a-z']+){0,4}[ ']$",
  ].join('|'),
)

const sentenceBefore = (level: string, at: number): string => {
  const before = level.slice(Math.max(0, at - 110), at)
  return before.slice(Math.max(...['.', '?', '!', ';', '\n'].map((end) => before.lastIndexOf(`${end}`))) + 1)
}
const sentenceAfter = (level: string, at: number): string => /^[^.?!;\n]{0,60}/.exec(level.slice(at))![0]

const living =
  /^(?:j'?habite|j habite|jabite|j'?vis|j vis|(?:je|et) (?:vis|reside|demeure|habite)|on (?:vit|habite)|(?:nous |et )?(?:vivons|habitons|residons)|(?:i|we|i'm|we're|i am|we are|i've been|we've been|i have been|we have been)(?: [a-z]+)? (?:live|living|lived|reside|residing))/
const working =
  /^(?:(?:je|et|on) (?:tele)?travaille|j'?e? ?bosse|(?:nous |et )?travaillons|j'enseigne|salarie|employe|(?:i|we|i'm|we're|i am|we are)(?: [a-z]+)? (?:work|working|teach|employed))/
/** « à Berlin depuis deux ans ». */
const sinceAfter =
  /^ (?:depuis (?!que je suis parti)|since (?:19|20|last|my|january|february|march|april|may|june|july|august|september|october|november|december)|for (?:(?:the|about|over|almost|nearly|past|last|more than) )*(?:a|two|three|four|five|six|seven|eight|ten|\d+|many|several) (?:months?|years?))/

/** « Bonjour de Berlin », "a question from Sydney". */
const greeting =
  /(?<![a-z])(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|greetings|question|message|writing|calling)(?: [a-z]+)? (?:de|d'|depuis|from)[ ']?$/
const workedThere =
  /(?<![a-z])(?:(?:ai|avons|avais|a) (?:[a-z]+ )?(?:travaille|cotise|vecu|habite|etudie)|(?:i|we) (?:worked|lived|studied|paid|taught))(?![a-z])/
const career = /(?<![a-z])(?:retraite|pension|trimestres?|carriere|cotisations|career|social security)(?![a-z])/

/** A matter of employment, which is under the law of the country where somebody works. */
export const workMatter =
  /(?<![a-z])(?:employeu\w+|employer|patronn?e?|boss|chef|cheffe|manager|licenci\w*|viree?s?|dismiss\w*|fired|sacked|laid off|salaires?|wages?|salary|payslip|paie|contrat de travail|employment contract|demission\w*|resign\w*|conges? payes?|heures sup\w*|overtime|preavis|notice period|tele-?travail\w*|remote work\w*|work(?:ing)? (?:remotely|from home)|home working|rtt|mes conges|annual leave|my (?:leave|holidays?|days off))(?![a-z])/
/** « J’habite Metz et travaille à », "I live in Annecy and work in": the verb of a second clause without its subject. */
const alsoWorking =
  /(?<![a-z])(?:et|mais|and|but) (?:(?:je|j'|i) ?)?(?:travaille|bosse|work|working)(?: (?!pas |plus |not )[a-z]+){0,3} (?:a|au|aux|en|in|at) $/
/** « mon employeur est à », « mon patron, à », "my company, based in", « boulot à », "my job is in". */
const employerAt =
  /(?<![a-z])(?:(?:mon|ma|notre|my|our) (?:employeur|employeuse|patronn?e?|cheffe|chef|boite|entreprise|societe|employer|boss|company|firm)|(?<!la )(?:boulot|job|taf|poste|emploi|cdi|cdd)),?(?: (?:qui |who |which )?(?:est|is|se trouve))?(?: (?:basee?|based|situee?|installee?|etablie?|located))? (?:a|au|aux|en|in|at)(?: [a-z-]+ (?:en|au|in))? $/

/** "My Luxembourg employer". */
const employerAfter = /^ (?:employer|boss|company|manager)(?![a-z])/

/**
 * `employs`: the client's employer is there; `theirs`: a relative lives there, whose matter it is, or a home that was bought;
 * `isLet`: the home of a matter of tenancy is there.
 */
export type PlaceWeight = { weight: number; works?: true; employs?: true; theirs?: true; isLet?: true }

/** "I'm a French citizen living in Sydney": the verb nearest to the place. */
function nearestStay(before: string): RegExpExecArray | undefined {
  const pattern = new RegExp(lives.source, 'g')
  let nearest: RegExpExecArray | undefined
  for (let found = pattern.exec(before); found; found = pattern.exec(before)) {
    nearest = found
    pattern.lastIndex = found.index + 1
  }
  return nearest
}

/** The weight that the client's own stay gives a place; `undefined` where they do not stay there. */
function stayAt(before: string, after: string, third: boolean): PlaceWeight | undefined {
  const stay = nearestStay(before)
  if (!stay) return undefined
  const stays = living.test(stay[0]) || (!third && /^(?:living|residing|vivant|habitant|residant)/.test(stay[0]))
  if ((third && !stays) || going.test(stay[0]) || (!stays && goingEnd.test(before))) return undefined
  // « J’habite à Annemasse, près de Genève »: the first place is the home.
  if (namesPlace(stay[0]) && !/(?:moved|relocated|demenage|emmenage)/.test(stay[0])) return undefined
  if (isNot.test(before.slice(0, stay.index)) || / (?:pas|plus|not|no longer) /.test(` ${stay[0]}`))
    return { weight: -residence }
  if (/(?<![a-z])(?:used to|avant|previously)(?![a-z])/.test(before)) return { weight: 0 }
  if (/(?:moved|relocated|retired|demenage)[a-z0-9 ]* (?:de|from)[ ']$/.test(stay[0])) return { weight: 0 }
  const around = before.slice(Math.max(0, before.lastIndexOf(',', stay.index)))
  if (stays ? travel.test(stay[0]) : travel.test(around) || origin.test(around) || brief.test(after)) return undefined
  return { weight: residence, ...(working.test(stay[0]) ? { works: true } : {}) }
}

/** « Mon permis est-il valable en France ? » */
const asksOfLaw =
  /(?<![a-z])(?:valid|valables?|valides?|reconnue?s?|recogni[sz]ed|accepte[a-z]*|legal[a-z]*|impots?|imposables?|taxe[a-z]*|taxed|declar[a-z]*|compter?|counts?)(?: [a-z]+)? (?:en|a|in) $/

/** « Je suis muté à », "I have been posted to": the client is there for their work. */
const transferredTo =
  /(?<![a-z])(?:(?:je suis|j'ai ete|nous sommes|nous avons ete|i am|i'm|i was|i've been|i have been|we were|we have been) (?:[a-z]+ )?(?:mutee?s?|detachee?s?|transferred|posted|seconded|relocated)|^ ?(?:mutee?|detachee?|transferred|posted|seconded))(?: (?!pas |not )[a-z]+){0,3}? (?:a|au|aux|en|to) $/
/** What the law of the place of work decides; not a lease that ends because of the move. */
const ofWork =
  /(?<![a-z])(?:licenci[a-z]*|dismiss[a-z]*|fired|sacked|laid off|salaires?|wages?|salary|heures sup[a-z]*|overtime|conges|annual leave|contrat de travail|employment contract|(?:ne|n')(?: me)? paie (?:pas|plus))(?![a-z])/
const ofHome = /(?<![a-z])(?:bail|loyer|logement|proprietaire|proprio|lease|landlord|landlady|tenancy|rent)(?![a-z])/

/** "On Vancouver Island": one lives on an island as in a town. */
const islandAfter = /^ island(?![a-z])/

/** « mon bailleur de », « un garage à », "my landlord in", "a dealer in": whom the matter is with, and where they are. */
const partyOf =
  /(?<![a-z])(?:(?:mon|ma|notre|son|sa) (?:[a-z]+ )?(?:bailleur|bailleresse|proprietaire|proprio|logeuse?|agence|regie|syndic|employeu(?:r|se)|patronn?e?|boss|chef|cheffe|boite|entreprise|societe|garage|garagiste|concessionnaire|locataire|notaire|ecole|hopital|clinique|mairie|commune|voisine?)|(?:une?|le|la|du|au|d'une?) (?:garage|garagiste|concessionnaire|concession|agence(?: immobiliere)?|magasin|boutique)|(?:my|our|his|her) (?:[a-z]+ ){0,2}(?:landlord|landlady|letting agent|agency|employer|boss|manager|company|garage|dealer|builder|contractor|tenant|neighbou?r|school|hospital|clinic|council)|(?:an?|the) (?:[a-z]+ ){0,2}(?:dealer|dealership|garage|landlord|landlady|letting agent|builder|contractor|property manager|shop|store|showroom)),? (?:(?:basee?|situee?|based|located) )?(?:de|d'|a|au|en|dans|pres de|in|at|near|from|of)(?: (?:the|la|le|les))*[ ']?$/
/** « une amende d’Italie », "a speeding fine from Spain": whose authority asks for money. */
const demandFrom =
  /(?<![a-z])(?:amendes?|pv|contravention|proces verbal|redressement|fine|fines|(?:parking|speeding) (?:ticket|charge)|penalty|citation|tax (?:bill|demand|reminder|notice))(?: (?!pas |not |et |and )[a-z]+){0,4} (?:from|in|de|d'|en|a|au|of)(?: (?:the|la|le|les))*[ ']?$/

/** The weight of a name in its context: highest where the client lives there, 2 where something happens there. */
export function placeWeightOf(text: Text, at: number, end: number, place: Place, word: string): PlaceWeight {
  const after = sentenceAfter(text.level, end)
  const before = islandAfter.test(after)
    ? sentenceBefore(text.level, at).replace(/(?<![a-z])on $/, 'in ')
    : sentenceBefore(text.level, at)
  if (namesSomethingElse(text, end, place, before, after)) return { weight: 0 }
  const isLet = !namesNoPlace(text, at, end, word) && isHomeLet(text.level, before, after)
  return { ...standingOf(text, { at, end, place, word, before, after }), ...(isLet && { isLet }) }
}

type Named = { at: number; end: number; place: Place; word: string; before: string; after: string }

function standingOf(text: Text, { at, end, place, word, before, after }: Named): PlaceWeight {
  if (isMatterThere(text, end, place, before)) return { weight: residence + 1, theirs: true }
  const third = someoneElse.test(before)
  const stay = stayAt(before, after, third)
  if (stay) return stay
  if (namesNoPlace(text, at, end, word)) return { weight: 0 }
  const work = workAt(text, before, after)
  if (work) return work
  if (!third && (demandFrom.test(before) || (partyOf.test(before) && !travel.test(before)))) return { weight: 2 }
  if (place.country === 'fr' && asksOfLaw.test(before)) return { weight: 3 }
  if (third || isElsewhere(before, after) || isCareer(before, text)) return { weight: 0.5 }
  const stands = standsIn(text, before, after) || word.startsWith('canton ')
  if (stands && sinceAfter.test(after)) return { weight: residence }
  return { weight: mentionWeight(place, word, stands || postcode.test(before), before, after) }
}

/** A word without its capital letter; "Nice landlord, but …" begins with a quality, "in Nancy's flat" names a person. */
function namesNoPlace({ typed, level, language }: Text, at: number, end: number, word: string): boolean {
  if (wordlike.has(word) && typed[at] === level[at]) return true
  const after = typed.slice(end, end + 3)
  if (word === 'nice' && language === 'en' && /^ \p{Ll}/u.test(after)) return sentenceBefore(level, at).trim() === ''
  return (word === 'nancy' || firstNames.has(word)) && /^['’]s/.test(after)
}

/** Whether the words around it say that somebody or an authority is there. */
const standsIn = ({ language }: Text, before: string, after: string): boolean =>
  direct.test(language === 'en' ? before.replace(/(?<![a-z])a $/, '') : before) ||
  greeting.test(before) ||
  authority.test(before) ||
  authorityAfter.test(after)

/** A relative's matter, or a home bought abroad: of one in France, that it is there decides (`french-matter.ts`). */
function isMatterThere({ level }: Text, end: number, place: Place, before: string): boolean {
  const { country } = place
  if (isRelativesMatter(before, level.slice(end, end + 160))) return true
  if (isFinedThere(place, before, level.slice(end))) return true
  if (country !== 'fr' && isEstateThere(before, level.slice(end), level)) return true
  return country !== 'fr' && buysHome.test(before) && !workMatter.test(level) && !ofHome.test(level)
}

/** An authority abroad decides on its own fine, wherever the driver lives; not of a fine from one's home. */
const isFinedThere = ({ country, kind }: Place, before: string, after: string): boolean =>
  country !== 'fr' && kind !== 'homonym' && demandFrom.test(before) && !someoneElse.test(before) && !isPerson(after)

/** Where the writer works, or where their employer is in a matter of work. */
function workAt(text: Text, before: string, after: string): PlaceWeight | undefined {
  const isTransferred = transferredTo.test(before) && ofWork.test(text.level) && !ofHome.test(text.level)
  if (alsoWorking.test(before) || isTransferred) return { weight: residence, works: true }
  const isEmployer = employerAt.test(before) || (owner.test(before) && employerAfter.test(after))
  return isEmployer && workMatter.test(text.level) ? { weight: 2, employs: true } : undefined
}

/** « 43 rue Hocheporte, 4000 Liège ». */
const postcode = /(?<!\d)\d{4,5} $/

/** The weight of a place where somebody does not say that they stay there. */
function mentionWeight(place: Place, word: string, stands: boolean, before: string, after: string): number {
  if (place.kind === 'homonym' || firstNames.has(word)) return stands ? 1 : 0
  // « Est-ce valable en France ? » asks for its law, whatever else is named.
  if (place.kind === 'name' && place.country === 'fr' && direct.test(before)) return 3
  return stands || isApart(before, after) || isOwned(place, before, after) ? 2 : 0.5
}

/** A street, a wine, or a town of the same name in another state or country. */
const namesSomethingElse = (text: Text, end: number, place: Place, before: string, after: string): boolean =>
  otherThing.test(before) ||
  otherThingAfter.test(after) ||
  inAnotherState(text, end, after, place) ||
  (place.kind !== 'name' && homonymOf(place, after))

const wasThere =
  /(?<![a-z])(?:j'etais|nous etions|on etait|i was|we were)(?: (?:alors|then|still|encore))? (?:a|au|aux|en|in|at) $/
const homes =
  '(?:maison|appart|appartement|bungalow|terrain|studio|duplex|condo|villa|immeuble|house|flat|apartment|home|cottage|land)'
/** What is bought there stays there: « maison achetée à Drummondville ». */
const boughtHome = new RegExp(`(?<![a-z])${homes}(?: [a-z]+){0,2} (?:achetee?s?|bought|purchased) (?:a|au|en|in) $`)
/** « J’ai acheté une maison à », « vendu notre appart de », "we are buying an old flat in": the law of the place decides, wherever the buyer lives. */
const buysHome = new RegExp(
  `(?<![a-z])(?:(?:achet|vend)(?:e|er|ons|s)|vendu|acquis|bought|buy|buying|purchased|sold|sell|selling) (?:(?:en|in) [a-z]+ )?(?:une?|notre|nos|mon|ma|mes|an?|the|our|my)(?: [a-z]+)? ${homes}s?(?: [a-z]+)? (?:a|au|de|en|in|near|pres de|d'|outside) ?$`,
)
/** A journey, a stay that is over, a move to come, or where somebody or something is from. */
const isElsewhere = (before: string, after: string): boolean => {
  const clause = /^[^,]*/.exec(after)![0]
  // "After the weekend, the court in Cardiff …": of an authority, its own clause decides.
  const told = authority.test(before) ? before.slice(before.lastIndexOf(',') + 1) : before
  return (
    travel.test(told) ||
    travel.test(clause) ||
    goingEnd.test(before) ||
    (origin.test(before) && !boughtHome.test(before)) ||
    wasThere.test(before)
  )
}

/** « J’ai travaillé en Belgique, comment compter ces trimestres ? » */
const isCareer = (before: string, text: Text): boolean => workedThere.test(before) && career.test(text.level)

const isOwned = ({ kind }: Place, before: string, after: string): boolean =>
  (inhabitant.test(before) && inhabitantAfter.test(after)) ||
  (owner.test(before) && (ownedAfter.test(after) || (kind === 'town' && suppliedAfter.test(after))))

/** "Sydney, my daughter, …": the name of a person. */
export const isPerson = (after: string): boolean =>
  /^,? (?:mon|ma|notre|my|our) (?:[a-z]+ )?(?:fils|fille|soeur|mere|femme|amie|copine|voisine|son|daughter|sister|mother|mum|mom|wife|friend|girlfriend|boyfriend|neighbou?r),/.test(
    after,
  )

/** Between punctuation: « Milan: mon propriétaire… ». */
const isApart = (before: string, after: string): boolean =>
  /(?:^|[(\n:,–-] ?)$/.test(before) && /^(?:\)|$|[ ]?[,:–-])/.test(after) && !isPerson(after)

/** « Vienne (Autriche) », "Vienna, Austria": the country that follows tells which town is meant. */
function homonymOf(place: Place, after: string): boolean {
  const next = /^(?:,? \(?(?:en |au |aux |in )?(?:the )?|, )([a-z' -]+)/.exec(after)
  if (!next) return false
  const words = next[1]!.split(/[ -]/)
  for (const length of [3, 2, 1]) {
    const country = places.get(words.slice(0, length).join(' '))
    if (country?.kind === 'name' || country?.region)
      return country.country !== place.country && !/^, (?:en|au|aux) /.test(after)
  }
  return false
}
