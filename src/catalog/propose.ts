// Which categories a text seems to be about: the words it shares with the catalogue, and everyday cues.
import { categories } from './catalog.ts'
import type { Locale } from './category.ts'
import { cueScores, indexCues } from './propose-cues.ts'
import { type Library, pageScore, readLibrary, wordsWritten } from './propose-pages.ts'
import { correctorFor } from './propose-typos.ts'
import { isSmall, languageOf, stem, tokens, words } from './propose-words.ts'

export type Proposal = { category: string; subCategory: string | null; score: number }

/** How much the category's own page and its closest sub-category count beside the cues. */
const shares = { own: 0.058, topic: 0.108 }
/** A sub-category is named only when it is close to the text, and clearly closer than the next one. */
const topicNamed = { floor: 12, lead: 1.25 }

const learn = (locale: Locale) => {
  const cues = indexCues(locale)
  const cueWords = [...cues.values()].flat().flatMap((cue) => cue.words)
  const beginnings = cueWords.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const whole = [...cueWords.filter((word) => !word.endsWith('*')), ...beginnings, ...wordsWritten(locale)]
  const correct = correctorFor(whole.flatMap((word) => [word, stem(word)]))
  const understood = (token: string) => isSmall(token) || beginnings.some((start) => token.startsWith(start))
  const read = (text: string) => tokens(text).map((token) => (understood(token) ? token : correct(token)))
  return { cues, library: readLibrary(locale), read }
}
const known = { fr: learn('fr'), en: learn('en') }

const sharedWith = (library: Library, category: string, asked: ReadonlySet<string>) => {
  let own = 0
  const topics: { slug: string; score: number }[] = []
  for (const page of library.pages.filter((candidate) => candidate.category === category)) {
    const score = pageScore(library, page, asked)
    if (page.subCategory === null) own = score
    else topics.push({ slug: page.subCategory, score })
  }
  const [first, second] = topics.sort((a, b) => b.score - a.score)
  const topic = first?.score ?? 0
  const clear = topic >= topicNamed.floor && topic >= topicNamed.lead * (second?.score ?? 0)
  return { own, topic, subCategory: clear && first ? first.slug : null }
}

/** The categories that a text seems to be about, best first; the reader confirms or changes. */
export function proposeCategories(text: string, locale: Locale = 'fr', limit = 3): Proposal[] {
  const { cues, library, read } = known[languageOf(text, locale)]
  const said = read(text)
  const asked = words(said)
  const cued = cueScores(cues, said)
  return categories
    .map(({ slug }): Proposal => {
      const { own, topic, subCategory } = sharedWith(library, slug, asked)
      return {
        category: slug,
        subCategory,
        score: (cued.get(slug) ?? 0) + shares.own * own + shares.topic * topic,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
}
