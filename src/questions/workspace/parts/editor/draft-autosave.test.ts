import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../draft-sections.ts'
import { type AutosaveState, draftAutosave, isTransientFailure } from './draft-autosave.ts'

const typed = (short: string) => ({ ...emptyDraft, short })

/** A clock and a server that the test controls. */
function bench() {
  let now = 0
  let due: { at: number; act: () => void } | null = null
  const answers: { outcome: (outcome: 'kept' | 'lost' | 'away') => void; short: string }[] = []
  const states: [AutosaveState, number | null][] = []
  const keeper = draftAutosave({
    save: (draft) =>
      new Promise((resolve, reject) => {
        const outcome = (what: 'kept' | 'lost' | 'away') => (what === 'away' ? reject(new Error(what)) : resolve(what))
        answers.push({ short: draft.short, outcome })
      }),
    onState: (state, savedAt) => states.push([state, savedAt]),
    now: () => now,
    later(act, milliseconds) {
      due = { at: now + milliseconds, act }
      return () => {
        due = null
      }
    },
  })
  return {
    keeper,
    answers,
    states,
    wait(milliseconds: number) {
      now += milliseconds
      if (due && due.at <= now) {
        const { act } = due
        due = null
        act()
      }
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('a draft', () => {
  test('is saved two seconds after the last key', async () => {
    const { keeper, answers, states, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(1500)
    keeper.touch(typed('ab'))
    wait(1500)
    expect(answers).toEqual([])
    wait(500)
    expect(answers.map(({ short }) => short)).toEqual(['ab'])
    answers[0]!.outcome('kept')
    await settled()
    expect(states.at(-1)).toEqual(['idle', 3500])
  })

  test('is not saved while its answer is sent, which waits for the save under way', async () => {
    const { keeper, answers, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(2000)
    let resume: (() => void) | null = null
    void keeper.hold().then((go) => {
      resume = go
    })
    await settled()
    expect(resume).toBeNull()
    answers[0]!.outcome('kept')
    await settled()
    expect(resume).not.toBeNull()
    keeper.touch(typed('ab'))
    wait(20_000)
    void keeper.flush()
    expect(answers).toHaveLength(1)
    resume!()
    wait(0)
    expect(answers.map(({ short }) => short)).toEqual(['a', 'ab'])
  })

  test('that has left as an answer is not saved afterwards', async () => {
    const { keeper, answers, wait } = bench()
    keeper.touch(typed('a'))
    const resume = await keeper.hold()
    keeper.drop()
    resume()
    wait(20_000)
    expect(answers).toEqual([])
  })

  test('is saved after ten seconds at the latest, while one goes on typing', () => {
    const { keeper, answers, wait } = bench()
    for (let second = 0; second < 12; second += 1) {
      keeper.touch(typed(`word ${second}`))
      wait(1000)
    }
    expect(answers).toHaveLength(1)
  })

  test('typed while a save is under way is saved next, never at the same time', async () => {
    const { keeper, answers, states, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(2000)
    keeper.touch(typed('b'))
    answers[0]!.outcome('kept')
    await settled()
    expect(states.at(-1)?.[0]).toBe('waiting')
    wait(2000)
    expect(answers.map(({ short }) => short)).toEqual(['a', 'b'])
  })

  test('that could not be saved is not said to be on its way until it is saved, however much is typed', async () => {
    const { keeper, answers, states, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(2000)
    answers[0]!.outcome('away')
    await settled()
    keeper.touch(typed('ab'))
    wait(2000)
    expect(states.slice(-3).map(([state]) => state)).toEqual(['failed', 'failed', 'failed'])
    answers[1]!.outcome('kept')
    await settled()
    keeper.touch(typed('abc'))
    expect(states.slice(-2)).toEqual([
      ['idle', 4000],
      ['waiting', null],
    ])
  })

  test('that could not be saved is tried again, with the latest words', async () => {
    const { keeper, answers, states, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(2000)
    answers[0]!.outcome('away')
    await settled()
    expect(states.at(-1)).toEqual(['failed', null])
    wait(5000)
    expect(answers.map(({ short }) => short)).toEqual(['a', 'a'])
  })

  test('is tried again after what passes by itself, too many requests too, and not after a refusal', () => {
    expect([0, 429, 500, 503].map((status) => isTransientFailure({ status }))).toEqual([true, true, true, true])
    expect([401, 404, 409, 422].map((status) => isTransientFailure({ status }))).toEqual([false, false, false, false])
  })

  test('of work that is lost is never said to be saved', async () => {
    const { keeper, answers, states, wait, settled } = bench()
    keeper.touch(typed('a'))
    wait(2000)
    answers[0]!.outcome('lost')
    await settled()
    expect(states.at(-1)).toEqual(['failed', null])
  })

  test('is saved at once when the page is left, and not at all once the answer is sent', async () => {
    const { keeper, answers } = bench()
    keeper.touch(typed('a'))
    const flushed = keeper.flush()
    expect(answers).toHaveLength(1)
    answers[0]!.outcome('kept')
    await flushed
    keeper.touch(typed('b'))
    keeper.drop()
    await keeper.flush()
    expect(answers).toHaveLength(1)
  })
})
