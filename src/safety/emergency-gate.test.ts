import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { labelledTextsIn, linesOf, measure } from './testing.ts'

const folder = (part: string) => fileURLToPath(new URL(`../../data/emergency-texts/${part}`, import.meta.url))

const tuning = labelledTextsIn(folder('tuning'))
const kept = labelledTextsIn(folder('kept'))
const count = (texts: typeof tuning) => ({
  emergencies: texts.filter(({ kind }) => kind !== 'none').length,
  lookAlikes: texts.filter(({ kind }) => kind === 'none').length,
})

/**
 * What has been reached, which no change may fall behind. What is to be reached on the kept part: 98 of 100 emergencies
 * found, at most 1 of 100 look-alikes taken for one (data/emergency-texts/README.md).
 */
const reached = { tuning: { found: 0.79, falseAlarms: 0.021 }, kept: { found: 0.83, falseAlarms: 0.02 } }

describe('the detector on texts it was tuned to', () => {
  it('stays at least as good as it was', () => {
    const figures = measure(tuning)
    console.log(['tuning', ...linesOf(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(reached.tuning.found)
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(reached.tuning.falseAlarms)
  })
})

describe('the detector on texts kept apart from its tuning', () => {
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

  it('finds as many emergencies as it did', () => {
    // Counts only: a text shown here would sooner or later be tuned to.
    console.log(['kept apart', ...linesOf(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(reached.kept.found)
  })

  it('takes no more look-alikes for an emergency than it did', () => {
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(reached.kept.falseAlarms)
  })
})
