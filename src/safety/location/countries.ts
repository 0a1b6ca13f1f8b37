// The emergency numbers' country by its ISO 3166-1 code, and the countries that a text names.
import { withoutAccents } from '../../i18n/fold.ts'
import { isOfDepartment, isPerson } from '../../places/place-context.ts'
import { anyPlace, firstNames, type Place, places, wordlike } from '../../places/place-names.ts'
import { relatives } from '../../places/relative-abroad.ts'
import { stateAfter } from '../../places/states.ts'
import { type EmergencyCountry, emergencyCountries } from '../numbers/emergency-line.ts'

const list = (words: string): readonly string[] => words.split(' ')

/** The European Union and the Economic Area: 112 answers there by law (directive (EU) 2018/1972, article 109). */
const eea = list('at bg hr cy cz dk ee fi de gr hu it lv lt lu mt nl pl pt ro sk si es se is li no')

/** Territories that use another country's numbers. */
const sameNumbers: Readonly<Record<string, EmergencyCountry>> = Object.fromEntries(
  (
    [
      ['fr', 'gp mq gf re yt pm bl mf'],
      ['gb', 'uk je gg im'],
      ['us', 'pr vi gu as mp'],
    ] as const
  ).flatMap(([country, codes]) => list(codes).map((code) => [code, country])),
)

/** A code in either case; `undefined` for an unknown one. */
export function emergencyCountry(code: string | null | undefined): EmergencyCountry | null {
  const lower = code?.toLowerCase()
  if (!lower) return null
  const own = emergencyCountries.find((country) => country === lower) ?? sameNumbers[lower]
  return own ?? (eea.includes(lower) ? 'eu' : 'other')
}

/** The countries, by code, that have the numbers of `country`; of all others too little is known. */
export const codesWithNumbersOf = (country: EmergencyCountry): readonly string[] =>
  [...emergencyCountries, ...Object.keys(sameNumbers), ...eea].filter((code) => emergencyCountry(code) === country)

const world = list(
  'ad ae af ag ai al am ao ar aw az ba bb bd bf bh bi bj bm bn bo br bs bt bw by bz cd cf cg ci ck cl cm cn co cr cu cv cw dj dm do dz ec eg er et fj fk fm fo ga gd ge gh gi gl gm gn gq gt gw gy hk hn ht id il in iq ir jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc lk lr ls ly mc md me mg mk ml mm mn mo mr ms mu mv mw mx my mz na nc ne ng ni np nr nu nz om pa pe pf pg ph pk ps pw py qa rs ru rw sa sb sc sd sg sl sm sn so sr ss st sv sy sz tc td tg th tj tl tm tn to tr tt tv tw tz ua ug uy uz va vc ve vg vn vu wf ws xk ye za zm zw',
)

/** Towns of countries without numbers of their own here. */
const towns: ReadonlyMap<string, EmergencyCountry> = new Map(
  [...places].flatMap(([name, { kind, country }]) => {
    const numbers = emergencyCountry(country)
    return kind === 'town' && (numbers === 'eu' || numbers === 'other') ? [[name, numbers] as const] : []
  }),
)

/** In France by law, with numbers of their own. */
const pacificTowns: readonly (readonly [name: string, country: EmergencyCountry])[] = [
  ...list('papeete tahiti moorea punaauia').map((name) => [name, 'pf'] as const),
  ...list('noumea dumbea paita').map((name) => [name, 'nc'] as const),
]

const unaccented = (text: string) =>
  withoutAccents(text)
    .replace(/œ/g, 'oe')
    .replace(/[’‘`]/g, "'")
    .replace(/[\s-]+/g, ' ')
const folded = (text: string) => unaccented(text).toLowerCase()

/** Folded names of countries in French and English, and of their large cities. */
function namesAbroad(): Map<string, EmergencyCountry> {
  const names = new Map<string, EmergencyCountry>()
  for (const language of ['fr', 'en']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of [...eea, ...world]) {
      const name = display.of(code.toUpperCase())
      if (name) names.set(folded(name), emergencyCountry(code) ?? 'other')
    }
  }
  for (const [town, country] of [...towns, ...pacificTowns]) names.set(town, country)
  return names
}

const abroad = namesAbroad()
const anyName = [...abroad.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.()]/g, '\\$&'))
const there = new RegExp(
  `(?:(?<![a-z])(?:a|au|aux|en|dans|in|at|near|pres de|pres d')(?: la| le| les| the)?[ ']|(?:^|[.,;:(!?] ?))(${anyName.join('|')})(?![a-z])`,
  'g',
)
const stays =
  /(?:je (?:suis|vis|loge|reside)|chui|chuis|jsuis|jsui|j suis|j'(?:habite|suis)|on (?:est|vit|habite)|nous (?:sommes|vivons|habitons)|i'?m|i am|we'?re|we are|i live|we live|living|staying|stuck|ici|here|m'(?:a|ont) (?:r?emmenee?|ramenee?)|(?:took|brought) me)(?: [a-z']+){0,3} ?$/

/**
 * `sure`: the person says that they are there. `named`: the text names the country itself, not one of its towns. `name`:
 * a town that may have namesakes elsewhere.
 */
export type ForeignPlace = {
  country: EmergencyCountry
  sure: boolean
  named: boolean
  name?: string
}

/** « Née à Alger », « part à Dublin », "back from Texas": nobody is there now. */
const notThere =
  /(?<![a-z])(?:nee?s?|natifs?|natives?|born|parte?|partent|partir|va partir|rentree?s?|rentre|revenue?s?|revient|back|returned|returning|leaving|flying|flies|moving)(?: [a-z]+)? (?:a|au|aux|en|de|d'|in|to|for|from)(?: (?:la|le|les|the))*[ ']?$/

/** A country without numbers of its own here, where the text says that something happens there. */
export function foreignPlaceIn(text: string): ForeignPlace | undefined {
  const plain = folded(text)
  const found = [...plain.matchAll(there)].flatMap((match): ForeignPlace[] => {
    const before = plain.slice(Math.max(0, match.index - 40), match.index)
    const name = match[1] ?? ''
    if (notThere.test(before + /^[a-z' ]*/.exec(match[0].slice(0, match[0].length - name.length))![0])) return []
    const inside = /^[a-z]+(?: (?:la|le|les|the))?[ ']/.test(match[0])
    if (!inside && isNameOrWord(name, plain.slice(match.index + match[0].length))) return []
    const sure = stays.test(before) && /^[^.,;:(!?]/.test(match[0])
    return [{ country: abroad.get(name) ?? 'other', sure, named: !towns.has(name) }]
  })
  return found.find(({ sure }) => sure) ?? found[0]
}

/** « Florence, ma fille », "Split lip": no place, where nothing says that somebody is there. */
const isNameOrWord = (name: string, after: string): boolean =>
  firstNames.has(name) || (wordlike.has(name) && /^ [a-z]/.test(after)) || isPerson(after)

const happensIn = /(?:^|[^a-z])(?:a|au|aux|en|dans|in|at|near|outside|pres de)(?: (?:la|le|les|the|of))*[ ']$/
/** Of the names that are words as well, those that nobody says to be in unless it is the town. */
const townOnly: ReadonlySet<string> = new Set(list('agen bale fes fribourg gand huy liege mons oran'))

/** "Birmingham" or "Birmingham AL": the place that a name stands for, and where its words end. */
function placeAt(cased: string, match: RegExpExecArray): { place: Place; end: number; inState: boolean } | undefined {
  const said = match[1] ?? ''
  const place = places.get(said.replace(/[^a-z]+/g, ' '))
  const end = match.index + match[0].length
  if (place && place.country !== 'fr' && isOfDepartment(folded(cased.slice(end, end + 40)))) return undefined
  // "Is a bath OK?"
  const isWord = wordlike.has(said) && cased.slice(end - said.length, end) === said
  const state = place && place.kind !== 'name' && !isWord ? stateAfter(cased.slice(end, end + 30), true) : undefined
  if (!place || !state) return place && { place, end, inState: false }
  return { place: { kind: 'town', country: state.country }, end: end + state.length, inState: true }
}

/**
 * The country of the first town or country where something is said to happen, to whomever: « mon père à Lausanne ne se
 * réveille plus ». Names that are also words or those of something else need their capital letter.
 */
export function placeOfSomebody(text: string): ForeignPlace | undefined {
  const cased = unaccented(text)
  const plain = cased.toLowerCase()
  for (const match of plain.matchAll(anyPlace)) {
    const said = match[1] ?? ''
    const name = said.replace(/[^a-z]+/g, ' ')
    const { place, inState } = placeAt(cased, match) ?? {}
    const country = emergencyCountry(place?.country)
    const start = match.index + match[0].length - said.length
    const before = plain.slice(Math.max(0, start - 40), start)
    if (!country || !happensIn.test(before) || notThere.test(before)) continue
    const isTown = (!wordlike.has(name) && place?.kind !== 'homonym') || townOnly.has(name)
    if (!isTown && !inState && !isCapital(text, name)) continue
    const sure = stays.test(before.replace(happensIn, ' '))
    return { country, sure, named: place?.kind === 'name', ...(!inState && { name }) }
  }
  return undefined
}

const people = `(?:${relatives}|ex|potes?|mates?|buddy|best friend|nan|gran|nana|mamie|papi|papy|nephew|student)`
const ofSomebody = `(?<![a-z])(?:mon|ma|mes|notre|nos|un|une|my|our|a|this|an)(?: [a-z]+)? ${people}(?: online| en ligne)?,?`
/** « ma fille à », « mon frère qui habite », "my sister, who is at college in": up to the place. */
const isThere = new RegExp(
  `${ofSomebody}(?: (?:qui|who|that))?(?: (?:vit|vivent|habite(?:nt)?|est|sont|etudie|etudiante?|installee?|expatriee?|travaille|loge|actuellement|currently|now|lives?|living|is|are|works?|studies|studying|a student|based|at (?:college|uni|university|school|work)|en (?:erasmus|stage|echange|vacances|deplacement|voyage)|on holiday|on a trip|away|staying)){0,3}(?: (?:a|au|aux|en|dans|pres de|in|at|near|outside)(?: (?:la|le|les|the))*|(?<= habite| habitent))[ ']$`,
)
/** « ma cousine d’Alger », "my friend from Ohio": there or here. */
const isFrom = new RegExp(`${ofSomebody} (?:de|du|des|d|from)(?: (?:la|le|les|the))*[ ']$`)
const writesFromThere =
  /(?<![a-z])(?:online|en ligne|texted|texts|texting|messaged|messages?|messaging|wrote|writes|posted|called|calls|rang|phoned|just said|says|said|discord|snap\w*|insta\w*|whatsapp|sms|m'ecrit|m'a ecrit|m'ecrire|m'a dit|me dit|m'appelle|m'a appelee?|au telephone|au bout du fil|on the phone)(?![a-z])/
/** The writer is in danger, wherever somebody else is: « me frappe », "I can’t breathe". */
const writerInDanger =
  /(?<![a-z])(?:(?:kill|kills|killing|hurt|hurts|hurting|hit|hits|hitting|beat|beats|beating|find|stab|shoot|rape|raped|strangle|strangles|threatens|threatening|threatened|following|stalking|get) (?:me|us)|after (?:me|us)|(?:(?<!il |elle )(?:me|m'|nous) ?)(?:a |ont |va |veut |venir )?(?:tuer|tue|frapper?|bat|battre|battue?|tape|taper|cogne|cogner|menace[rs]?|suit|suivi|poursuit|retrouver|etrangle[rs]?|viole[rs]?|agresse[rs]?|harcele)|i (?:can't|cant|cannot|can not|can barely) breathe|i(?:'m| am) (?:bleeding|choking|dying|having a)|i (?:want|wanna|am going|'m going) to (?:die|kill|jump|end)|i(?:'ve| have)? (?:just )?(?:took|taken|swallowed)|my chest|je (?:saigne|veux mourir|vais (?:me|mourir|sauter)|respire|m'etouffe|suffoque)|j'ai (?:pris|avale|mal))(?![a-z])/

/**
 * `first`: whoever is there is in danger, and not the writer; `afar`: they write or call from there; `rest`: the text without
 * the place.
 */
export type PlaceOfOther = { country: EmergencyCountry; first: boolean; afar: boolean; rest: string }

/** The place where somebody else is said to be: « ma fille à Dublin a avalé », though the writer is in another country. */
export function placeOfOther(text: string): PlaceOfOther | undefined {
  const cased = unaccented(text)
  const plain = cased.toLowerCase()
  for (const match of plain.matchAll(anyPlace)) {
    const said = match[1] ?? ''
    const { place, inState } = placeAt(cased, match) ?? {}
    const country = emergencyCountry(place?.country)
    const start = match.index + match[0].length - said.length
    if (!country || (wordlike.has(said) && !inState && cased[start] === plain[start])) continue
    const before = plain.slice(Math.max(0, start - 90), start)
    const there = isThere.test(before)
    if (!there && !isFrom.test(before)) continue
    const afar = writesFromThere.test(plain)
    const rest = `${cased.slice(0, start)} ${cased.slice(start + said.length)}`
    return { country, first: (there || afar) && !writerInDanger.test(plain), afar, rest }
  }
  return undefined
}

/** First names too, though less often than towns: the writer's place only as "Sydney here". */
const nameOrTown: ReadonlySet<string> = new Set(
  list(
    'sydney victoria kingston lincoln preston austin chester jackson houston santiago milan israel kent paris vienna',
  ),
)
const opening =
  /^\W*(?:(?:bonjour|bonsoir|salut|hello|hi|hey|help|please|svp|urgent|au secours|a l'aide|aidez moi)\W+)*$/
const closes = /^\W*$/
/** "Born in", « rentre de », "my dog": the last word is part of the sentence. */
const partOfSentence =
  /(?<![a-z])(?:de|d'|du|des|from|of|to|for|pour|vers|via|named|called|appelle|nomme|and|et|ou|or|le|la|les|l'|the|my|mon|ma|mes|our|notre|chez|with|avec|is|est|loves?|aime|dog|cat|chien|chat)[ ']?$/
const saysHere = /^,? (?:here|ici)(?![a-z])/
/** "Leeds, my dad", « Tanger ma fille »: the place, then the sentence. */
const thenSentence =
  /^(?: ?[,.:;!?\n–-]| (?:mon|ma|mes|notre|nos|le|la|un|une|je|j'|il|elle|on|nous|my|our|the|a|i|i'm|he|she|we|there|somebody|someone|help|au secours)(?![a-z]))/
/**
 * A place abroad that stands alone as the first or the last words of a text, or as "Seattle here": that of the writer.
 * First names and words are left out, where nothing else shows that a place is meant.
 */
export function placeAlone(text: string): ForeignPlace | undefined {
  const cased = unaccented(text)
  for (const match of cased.toLowerCase().matchAll(anyPlace)) {
    const found = standsAlone(text, cased, match)
    if (found) return found
  }
  return undefined
}

function standsAlone(text: string, cased: string, match: RegExpExecArray): ForeignPlace | undefined {
  const said = match[1] ?? ''
  const name = said.replace(/[^a-z]+/g, ' ')
  const { place, end = 0, inState = false } = placeAt(cased, match) ?? {}
  const country = emergencyCountry(place?.country)
  if (!place || !country || country === 'fr' || (firstNames.has(name) && !inState)) return undefined
  const start = match.index + match[0].length - said.length
  const standing = standingOf({
    before: cased.slice(0, start).toLowerCase(),
    after: cased.slice(end).toLowerCase(),
    capital: isCapital(text, name),
    isState: inState || (place.kind === 'name' && (country === 'us' || country === 'ca')),
    isWord: wordlike.has(name) && !townOnly.has(name) && !inState,
  })
  if (!standing || (standing === 'alone' && nameOrTown.has(name) && !inState)) return undefined
  return { country, sure: standing === 'here', named: place.kind === 'name', ...(!inState && { name }) }
}

type Around = Record<'before' | 'after', string> & Record<'capital' | 'isState' | 'isWord', boolean>

/** Whether a name is the first or the last word of a text, or stands before "here" there. */
function standingOf({ before, after, capital, isState, isWord }: Around): 'here' | 'alone' | undefined {
  const starts = opening.test(before)
  const isLast = closes.test(after.replace(saysHere, '')) && endsSentence(before, capital || isState)
  if (saysHere.test(after) && (starts || isLast)) return 'here'
  const alone = isLast ? !isWord || (capital && !/[a-z] $/.test(before)) : starts && !isWord && isThenSentence(after)
  return alone ? 'alone' : undefined
}

/**
 * "He’s not breathing. leeds", "my dad collapsed Belfast", "in the water minnesota": without a mark before it, a town has
 * its capital letter or its state.
 */
const endsSentence = (before: string, clear: boolean): boolean =>
  /[.,;:!?\n(–-] ?$/.test(before) || (clear && /[a-z] $/.test(before) && !partOfSentence.test(before))

const isThenSentence = (after: string): boolean => thenSentence.test(after) && !isPerson(after)

const isCapital = (text: string, name: string): boolean => withoutAccents(text).includes(capitalised(name))

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
