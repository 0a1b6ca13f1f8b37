import { afterEach, expect, test, vi } from 'vitest'
import { confirmedDeadline } from '../extraction/stated-dates.ts'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import { isPromptInjection } from './prompt-injection.ts'

afterEach(() => vi.restoreAllMocks())

/** How often each text was judged: only that reads it in the form NFKC. */
function judgements(run: () => void): (text: string) => number {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  run()
  const judged = normalize.mock.contexts.filter((_, call) => normalize.mock.calls[call]?.[0] === 'NFKC').map(String)
  return (text) => judged.filter((one) => one === text).length
}

test('a sentence is judged once, however often its text is read', () => {
  const question = 'Je dois répondre avant le 12 décembre au courrier de mon bailleur de Vannes.'
  const dossier = { ...dossierOf(goldenQuestions[0]!), question, turns: [] }
  const times = judgements(() => {
    for (let read = 0; read < 3; read += 1) confirmedDeadline(dossier)
  })
  expect(times(question)).toBe(1)
})

test('a verdict is kept for the last sentences only', () => {
  const first = 'La facture du couvreur de Vannes est payée.'
  const times = judgements(() => {
    isPromptInjection(first)
    for (let index = 0; index < 300; index += 1) isPromptInjection(`La facture numéro ${index} de Vannes est payée.`)
    isPromptInjection(first)
  })
  expect(times(first)).toBe(2)
})
