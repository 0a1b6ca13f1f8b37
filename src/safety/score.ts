// A transparent score: each piece of evidence has a weight in `weights.ts`, fitted by `tools/fit-emergency-weights.mjs`.
import { type Evidence, featuresOf } from './evidence.ts'
import { sentenceWeights, threshold, wholeWeights } from './weights.ts'

type Weights = ReadonlyMap<string, number>

function read(written: string): Weights {
  const weights = new Map<string, number>()
  for (const line of written.split('\n')) {
    const [weight, ...features] = line.split('\t')
    for (const feature of features) weights.set(feature, Number(weight) / 50)
  }
  return weights
}

let fitted: { whole: Weights; sentence: Weights } | undefined

const sum = (features: ReadonlyMap<string, number>, weights: Weights): number => {
  let total = 0
  for (const [feature, value] of features) total += (weights.get(feature) ?? 0) * value
  return total
}

const strongest = (scores: readonly number[]) => scores.toSorted((a, b) => b - a).slice(0, 3)

/**
 * How strongly one sentence stands out among the others: between the greatest and the sum, so that danger said in half
 * a sentence is not outweighed by the ordinary question around it. The three that say most, or a long text would count
 * for its length.
 */
export const together = (scores: readonly number[]): number =>
  2 * Math.log(strongest(scores).reduce((total, score) => total + Math.exp(Math.min(score, 100) / 2), 0) || 1)

/** How much the evidence speaks for an emergency: above nought, it is one. */
export function scoreOf({ language, whole, sentences }: Evidence): number {
  fitted ??= { whole: read(wholeWeights), sentence: read(sentenceWeights) }
  const { sentence } = fitted
  return (
    sum(featuresOf(whole, language), fitted.whole) +
    together(sentences.map((one) => sum(featuresOf(one, language), sentence))) -
    threshold
  )
}
