import { describe, expect, it } from 'vitest'
import { statusLines } from '../lifecycle/status.ts'
import type { StatusView } from '../shapes.ts'
import { checkoutOf, pageOf } from './question-paths.ts'

const status = (line: string, given: Partial<StatusView> = {}): StatusView => ({
  code: 'in_progress',
  line,
  expertName: null,
  since: null,
  asked: 0,
  answerAvailable: false,
  ...given,
})
const page = (line: string, given: Partial<StatusView> = {}) => pageOf({ id: 'q1', status: status(line, given) }, 'fr')

describe('the page of a question', () => {
  it('is the waiting screen while somebody is looked for', () => {
    const waiting = statusLines.filter((line) => page(line) === '/fr/match/q1')
    expect(waiting).toEqual([
      'looking',
      'asking_named',
      'asking_one',
      'asking_several',
      'widened',
      'unserved',
      'booked',
    ])
  })
  it('is the record once there is an answer to read, also behind a meeting request, and when it is closed', () => {
    expect(page('answered', { code: 'answered', answerAvailable: true })).toBe('/fr/question/q1')
    expect(page('answered', { code: 'meeting', answerAvailable: true })).toBe('/fr/question/q1')
    expect(page('closed_by_client', { code: 'closed' })).toBe('/fr/question/q1')
  })
  it('is the conversation in every other case', () => {
    for (const line of ['draft', 'assistant_asking', 'preview_ready', 'order_open', 'accepted', 'answer_locked'])
      expect(page(line)).toBe('/fr/consultation/q1')
  })
})

describe('the checkout of a question', () => {
  it('is bound to the expert whom the question names', () => {
    expect(checkoutOf({ id: 'q1', requestedExpert: null }, 'en')).toBe('/en/checkout?question=q1')
    expect(checkoutOf({ id: 'q1', requestedExpert: { id: 'e9' } as never }, 'fr')).toBe('/fr/_checkout/e9?question=q1')
  })
})
