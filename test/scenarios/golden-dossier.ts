// The golden questions as dossiers, and their first steps with the built-in assistant.
import { nextStep } from '../../src/platform/assistant/built-in.ts'
import { dossierOf } from '../../src/platform/assistant/golden/evaluate.ts'
import { goldenQuestions } from '../../src/platform/assistant/golden/golden.ts'
import type { Dossier } from '../../src/platform/assistant/port.ts'

export const golden = (id: string): Dossier => dossierOf(goldenQuestions.find((question) => question.id === id)!)

/** Replaces non-breaking spaces, which another test checks. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

export function preview(dossier: Dossier) {
  const step = nextStep(dossier)
  if (step.kind !== 'preview') throw new Error('a preview was expected')
  return step
}

/** The assistant asks, and the client writes this. */
export function replied(dossier: Dossier, reply: string): Dossier {
  const step = nextStep(dossier)
  if (step.kind !== 'ask') throw new Error('a question was expected')
  return {
    ...dossier,
    turns: [
      { author: 'assistant', text: step.text, asked: step.asked },
      { author: 'client', text: reply },
    ],
  }
}
