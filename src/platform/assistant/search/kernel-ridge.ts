import { featureBucket, featureBuckets } from '../../../i18n/feature-hash.ts'
import type { Features } from '../../../i18n/text-features.ts'

export type Example = { features: Features; label: number; weight: number }

/** Milliseconds of computing after which others are let through. */
const longestTurn = 8

function createPauses() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestTurn) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}

type Vector = readonly (readonly [bucket: number, value: number])[]

/** The examples' vectors, by bucket: those of a bucket stand from its start to the next one's. */
function indexVectors(vectors: readonly Vector[], spread: Uint32Array) {
  const starts = new Uint32Array(featureBuckets + 1)
  for (let bucket = 0; bucket < featureBuckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket] as number) + (spread[bucket] as number)
  const texts = new Uint16Array(starts[featureBuckets] as number)
  const values = new Float32Array(texts.length)
  const next = starts.slice(0, featureBuckets)
  for (const [text, vector] of vectors.entries())
    for (const [bucket, value] of vector) {
      const at = next[bucket] as number
      next[bucket] = at + 1
      texts[at] = text
      values[at] = value
    }
  return { starts, texts, values }
}

/**
 * Least-squares classification with a linear kernel over features weighted by their rarity (Rifkin and others, 2003):
 * the function returned gives each label a score, about 1 for a text like its examples and 0 for others, and the cosine
 * of its nearest example. `ridge` is the cost of large coefficients; an example of smaller weight is fitted more loosely.
 * Lets other work through meanwhile. At most 65,535 examples.
 */
export async function fitKernelRidge(
  examples: readonly Example[],
  labels: number,
  ridge: number,
): Promise<(features: Features) => { scores: Float64Array; nearest: Float64Array }> {
  const pause = createPauses()
  const count = examples.length
  const spread = new Uint32Array(featureBuckets)
  for (const { features } of examples)
    for (const bucket of new Set([...features.keys()].map(featureBucket)))
      spread[bucket] = (spread[bucket] as number) + 1
  // A feature that no example has is as rare as can be: of a text with few known features little is known.
  const vectorOf = (features: Features): Vector => {
    const found = new Map<number, number>()
    for (const [name, weight] of features) {
      const bucket = featureBucket(name)
      const value = weight * Math.log(1 + count / Math.max(1, spread[bucket] as number))
      found.set(bucket, (found.get(bucket) ?? 0) + value)
    }
    let squares = 0
    for (const value of found.values()) squares += value * value
    const length = Math.sqrt(squares) || 1
    return [...found].map(([bucket, value]) => [bucket, value / length])
  }
  const vectors = examples.map(({ features }) => vectorOf(features))
  const { starts, texts, values } = indexVectors(vectors, spread)
  const likeness = (vector: Vector): Float64Array => {
    const result = new Float64Array(count)
    for (const [bucket, value] of vector)
      for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at += 1) {
        const text = texts[at] as number
        result[text] = (result[text] as number) + value * (values[at] as number)
      }
    return result
  }

  const factor: Float64Array[] = []
  for (const [index, vector] of vectors.entries()) {
    const row = likeness(vector)
    row[index] = (row[index] as number) + ridge / (examples[index]?.weight ?? 1)
    for (let column = 0; column <= index; column += 1) {
      const other = factor[column] ?? row
      let sum = row[column] as number
      for (let k = 0; k < column; k += 1) sum -= (row[k] as number) * (other[k] as number)
      row[column] = column === index ? Math.sqrt(sum) : sum / (other[column] as number)
    }
    factor.push(row)
    await pause()
  }
  const coefficients: Float64Array[] = []
  for (let label = 0; label < labels; label += 1) {
    coefficients.push(solve(factor, examples, label))
    await pause()
  }

  return (features) => {
    const near = likeness(vectorOf(features))
    const nearest = new Float64Array(labels)
    for (const [index, { label }] of examples.entries())
      nearest[label] = Math.max(nearest[label] as number, near[index] as number)
    const scores = Float64Array.from(coefficients, (own) => {
      let sum = 0
      for (let index = 0; index < count; index += 1) sum += (own[index] as number) * (near[index] as number)
      return sum
    })
    return { scores, nearest }
  }
}

/** Solves for one label with the Cholesky factor, a lower triangle. */
function solve(factor: readonly Float64Array[], examples: readonly Example[], label: number): Float64Array {
  const count = factor.length
  const result = new Float64Array(count)
  for (let i = 0; i < count; i += 1) {
    const row = factor[i] as Float64Array
    let sum = examples[i]?.label === label ? 1 : 0
    for (let k = 0; k < i; k += 1) sum -= (row[k] as number) * (result[k] as number)
    result[i] = sum / (row[i] as number)
  }
  for (let i = count - 1; i >= 0; i -= 1) {
    const row = factor[i] as Float64Array
    const value = (result[i] as number) / (row[i] as number)
    result[i] = value
    for (let k = 0; k < i; k += 1) result[k] = (result[k] as number) - value * (row[k] as number)
  }
  return result
}
