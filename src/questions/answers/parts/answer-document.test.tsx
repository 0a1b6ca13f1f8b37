import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { record } from '../text.fr.ts'
import { AnswerDocument } from './answer-document.tsx'

const answer = { short: 'Écrivez.', steps: [], deadlines: [], papers: [], sources: [], limits: 'Sans le bail.' }

it('says when the answer was written on the reader’s clock, and on the operator’s where a server draws it', () => {
  const drawn = (zone?: string) =>
    draw(
      <AnswerDocument
        {...{ answer, uid: 'a', title: 'Dépôt de garantie', answeredAt: '2026-11-29T02:57:00.000Z', from: 'fr' }}
        {...{ expert: null, author: 'expert', zone }}
      />,
      { record },
    )
  expect(drawn('Europe/London')).toMatch(/à 2\sh\s57/)
  expect(drawn()).toMatch(/à 3\sh\s57/)
})
