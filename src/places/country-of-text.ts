import { type CountryCode, countryCodes, type RegionCode } from './countries.ts'
import { countrySigns, phonePrefixes } from './country-signs.ts'

/** `evidence` is the client's own words, as typed; `stated` says that they tell where they live. */
export type CountryFound = { country: CountryCode; evidence: string; region?: RegionCode; stated: boolean }

type Sign = { country: CountryCode; weight: number; evidence: string; key: string; region?: RegionCode }
type Text = { typed: string; level: string; language: 'fr' | 'en' }

/** Weights: what decides, and by how much it must lead the next country. */
const least = 2
const lead = 1
const residence = 9

const levelled = (character: string): string => {
  if (/[’‘ʼ´]/.test(character)) return "'"
  if (/\s/.test(character)) return ' '
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === character.length ? plain : character
}

const frenchWord =
  /(?<![a-z])(?:je|le|la|les|un|une|des|mon|ma|mes|est|et|pas|nous|vous|que|qui|pour|dans|du|au)(?![a-z])/g
const englishWord = /(?<![a-z])(?:i|the|my|is|and|not|we|you|that|who|for|in|of|to|have|has|it|was|are)(?![a-z])/g

const textOf = (typed: string): Text => {
  const nfc = typed.normalize('NFC')
  const level = nfc.replace(/[^\n -~]/g, levelled).toLowerCase()
  const english = level.match(englishWord)?.length ?? 0
  return { typed: nfc, level, language: english > (level.match(frenchWord)?.length ?? 0) ? 'en' : 'fr' }
}

const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![a-z0-9'-]|\\d[.,])(?:l'|d')?(${words.replaceAll(' ', "[ '.-]{1,2}")})(?![a-z0-9])(?!-[a-z]{3})`, 'g')

/** Longer names first, so that "New York" is not read as York. */
const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

type Place = { kind: 'name' | 'town' | 'homonym'; country: CountryCode; region?: RegionCode }
const places = new Map<string, Place>()
for (const country of countryCodes) {
  const { names, towns, homonyms = '', regions = {} } = countrySigns[country]
  const keep = (words: string, place: Place) => {
    for (const word of words.split('|')) if (word !== '' && !places.has(word)) places.set(word, place)
  }
  keep(names, { kind: 'name', country })
  keep(towns, { kind: 'town', country })
  keep(homonyms, { kind: 'homonym', country })
  for (const [region, words] of Object.entries(regions))
    keep(words, { kind: 'town', country, region: region as RegionCode })
}
const anyPlace = patternOf(longestFirst([...places.keys()].join('|')))

/** Towns that are also words: counted with their capital letter only. */
const wordlike = new Set(
  'nice|tours|sens|reading|bath|hull|cork|bray|bulle|gland|liege|spa|gap|agen|huy|ath|pau|ales|bale|fes|oran|var|derby|york|sion|wells|the states|us|u s|vienne|moulins|lens|maine|touba|saly|thies|mons|lincoln|sale|swords|austin|charlotte|jackson|buffalo|columbus|houston|regina|aigle vaud|gand|bath|surrey|devon|kent|essex'.split(
    '|',
  ),
)

const livesFr =
  "(?:j'habite|je vis|j'vis|on habite|nous habitons|habitons|on vit|nous vivons|je reside|nous residons|residant|residente?|resident|je demeure|je loge|je travaille|domiciliee?|installee?s?|habitante? d[eu]|habitant|base[es]?|demenage|emmenage|je loue|nous louons|locataires?|proprietaires?|expatriee?s?|(?:j'|je vous |vous )ecri[st]|je suis(?: (?:actuellement|maintenant|bien|toujours|aussi|moi|une?|etudiante?|salariee?|retraitee?))*|nous sommes(?: (?:actuellement|maintenant|bien|toujours|tous))*|on est(?: (?:actuellement|maintenant|bien|toujours))*)"
const livesEn =
  "(?:(?:i|we|i'm|we're|am|are|i am|we are)(?: (?:currently|now|still|also|actually|both|all|am|are|just|a tenant|a student|a resident))* (?:live|living|reside|rent|renting|work|based|writing|resident|settled)|(?:i|we) (?:moved|relocated)(?: \\w+){0,3}|living|residing|resident|i'm|i am|we are|we're|tenants?|renting|homeowner)"
const lives = new RegExp(
  `(?<![a-z'])(?:${livesFr}(?: [a-z0-9']+){0,4}? (?:a|au|aux|en|dans|de|du|depuis|sur|pres de)|j'habite|habitant|${livesEn}(?: [a-z0-9']+){0,4}? (?:in|from|at|near|outside|of|to))(?: (?:la|le|les|l|the|central|north|south|east|west|nord|sud|region|ville de|county|co|banlieue de|pres de|canton de))*[ ']$`,
)
const isNot = /(?:ne |n'|pas |plus |not |no longer |never )(?:[a-z' ]{0,30})$/
const direct =
  /(?:^|[^a-z])(?:a|au|aux|en|dans|sur|pres de|in|at|near|around|outside|within)(?: (?:la|le|les|the|central|north|south|east|west|downtown|greater|inner|county|co|region de|ville de|centre ville de|province de))*[ ']$/
const authority =
  /(?<![a-z])(?:tribunal|tribunaux|mairie|commune|prefecture|hopital|chu|ville|canton|caf|cpam|police|council|court|barreau|droit|loi|province|etat|state|consulat general de france) (?:judiciaire |administratif |de police |city |du travail )?(?:a|en|du|de|des|de la|of|in|d)[ ']?(?:l')?$/
const authorityAfter =
  /^(?: (?:city|county|borough))? (?:council|tribunal|law|court|police|hospital|university hospital|resident|tenancy)(?![a-z])/
/** « rue de Bruxelles », "London Road", a wine, a team: the name of something else. */
const otherThing =
  /(?<![a-z])(?:rue|avenue|av\.?|bd|boulevard|place|quai|cours|chemin|impasse|allees?|square|route|faubourg|pont|gare|porte|hotel|restaurant|cafe|bar|lycee|college|ecole|universite|traite|accords?|convention|jardins?|palais|consulat|ambassade|embassy|consulate|treaty|university|club|equipe|team|tour|banque|bank|choux|chou|vin|fc|as|paris|match|version|passeport|passport)(?: (?:de la|de l|du|des|de|d|of|the|general|general de|of the|contre))*[ ']$/
const otherThingAfter =
  /^(?:'s)? (?:street|st\.|road|rd|avenue|lane|hotel|airport|wine|wines|dressing|toast|fries|bulldog|chocolate|beer|muffins?|sprouts?|saint germain|match|marathon|united|fc|city fc|underground|bridge|based (?:seller|shop|company)|saint)(?![a-z])/
const elsewhereState =
  /^,? \(?(?:texas|tx|ontario|on|ohio|oh|alabama|al|massachusetts|ma|kentucky|ky|new hampshire|nh|california|ca|nova scotia|ns|bc|british columbia|maine|me|new south wales|nsw|australia|gers|32)(?![a-z0-9])/
/** "My Boston employer", "our Cardiff flat". */
const owner = /(?<![a-z])(?:my|our|a|the)[ ]$/
const ownedAfter =
  /^ (?:landlord|landlady|employer|boss|flat|apartment|house|home|lease|job|office|tenancy|rent|address|doctor|gp|agency|letting)(?![a-z])/
const travel =
  /(?<![a-z])(?:vacances|holidays?|voyages?|trips?|travel\w*|vols?|vole|flights?|fly|flying|flew|week ?-?ends?|hotels?|(?<!(?:carte|titre) de )sejours?|airbnb|touris\w+|visit\w*|city break|billets?|avion|train|eurostar|croisiere|cruise|escale|layover|reserv\w+|book(?:ed|ing)|bagages?|luggage|valise|partir|partons|pars|aller|allons|alle|allee|going to|go to|immigrer|emigrer|visa|film|serie|series|concert|match|festival|stage|internship|erasmus|echange)(?![a-z])/
const origin =
  /(?<![a-z])(?:nee?s?|natifs?|native|born|origines?|originaires?|come from|obtenus?|obtenue?s?|diplomes?|degree|permis|licen[cs]e|driving licen[cs]e|mariee?s?|mariage|married|marriage|divorcee? prononcee?|herit\w+|inherit\w+|decede\w*|mort|died|passeports?|passports?|nationalite|citizen\w*|achete|achetee?|commande|command\w+|bought|ordered|seller|vendeurs?|site|livraison|shipped|livree?|expedie\w*|colis|parcel|ancien\w*|previously|formerly|used to live|avant|grew up|maison de vacances|holiday home|second home|residence secondaire)(?![a-z])/
const someoneElse =
  /(?<![a-z])(?:mon|ma|mes|notre|nos|son|sa|ses|my|our|his|her)(?: \w+)? (?:fils|filles?|mari|femme|epouse?|peres?|meres?|freres?|soeurs?|cousine?s?|parents|amie?s?|copine?|copain|oncle|tante|ex|enfants?|son|daughter|husband|wife|mother|father|mum|mom|dad|brother|sister|cousin|friend|parents|uncle|aunt|employer|employeur|entreprise|company|boss|grand-?(?:mere|pere))(?: [a-z']+){0,3} (?:est|sont|vit|vivent|habite\w*|etudie|travaille|reside|is|are|lives?|living|studies|studying|works?|working|moved|based|a|has|parti\w*)(?: [a-z']+){0,4}[ ']$/

const sentenceBefore = (level: string, at: number): string => {
  const before = level.slice(Math.max(0, at - 110), at)
  return before.slice(Math.max(...['.', '?', '!', ';', '\n'].map((end) => before.lastIndexOf(`${end}`))) + 1)
}
const sentenceAfter = (level: string, at: number): string => /^[^.?!;\n]{0,60}/.exec(level.slice(at))![0]

/** What a name counts for where it stands: most where the client lives there, 2 where something happens there. */
function placeWeight(text: Text, at: number, end: number, place: Place, word: string): number {
  const before = sentenceBefore(text.level, at)
  const after = sentenceAfter(text.level, end)
  if (otherThing.test(before) || otherThingAfter.test(after)) return 0
  if (place.country !== 'us' && place.country !== 'ca' && elsewhereState.test(after)) return 0
  const third = someoneElse.test(before)
  const stay = lives.exec(before)
  const stays =
    stay !== null && /^(?:j'habite|je vis|nous habitons|on habite|i live|we live|i'm living|living)/.test(stay[0])
  if (stay && (stays || !third)) {
    const around = `${before.slice(Math.max(0, before.lastIndexOf(',', stay.index)))}`
    if (isNot.test(before.slice(0, stay.index)) || / (?:pas|plus|not|no longer) /.test(` ${stay[0]}`)) return -residence
    if (/(?<![a-z])(?:used to|avant|previously)(?![a-z])/.test(before)) return 0
    if (/(?:moved|relocated|demenage)[a-z ]* (?:de|from)[ ']$/.test(stay[0])) return 0
    if (stays || (!travel.test(around) && !origin.test(around))) return residence
  }
  if (wordlike.has(word) && text.typed[at] === text.level[at]) return 0
  if (travel.test(before) || travel.test(after) || origin.test(before) || third) return 0.5
  const stands = direct.test(before) || authority.test(before) || authorityAfter.test(after)
  const owned = owner.test(before) && ownedAfter.test(after)
  const apart = /(?:^|[(\n:,–-] ?)$/.test(before) && /^(?:\)|$|[ ]?[,:–-])/.test(after)
  if (place.kind === 'homonym') return stands ? 1 : 0
  return stands || apart || owned ? 2 : 0.5
}

function placesIn(text: Text): Sign[] {
  return [...text.level.matchAll(anyPlace)].flatMap((match) => {
    const word = match[1]!.replace(/[^a-z]+/g, ' ')
    const place = places.get(word)
    if (!place) return []
    const at = match.index + match[0].length - match[1]!.length
    const weight = placeWeight(text, at, match.index + match[0].length, place, word)
    const evidence = text.typed.slice(at, at + match[1]!.length)
    return [{ country: place.country, region: place.region, weight, evidence, key: word }]
  })
}

const isCapital = (typed: string): boolean => !/[a-z]/.test(typed)

const signPatterns = countryCodes.flatMap((country) =>
  countrySigns[country].signs.map(([words, weight, condition]) => ({
    country,
    weight,
    condition,
    pattern: patternOf(words),
  })),
)

function signsIn(text: Text): Sign[] {
  return signPatterns.flatMap(({ country, weight, condition, pattern }) => {
    if (condition !== 'capital' && condition !== undefined && condition !== text.language) return []
    return [...text.level.matchAll(pattern)].flatMap((match) => {
      const evidence = text.typed.slice(match.index, match.index + match[0].length)
      return condition === 'capital' && !isCapital(evidence) ? [] : [{ country, weight, evidence, key: match[1]! }]
    })
  })
}

type Written = { pattern: RegExp; country: CountryCode; weight: number; typed?: true; language?: 'fr' | 'en' }
/** Money, postcodes and law: written in a way that is a country's own. */
const written: readonly Written[] = [
  {
    pattern: /£ ?\d|\d ?(?:k ?)?£|\d ?gbp|livres sterling|pounds a month|\d pounds/g,
    country: 'gb',
    weight: 2,
    language: 'en',
  },
  { pattern: /£ ?\d|\d ?£|livres sterling/g, country: 'gb', weight: 1, language: 'fr' },
  { pattern: /\$ ?\d/g, country: 'us', weight: 2, language: 'en' },
  { pattern: /\d ?\$|\$ ?\d/g, country: 'ca', weight: 2, language: 'fr' },
  {
    pattern: /c\$ ?\d|cad ?\$|\d ?\$ ?ca(?![a-z])|\d ?cad(?![a-z])|dollars canadiens|canadian dollars/g,
    country: 'ca',
    weight: 3,
  },
  { pattern: /\d ?usd(?![a-z])|us\$ ?\d/g, country: 'us', weight: 2 },
  { pattern: /francs suisses|swiss francs/g, country: 'ch', weight: 1 },
  { pattern: /(?<![A-Z0-9])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z0-9])/g, country: 'gb', weight: 2, typed: true },
  { pattern: /(?<![A-Z0-9])[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Z0-9])/g, country: 'ca', weight: 3, typed: true },
  { pattern: /(?<![A-Z0-9])CH-[1-9]\d{3}(?!\d)/g, country: 'ch', weight: 3, typed: true },
  {
    pattern:
      /(?<![A-Z0-9])(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]) \d{5}(?!\d)/g,
    country: 'us',
    weight: 3,
    typed: true,
  },
]

function writtenIn(text: Text): Sign[] {
  const signs = written.flatMap(({ pattern, country, weight, typed, language }) =>
    language !== undefined && language !== text.language
      ? []
      : [...(typed ? text.typed : text.level).matchAll(pattern)].map((match) => ({
          country,
          weight,
          evidence: text.typed.slice(match.index, match.index + match[0].length),
          key: pattern.source,
        })),
  )
  for (const match of text.level.matchAll(
    /(?<![\d])(?:\+|00)(33|44|353|32|41|352|377|212|221|225|216|213) ?\(?\d[\d .()-]{5,}/g,
  )) {
    const mine =
      /(?:mon (?:numero|portable|tel\w*|mobile|natel)|my (?:number|phone|mobile|cell)|joignable|appele[zr](?: moi)?|reach me|call me)[^.?!\n]{0,25}$/
    const weight = mine.test(text.level.slice(Math.max(0, match.index - 60), match.index)) ? 3 : 1
    signs.push({ country: phonePrefixes[match[1]!]!, weight, evidence: match[0].trim(), key: 'phone' })
  }
  return signs
}

/** « droit suisse », « propriétaire anglais », "Irish law": the law that the question is under. */
const anyDemonym = countryCodes.map((country) => ({
  country,
  pattern: new RegExp(
    `(?:(?:droit|loi|lois|legislation|contrat|bail|tribunal|justice|caisse|assurance maladie|employeur|proprietaire|commune|administration|fisc) (?:de travail |du travail )?(?:${country === 'ch' ? 'suisse|' : ''}${countrySigns[country].demonyms})|(?:${countrySigns[country].demonyms}) (?:law|landlord|employer|court|courts|tax|contract|tenancy))(?![a-z])`,
    'g',
  ),
}))

const demonymsIn = (text: Text): Sign[] =>
  anyDemonym.flatMap(({ country, pattern }) =>
    [...text.level.matchAll(pattern)].map((match) => ({
      country,
      weight: 2,
      evidence: text.typed.slice(match.index, match.index + match[0].length),
      key: match[0],
    })),
  )

/** One word counts once, at its best; a denial counts against its country however often the country is named. */
function totals(signs: readonly Sign[]): { country: CountryCode; total: number; best: Sign }[] {
  return countryCodes
    .map((country) => {
      const own = signs.filter((sign) => sign.country === country)
      const denied = own.filter((sign) => sign.weight < 0)
      const byKey = new Map<string, Sign>()
      for (const sign of own) if (sign.weight > (byKey.get(sign.key)?.weight ?? 0)) byKey.set(sign.key, sign)
      const best = [...byKey.values()].sort((a, b) => b.weight - a.weight)
      const total = best.reduce((sum, sign) => sum + sign.weight, 0) - (denied.length > 0 ? residence : 0)
      return { country, total, best: best[0] }
    })
    .filter((row): row is { country: CountryCode; total: number; best: Sign } => row.best !== undefined)
    .sort((a, b) => b.total - a.total)
}

/**
 * The country that the client writes from, or whose law the question is under, as their words show it; `undefined` where
 * they show none, or two alike. A journey, a birth, a purchase, the name of a street and somebody else's home do not
 * count; the client's own home counts above everything.
 */
export function countryOfText(typed: string): CountryFound | undefined {
  const text = textOf(typed)
  const signs = [...placesIn(text), ...signsIn(text), ...writtenIn(text), ...demonymsIn(text)]
  const [first, second] = totals(signs)
  if (!first || first.total < least || (second && first.total - second.total < lead)) return undefined
  const region = signs.filter((sign) => sign.country === first.country && sign.region && sign.weight >= 1)
  const named = region.sort((a, b) => b.weight - a.weight)[0]?.region
  return {
    country: first.country,
    evidence: first.best.evidence,
    ...(named ? { region: named } : {}),
    stated: first.best.weight >= residence,
  }
}

/** The same for a conversation: where the client last said where they live wins over everything said before. */
export function countryOfTexts(texts: readonly string[]): CountryFound | undefined {
  for (const text of [...texts].reverse()) {
    const found = countryOfText(text)
    if (found?.stated) return found
  }
  return countryOfText(texts.join('\n'))
}
