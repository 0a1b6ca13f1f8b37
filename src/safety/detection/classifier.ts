// A linear classifier over counted features, fitted by `tools/fit-emergency-classifier.mjs`: the same code runs in the
// browser, while somebody types, and on the server.
import { type Counted, countFeatures, type Sort } from './classifier-features.ts'
import { bias, byLength, rarityDigits, weightLetters } from './classifier-table.ts'
import type { Evidence } from './evidence.ts'

/** The rarity for each digit of the table: zero for features in too few texts to learn from. */
export const rarities: readonly number[] = [0, 1.5, 3, 4.5, 6, 7, 8, 9]
/** The sizes that weights are rounded to, either way; a letter of the table encodes one, from this character on. */
export const weightSizes: readonly number[] = [0, 1, 2, 3, 5, 8, 13, 21]
export const firstLetter = 64
const firstDigit = 48

interface Fitted {
  rarity: Float32Array
  weight: Float32Array
}

let fitted: Fitted | undefined

function unpack(): Fitted {
  const rarity = new Float32Array(rarityDigits.length)
  const weight = new Float32Array(weightLetters.length)
  for (let at = 0; at < rarity.length; at++) {
    rarity[at] = rarities[rarityDigits.charCodeAt(at) - firstDigit] ?? 0
    const level = weightLetters.charCodeAt(at) - firstLetter - weightSizes.length
    weight[at] = Math.sign(level) * (weightSizes[Math.abs(level)] ?? 0)
  }
  return { rarity, weight }
}

/** One sort of feature's share of the score: every sort counts equally, however many features a text has of it. */
function share(counted: Counted[Sort], { rarity, weight }: Fitted): number {
  let sum = 0
  let squares = 0
  for (const [feature, times] of counted) {
    const value = (1 + Math.log(times)) * (rarity[feature] ?? 0)
    sum += value * (weight[feature] ?? 0)
    squares += value * value
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares)
}

/** The natural logarithm of how many times a hundred characters a text has, from a fifth of that to five times. */
export const relativeLength = (text: string): number => Math.log(Math.min(5, Math.max(0.2, text.length / 100)))

/**
 * How strongly a text indicates an emergency: it is one if the score is above zero. A long text, which has more chances to
 * look like one, needs more evidence than a short one.
 */
export function emergencyScore(text: string, evidence: Evidence): number {
  fitted ??= unpack()
  const counted = countFeatures(text, evidence)
  let score = bias
  for (const sort of Object.keys(counted) as Sort[]) score += share(counted[sort], fitted)
  const length = relativeLength(text)
  return score * (1 + byLength.slope * length) + byLength.offset * length - byLength.limit
}
