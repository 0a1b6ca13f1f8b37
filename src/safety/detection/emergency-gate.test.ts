import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { formatMeasure, labelledTextsIn, measureDetection } from '../../../test/harness/emergency-evaluation.ts'
import { detectEmergency, isOutrightEmergency } from './detect-emergency.ts'
import { finishedPart } from './unfinished.ts'

const folder = (part: string) => fileURLToPath(new URL(`../../../data/emergency-texts/${part}`, import.meta.url))

const tuning = labelledTextsIn(folder('tuning'))
const kept = labelledTextsIn(folder('kept'))
const count = (texts: typeof tuning) => ({
  emergencies: texts.filter(({ kind }) => kind !== 'none').length,
  lookAlikes: texts.filter(({ kind }) => kind === 'none').length,
})

/**
 * The part kept apart: 98 of 100 emergencies found, at most 1 of 100 look-alikes flagged, as the specification of the
 * detector asks (data/emergency-texts/README.md); no change may fall below. The tuning texts were used for fitting, so they
 * only show that the fitted files belong to them.
 */
const reached = {
  tuning: { found: 0.995, falseAlarms: 0.005 },
  // A third of the look-alikes have the first half of an emergency, word for word.
  witness: { found: 0.95, foundOrHelpLine: 0.98, falseAlarms: 0.25 },
  // The goal is one look-alike of a hundred, as on the kept part.
  fresh: { found: 0.98, falseAlarms: 0.026 },
  // Written at whatever was judged wrongly: how far it is, not what clients meet.
  stories: { found: 0.98, falseAlarms: 0.3 },
  // Of a hundred beginnings of look-alikes, one to three words long, as typed with a pause after them.
  beginnings: { falseAlarms: 0.012 },
  // Of a hundred emergencies that were written to the end, those whose end reads as if more were to come.
  whole: { waiting: 0.002 },
  kept: { found: 0.98, falseAlarms: 0.01, named: 0.97, first: 0.91, foundOrHelpLine: 0.985, falseHelpLines: 0.03 },
}

describe('the detector on texts it was fitted to', () => {
  it('knows them', () => {
    // Every eighth of forty thousand: enough to see that the fitted files belong to them.
    const { all } = measureDetection(tuning.filter((_, at) => at % 8 === 0))
    expect(all.found / all.emergencies).toBeGreaterThanOrEqual(reached.tuning.found)
    expect(all.falseAlarms / all.lookAlikes).toBeLessThanOrEqual(reached.tuning.falseAlarms)
  })
})

describe('the detector on what witnesses tell, and on look-alikes written to be as near as can be', () => {
  it('finds as many as it did, with as few false alarms', () => {
    const figures = measureDetection(labelledTextsIn(folder('witness')))
    console.log(['witnesses', ...formatMeasure(figures)].join('\n'))
    const { found, doubtful, emergencies, falseAlarms, lookAlikes } = figures.all
    expect(found / emergencies).toBeGreaterThanOrEqual(reached.witness.found)
    expect((found + doubtful) / emergencies).toBeGreaterThanOrEqual(reached.witness.foundOrHelpLine)
    expect(falseAlarms / lookAlikes).toBeLessThanOrEqual(reached.witness.falseAlarms)
  })
})

describe('the detector on texts that came after its last fit', () => {
  it('finds as many as it did, with as few false alarms', () => {
    const figures = measureDetection(labelledTextsIn(folder('fresh')))
    console.log(['fresh', ...formatMeasure(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(reached.fresh.found)
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(reached.fresh.falseAlarms)
  })
})

describe('the detector on everyday stories', () => {
  it('takes no more of them for emergencies than it did', () => {
    const figures = measureDetection(labelledTextsIn(folder('stories')))
    console.log(['stories', ...formatMeasure(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(reached.stories.found)
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(reached.stories.falseAlarms)
  })
})

describe('a few words that say a danger by themselves', () => {
  it.each([
    ...['2 enfants, pas de date', 'vide, 3 ans, pas de date', '7 ans, pas de date', 'je vis seul, 45 ans, pas de date'],
    ...['il ne répond pas', '72 ans, elle prend du tramadol', 'elle ne parle pas', 'nothing since Monday', 'She left'],
  ])('are not these, without what they reply to: %s', (text) => expect(isOutrightEmergency(text)).toBe(false))
  it.each([
    ...['je veux mourir', 'il me frappe', 'elle ne respire plus', 'j’ai pris 20 comprimés', 'je saigne beaucoup'],
    ...[
      'I want to die',
      'he is hitting me',
      'chest pain',
      'I took all my pills',
      'she is unconscious',
      'he has a knife',
    ],
  ])('are these: %s', (text) => expect(isOutrightEmergency(text)).toBe(true))
})

describe('the detector on what is typed so far', () => {
  it('waits where the first words of a look-alike tell of nothing', () => {
    const beginnings = kept.flatMap(({ text, kind }) => {
      const words = text.split(/\s+/)
      return kind === 'none' ? [1, 2, 3].filter((n) => n < words.length).map((n) => words.slice(0, n).join(' ')) : []
    })
    const alarms = beginnings.filter((text) => detectEmergency(finishedPart(text)) !== undefined).length
    expect(alarms / beginnings.length).toBeLessThanOrEqual(reached.beginnings.falseAlarms)
  })
  it('waits for nothing more where an emergency is written to its end', () => {
    const found = kept.filter(({ text, kind }) => kind !== 'none' && detectEmergency(text))
    const waiting = found.filter(({ text }) => !detectEmergency(finishedPart(text))).length
    expect(waiting / found.length).toBeLessThanOrEqual(reached.whole.waiting)
  })
  it.each(['M', 'Mon', 'Je', 'Mon mari', 'Ma fille', 'My husband', 'Hello, I live i'])(
    'shows nothing at: %s',
    (text) => {
      expect(detectEmergency(text)).toBeUndefined()
    },
  )
})

describe('the detector on texts kept apart from its tuning', () => {
  const figures = measureDetection(kept)

  it('is measured on at least 300 emergencies and 600 look-alikes', () => {
    expect(count(kept).emergencies).toBeGreaterThanOrEqual(300)
    expect(count(kept).lookAlikes).toBeGreaterThanOrEqual(600)
  })

  it('shares no text with the tuning texts', () => {
    const known = new Set(tuning.map(({ text }) => text))
    expect(kept.filter(({ text }) => known.has(text)).length).toBe(0)
  })

  it('finds 98 of 100 emergencies', () => {
    // Counts only: a text printed here would sooner or later be tuned to.
    console.log(['kept apart', ...formatMeasure(figures)].join('\n'))
    expect(figures.all.found / figures.all.emergencies).toBeGreaterThanOrEqual(reached.kept.found)
  })

  it('finds them, or shows whom to call beside the conversation', () => {
    const { found, doubtful, emergencies, falseDoubts, lookAlikes } = figures.all
    expect((found + doubtful) / emergencies).toBeGreaterThanOrEqual(reached.kept.foundOrHelpLine)
    expect(falseDoubts / lookAlikes).toBeLessThanOrEqual(reached.kept.falseHelpLines)
  })

  it('names the situation, and names it first, as often as it did', () => {
    expect(figures.all.named / figures.all.found).toBeGreaterThanOrEqual(reached.kept.named)
    expect(figures.all.first / figures.all.found).toBeGreaterThanOrEqual(reached.kept.first)
  })

  it('takes at most 1 of 100 look-alikes for an emergency', () => {
    expect(figures.all.falseAlarms / figures.all.lookAlikes).toBeLessThanOrEqual(reached.kept.falseAlarms)
  })
})
