// Fits the emergency classifier (src/safety/detection/classifier.ts) to the tuning texts and writes
// src/safety/detection/classifier-table.ts: a linear support vector machine with squared hinge loss, by dual coordinate
// descent (Hsieh et al. 2008), over features weighted by their rarity. The same texts give the same file. Usage:
//   node tools/fit-emergency-classifier.mjs            fit on all tuning texts and write the file
//   node tools/fit-emergency-classifier.mjs --check    only cross-validate, leaving some writers' texts out in turn
//   node tools/fit-emergency-classifier.mjs --errors   the same, naming the misclassified texts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { firstLetter, rarities, relativeLength, weightSizes } from '../src/safety/detection/classifier.ts'
import { countFeatures, tableSize } from '../src/safety/detection/classifier-features.ts'
import { evidenceIn } from '../src/safety/detection/evidence.ts'
import { situationFeatures, weightUnit } from '../src/safety/detection/situation-classifier.ts'
import { emergencySituations } from '../src/safety/situations.ts'

const folder = new URL('../data/emergency-texts/tuning/', import.meta.url)
/** Cost of an error relative to large weights; passes over all texts; folds of the cross-validation by writer. */
const cost = 0.5
/** Says each danger in a few words: the last texts that may be missed. A wrong judgment of these is eight times as dear. */
const outright = 'outright.json'
const weightOf = (file) => (file === outright ? 8 : 1)
/** Written about what was judged wrongly, in a few words each: they teach, but say nothing of how often a text is wrong. */
const steered = /^short-/
const rounds = 15
const parts = 4
/** A feature in fewer texts than this is ignored. */
const fewest = 2
/** The share of false alarms, on texts of left-out writers, at which the score is zero. */
const falseAlarms = 0.05
/** Iterations for the weights of the situations, and how many weights are kept. */
const situationRounds = 250
const situationWeightsKept = 10_000

/** A deterministic generator of numbers from 0 to 1 (Numerical Recipes, 7.1). */
function repeatable() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).map(({ text, kind }) => {
      const evidence = evidenceIn(text)
      return {
        text,
        kind,
        file,
        size: relativeLength(text),
        writer: file.replace(/-?\d*\.json$/, ''),
        side: kind === 'none' ? -1 : 1,
        features: situationFeatures(evidence),
        counted: Object.values(countFeatures(text, evidence)),
      }
    }),
  )

/** Per feature the level of its rarity among the rows. */
function rarityLevels(rows) {
  const having = new Uint32Array(tableSize)
  for (const { counted } of rows) for (const sort of counted) for (const feature of sort.keys()) having[feature]++
  return Uint8Array.from(having, (many) => {
    if (many < fewest) return 0
    const rarity = Math.log((1 + rows.length) / (1 + many)) + 1
    let nearest = 1
    rarities.forEach((level, at) => {
      if (at > 0 && Math.abs(level - rarity) < Math.abs(rarities[nearest] - rarity)) nearest = at
    })
    return nearest
  })
}

function vectorOf({ counted }, levels) {
  const features = []
  const values = []
  for (const sort of counted) {
    const from = values.length
    let squares = 0
    for (const [feature, times] of sort) {
      const value = (1 + Math.log(times)) * rarities[levels[feature]]
      if (value === 0) continue
      features.push(feature)
      values.push(value)
      squares += value * value
    }
    for (let at = from; at < values.length; at++) values[at] /= Math.sqrt(squares)
  }
  return { features: Int32Array.from(features), values: Float32Array.from(values) }
}

const dot = (weights, { features, values }) => {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += weights[features[at]] * values[at]
  return sum
}

/** The weights and the bias that separate the rows best, both classes counting the same. */
function separate(rows, vectors) {
  const weights = new Float64Array(tableSize)
  let bias = 0
  const many = { 1: rows.filter(({ side }) => side === 1).length }
  many[-1] = rows.length - many[1]
  const softness = rows.map(({ side, file }) => many[side] / (rows.length * cost * weightOf(file)))
  const length = vectors.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1))
  const dual = new Float64Array(rows.length)
  const random = repeatable()
  const order = Int32Array.from(rows.keys())
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const kept = order[at]
      order[at] = order[other]
      order[other] = kept
    }
    for (const at of order) {
      const { side } = rows[at]
      const slope = side * (bias + dot(weights, vectors[at])) - 1 + softness[at] * dual[at]
      const next = Math.max(0, dual[at] - slope / (length[at] + softness[at]))
      const step = (next - dual[at]) * side
      if (step === 0) continue
      dual[at] = next
      bias += step
      const { features, values } = vectors[at]
      for (let i = 0; i < features.length; i++) weights[features[i]] += step * values[i]
    }
  }
  return { weights, bias }
}

/** The weights as stored in the packed table, in units of the smallest size: each as its nearest size, the few greatest clipped. */
function rounded({ weights, bias }) {
  const sorted = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort()
  const unit = sorted[Math.floor(sorted.length * 0.9999)] / weightSizes.at(-1)
  return { weights: weights.map((weight) => Math.sign(weight) * sizeOf(weight, unit) || 0), bias: bias / unit }
}

function sizeOf(weight, unit) {
  const wanted = Math.abs(weight) / unit
  return weightSizes.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best))
}

function fitTable(rows) {
  const levels = rarityLevels(rows)
  return {
    levels,
    ...rounded(
      separate(
        rows,
        rows.map((row) => vectorOf(row, levels)),
      ),
    ),
  }
}

const scoreOf = ({ levels, weights, bias }, row) => bias + dot(weights, vectorOf(row, levels))

/**
 * How the length of a text bears on its score: a long text has more chances to look like an emergency. Logistic regression
 * of the label on the score, the length and their product, by Newton's method; both results are relative to the score's.
 */
function lengthEffect(rows) {
  const inputs = ({ score, size }) => [1, score, size, score * size]
  let weights = [0, 0, 0, 0]
  for (let round = 0; round < 30; round++) {
    const system = weights.map((_, at) => weights.map((_, to) => (at === to ? 1e-6 : 0)).concat(0))
    for (const row of rows) {
      const given = inputs(row)
      const share = 1 / (1 + Math.exp(-given.reduce((sum, value, at) => sum + value * weights[at], 0)))
      given.forEach((value, at) => {
        given.forEach((other, to) => {
          system[at][to] += share * (1 - share) * value * other
        })
        system[at][4] += (share - (row.side === 1 ? 1 : 0)) * value
      })
    }
    const step = solved(system)
    weights = weights.map((weight, at) => weight - step[at])
  }
  const [, ofScore, offset, slope] = weights
  return { slope: threeDigits(slope / ofScore), offset: threeDigits(offset / ofScore) }
}

/** The solution of a system of linear equations, by Gauss-Jordan elimination. */
function solved(system) {
  system.forEach((row, at) => {
    const pivot = row[at]
    row.forEach((value, to) => {
      row[to] = value / pivot
    })
    for (const other of system) {
      const times = other === row ? 0 : other[at]
      other.forEach((value, to) => {
        other[to] = value - times * row[to]
      })
    }
  })
  return system.map((row) => row.at(-1))
}

const threeDigits = (value) => Number(value.toFixed(3))

/** Scores each text by a table fitted without its writer; finds the threshold with the wanted share of false alarms. */
function leftOut() {
  const writers = [...new Set(texts.map(({ writer }) => writer))].sort()
  const partOf = ({ writer }) => writers.indexOf(writer) % parts
  for (let part = 0; part < parts; part++) {
    const table = fitTable(texts.filter((text) => partOf(text) !== part))
    for (const text of texts) if (partOf(text) === part) text.score = scoreOf(table, text)
  }
  const usual = texts.filter(({ file }) => !steered.test(file))
  const { slope, offset } = lengthEffect(usual)
  for (const text of texts) text.score = text.score * (1 + slope * text.size) + offset * text.size
  const calm = usual.filter(({ side }) => side === -1).sort((a, b) => b.score - a.score)
  const real = usual.filter(({ side }) => side === 1)
  const limitAt = (share) => calm[Math.floor(share * calm.length)].score
  for (const share of [0.005, 0.01, 0.015, 0.02, 0.03, 0.05]) {
    const limit = limitAt(share)
    const found = real.filter(({ score }) => score > limit).length / real.length
    console.log(`false alarms ${share * 100} %: recall ${(found * 100).toFixed(1)} %, limit ${limit.toFixed(1)}`)
  }
  const limit = limitAt(falseAlarms)
  for (const writer of writers) {
    const own = texts.filter((text) => text.writer === writer)
    const share = (list) => `${list.filter(({ score }) => score > limit).length} of ${list.length}`
    const [alarms, rest] = [own.filter(({ side }) => side === 1), own.filter(({ side }) => side === -1)]
    console.log(`${writer}: found ${share(alarms)}, false alarms ${share(rest)}`)
  }
  if (process.argv.includes('--errors'))
    for (const { text, kind, score, side, file } of texts.toSorted((a, b) => a.score - b.score))
      if (score > limit !== (side === 1)) console.log([(score - limit).toFixed(0), kind, file, text].join('\t'))
  return { slope, offset, limit: Number(limit.toFixed(2)) }
}

/** The features for and against each situation: multinomial logistic regression over the emergencies. */
function situationWeights() {
  const rows = texts.filter(({ side }) => side === 1)
  const having = new Map()
  for (const { features } of rows) for (const name of features) having.set(name, (having.get(name) ?? 0) + 1)
  const names = [...having.keys()].filter((name) => having.get(name) >= (name.startsWith('_') ? 6 : 2)).sort()
  const place = new Map(names.map((name, at) => [name, at]))
  const many = emergencySituations.length
  const coded = rows.map(({ features, kind, file }) => ({
    kind: emergencySituations.indexOf(kind),
    weight: weightOf(file),
    places: Int32Array.from(
      [...features].filter((name) => place.has(name)),
      (name) => place.get(name) * many,
    ),
  }))
  const weights = new Float64Array(names.length * many)
  for (let round = 0; round < situationRounds; round++) {
    const slope = new Float64Array(weights.length)
    for (const { kind, places, weight } of coded) {
      const raised = new Float64Array(many)
      for (const at of places) for (let k = 0; k < many; k++) raised[k] += weights[at + k]
      let total = 0
      for (let k = 0; k < many; k++) {
        raised[k] = Math.exp(raised[k])
        total += raised[k]
      }
      for (let k = 0; k < many; k++) {
        const error = weight * (raised[k] / total - (kind === k ? 1 : 0))
        for (const at of places) slope[at + k] += error
      }
    }
    for (let i = 0; i < weights.length; i++) weights[i] -= 1.5 * (slope[i] / rows.length + 0.0005 * weights[i])
  }
  const least = [...weights].map(Math.abs).sort((a, b) => b - a)[situationWeightsKept] ?? 0
  return emergencySituations
    .map((situation, k) => {
      const own = names
        .map((name, at) => [name, Math.abs(weights[at * many + k]) < least ? 0 : weights[at * many + k] / weightUnit])
        .filter(([, weight]) => Math.round(weight) !== 0)
      return [situation, ...own.map(([name, weight]) => `${name}:${Math.round(weight)}`)].join('\t')
    })
    .join('\n')
}

const letterOf = (weight) =>
  String.fromCharCode(firstLetter + weightSizes.length + Math.sign(weight) * weightSizes.indexOf(Math.abs(weight)))

const byLength = leftOut()
if (!process.argv.includes('--check') && !process.argv.includes('--errors')) {
  const { levels, weights, bias } = fitTable(texts)
  const letters = Array.from(weights, (weight) => letterOf(weight)).join('')
  const written = (name, lines) =>
    writeFileSync(
      new URL(`../src/safety/detection/${name}`, import.meta.url),
      `// Written by tools/fit-emergency-classifier.mjs.\n${lines}`,
    )
  written(
    'classifier-table.ts',
    `export const bias = ${Number(bias.toFixed(2))}\n/** See \`emergencyScore\`. */\nexport const byLength = { slope: ${byLength.slope}, offset: ${byLength.offset}, limit: ${byLength.limit} }\n/** Per feature its rarity and its weight: see \`classifier.ts\`. */\nexport const rarityDigits =\n  '${levels.join('')}'\nexport const weightLetters =\n  '${letters.replaceAll('\\', '\\\\')}'\n`,
  )
  written(
    'situation-weights.ts',
    `/** Per situation what speaks for it and against it: see \`situation-classifier.ts\`. */\nexport const situationWeights = \`${situationWeights()}\`\n`,
  )
  console.log(`${texts.length} texts, ${weights.filter(Boolean).length} weights, limit ${byLength.limit}`)
}
