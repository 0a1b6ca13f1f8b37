// Fits the weights of the emergency score (src/safety/weights.ts) to the tuning texts: logistic regression with a
// quadratic penalty, the smallest weights dropped. The same texts give the same file. Usage:
//   node tools/fit-emergency-weights.mjs            fit on all tuning texts and write the file
//   node tools/fit-emergency-weights.mjs --check    fit on all files but one in turn, and say how the one left out fares
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { evidenceIn, featuresOf } from '../src/safety/evidence.ts'

const folder = new URL('../data/emergency-texts/tuning/', import.meta.url)
const penalty = 0.05
/** How many false alarms are allowed on texts left out, as a share of look-alikes. */
const falseAlarms = 0.01
const kept = 6_000

const texts = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')).map(({ text, kind }) => ({
      text,
      file,
      part: Number(file.replace(/\D/g, '')),
      emergency: kind === 'none' ? 0 : 1,
      features: [...featuresOf(evidenceIn(text))],
    })),
  )

function fit(rows) {
  const index = new Map()
  const coded = rows.map(({ features }) =>
    features.map(([name, value]) => {
      if (!index.has(name)) index.set(name, index.size)
      return [index.get(name), value]
    }),
  )
  const size = index.size
  const weights = new Float64Array(size)
  const mean = new Float64Array(size)
  const square = new Float64Array(size)
  for (let step = 1; step <= 150; step++) {
    const slope = new Float64Array(size)
    coded.forEach((row, at) => {
      let sum = 0
      for (const [feature, value] of row) sum += weights[feature] * value
      const emergency = rows[at].emergency
      const error = (1 / (1 + Math.exp(-sum)) - emergency) * (emergency ? 1.5 : 1)
      for (const [feature, value] of row) slope[feature] += error * value
    })
    for (let i = 0; i < size; i++) {
      const s = (slope[i] / rows.length) * 20 + penalty * weights[i]
      mean[i] = 0.9 * mean[i] + 0.1 * s
      square[i] = 0.99 * square[i] + 0.01 * s * s
      weights[i] -= (0.05 * (mean[i] / (1 - 0.9 ** step))) / (Math.sqrt(square[i] / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  return new Map([...index].map(([name, at]) => [name, weights[at]]))
}

const scoreOf = (weights, features) => features.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0)

/** Every text scored by weights fitted without its own part. */
function leftOut() {
  for (const part of new Set(texts.map((text) => text.part))) {
    const weights = fit(texts.filter((text) => text.part !== part))
    for (const text of texts) if (text.part === part) text.score = scoreOf(weights, text.features)
  }
  const calm = texts.filter((text) => !text.emergency).sort((a, b) => b.score - a.score)
  const real = texts.filter((text) => text.emergency)
  const threshold = calm[Math.floor(falseAlarms * calm.length)].score
  for (const share of [0.005, 0.01, 0.02, 0.03, 0.05]) {
    const limit = calm[Math.floor(share * calm.length)].score
    const found = real.filter((text) => text.score > limit).length / real.length
    console.log(`false alarms ${(share * 100).toFixed(1)} %: recall ${(found * 100).toFixed(1)} %, threshold ${limit.toFixed(2)}`)
  }
  return threshold
}

const threshold = leftOut()
if (!process.argv.includes('--check')) {
  const weights = [...fit(texts)].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, kept)
  const byWeight = Map.groupBy(weights, ([, weight]) => Math.round(weight * 20))
  const lines = [...byWeight]
    .filter(([weight]) => weight !== 0)
    .sort(([a], [b]) => b - a)
    .map(([weight, features]) => [weight, ...features.map(([name]) => name).sort()].join('\t'))
  const text = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  writeFileSync(
    new URL('../src/safety/weights.ts', import.meta.url),
    `// Written by tools/fit-emergency-weights.mjs: per line a weight in twentieths, then the features that have it.\nexport const threshold = ${threshold.toFixed(2)}\n\nexport const weights = \`${text}\`\n`,
  )
  console.log(`${texts.length} texts, ${weights.length} weights, threshold ${threshold.toFixed(2)}`)
}
