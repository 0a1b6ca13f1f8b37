import { withoutAccents } from '../i18n/fold.ts'
import { type CountryCode, countryCodes, describedCodes, type RegionCode } from './countries.ts'
import { countryBeside } from './country-beside.ts'
import { countrySigns } from './country-signs.ts'
import { foreignSigns } from './foreign-signs.data.ts'
import { atHome, atWork, least, type Ranked, type Sign } from './home-and-work.ts'
import { placeWeightOf, residence, type Text, workMatter } from './place-context.ts'
import { anyPlace, demonyms, longestFirst, namesakes, type Place, patternOf, placeFor } from './place-names.ts'
import { stateAfter } from './states.ts'
import { writtenIn } from './written-signs.ts'

/**
 * `evidence` is the client's own words, as typed; `stated`: they say where they live; `isOfMatter`: a relative lives there, or a
 * home was bought or let there, and the question is about that; `isOfWork`: they work there and live elsewhere.
 */
export type CountryMatch = {
  country: CountryCode
  evidence: string
  region?: RegionCode
  stated: boolean
  isOfMatter?: true
  isOfWork?: true
}

/** The minimum lead over the next country. */
const lead = 1

const levelled = (character: string): string => {
  if (/[’‘ʼ´]/.test(character)) return "'"
  if (/\s/.test(character)) return ' '
  const plain = withoutAccents(character).toLowerCase()
  return plain.length === character.length ? plain : character
}

const frenchWord =
  /(?<![a-z])(?:je|le|la|les|un|une|des|mon|ma|mes|est|et|pas|nous|vous|que|qui|pour|dans|du|au|il|elle|avec|sur|suis|ai|mais|ne|de|comment)(?![a-z])|(?<![a-z])[jldmnc]'(?=[a-z])/g
const englishWord =
  /(?<![a-z])(?:i|the|my|is|and|not|we|you|that|who|for|in|of|to|have|has|it|was|are|won't|don't|can't|didn't|can|how|what|with|this|from|they|after|by|at|charged|refuses)(?![a-z])/g

const textOf = (typed: string): Text => {
  const nfc = typed.normalize('NFC')
  const level = nfc.replace(/[^\n -~]/g, levelled).toLowerCase()
  const english = level.match(englishWord)?.length ?? 0
  return { typed: nfc, level, language: english > (level.match(frenchWord)?.length ?? 0) ? 'en' : 'fr' }
}

function placesIn(text: Text, here: string | undefined): Sign[] {
  return [...text.level.matchAll(anyPlace)].flatMap((match) => {
    const word = match[1]!.replace(/[^a-z]+/g, ' ')
    const named = match.index + match[0].length - match[1]!.length
    const told = namesakes.has(word) ? countryBeside(text, named, match.index + match[0].length, here) : undefined
    const known = placeFor(word, told?.country ?? here)
    if (!known) return []
    const unlisted = townBefore(text, named, known, word)
    const at = unlisted ?? named
    const state = match.index + match[0].length
    const { place, end } =
      unlisted === undefined ? inState(text, state, known) : { place: { ...known, kind: 'town' as const }, end: state }
    const whole = told?.country === place.country ? Math.max(end, state + told.length) : end
    const standing = placeWeightOf(text, at, whole, place, word)
    const evidence = text.typed.slice(at, end)
    const name = place.kind === 'name' && { name: true as const }
    return [{ country: place.country, region: place.region, ...standing, ...name, evidence, key: word }]
  })
}

/** Countries whose towns have given their names to others in North America, which are written without capitals too. */
const hasNamesakes: ReadonlySet<CountryCode> = new Set(['gb', 'ie', 'us', 'ca', 'au'])

/** "Birmingham AL", "London, Ontario": the town of that state, whatever else has the name. */
function inState(text: Text, end: number, place: Place): { place: Place; end: number } {
  const state =
    place.kind === 'name' ? undefined : stateAfter(text.typed.slice(end, end + 30), hasNamesakes.has(place.country))
  if (!state) return { place, end }
  const same = state.country === place.country && place.kind === 'town'
  return { place: same ? place : { kind: 'town', country: state.country }, end: end + state.length }
}

/** States that are first names, titles or part of France as well. */
const otherwiseNamed =
  /^(?:georgia|virginia|montana|maine|washington|victoria|canada|quebec|usa|u s a?|us|the states|united states|etats unis)$/
const unlistedTown = /(?<![\p{L}\d'’-])(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? $/u
const noTown =
  /^(?:in|from|to|the|my|our|near|at|of|for|with|and|or|does|do|is|are|was|can|hi|hello|dear|help|please|state|north|south|east|west|northern|southern|eastern|western|central|upstate|rural|i|we|he|she|air|hydro|service|bank|en|au|dans|de|du|le|la|les|un|une|bonjour|est|et)(?: |$)/i

/** Where the town begins that stands before its state: "outside Dayton Ohio", whether or not it is listed. */
function townBefore({ typed, level }: Text, at: number, { kind, country }: Place, state: string): number | undefined {
  if (kind !== 'name' || (country !== 'us' && country !== 'ca')) return undefined
  if (typed[at] === level[at] || otherwiseNamed.test(state)) return undefined
  const found = unlistedTown.exec(typed.slice(Math.max(0, at - 40), at))
  const town = found?.[1]
  return !found || !town || noTown.test(town) ? undefined : at - found[0].length
}

const isCapital = (typed: string): boolean => !/[a-z]/.test(typed)

type Condition = 'capital' | 'named' | 'en' | 'fr'
type KnownSign = {
  country: CountryCode
  weight: number
  condition?: Condition
  language?: 'en'
  company?: true
  pattern: RegExp
}

const signPatterns: readonly KnownSign[] = describedCodes.flatMap((country) =>
  countrySigns[country].signs.map(([words, weight, condition]) => ({
    country,
    weight,
    condition,
    pattern: patternOf(words),
  })),
)

/** Their initials mean something else in French: « un SSI » is a fire alarm. */
const inEnglish: ReadonlySet<CountryCode> = new Set(['gb', 'ie', 'us'])

/** The signs of `data/countries.yaml` by their first word: each pattern is tried only where that word stands. */
const byFirstWord: ReadonlyMap<string, KnownSign[]> = Map.groupBy(
  countryCodes.flatMap((country) => {
    const signs = foreignSigns[country.toUpperCase()]
    if (!signs) return []
    const each = (
      words: readonly string[],
      weight: number,
      more: Pick<KnownSign, 'condition' | 'language' | 'company'>,
    ) => words.map((word) => ({ country, weight, word, pattern: new RegExp(patternOf(word).source, 'y'), ...more }))
    return [
      ...each(signs.only, 3, {}),
      ...each(signs.companies, 2, { company: true }),
      ...each(signs.names, 2, { company: true, condition: 'named' }),
      ...each(signs.initials, 2, { condition: 'capital', ...(inEnglish.has(country) && { language: 'en' }) }),
      ...each(signs.hints, 1, {}),
    ]
  }),
  ({ word }) => word.split(' ')[0]!,
)

function signsIn(text: Text): Sign[] {
  const inEuros = euros.test(text.level)
  const counted = (sign: KnownSign, match: RegExpExecArray): Sign[] => {
    const { country, weight, condition, language, company } = sign
    const [at, end] = [match.index, match.index + match[0].length]
    const evidence = text.typed.slice(at, end)
    const needed = language ?? (condition === 'en' || condition === 'fr' ? condition : text.language)
    if (needed !== text.language || (condition === 'capital' && !isCapital(evidence))) return []
    if (condition === 'named' && !isCompany(text, at, end)) return []
    // A foreign bank or shop is named by somebody who pays in euros in passing.
    const passing = company && inEuros && ownMoney.has(country)
    return [{ country, weight: passing ? weight - 1 : weight, evidence, key: match[1]! }]
  }
  const described = signPatterns.flatMap((sign) =>
    [...text.level.matchAll(sign.pattern)].flatMap((match) => counted(sign, match)),
  )
  const listed = [...text.level.matchAll(/(?:[ld]')?([a-z0-9&+]+)/g)].flatMap(({ index, 1: word }) =>
    (byFirstWord.get(word!) ?? []).flatMap((sign) => {
      sign.pattern.lastIndex = index
      const match = sign.pattern.exec(text.level)
      return match ? counted(sign, match) : []
    }),
  )
  return [...described, ...listed]
}

const euros = /€|\d ?(?:euros?|eur)(?![a-z])/
const ownMoney: ReadonlySet<CountryCode> = new Set(['gb', 'us', 'ca', 'ch', 'ma'])

const suppliedBy =
  /(?<![a-z])(?:chez|client(?:e|s)?(?: de)?|contrat|abonnement|forfait|compte|facture|box|assurance|mutuelle|operateur|my|our|with|from|by|customer of|contract|account|bill)(?: (?:de|a|chez|with|from|by))? $/
const supplies =
  /^(?:'s)? (?:me |m'|nous |(?:(?:a|ont|has|have) )?(?:refus|factur|resili|coup|bloqu|prelev|augment|debit|ferm|charg|overcharg|bill|cancel|cut|lost|den[iy]|clos|block|rais)[a-z]*|won'?t |will not |keeps? |contract|account|bill|broadband|mobile|insurance)/

/** Whether a word that is no company elsewhere is one here: with its capital letter, where a company would stand. */
const isCompany = ({ typed, level }: Text, at: number, end: number): boolean =>
  typed[at] !== level[at] && (suppliedBy.test(level.slice(0, at)) || supplies.test(level.slice(end)))

const demonymCountry = new Map(
  demonyms.flatMap(({ country, words }) => words.split('|').map((word) => [word, country] as const)),
)
const anyPeople = longestFirst(`${[...demonymCountry.keys()].join('|')}|suisse`).replaceAll(' ', '[ -]')

/** « droit suisse », « propriétaire anglais », "Irish law": the law that the question is under. */
const anyDemonym = new RegExp(
  `(?:droit|loi|lois|legislation|contrat|bail|tribunal|justice|caisse|assurance maladie|mutuelle|mutualite|(?:mon|ma|notre) (?:operateur|fournisseur|ecole|universite|dentiste|garage|syndicat|copropriete|salle de sport)|employeur|proprietaire|proprio|bailleur|patron|regie|commune|administration|fisc|agence|garage|notaire|police|gendarmerie|avocate?|hopital|clinique|assureur|assurance|loueur|syndic|concessionnaire|banque|agence de location|societe de location) (?:de travail |du travail )?(${anyPeople})(?![a-z])|(?<![a-z])(${anyPeople}) (?:law|landlord|employer|boss|court|courts|tax|contract|tenancy|lease|gym|council|energy supplier|phone company|agency|garage|notary|police|hospital|insurer|bank|rental company|car hire company|dealer)(?![a-z])`,
  'g',
)

/** "A UK company", « une société allemande »: in a matter of work, whoever employs. */
const anyEmployer = new RegExp(
  `(?<![a-z])(?:societe|entreprise|boite|firme) (${anyPeople})(?![a-z])|(?<![a-z])(uk|us|usa|${anyPeople})[ -](?:based )?(?:company|firm|business|employer|contract)(?![a-z])`,
  'g',
)

/** « Le contrat est belge », "the lease is under Swiss law". */
const anyContract = new RegExp(
  `(?<![a-z])(?:contrat|bail|contract|lease|tenancy(?: agreement)?)(?: de (?:travail|location|bail))? (?:est|etait|is|was) (?:(?:de|soumis au|regi par le) droit |under |governed by )?(${anyPeople})(?![a-z])`,
  'g',
)

const initialsOf: Readonly<Record<string, CountryCode>> = { uk: 'gb', us: 'us', usa: 'us' }

/** "They told us company policy": of a country in capitals only. */
const isPronoun = (text: Text, at: number, people: string): boolean =>
  people === 'us' && text.typed.slice(at, at + 2) !== 'US'

const contractsIn = (text: Text): Sign[] =>
  [...text.level.matchAll(anyContract)].map(({ index, 0: words, 1: people }) => ({
    country: demonymCountry.get(people!.replaceAll('-', ' ')) ?? 'ch',
    weight: residence + 1,
    evidence: text.typed.slice(index, index + words.length),
    key: words,
    theirs: true,
  }))

const demonymsIn = (text: Text): Sign[] =>
  [
    ...text.level.matchAll(anyDemonym),
    ...(workMatter.test(text.level) ? text.level.matchAll(anyEmployer) : []),
  ].flatMap((match) => {
    const people = (match[1] ?? match[2])!.replaceAll('-', ' ')
    if (isPronoun(text, match.index, people)) return []
    const sign = {
      country: initialsOf[people] ?? demonymCountry.get(people) ?? 'ch',
      weight: 2,
      evidence: text.typed.slice(match.index, match.index + match[0].length),
      key: match[0],
    }
    return [{ ...sign, ...(/employ|patron/.test(match[0]) && { employs: true as const }) }]
  })

/** A word counts once, at its highest weight; a denial counts against its country however often that is named. */
function totals(signs: readonly Sign[]): Ranked[] {
  return [...new Set(signs.map(({ country }) => country))]
    .map((country) => {
      const own = signs.filter((sign) => sign.country === country)
      const denied = own.filter((sign) => sign.weight < 0)
      const byKey = new Map<string, Sign>()
      for (const sign of own) if (sign.weight > (byKey.get(sign.key)?.weight ?? 0)) byKey.set(sign.key, sign)
      const best = [...byKey.values()].sort((a, b) => b.weight - a.weight)
      const sum = (some: readonly Sign[]) => some.reduce((all, sign) => all + sign.weight, 0)
      // Words of French law are used by all who write French, wherever they live: together they count as one sign.
      const shared = country === 'fr' ? Math.max(0, sum(best.filter(({ weight }) => weight === 1)) - 1) : 0
      const total = sum(best) - shared - (denied.length > 0 ? residence : 0)
      const [works, employs] = [own.some((sign) => sign.works), own.some((sign) => sign.employs)]
      return { country, total, best: best[0], works, employs }
    })
    .filter((row): row is Ranked => row.best !== undefined)
    .sort((a, b) => b.total - a.total)
}

/**
 * The country that the client writes from, or whose law the question is under, as the text shows it; `undefined` where
 * it shows none, or two equally. A journey, a birth, a purchase, a street name and somebody else's home do not count;
 * the client's own home outweighs everything. `here`: the country of the clock of their device, which tells towns of the
 * same name apart.
 */
export function countryOfText(typed: string, here?: string): CountryMatch | undefined {
  const text = textOf(typed)
  const words = [...signsIn(text), ...writtenIn(text)]
  const all = nearHere([...placesIn(text, here), ...words, ...contractsIn(text), ...demonymsIn(text)], here)
  const found = countryOfSigns(text, all, words)
  const home = homeLetIn(all)
  // « Un bail à Laval » is that of the country which the rest of the text shows.
  const isKnown = home && found && placeFor(home.key, found.country)?.country === found.country
  if (!home || isKnown) return found
  const { country, evidence, region } = home
  return { country, evidence, ...(region && { region }), stated: false, isOfMatter: true }
}

/** Where the home of a matter of tenancy is; undefined where it may be in several countries. */
function homeLetIn(signs: readonly Sign[]): Sign | undefined {
  const homes = signs.filter(({ isLet }) => isLet)
  return homes.every(({ country }) => country === homes[0]!.country) ? homes[0] : undefined
}

function countryOfSigns(text: Text, all: readonly Sign[], words: readonly Sign[]): CountryMatch | undefined {
  const home = atHome(text, all, words)
  const signs = home ?? all
  const ranked = totals(signs)
  const employed = home ? undefined : atWork(text, ranked)
  const [first, second] = employed ?? ranked
  if (!first || first.total < least) return undefined
  // Between two countries abroad it is one of them all the same, unless both are only named: « six mois en Suisse ».
  const maybeFrance = first.best.name || ranked.some(({ country, total }) => country === 'fr' && total > 0)
  if (second && first.total - second.total < lead && (maybeFrance || second.country === 'fr')) return undefined
  const region = signs.filter((sign) => sign.country === first.country && sign.region && sign.weight >= 1)
  const named = region.sort((a, b) => b.weight - a.weight)[0]?.region
  return {
    country: first.country,
    evidence: first.best.evidence,
    ...(named ? { region: named } : {}),
    stated: first.best.weight >= residence && !first.best.theirs,
    ...(first.best.theirs && { isOfMatter: true }),
    ...(employed && livesElsewhere(signs, first.country) && { isOfWork: true }),
  }
}

/** Whether somebody who works in a country says that they live in another. */
const livesElsewhere = (signs: readonly Sign[], work: CountryCode): boolean =>
  signs.some(({ country, weight, works, theirs }) => country !== work && weight >= residence && !works && !theirs)

/** What is not enough to tell that somebody is in a country is so where the clock of their device is set to it. */
function nearHere(signs: readonly Sign[], here: string | undefined): readonly Sign[] {
  const sign = here === 'fr' ? undefined : signs.find(({ country, weight }) => country === here && weight > 0)
  return sign ? [...signs, { ...sign, weight: 1.5, key: 'clock' }] : signs
}

/**
 * Whether a text has a sign of France, be it too few to tell that it is from there. What everybody calls so who writes French,
 * wherever they live (« mon CDI »), is one in an English text only.
 */
export function showsFrance(typed: string, here?: string): boolean {
  const text = textOf(typed)
  const signs = [...placesIn(text, here), ...signsIn(text), ...writtenIn(text), ...demonymsIn(text)]
  const france = totals(signs).find(({ country }) => country === 'fr')
  return france !== undefined && france.total >= (text.language === 'en' ? 1 : least)
}

/**
 * The countries abroad of which a text has signs, though too few or too divided to tell which one it is under: « francs CFA » are
 * paid in several. Empty where France has as many.
 */
export function countriesHinted(typed: string, here?: string): CountryCode[] {
  const text = textOf(typed)
  const ranked = totals([...placesIn(text, here), ...signsIn(text), ...writtenIn(text), ...demonymsIn(text)])
  const [first] = ranked
  if (!first || first.country === 'fr' || first.total < 1) return []
  return ranked.filter(({ country, total }) => country !== 'fr' && total === first.total).map(({ country }) => country)
}

/**
 * The country of a conversation: the client's last statement of where they live overrides everything before, unless the
 * matter is elsewhere.
 */
export function countryOfTexts(texts: readonly string[], here?: string): CountryMatch | undefined {
  const whole = countryOfText(texts.join('\n'), here)
  if (whole?.isOfMatter) return whole
  for (const text of [...texts].reverse()) {
    const found = countryOfText(text, here)
    if (found?.stated) return found
  }
  return whole
}
