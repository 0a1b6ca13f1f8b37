// How well each category fits a text: a linear support vector machine with squared hinge loss, by dual coordinate descent
// (Hsieh et al. 2008), and naive Bayes beside it (Wang and Manning 2012), whose weights are added to one table. Learnt from
// example questions of both languages at build time (`learnt-fields.data.ts`).
import { featureBucket, featureBuckets } from '../../i18n/feature-hash.ts'
import { textFeatures } from '../../i18n/text-features.ts'
import { splitWords, tokens } from './tokens.ts'

/**
 * `rarities`: a character for each bucket, how rare its features are. `weights`: one for each bucket and category, of which
 * the largest is worth `largest`. Small weights are told apart more finely than large ones.
 */
export type LearntFields = { categories: readonly string[]; rarities: string; weights: string; largest: number }

/**
 * The character of zero, and the level of the largest weight: weights take the codes 35 to 125. Rarities have no such limit and may
 * go past them, to characters of any code.
 */
const zero = 80
const levels = 45
const rarityUnit = 0.15
const rarityIn = (rarities: string, bucket: number) => (rarities.charCodeAt(bucket) - zero) * rarityUnit
const characters = (count: number, level: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(zero + Math.round(level(index)))).join('')

/** Features in fewer texts than this teach nothing. */
const fewestTexts = 2
/** What an error costs beside large weights, how much more it does for an example of the category, and passes over all texts. */
const cost = 0.5
const ownCost = 4
const passes = 5
/** How much the weights of naive Bayes count beside those of the machine, and what each category has of every feature. */
const naive = 0.1
const smoothing = 0.02

type Vector = { buckets: Uint32Array; values: Float32Array }

const bucketsOf = (text: string) => {
  const words = tokens(text)
  return [...textFeatures(words, splitWords(words))].map(([name, weight]) => [featureBucket(name), weight] as const)
}

/** Of length one; nothing is known of features that no example has. */
function vectorOf(features: readonly (readonly [number, number])[], rarities: string): Vector {
  const known = features.filter(([bucket]) => rarities.charCodeAt(bucket) > zero)
  const values = Float32Array.from(known, ([bucket, weight]) => weight * rarityIn(rarities, bucket))
  const length = Math.hypot(...values) || 1
  return { buckets: Uint32Array.from(known, ([bucket]) => bucket), values: values.map((value) => value / length) }
}

/** The same numbers from 0 to 1 at each build (Numerical Recipes, 7.1). */
function repeatable() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: Uint32Array, random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
}

function scoresOf({ buckets, values }: Vector, count: number, weightOf: (at: number) => number): Float64Array {
  const scores = new Float64Array(count)
  for (let index = 0; index < buckets.length; index += 1) {
    const value = values[index] as number
    const start = (buckets[index] as number) * count
    for (let of = 0; of < count; of += 1) scores[of] = (scores[of] as number) + value * weightOf(start + of)
  }
  return scores
}

/** One category against all others, for all categories at once. */
function train(vectors: readonly Vector[], labels: readonly number[], count: number): Float32Array {
  const weights = new Float32Array(featureBuckets * count)
  const duals = new Float32Array(vectors.length * count)
  const order = Uint32Array.from(vectors, (_, index) => index)
  const random = repeatable()
  const visit = (example: number) => {
    const vector = vectors[example] as Vector
    const scores = scoresOf(vector, count, (at) => weights[at] as number)
    for (let of = 0; of < count; of += 1) {
      const side = labels[example] === of ? 1 : -1
      const slack = 0.5 / (side === 1 ? cost * ownCost : cost)
      const at = example * count + of
      const before = duals[at] as number
      const after = Math.max(0, before - (side * (scores[of] as number) - 1 + before * slack) / (1 + slack))
      duals[at] = after
      if (after !== before) add(vector, (after - before) * side, of)
    }
  }
  const add = ({ buckets, values }: Vector, step: number, of: number) => {
    for (let index = 0; index < buckets.length; index += 1) {
      const at = (buckets[index] as number) * count + of
      weights[at] = (weights[at] as number) + step * (values[index] as number)
    }
  }
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random)
    order.forEach(visit)
  }
  return weights
}

/** Adds what naive Bayes says of each feature, relative to its mean over all categories. */
function addNaiveBayes(weights: Float32Array, vectors: readonly Vector[], labels: readonly number[], count: number) {
  const sums = new Float32Array(weights.length)
  const totals = new Float64Array(count)
  const used = new Uint8Array(featureBuckets)
  for (const [example, { buckets, values }] of vectors.entries()) {
    const of = labels[example] as number
    if (of < 0) continue
    for (const [index, bucket] of buckets.entries()) {
      used[bucket] = 1
      sums[bucket * count + of] = (sums[bucket * count + of] as number) + (values[index] as number)
      totals[of] = (totals[of] as number) + (values[index] as number)
    }
  }
  const known = used.reduce((sum, one) => sum + one, 0)
  for (const [bucket, one] of used.entries()) {
    if (one === 0) continue
    const start = bucket * count
    const logs = Float64Array.from(totals, (total, of) =>
      Math.log(((sums[start + of] as number) + smoothing) / (total + smoothing * known)),
    )
    const mean = logs.reduce((sum, log) => sum + log, 0) / count
    for (const [of, log] of logs.entries()) weights[start + of] = (weights[start + of] as number) + naive * (log - mean)
  }
}

/** A text whose `category` is none of `categories` is like none of them. */
export function learnFields(
  texts: readonly { text: string; category: string | null }[],
  categories: readonly string[],
): LearntFields {
  const read = texts.map(({ text }) => bucketsOf(text))
  const spread = new Uint32Array(featureBuckets)
  for (const features of read)
    for (const bucket of new Set(features.map(([at]) => at))) spread[bucket] = (spread[bucket] as number) + 1
  const rarities = characters(featureBuckets, (bucket) => {
    const found = spread[bucket] as number
    return found < fewestTexts ? 0 : Math.log(1 + texts.length / found) / rarityUnit
  })
  const vectors = read.map((features) => vectorOf(features, rarities))
  const labels = texts.map(({ category }) => categories.indexOf(category ?? ''))
  const weights = train(vectors, labels, categories.length)
  addNaiveBayes(weights, vectors, labels, categories.length)
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1
  const level = (at: number) => {
    const weight = weights[at] as number
    return Math.sign(weight) * Math.sqrt(Math.abs(weight) / largest) * levels
  }
  return { categories, rarities, weights: characters(weights.length, level), largest }
}

/** By the category's slug: above 0 for a text like its examples, about -1 for one unlike them. */
export function createFieldClassifier({ categories, rarities, weights, largest }: LearntFields) {
  const weightOf = (at: number) => {
    const share = (weights.charCodeAt(at) - zero) / levels
    return share * Math.abs(share) * largest
  }
  return (text: string): ReadonlyMap<string, number> => {
    const scores = scoresOf(vectorOf(bucketsOf(text), rarities), categories.length, weightOf)
    return new Map(categories.map((slug, of) => [slug, scores[of] as number]))
  }
}
