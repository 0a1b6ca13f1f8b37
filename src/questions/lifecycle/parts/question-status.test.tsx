import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { statuses, statusLines } from '../status.text.fr.ts'
import { StatusTag } from './question-status.tsx'

const drawn = (line: string) =>
  draw(
    <StatusTag
      status={{ code: 'in_progress', line, since: null, asked: 0, expertName: null, answerAvailable: false }}
    />,
    { statuses, statusLines },
  )

it('says that an answer is under way once something was ordered, and not of a preview', () => {
  for (const line of ['draft', 'assistant_asking', 'preview_ready', 'order_open']) expect(drawn(line)).toBe('')
  expect(drawn('looking')).toContain(statuses.in_progress)
})
