import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { labelledTextsIn } from '../../../../test/harness/emergency-evaluation.ts'
import { emergencies } from '../../../catalog/emergency.ts'
import { detectEmergency, possibleEmergency } from '../../../safety/detection/detect-emergency.ts'
import { helplinesFor } from './country.ts'

const texts = labelledTextsIn(fileURLToPath(new URL('../../../../data/emergency-texts/kept', import.meta.url))).filter(
  ({ country }) => country === 'fr',
)
const doubtful = texts.filter(({ text }) => possibleEmergency(text))

it('A text that may be an emergency brings up whom to call, and nothing else', () => {
  expect(doubtful.length).toBeGreaterThan(5)
  expect(doubtful.length).toBeLessThan(texts.length / 20)
  for (const { text } of doubtful) {
    expect(detectEmergency(text)).toBeUndefined()
    // Somebody who writes in words that they are abroad is not sent to a French number.
    for (const kind of helplinesFor(text)) expect(emergencies[kind].numbers.length).toBeGreaterThan(0)
  }
  expect(doubtful.filter(({ text }) => helplinesFor(text).length > 0).length).toBeGreaterThan(doubtful.length / 2)
})

it('A text that surely is an emergency has the screen instead, and a harmless one has neither', () => {
  expect(helplinesFor('Je vais me tuer ce soir')).toEqual([])
  expect(helplinesFor('Mon propriétaire ne rend pas mon dépôt de garantie.')).toEqual([])
})
