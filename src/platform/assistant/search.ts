import { fold, sentences } from './fold.ts'
import type { Quotation } from './port.ts'

type Published = { title: string; url: string; text: string }
type Reading = { excerpt: string; terms: Map<string, number>; length: number }
type Passage = Reading & { of: Published; title: Set<string> }
type Index = { passages: Passage[]; documents: number; frequency: Map<string, number>; meanLength: number }

const longestExcerpt = 320
const readingsKept = 1000

export type Hit = Quotation & { score: number }

const stopWords = new Set(
  `a afin ai ainsi alors apres as au aucun aussi autre autres aux avaient avais avait avant avec avez avoir avons ayant
  beaucoup bien bonjour bonsoir car ce ceci cela celle celui ces cet cette chez comme comment contre d dans de depuis des
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

/** A light stem, the same for both languages: plural and a few endings, enough to bring forms of a word together. */
const stem = (word: string): string =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word
        .replace(/(?:x|s)$/, '')
        .replace(/(?:ements?|ations?|ateurs?|ings?|ment|tion|eurs?|euses?|ees?|ed|er|e)$/, (ending, at: number) =>
          at >= 4 ? '' : ending,
        )

/** What people write for what publications write. */
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

/** Two or three sentences in a row: what can be quoted whole. */
const excerptsOf = (text: string): string[] => {
  const result: string[] = []
  for (const paragraph of text.normalize('NFC').split(/\n\s*\n/)) {
    let start = 0
    let end = 0
    for (const sentence of sentences(paragraph)) {
      const from = paragraph.indexOf(sentence, end)
      if (end > start && from + sentence.length - start > longestExcerpt) {
        result.push(paragraph.slice(start, end))
        start = from
      } else if (end === start) start = from
      end = from + sentence.length
    }
    if (end > start) result.push(paragraph.slice(start, end))
  }
  return result
}

/** Reading a publication costs more than searching it, and the same ones come back with every question. */
const readings = new Map<string, Reading[]>()

const readingOf = (text: string): Reading[] => {
  const known = readings.get(text)
  if (known) return known
  const reading = excerptsOf(text).map((excerpt): Reading => {
    const words = terms(excerpt)
    return { excerpt, terms: counted(words), length: words.length }
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
const leastShare = 0.2

/**
 * The passages of the library nearest to the text (BM25; words of the title count double), one per publication. A word in
 * common is not a subject in common: three of the text's words must be there, or two with one in the title, and they
 * must weigh something among all that the text says.
 */
export function search(text: string, library: readonly Published[], limit = 3): Hit[] {
  const index = indexOf(library)
  const query = counted(terms(text))
  const rarityOf = (frequency: number): number => Math.log(1 + (index.documents - frequency + 0.5) / (frequency + 0.5))
  const known = [...query.keys()].reduce((sum, word) => sum + rarityOf(index.frequency.get(word) ?? Infinity), 0)
  const best = new Map<Published, Hit>()
  for (const passage of index.passages) {
    let score = 0
    let shared = 0
    let weighed = 0
    let inTitle = 0
    for (const [word, times] of query) {
      const frequency = index.frequency.get(word)
      if (!frequency) continue
      const count = passage.terms.get(word) ?? 0
      const titled = passage.title.has(word)
      if (count === 0 && !titled) continue
      const rarity = rarityOf(frequency)
      const weight = count + (titled ? 1 : 0)
      const length = 1 - b + b * (passage.length / index.meanLength)
      score +=
        Math.min(2, 1 + Math.log(times)) * rarity * ((weight * (k1 + 1)) / (weight + k1 * length)) * (titled ? 1.5 : 1)
      shared++
      weighed += rarity
      if (titled) inTitle++
    }
    if (shared < 2 || (shared === 2 && inTitle === 0) || weighed < known * leastShare) continue
    const better = best.get(passage.of)
    if (!better || score > better.score)
      best.set(passage.of, { title: passage.of.title, url: passage.of.url, excerpt: passage.excerpt, score })
  }
  const hits = [...best.values()].sort((x, y) => y.score - x.score || x.url.localeCompare(y.url))
  // What is far behind the best one is only in the same neighbourhood.
  return hits.filter((hit) => hit.score >= hits[0]!.score * 0.5).slice(0, limit)
}
