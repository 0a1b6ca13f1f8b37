import { fold, sentences } from '../fold.ts'
import type { Quotation } from '../port.ts'
import { leansOnSentenceBefore } from './antecedent.ts'
import { answersUnder, askedFor } from './asked-for.ts'

/**
 * `about`: phrases of which one must be in the question; without them its title must be. `stages`: the stages of the
 * matter, in order, with the patterns on folded text that show them and the headings whose passages apply then.
 */
type Published = {
  title: string
  url: string
  text: string
  about?: readonly string[]
  quotable?: boolean
  stages?: readonly { told: RegExp; parts: readonly string[] }[]
}
type Reading = {
  excerpt: string
  under: string
  heading: ReadonlySet<string>
  terms: Map<string, number>
  length: number
}
type Passage = Reading & { of: Published; title: Set<string> }
type Index = { passages: Passage[]; documents: number; frequency: Map<string, number>; meanLength: number }

const longestExcerpt = 320
const readingsKept = 1000

export type Hit = Quotation & { score: number }

const stopWords = new Set(
  `a afin ai ainsi alors apres as au aucun aussi autre autres aux avaient avais avait avant avec avez avoir avons ayant
  beaucoup bien bonjour bonsoir car ce ceci cela celle celui ces cet cette chez combien comme comment contre d dans de depuis des
  deux dire dit doit dois donc dont du elle elles en encore entre est et etaient etait etant ete etes etre eu eux faire
  fais fait faut fois font hier il ils ici j je jour jours jusqu l la le les leur leurs lors lui m ma mais me meme merci
  mes mois moi moins mon n ne ni non nos notre nous on ont ou oui par pas pendant peu peut peux plus pour pourquoi puis
  qu quand que quel quelle quelles quels qui quoi sa sans se sera ses si sont sous suis sur ta tes ton tout toute toutes
  tous toujours tres trop tu un une va vers veut veux voici vos votre vous voudrais y ans annee annees semaine semaines
  an and any are at be because been before being but by can could did do does for from get got had has have he hello her
  him his how i if in into is it its just may me more most my need no not now of on one only or our out over please she
  should since so some than thank thanks that the their them then there these they this to too two up us very was we were
  what when where which who why will with would you your day days week weeks month months year years know want wants
  question aide help besoin savoir`.split(/\s+/),
)

/** A light stemmer, the same for both languages: plural and a few endings, enough to match forms of a word. */
const stem = (word: string): string =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word
        .replace(/(?:x|s)$/, '')
        .replace(/(?:ements?|ations?|ateurs?|ings?|ment|tion|eurs?|euses?|ees?|ed|er|e)$/, (ending, at: number) =>
          at >= 4 ? '' : ending,
        )

/** Everyday words mapped to the words of publications. */
const synonyms: Record<string, string> = Object.fromEntries(
  [
    'enfant fils fille bebe nourrisson gamin gamine',
    'proprietaire proprio bailleur bailleresse',
    'depot caution',
    'ordinateur pc portable',
    'voiture auto vehicule',
    'licenciement licencie licenciee vire viree',
    'employeur patron patronne',
    'refrigerateur frigo',
    'logement appartement appart studio',
    'arreter resilier',
    'stop cancel',
    'colis paquet',
    'impot fisc',
    'child son daughter baby toddler kid',
    'landlord landlady',
    'computer laptop pc',
    'car vehicle',
    'dismissal dismissed fired sacked',
    'employer boss',
    'fridge refrigerator',
    'flat apartment home',
    'parcel package',
    'tenant renter',
  ].flatMap((group) => {
    const [first, ...others] = group.split(' ')
    return others.map((other) => [other, first!])
  }),
)

export const terms = (text: string): string[] =>
  (fold(text).match(/[a-z0-9]+/g) ?? [])
    .filter((word) => word.length > 2 && !stopWords.has(word) && !/^\d+$/.test(word))
    .map((word) => stem(synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? word))

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

type Excerpt = { excerpt: string; heading: string }

/**
 * Two or three consecutive sentences that can be quoted whole. A heading tells their subject and is no passage. A passage
 * that would begin with « Elle » begins one sentence earlier.
 */
const excerptsOf = (text: string): Excerpt[] => {
  const result: Excerpt[] = []
  let heading = ''
  for (const paragraph of text.normalize('NFC').split(/\n\s*\n/)) {
    if (paragraph.startsWith('#')) heading = paragraph.replace(/^#+\s*/, '')
    else result.push(...passagesIn(paragraph).map((excerpt) => ({ excerpt, heading })))
  }
  return result
}

function passagesIn(paragraph: string): string[] {
  const result: string[] = []
  let [start, end, before] = [0, 0, 0]
  for (const sentence of sentences(paragraph)) {
    const from = paragraph.indexOf(sentence, end)
    if (end > start && from + sentence.length - start > longestExcerpt) {
      result.push(paragraph.slice(start, end))
      start = leansOnSentenceBefore(sentence) ? before : from
    } else if (end === start) start = from
    before = from
    end = from + sentence.length
  }
  return end > start ? [...result, paragraph.slice(start, end)] : result
}

/** Caches parsed publications: parsing one costs more than searching it, and the same ones recur each time. */
const readings = new Map<string, Reading[]>()

const readingOf = (text: string): Reading[] => {
  const known = readings.get(text)
  if (known) return known
  const reading = excerptsOf(text).map(({ excerpt, heading }): Reading => {
    const words = terms(excerpt)
    return { excerpt, under: heading, heading: new Set(terms(heading)), terms: counted(words), length: words.length }
  })
  if (readings.size >= readingsKept) readings.delete(readings.keys().next().value!)
  readings.set(text, reading)
  return reading
}

const indexOf = (library: readonly Published[]): Index => {
  const frequency = new Map<string, number>()
  const passages: Passage[] = []
  let words = 0
  for (const published of library) {
    const title = new Set(terms(published.title))
    const all = new Set(title)
    for (const reading of readingOf(published.text)) {
      for (const word of reading.terms.keys()) all.add(word)
      words += reading.length
      passages.push({ ...reading, of: published, title })
    }
    for (const word of all) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  return { passages, documents: library.length, frequency, meanLength: words / Math.max(1, passages.length) }
}

const k1 = 1.2
const b = 0.6

/**
 * Below these scores nothing is quoted. Calibrated on the labelled pairs of `data/labelled-questions`: on the held-out part
 * no passage off the subject is quoted (`content/relevance/floor.test.ts`).
 */
const floor = {
  /** Share of a title's word weight that the question must contain, where a text has no `about`. */
  title: 0.5,
  /** Minimum score of a passage other than the article's beginning, for words shared besides those of the subject. */
  passage: 3.5,
  /** The same where the passage's heading holds one of the words. */
  headed: 1.6,
  /** Words of its own that such a passage shares with the question: one word in common is often said by chance. */
  words: 2,
  /** Factor for a list: without its introduction it says less than a sentence. */
  list: 0.7,
  shortest: 60,
  /** A second passage must score at least this share of the first. */
  second: 0.85,
}

type Rarity = (word: string) => number

/** Whether a sentence of the question is about what the publication answers: the same category is not enough. */
function onTopic(published: Published, spoken: readonly Set<string>[], rarity: Rarity): boolean {
  if (published.about && published.about.length > 0)
    return published.about.some((phrase) => {
      const words = terms(phrase)
      return words.length > 0 && spoken.some((sentence) => words.every((word) => sentence.has(word)))
    })
  const title = [...new Set(terms(published.title))]
  const total = title.reduce((sum, word) => sum + rarity(word), 0)
  return spoken.some((sentence) => {
    const said = title.filter((word) => sentence.has(word))
    const enough = said.length > 1 || said.length === title.length
    return enough && said.reduce((sum, word) => sum + rarity(word), 0) >= total * floor.title
  })
}

/** BM25 over the words that distinguish a publication's passages; words of its heading count once more. */
function nearness(passage: Passage, query: ReadonlyMap<string, number>, rarity: Rarity, meanLength: number): number {
  let score = 0
  for (const [word, times] of query) {
    const count = (passage.terms.get(word) ?? 0) + (passage.heading.has(word) ? 1 : 0)
    if (count === 0 || passage.title.has(word)) continue
    const length = 1 - b + b * (passage.length / meanLength)
    score += Math.min(2, 1 + Math.log(times)) * rarity(word) * ((count * (k1 + 1)) / (count + k1 * length))
  }
  return /\n/.test(passage.excerpt) ? score * floor.list : score
}

const headed = ({ heading, title }: Passage, query: ReadonlyMap<string, number>): boolean =>
  [...heading].some((word) => query.has(word) && !title.has(word))

const mayStandAlone = ({ excerpt }: Passage): boolean =>
  excerpt.length >= floor.shortest &&
  /^[\p{Lu}«“"]/u.test(excerpt) &&
  !/[:;,]$/.test(excerpt.trim()) &&
  !leansOnSentenceBefore(excerpt)

/**
 * Whether the question tells of the special case that the passage is for: « En copropriété », "An electric car". The
 * passage would be true of others only by chance.
 */
function inItsCase({ under, excerpt, title }: Passage, query: ReadonlyMap<string, number>): boolean {
  const named = /^(?:en(?! cas)|dans une?|une?|près d[’e]|in an?|an?|near an?) (.+)/i.exec(under)?.[1]
  const opening =
    /^(?:En(?! (?:règle|principe|général|pratique|revanche|cas))|Dans une?|In an?) ([^\s,]+(?: [^\s,]+)?),/.exec(
      excerpt,
    )?.[1]
  return [named, opening].every((said) => {
    const words = said === undefined ? [] : terms(said).filter((word) => !title.has(word))
    return words.length === 0 || words.some((word) => query.has(word))
  })
}

const sharedWords = ({ terms, heading, title }: Passage, query: ReadonlyMap<string, number>): number =>
  [...query.keys()].filter((word) => (terms.has(word) || heading.has(word)) && !title.has(word)).length

type Scored = { passage: Passage; score: number; answers: number; headed: number }

/**
 * The passage that answers what is asked for; else the nearest in words, under a heading with one of them first; else the
 * beginning, where the text has no other parts, or says nothing narrower than its subject.
 */
function nearest(
  passages: readonly Passage[],
  text: string,
  words: ReadonlyMap<string, number>,
  scoreOf: (passage: Passage) => number,
): Scored | undefined {
  const asked = askedFor(text)
  const scored = passages.map(
    (passage): Scored => ({
      passage,
      score: scoreOf(passage),
      answers: answersUnder(passage.under, asked),
      headed: headed(passage, words) ? 1 : 0,
    }),
  )
  const answering = scored
    .filter(({ answers }) => answers > 0)
    .sort((x, y) => y.answers - x.answers || y.score - x.score)[0]
  if (answering) return answering
  const near = scored
    .filter(({ passage, score, headed }) =>
      headed ? score >= floor.headed : score >= floor.passage && sharedWords(passage, words) >= floor.words,
    )
    .sort((x, y) => y.headed - x.headed || y.score - x.score)[0]
  if (near) return near
  const [first] = scored
  if (!first || passages.every(({ under }) => under === '')) return first
  return asked.length === 0 ? first : undefined
}

/** The rank of a passage among the parts that apply at a stage; -1 where it is none of them. */
const placeIn = (passage: Passage, parts: readonly string[]): number => parts.findIndex((part) => isOf(passage, part))

const isOf = ({ under, excerpt }: Passage, part: string): boolean =>
  part.endsWith('…') ? excerpt.startsWith(part.slice(0, -1)) : part === under

/** The passages that apply at the stage that the text tells of; all of them where it tells of none. */
function timely(passages: readonly Passage[], { stages = [] }: Published, told: readonly string[]): Passage[] {
  const stage = told.map((words) => stages.findLast((one) => one.told.test(words))).find((one) => one !== undefined)
  if (!stage) return [...passages]
  return passages
    .map((passage) => ({ passage, place: placeIn(passage, stage.parts) }))
    .filter(({ place }) => place >= 0)
    .sort((x, y) => x.place - y.place)
    .map(({ passage }) => passage)
}

/**
 * The passage of the library that answers the text, or none: among the publications on the text's subject, the passage
 * nearest to its words, or the beginning where none is near; only what applies at the stage that the text tells of, or
 * that `before` tells of where the text does not. Two passages where the second is nearly as near.
 */
export function search(text: string, library: readonly Published[], limit = 2, before = ''): Hit[] {
  const index = indexOf(library)
  const rarity = (word: string): number => {
    const frequency = index.frequency.get(word) ?? 0
    return Math.log(1 + (index.documents - frequency + 0.5) / (frequency + 0.5))
  }
  const spoken = sentences(text).map((sentence) => new Set(terms(sentence)))
  const query = counted(terms(text))
  const told = [fold(text), fold(before)]
  const hits = library
    .filter((of) => of.quotable !== false && onTopic(of, spoken, rarity))
    .flatMap((of): Hit[] => {
      const own = index.passages.filter(
        (passage) => passage.of === of && mayStandAlone(passage) && inItsCase(passage, query),
      )
      const passages = timely(own, of, told)
      const chosen = nearest(passages, text, query, (passage) => nearness(passage, query, rarity, index.meanLength))
      if (!chosen) return []
      const subject = [...new Set(terms(of.title))].filter((word) => query.has(word))
      const score = chosen.score + subject.reduce((sum, word) => sum + rarity(word), 0)
      return [{ title: of.title, url: of.url, excerpt: chosen.passage.excerpt, score }]
    })
    .sort((x, y) => y.score - x.score || x.url.localeCompare(y.url))
  return hits.filter((hit) => hit.score >= hits[0]!.score * floor.second).slice(0, limit)
}
