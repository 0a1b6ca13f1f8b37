import { describe, expect, it } from 'vitest'
import {
  type ApplicationEvent,
  type ApplicationLifecycle,
  type ApplicationState,
  applicationStates,
  documentsExpired,
  mayAppeal,
  transitionApplication,
} from './lifecycle.ts'

const at = new Date('2026-03-02T09:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const day = 24 * 60
const fresh = (change: Partial<ApplicationLifecycle> = {}): ApplicationLifecycle => ({
  state: 'in_review',
  since: at,
  regulated: false,
  reviewer: null,
  approvedOnceBy: null,
  rejectedBy: null,
  appealed: false,
  asked: [],
  trial: null,
  ...change,
})
const items = [{ item: 'diploma' as const, note: 'Illisible.' }]
const led = (joining: ApplicationLifecycle, event: ApplicationEvent, when = at): string => {
  const turn = transitionApplication(joining, event, when)
  return 'refused' in turn ? turn.refused : turn.next.state
}
const next = (joining: ApplicationLifecycle, event: ApplicationEvent, when = at): ApplicationLifecycle => {
  const turn = transitionApplication(joining, event, when)
  if ('refused' in turn) throw new Error(turn.refused)
  return turn.next
}

const open = { by: 'a', text: 'Un cas.', answer: null, grade: null }

const events: Record<string, ApplicationEvent> = {
  claim: { kind: 'claim', by: 'a' },
  ask: { kind: 'ask', by: 'a', items },
  approve: { kind: 'approve', by: 'a', same: false },
  reject: { kind: 'reject', by: 'a' },
  trial: { kind: 'trial', by: 'a', text: 'Un cas.' },
  solve: { kind: 'solve', text: 'Une réponse.' },
  grade: { kind: 'grade', by: 'b', passed: true, note: 'Exact.' },
  resubmit: { kind: 'resubmit', items: ['diploma'] },
  appeal: { kind: 'appeal' },
  withdraw: { kind: 'withdraw' },
  begin: { kind: 'begin' },
}

/** The state that each event leads to from each state; every pair not listed is refused. */
const table: Partial<Record<ApplicationState, Record<string, ApplicationState>>> = {
  in_review: {
    claim: 'in_review',
    ask: 'info_requested',
    trial: 'trial_case',
    approve: 'approved',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  info_requested: { resubmit: 'in_review', withdraw: 'withdrawn' },
  trial_case: { solve: 'in_review', withdraw: 'withdrawn' },
  approved: { begin: 'active', withdraw: 'withdrawn' },
  rejected: { appeal: 'in_review' },
}

describe('an application', () => {
  for (const state of applicationStates)
    for (const [name, event] of Object.entries(events)) {
      const wanted = table[state]?.[name] ?? 'application_decided'
      it(`answers ${name} with ${wanted} while it is ${state}`, () => {
        const trial = state === 'trial_case' ? open : null
        expect(led(fresh({ state, asked: items, trial }), event)).toBe(wanted)
      })
    }

  it('is read by one person at a time, for thirty minutes', () => {
    const held = next(fresh(), { kind: 'claim', by: 'a' })
    for (const kind of ['claim', 'approve', 'reject'] as const)
      expect(led(held, { kind, by: 'b', same: false }, later(29))).toBe('application_held')
    expect(led(held, { kind: 'reject', by: 'a' }, later(29))).toBe('rejected')
    expect(next(held, { kind: 'claim', by: 'b' }, later(30)).reviewer?.by).toBe('b')
  })

  it('of a regulated field wants the yes of two people', () => {
    const once = next(fresh({ regulated: true }), { kind: 'approve', by: 'a', same: false })
    expect(once).toMatchObject({ state: 'in_review', approvedOnceBy: 'a', reviewer: null })
    expect(led(once, { kind: 'approve', by: 'a', same: true })).toBe('second_person_needed')
    expect(led(once, { kind: 'approve', by: 'b', same: true })).toBe('approved')
  })

  it('is kept from the second person by nobody who has accepted it already', () => {
    const once = fresh({ regulated: true, approvedOnceBy: 'a' })
    expect(led(once, { kind: 'claim', by: 'a' })).toBe('second_person_needed')
    expect(next(once, { kind: 'claim', by: 'b' }).reviewer?.by).toBe('b')
    // They may still take their yes back.
    expect(led(once, { kind: 'reject', by: 'a' })).toBe('rejected')
  })

  it('of a regulated field wants both to give the same', () => {
    const once = fresh({ regulated: true, approvedOnceBy: 'a' })
    const other = next(once, { kind: 'approve', by: 'b', same: false })
    expect(other).toMatchObject({ state: 'in_review', approvedOnceBy: 'b' })
    expect(led(other, { kind: 'approve', by: 'a', same: true })).toBe('approved')
  })

  it('with a sample case is decided once somebody else than whoever chose it has judged the answer', () => {
    const sent = next(fresh({ approvedOnceBy: 'b' }), { kind: 'trial', by: 'a', text: 'Un cas.' })
    expect(sent).toMatchObject({ state: 'trial_case', approvedOnceBy: null, trial: open })
    expect(led(sent, { kind: 'tick' }, later(30 * day))).toBe('expired')
    const solved = next(sent, { kind: 'solve', text: 'Une réponse.' })
    expect(led(solved, { kind: 'approve', by: 'b', same: false })).toBe('trial_open')
    expect(led(solved, { kind: 'reject', by: 'b' })).toBe('rejected')
    expect(led(solved, { kind: 'trial', by: 'b', text: 'Un autre cas.' })).toBe('trial_open')
    const grade = { kind: 'grade', passed: true, note: 'Exact.' } as const
    expect(led(solved, { ...grade, by: 'a' })).toBe('second_person_needed')
    const graded = next(solved, { ...grade, by: 'b' })
    expect(graded.trial?.grade).toEqual({ by: 'b', passed: true, note: 'Exact.' })
    expect(led(graded, { ...grade, by: 'b' })).toBe('application_decided')
    expect(led(graded, { kind: 'trial', by: 'b', text: 'Un autre cas.' })).toBe('trial_case')
    expect(led(graded, { kind: 'approve', by: 'a', same: false })).toBe('approved')
  })

  it('forgets a first yes when more is asked for', () => {
    const once = fresh({ regulated: true, approvedOnceBy: 'a' })
    expect(next(once, { kind: 'ask', by: 'b', items }).approvedOnceBy).toBe(null)
    expect(led(fresh(), { kind: 'ask', by: 'a', items: [] })).toBe('items_missing')
    const twice = [...items, { item: 'words' as const, note: '' }, { item: 'diploma' as const, note: 'Recto verso.' }]
    expect(next(fresh(), { kind: 'ask', by: 'a', items: twice }).asked).toEqual([
      { item: 'diploma', note: 'Illisible.\nRecto verso.' },
      { item: 'words', note: '' },
    ])
  })

  it('comes back to review with every item that was asked for', () => {
    const asked = fresh({ state: 'info_requested', asked: [...items, { item: 'words', note: '' }] })
    expect(led(asked, { kind: 'resubmit', items: ['diploma'] })).toBe('items_missing')
    expect(next(asked, { kind: 'resubmit', items: ['diploma', 'words'] })).toMatchObject({
      state: 'in_review',
      asked: [],
    })
  })

  it('is appealed once, within thirty days, before somebody else', () => {
    const rejected = fresh({ state: 'rejected', rejectedBy: 'a' })
    expect(mayAppeal(rejected, later(30 * day))).toBe(true)
    expect(led(rejected, { kind: 'appeal' }, later(30 * day + 1))).toBe('appeal_over')
    const appealed = next(rejected, { kind: 'appeal' })
    for (const kind of ['claim', 'approve', 'reject'] as const)
      expect(led(appealed, { kind, by: 'a', same: false })).toBe('second_person_needed')
    expect(led(next(appealed, { kind: 'reject', by: 'b' }), { kind: 'appeal' })).toBe('appeal_over')
  })

  it('runs out after thirty days of silence, and its documents thirty days later', () => {
    const asked = fresh({ state: 'info_requested', asked: items })
    expect(led(asked, { kind: 'tick' }, later(30 * day - 1))).toBe('info_requested')
    const expired = next(asked, { kind: 'tick' }, later(30 * day))
    expect(expired.state).toBe('expired')
    expect(documentsExpired(expired, later(59 * day))).toBe(false)
    expect(documentsExpired(expired, later(60 * day))).toBe(true)
    expect(led(fresh(), { kind: 'tick' }, later(90 * day))).toBe('in_review')
  })

  it('that was accepted lapses when the page is not opened within sixty days', () => {
    const accepted = fresh({ state: 'approved' })
    expect(led(accepted, { kind: 'tick' }, later(60 * day - 1))).toBe('approved')
    expect(led(accepted, { kind: 'tick' }, later(60 * day))).toBe('expired')
  })

  it('that is withdrawn keeps no document', () => {
    expect(documentsExpired(fresh({ state: 'withdrawn' }), at)).toBe(true)
    expect(documentsExpired(fresh({ state: 'rejected' }), later(90 * day))).toBe(false)
  })
})
