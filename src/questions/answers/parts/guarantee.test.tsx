import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { refusals } from '../../refusals.text.fr.ts'
import type { QuestionView } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
import { record } from '../text.fr.ts'
import { Guarantee } from './guarantee.tsx'

it('says what happens, and no longer until when it can be claimed, while a claim can be taken back', () => {
  const shown = (pending: QuestionView['pending']) =>
    draw(
      <Guarantee
        figure="3,00 €"
        view={
          {
            guarantee: { state: 'open', until: '2026-12-15T10:00:00.000Z', returnedAt: null },
            pending,
          } as unknown as QuestionView
        }
        onGranted={() => undefined}
      />,
      { record, shared, refusals },
    )
  expect(shown([])).toContain(record.guarantee.text)
  expect(shown([])).toMatch(/15\sdécembre\s2026/)
  const asked = shown([{ act: 'guarantee', until: '2026-12-01T10:00:10.000Z' }])
  expect(asked).toContain(record.guarantee.undoable)
  expect(asked).not.toContain(record.guarantee.text)
  expect(asked).not.toContain('décembre')
})
