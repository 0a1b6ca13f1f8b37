import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { labelledTextsIn, linesOf, measure, wronglyJudged } from './testing.ts'

const folder = (part: string) => fileURLToPath(new URL(`../../data/emergency-texts/${part}`, import.meta.url))

const tuning = labelledTextsIn(folder('tuning'))
const kept = labelledTextsIn(folder('kept'))
const count = (texts: typeof tuning) => ({
  emergencies: texts.filter(({ kind }) => kind !== 'none').length,
  lookAlikes: texts.filter(({ kind }) => kind === 'none').length,
})

describe('the detector on texts it was tuned to', () => {
  it('finds nearly all emergencies and nearly no others', () => {
    const figures = measure(tuning)
    console.log(['tuning', ...linesOf(figures)].join('\n'))
    for (const { kind, text } of wronglyJudged(tuning)) console.log(`wrongly judged, ${kind}: ${text}`)
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(0.98)
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(0.01)
  })
})

describe.runIf(existsSync(folder('kept')))('the detector on texts kept apart from its tuning', () => {
  const figures = measure(kept)

  it('is measured on at least 200 emergencies and 400 look-alikes, with the tuning texts 300 and 600', () => {
    expect(count(kept).emergencies).toBeGreaterThanOrEqual(200)
    expect(count(kept).lookAlikes).toBeGreaterThanOrEqual(400)
    expect(count([...tuning, ...kept]).emergencies).toBeGreaterThanOrEqual(300)
    expect(count([...tuning, ...kept]).lookAlikes).toBeGreaterThanOrEqual(600)
  })

  it('shares no text with the tuning texts', () => {
    const known = new Set(tuning.map(({ text }) => text))
    expect(kept.filter(({ text }) => known.has(text)).length).toBe(0)
  })

  it('finds at least 98 of 100 emergencies', () => {
    // Counts only: a text shown here would sooner or later be tuned to.
    console.log(['kept apart', ...linesOf(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(0.98)
  })

  it('takes at most one look-alike of 100 for an emergency', () => {
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(0.01)
  })
})
