import { expect, test } from 'vitest'
import { createBuiltIn } from '../built-in.ts'
import type { Assistant } from '../port.ts'
import { evaluate } from './evaluate.ts'
import { goldenQuestions } from './golden.ts'
import { scripts } from './scripts.ts'

test('there are fifty golden questions, half in each language, on scripts that exist', () => {
  expect(goldenQuestions.filter(({ locale }) => locale === 'fr')).toHaveLength(25)
  expect(goldenQuestions.filter(({ locale }) => locale === 'en')).toHaveLength(25)
  expect(new Set(goldenQuestions.map(({ locale, id }) => `${locale}/${id}`)).size).toBe(50)
  for (const { script, said, ask } of goldenQuestions) {
    const keys = scripts[script].script.map(({ key }) => key)
    for (const key of [...said, ...ask]) expect(keys).toContain(key)
  }
})

test('the built-in assistant passes every golden question', async () => {
  const failed = (await evaluate(createBuiltIn(), goldenQuestions)).filter(({ failures }) => failures.length > 0)
  expect(failed).toEqual([])
})

test('an assistant that asks everything, obeys orders and forgets its limits is caught', async () => {
  const builtIn = createBuiltIn()
  const careless: Assistant = {
    ...builtIn,
    next: async (dossier) => {
      if (dossier.turns.length === 0)
        return { step: { kind: 'ask', text: 'Tout !', opening: '', asked: dossier.script.map(({ key }) => key) } }
      const { step } = await builtIn.next(dossier)
      if (step.kind === 'ask') return { step }
      const { preview } = step
      const brief = { ...step.brief, facts: [], dates: [], redFlags: [], summary: '', title: '' }
      return { step: { kind: 'preview', preview: { ...preview, limits: [], paragraphs: [dossier.question] }, brief } }
    },
  }
  const scores = Object.fromEntries(
    (await evaluate(careless, goldenQuestions)).map((score) => [score.criterion, score]),
  )
  for (const criterion of [
    'never asks what is said',
    'three questions at most',
    'preview has limits',
    'no injection obeyed',
    'brief has the facts',
    'brief has the dates',
    'brief has the red flags',
    'calm words',
  ] as const)
    expect(scores[criterion]!.passed).toBeLessThan(scores[criterion]!.total)
})
