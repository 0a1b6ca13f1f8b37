import { expect, it } from 'vitest'
import { followText } from './built-in.ts'
import { dossierOf } from './golden/evaluate.ts'
import { goldenQuestions } from './golden/golden.ts'
import type { AssistantTurn, Dossier } from './port.ts'

const asks = ['Quel est le bail ?', 'Avez-vous versé un dépôt ?']
const dossier = (turns: AssistantTurn[]): Dossier => ({
  ...dossierOf(goldenQuestions[0]!),
  question: 'Le bailleur refuse tout.',
  documents: [],
  script: asks.map((ask, at) => ({
    ...{ key: `q${at}`, kind: 'choice' as const, ask, why: '', detect: [], required: true },
    choices: [],
  })),
  turns,
})

it('puts each question that is left open once after the preview', () => {
  const turns: AssistantTurn[] = []
  const put = [1, 2, 3, 4].map((day) => {
    turns.push({ author: 'client', text: `Je vous envoie aussi la lettre numéro ${day}.` })
    const text = followText(dossier(turns))
    turns.push({ author: 'assistant', text })
    return asks.filter((ask) => text.includes(ask))
  })
  expect(put).toEqual([[asks[0]], [asks[1]], [], []])
})
