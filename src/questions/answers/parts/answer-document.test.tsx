import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { record } from '../text.fr.ts'
import { AnswerDocument } from './answer-document.tsx'

const answer = { short: 'Écrivez.', steps: [], deadlines: [], papers: [], sources: [], limits: 'Sans le bail.' }

it('says when the answer was written on the operator’s clock where a server draws it', () => {
  const drawn = draw(
    <AnswerDocument
      {...{ answer, uid: 'a', title: 'Dépôt de garantie', answeredAt: '2026-11-29T02:57:00.000Z', from: 'fr' }}
      {...{ expert: null, author: 'expert' }}
    />,
    { record },
  )
  expect(drawn).toMatch(/à 3\sh\s57/)
})
