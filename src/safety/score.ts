// A transparent linear score: each piece of evidence has a weight in `weights.ts`, fitted by `tools/fit-emergency-weights.mjs`.
import { type Evidence, featuresOf } from './evidence.ts'
import { threshold, weights as written } from './weights.ts'

const weights = new Map<string, number>()

function read(): void {
  for (const line of written.split('\n')) {
    const tab = line.indexOf('\t')
    const weight = Number(line.slice(0, tab))
    for (const feature of line.slice(tab + 1).split('\t')) weights.set(feature, weight / 20)
  }
}

/** How much the evidence speaks for an emergency: above nought, it is one. */
export function scoreOf(evidence: Evidence): number {
  if (weights.size === 0) read()
  let score = -threshold
  for (const [feature, value] of featuresOf(evidence)) score += (weights.get(feature) ?? 0) * value
  return score
}
