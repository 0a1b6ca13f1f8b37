// Fits the weights of the emergency score (src/safety/weights.ts) to the tuning texts: logistic regression over the
// features of the whole text and of its sentences, with a quadratic penalty; the smallest weights are dropped. The same
// texts give the same file. Usage:
//   node tools/fit-emergency-weights.mjs            fit on all tuning texts and write the file
//   node tools/fit-emergency-weights.mjs --check    fit with one part of the texts left out in turn; how that part fares
//   node tools/fit-emergency-weights.mjs --errors   the same, naming the texts that were judged wrongly
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { evidenceIn, featuresOf } from '../src/safety/evidence.ts'
import { emergencySituations } from '../src/safety/situations.ts'

const folder = new URL('../data/emergency-texts/tuning/', import.meta.url)
const penalty = 0.008
const steps = 100
/** How much a wrong judgment weighs: most for the ordinary questions, of which most of what is asked consists. */
const weighs = { emergency: 1.5, lookAlike: 1, ordinary: 4 }
/** The share of false alarms, on texts left out, at which the threshold is set. */
const falseAlarms = 0.03
const parts = 3
const keptWeights = 14_000
/** Weights are written as whole numbers of this fraction; `src/safety/score.ts` reads them so. */
const scale = 50

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).map(({ text, kind }) => {
      const { language, whole, sentences } = evidenceIn(text)
      return {
        text,
        kind,
        file,
        emergency: kind === 'none' ? 0 : 1,
        weighs: kind !== 'none' ? weighs.emergency : file.startsWith('plain') ? weighs.ordinary : weighs.lookAlike,
        concepts: [...whole.concepts],
        whole: [...featuresOf(whole, language)],
        sentences: sentences.map((sentence) => [...featuresOf(sentence, language)]),
      }
    }),
  )
  .map((text, at) => ({ ...text, part: at % parts }))

const index = new Map()
const numberOf = (name) => {
  if (!index.has(name)) index.set(name, index.size)
  return index.get(name)
}
const coded = (space, row) => ({
  features: Int32Array.from(row, ([name]) => numberOf(`${space}${name}`)),
  values: Float64Array.from(row, ([, value]) => value),
})
for (const text of texts) {
  text.whole = coded('W', text.whole)
  text.sentences = text.sentences.map((sentence) => coded('S', sentence))
}

const dot = ({ features, values }, weights) => {
  let sum = 0
  for (let i = 0; i < features.length; i++) sum += weights[features[i]] * values[i]
  return sum
}
const add = ({ features, values }, times, to) => {
  for (let i = 0; i < features.length; i++) to[features[i]] += times * values[i]
}
const together = (scores) => 2 * Math.log(scores.reduce((sum, score) => sum + Math.exp(score / 2), 0) || 1)

function slopeOf(rows, weights) {
  const slope = new Float64Array(index.size)
  for (const { emergency, weighs: times, whole, sentences } of rows) {
    const scores = sentences.map((sentence) => dot(sentence, weights))
    const score = dot(whole, weights) + together(scores)
    const error = (1 / (1 + Math.exp(-score)) - emergency) * times
    if (Math.abs(error) < 0.001) continue
    add(whole, error, slope)
    const total = scores.reduce((sum, one) => sum + Math.exp(one / 2), 0)
    sentences.forEach((sentence, at) => {
      add(sentence, (error * Math.exp(scores[at] / 2)) / total, slope)
    })
  }
  return slope
}

/** The weights, rounded, the smallest left out (Adam, as in Kingma and Ba 2014). */
function weightsFor(rows) {
  const weights = new Float64Array(index.size)
  const mean = new Float64Array(index.size)
  const square = new Float64Array(index.size)
  for (let step = 1; step <= steps; step++) {
    const slope = slopeOf(rows, weights)
    for (let i = 0; i < weights.length; i++) {
      const s = (slope[i] / rows.length) * 20 + penalty * weights[i]
      mean[i] = 0.9 * mean[i] + 0.1 * s
      square[i] = 0.99 * square[i] + 0.01 * s * s
      weights[i] -= (0.06 * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  const rounded = weights.map((weight) => Math.round(weight * scale))
  const limit = rounded.map(Math.abs).sort().at(-keptWeights) ?? 0
  return rounded.map((weight) => (Math.abs(weight) <= limit ? 0 : weight))
}

const scoreOf = ({ whole, sentences }, weights) =>
  dot(whole, weights) / scale + together(sentences.map((sentence) => dot(sentence, weights) / scale))

/** Every text scored by weights fitted without its own part; the threshold that gives the wanted share of false alarms. */
function leftOut() {
  for (let part = 0; part < parts; part++) {
    const weights = weightsFor(texts.filter((text) => text.part !== part))
    for (const text of texts) if (text.part === part) text.score = scoreOf(text, weights)
  }
  const calm = texts.filter((text) => !text.emergency).sort((a, b) => b.score - a.score)
  const real = texts.filter((text) => text.emergency)
  const limitAt = (share) => calm[Math.floor(share * calm.length)].score
  for (const share of [0.005, 0.01, 0.02, 0.03, 0.05, 0.1]) {
    const limit = limitAt(share)
    const found = real.filter((text) => text.score > limit).length / real.length
    console.log(`false alarms ${share * 100} %: recall ${(found * 100).toFixed(1)} %, threshold ${limit.toFixed(2)}`)
  }
  const threshold = limitAt(falseAlarms)
  for (const file of new Set(texts.map((text) => text.file))) {
    const own = texts.filter((text) => text.file === file)
    const share = (list) => `${list.filter((text) => text.score > threshold).length} of ${list.length}`
    const [alarms, rest] = [own.filter((text) => text.emergency), own.filter((text) => !text.emergency)]
    console.log(`${file}: found ${share(alarms)}, false alarms ${share(rest)}`)
  }
  if (process.argv.includes('--errors'))
    for (const { text, kind, score, emergency } of [...texts].sort((a, b) => a.score - b.score))
      if (score > threshold !== (emergency === 1)) console.log(`${score.toFixed(1)}\t${kind}\t${text}`)
  return threshold
}

/** Which concepts speak for which situation, in twentieths: multinomial logistic regression over the emergencies. */
function situationWeights() {
  const rows = texts.filter(({ emergency }) => emergency)
  const names = [...new Set(rows.flatMap(({ concepts }) => concepts))].sort()
  const place = new Map(names.map((name, at) => [name, at]))
  const many = emergencySituations.length
  const weights = new Float64Array(names.length * many)
  for (let step = 0; step < 400; step++) {
    const slope = new Float64Array(weights.length)
    for (const { concepts, kind } of rows) {
      const places = concepts.map((name) => place.get(name) * many)
      const raised = emergencySituations.map((_, k) => Math.exp(places.reduce((sum, at) => sum + weights[at + k], 0)))
      const total = raised.reduce((sum, one) => sum + one)
      emergencySituations.forEach((situation, k) => {
        const error = raised[k] / total - (situation === kind ? 1 : 0)
        for (const at of places) slope[at + k] += error
      })
    }
    for (let i = 0; i < weights.length; i++) weights[i] -= 3 * (slope[i] / rows.length + 0.0015 * weights[i])
  }
  return emergencySituations
    .map((situation, k) => {
      const own = names
        .map((name, at) => [name, Math.round(weights[at * many + k] * 20)])
        .filter(([, weight]) => weight)
      return [situation, ...own.map(([name, weight]) => `${name}:${weight}`)].join('\t')
    })
    .join('\n')
}

function written(weights) {
  const byWeight = Map.groupBy(weights, ([, weight]) => weight)
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, features]) => [weight, ...features.map(([name]) => name.slice(1)).sort()].join('\t'))
    .join('\n')
}

const threshold = leftOut()
if (!process.argv.includes('--check') && !process.argv.includes('--errors')) {
  const weights = weightsFor(texts)
  const named = [...index].map(([name, at]) => [name, weights[at]]).filter(([, weight]) => weight !== 0)
  const of = (space) => written(named.filter(([name]) => name.startsWith(space)))
  writeFileSync(
    new URL('../src/safety/weights.ts', import.meta.url),
    `// Written by tools/fit-emergency-weights.mjs. Per line a weight in fiftieths, then the features that have it.
export const threshold = ${threshold.toFixed(2)}

/** Of the text read as one. */
export const wholeWeights = \`${of('W')}\`

/** Of each sentence by itself. */
export const sentenceWeights = \`${of('S')}\`

/** Per situation the concepts that speak for it and against it. */
export const situationWeights = \`${situationWeights()}\`
`,
  )
  console.log(`${texts.length} texts, ${named.length} weights, threshold ${threshold.toFixed(2)}`)
}
