// How likely a sentence gives an order to the assistant: logistic regression over words, pairs and triples of words and
// parts of words, and classes of words alone and in pairs, learnt at build (`learnt-orders.data.ts`).
import { featureBucket, featureBuckets } from '../../../i18n/feature-hash.ts'
import { fold } from '../fold.ts'
import { wordClassesOf } from './order-word-classes.ts'

/** `weights`: one signed byte for each bucket of features in base64, in units of `unit`. */
export type LearntOrders = { bias: number; unit: number; weights: string }

const pieceLength = 4
/** Marks of code, tables and quotations, in which orders are hidden. */
const marks = ['«', '[', '<', '{', '#', '*', '`', '_', '|', '=', '\\']

type Feature = readonly [bucket: number, value: number]

/** The features of a sentence, of length one together. */
function featuresOf(sentence: string): Feature[] {
  const words = fold(sentence).match(/[a-z0-9]+/g) ?? []
  const found = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    const [next, afterNext] = [words[index + 1], words[index + 2]]
    found.set(`w${word}`, 1)
    if (index === 0) found.set(`1${word}`, 1)
    if (index < 2) found.set(`2${word}`, 0.7)
    if (next !== undefined) found.set(`b${word} ${next}`, 1)
    if (afterNext !== undefined) found.set(`t${word} ${next} ${afterNext}`, 0.7)
    if (word.length < pieceLength) continue
    const whole = `^${word}$`
    for (let at = 0; at + pieceLength <= whole.length; at += 1) found.set(`g${whole.slice(at, at + pieceLength)}`, 0.5)
  }
  for (const mark of marks) if (sentence.includes(mark)) found.set(`m${mark}`, 1)
  const classes = wordClassesOf(words)
  for (const [index, one] of classes.entries()) {
    found.set(`c${one}`, 0.7)
    for (const other of classes.slice(index + 1)) found.set(`p${one} ${other}`, 0.35)
  }
  const length = Math.hypot(...found.values()) || 1
  return [...found].map(([name, value]) => [featureBucket(name), value / length])
}

const rounds = 4
/** Fits that are averaged: with five, a few new examples of everyday questions moved one text in a hundred. */
const fits = 9
const leastSeen = 2
/** How much a weight is drawn to zero each time: without it a rare word of one honest writer may count as much as an order. */
const decay = 0.0001

/** Numbers between 0 and 1 that are the same in every build (Numerical Recipes' linear congruential generator). */
function createRandom() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

type LabelledSentence = { features: Feature[]; label: number }

/** AdaGrad (Duchi and others, 2011) over the examples in an order of its own each round. */
function fitOnce(examples: LabelledSentence[], seen: Uint32Array, random: () => number) {
  const weights = new Float64Array(featureBuckets)
  const squares = new Float64Array(featureBuckets).fill(1e-6)
  let [bias, biasSquares] = [0, 1e-6]
  for (let round = 0; round < rounds; round += 1) {
    for (let at = examples.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[examples[at], examples[other]] = [examples[other]!, examples[at]!]
    }
    for (const { features, label } of examples) {
      const known = features.filter(([bucket]) => (seen[bucket] ?? 0) >= leastSeen)
      const error =
        1 / (1 + Math.exp(-known.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, bias))) - label
      for (const [bucket, value] of known) {
        const weight = weights[bucket] ?? 0
        const gradient = error * value + decay * weight
        squares[bucket] = (squares[bucket] ?? 0) + gradient * gradient
        weights[bucket] = weight - gradient / Math.sqrt(squares[bucket] ?? 1)
      }
      biasSquares += error * error
      bias -= error / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

/** The mean of several fits: what one of them makes of a sentence near the limit depends on the order of the examples. */
export function learnOrders(orders: readonly string[], others: readonly string[]): LearntOrders {
  const read = (label: number) => (sentence: string) => ({ features: featuresOf(sentence), label })
  const examples = [...orders.map(read(1)), ...others.map(read(0))]
  const seen = new Uint32Array(featureBuckets)
  for (const { features } of examples) for (const [bucket] of features) seen[bucket] = (seen[bucket] ?? 0) + 1
  const random = createRandom()
  const all = Array.from({ length: fits }, () => fitOnce(examples, seen, random))
  const weights = new Float64Array(featureBuckets).map(
    (_, bucket) => all.reduce((sum, one) => sum + (one.weights[bucket] ?? 0), 0) / fits,
  )
  const bias = all.reduce((sum, one) => sum + one.bias, 0) / fits
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit))
  return { bias, unit, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** The logarithm of the odds that a sentence is an order to the assistant. */
export function createOrderLikelihood({ bias, unit, weights }: LearntOrders): (sentence: string) => number {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  return (sentence) =>
    featuresOf(sentence).reduce((sum, [bucket, value]) => sum + (bytes[bucket] ?? 0) * unit * value, bias)
}
