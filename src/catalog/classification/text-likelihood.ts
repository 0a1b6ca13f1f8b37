// How likely each kind of text is, by complement-free naive Bayes over words, pairs and parts of words, learnt from
// example questions at build time (`learnt-advertisements.data.ts`).
import { textFeatures } from '../../i18n/text-features.ts'
import { splitWords, tokens } from './tokens.ts'

function featuresOf(text: string) {
  const words = tokens(text)
  return textFeatures(words, splitWords(words))
}

/**
 * `categories`: their slugs. `features`: one a line, as `name, tab, rarity (thousandths), tab, counts`; counts are
 * quadruples of base-36 digits: which category (two), and how much of the feature it has, in hundredths (two).
 */
export type LearntTexts = { categories: readonly string[]; totals: readonly number[]; features: string }

const smoothing = 0.02
const hundredth = 0.01
const most = 36 ** 2 - 1
const pair = (value: number) => value.toString(36).padStart(2, '0')

/** Features in fewer texts than this teach nothing. */
const fewestTexts = 3

export function learnTexts(
  texts: readonly { text: string; category: string }[],
  categories: readonly string[],
): LearntTexts {
  const read = texts.map(({ text, category }) => ({ features: featuresOf(text), of: categories.indexOf(category) }))
  const spread = new Map<string, number>()
  for (const { features } of read) for (const name of features.keys()) spread.set(name, (spread.get(name) ?? 0) + 1)
  const rarity = (name: string) => Math.log(1 + read.length / (spread.get(name) ?? 1))
  const counts = new Map<string, Map<number, number>>()
  const totals = categories.map(() => 0)
  for (const { features, of } of read) {
    const weighed = [...features].filter(([name]) => (spread.get(name) ?? 0) >= fewestTexts)
    const length = Math.hypot(...weighed.map(([name, weight]) => weight * rarity(name))) || 1
    for (const [name, weight] of weighed) {
      const value = (weight * rarity(name)) / length
      const own = counts.get(name) ?? new Map<number, number>()
      own.set(of, (own.get(of) ?? 0) + value)
      counts.set(name, own)
      totals[of] = (totals[of] ?? 0) + value
    }
  }
  const line = ([name, own]: [string, Map<number, number>]) =>
    [
      name,
      Math.round(rarity(name) * 1000),
      [...own]
        .map(([of, value]) => pair(of) + pair(Math.min(most, Math.max(1, Math.round(value / hundredth)))))
        .join(''),
    ].join('\t')
  return { categories, totals, features: [...counts].map(line).join('\n') }
}

/** How much each category has of a feature. */
function countsIn(digits: string): Map<number, number> {
  const number = (at: number) => Number.parseInt(digits.slice(at, at + 2), 36)
  return new Map(
    Array.from({ length: digits.length / 4 }, (_, index) => [number(index * 4), number(index * 4 + 2) * hundredth]),
  )
}

/** The probability of each category, by its slug, as far as the examples tell; they add up to 1. */
export function createTextLikelihood({ categories, totals, features }: LearntTexts) {
  // Decoded where a text has the feature: forty thousand maps would take tens of megabytes.
  const known = new Map(features.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line] as const))
  const whole = totals.map((total) => total + smoothing * known.size)
  return (text: string): ReadonlyMap<string, number> => {
    const scores = categories.map(() => 0)
    let squares = 0
    for (const [name, weight] of featuresOf(text)) {
      const [, rarity, digits] = known.get(name)?.split('\t') ?? []
      if (rarity === undefined || digits === undefined) continue
      const value = (weight * Number(rarity)) / 1000
      const counts = countsIn(digits)
      squares += value * value
      for (const [of, total] of whole.entries())
        scores[of] = (scores[of] ?? 0) + value * Math.log(((counts.get(of) ?? 0) + smoothing) / total)
    }
    const length = Math.sqrt(squares) || 1
    const best = Math.max(...scores)
    const weights = scores.map((score) => Math.exp((score - best) / length))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return new Map(categories.map((slug, of) => [slug, (weights[of] ?? 0) / sum]))
  }
}
