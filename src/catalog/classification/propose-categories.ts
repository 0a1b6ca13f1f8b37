// Which categories a text seems to be about: the words it shares with the catalogue, and everyday cues.
import { categories } from '../catalog.ts'
import type { Locale } from '../category.ts'
import { excludedCategories, withRelatedCategories } from './correction.ts'
import { cueScores, indexCues } from './cue-index.ts'
import { createFieldClassifier } from './field-classifier.ts'
import { learntFields } from './learnt-fields.data.ts'
import { indexPages, type PageIndex, pageScore, vocabularyOf } from './page-index.ts'
import { isStopWord, languageOf, splitWords, stem, tokens } from './tokens.ts'
import { correctorFor } from './typos.ts'

/** `confidence`: the measured share of such proposals that are right, from 0 to 1. */
export type Proposal = { category: string; subCategory: string | null; score: number; confidence: number }

/** The weights of the category's own page and of its closest sub-category relative to the cues. */
const shares = { own: 0.058, topic: 0.108 }
/** How much likeness to the example questions counts beside the cues. */
const learnt = 2
/** From this likeness on, a category is proposed of which the text has no word. */
const likeAlone = -0.5
/** What a category with few words has at least, or none. */
const wordless = 0.5
/** A sub-category is named only when its score is high, and clearly above the next one. */
const topicNamed = { floor: 12, lead: 1.25 }
/**
 * From scores to confidence: a field's score to the power of `sharpness`, relative to all the others and to the weight
 * of no field at all (`nothing`). Fitted on example questions left out of what is learnt; the unseen questions measure it.
 */
const calibration = { sharpness: 1.6, nothing: 6 }

const learn = (locale: Locale) => {
  const cues = indexCues(locale)
  const cueWords = [...cues.values()].flat().flatMap((cue) => cue.words)
  const beginnings = cueWords.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const whole = [...cueWords.filter((word) => !word.endsWith('*')), ...beginnings, ...vocabularyOf(locale)]
  const correct = correctorFor(whole.flatMap((word) => [word, stem(word)]))
  const understood = (token: string) => isStopWord(token) || beginnings.some((start) => token.startsWith(start))
  const read = (text: string) => tokens(text).map((token) => (understood(token) ? token : correct(token)))
  return { cues, library: indexPages(locale), read }
}
const known = { fr: learn('fr'), en: learn('en') }
const likenessOf = createFieldClassifier(learntFields)

const sharedWith = (library: PageIndex, category: string, asked: ReadonlySet<string>, except: readonly string[]) => {
  let own = 0
  const topics: { slug: string; score: number }[] = []
  for (const page of library.pages.filter((candidate) => candidate.category === category)) {
    const score = pageScore(library, page, asked)
    if (page.subCategory === null) own = score
    else topics.push({ slug: page.subCategory, score })
  }
  const [first, second] = topics
    .filter(({ slug }) => !except.includes(`${category}/${slug}`))
    .sort((a, b) => b.score - a.score)
  const topic = first?.score ?? 0
  const clear = topic >= topicNamed.floor && topic >= topicNamed.lead * (second?.score ?? 0)
  return { own, topic, subCategory: clear && first ? first.slug : null }
}

type Scored = Omit<Proposal, 'confidence'>

function withConfidence(scored: readonly Scored[]): Proposal[] {
  const weight = (score: number) => score ** calibration.sharpness
  const whole = scored.reduce((sum, { score }) => sum + weight(score), weight(calibration.nothing))
  return scored.map((one) => ({ ...one, confidence: weight(one.score) / whole }))
}

/**
 * The categories that a text seems to be about, best first; the reader confirms or changes. Never one that the text
 * itself excludes (« ce n'est pas juridique »), nor one of `except`, where `category/sub-category` excludes only that one.
 */
export function proposeCategories(
  text: string,
  locale: Locale = 'fr',
  limit = 3,
  except: readonly string[] = [],
): Proposal[] {
  const { cues, library, read } = known[languageOf(text, locale)]
  const told = excludedCategories(text)
  const refused = withRelatedCategories(told.refused)
  const said = read(told.rest)
  const asked = splitWords(said)
  const cued = cueScores(cues, said)
  const likeness = likenessOf(told.rest)
  const pages = categories
    .filter(({ slug }) => !refused.includes(slug) && !except.includes(slug))
    .map(({ slug }) => {
      const { own, topic, subCategory } = sharedWith(library, slug, asked, except)
      return { slug, subCategory, words: (cued.get(slug) ?? 0) + shares.own * own + shares.topic * topic }
    })
  // Where no word is understood, what merely resembles the examples says nothing.
  const understood = pages.some(({ words }) => words > 0)
  const scored = pages
    .map(({ slug, subCategory, words }): Scored => {
      const like = likeness.get(slug) ?? 0
      const counts = words > 0 || (understood && like >= likeAlone)
      return {
        category: slug,
        subCategory,
        score: counts ? Math.max(words, wordless) * Math.exp(learnt * like) : 0,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return withConfidence(scored).slice(0, limit)
}
