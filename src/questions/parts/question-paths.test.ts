import { describe, expect, it } from 'vitest'
import { statusLines } from '../lifecycle/status.ts'
import type { StatusView } from '../lifecycle/status-shapes.ts'
import type { QuestionUndoable } from '../lifecycle/undoable-acts.ts'
import { checkoutOf, endsBeforeOrder, pageOf, wasUndone } from './question-paths.ts'

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
      'awaiting_named',
      'asking_named',
      'asking_one',
      'asking_several',
      'widened',
      'named_unanswered',
      'named_lost',
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

describe('a question that the client has pressed to end', () => {
  const pending = (act: QuestionUndoable) => [{ act, askedAt: '2026-11-20T17:00:00Z', until: '2026-11-20T17:00:10Z' }]
  it('is said to go on once nothing pends any more, and not where it has ended after all', () => {
    expect(wasUndone({ state: 'QUEUED', pending: pending('close') }, 'close')).toBe(false)
    expect(wasUndone({ state: 'QUEUED', pending: [] }, 'close')).toBe(true)
    expect(wasUndone({ state: 'CLOSED', pending: [] }, 'close')).toBe(false)
    expect(wasUndone({ state: 'UNSERVED', pending: [] }, 'stop_search')).toBe(true)
    expect(wasUndone({ state: 'FOLLOW_UP', pending: [] }, 'stop_search')).toBe(false)
    expect(wasUndone({ state: 'FOLLOW_UP', pending: [] }, 'guarantee')).toBe(false)
  })
  it('asks for an expert before its checkout, which undoes that, and at once otherwise', () => {
    for (const act of ['close', 'stop_search'] as const)
      expect(endsBeforeOrder({ pending: pending(act), paymentProblem: false })).toBe(true)
    expect(endsBeforeOrder({ pending: pending('guarantee'), paymentProblem: false })).toBe(false)
    expect(endsBeforeOrder({ pending: [], paymentProblem: false })).toBe(false)
    expect(endsBeforeOrder({ pending: pending('close'), paymentProblem: true })).toBe(false)
  })
})
