import { describe, expect, it } from 'vitest'
import { attendance } from './attended.ts'

function page() {
  const events = new EventTarget()
  const state = { hidden: false, now: 0 }
  const document = {
    addEventListener: events.addEventListener.bind(events) as Document['addEventListener'],
    removeEventListener: events.removeEventListener.bind(events) as Document['removeEventListener'],
    get hidden() {
      return state.hidden
    },
  }
  const { whenAttended } = attendance(document, () => state.now)
  const told: string[] = []
  return {
    state,
    told,
    tell: (what: string) => whenAttended(() => told.push(what)),
    happens: (sign: string) => events.dispatchEvent(new Event(sign)),
  }
}

const minute = 60_000

describe('what a page has shown to somebody', () => {
  it('is told at once where something was done in the last minutes', () => {
    const { state, told, tell } = page()
    tell('opened')
    state.now = 2 * minute
    tell('soon after')
    expect(told).toEqual(['opened', 'soon after'])
  })

  it('is not told by a tab that nobody touches, until somebody comes back', () => {
    const { state, told, tell, happens } = page()
    state.now = 10 * minute
    tell('answered')
    happens('visibilitychange')
    expect(told).toEqual([])
    happens('pointermove')
    happens('pointermove')
    expect(told).toEqual(['answered'])
  })

  it('is not told while the page is hidden, nor once it waits no more', () => {
    const { state, told, tell, happens } = page()
    state.hidden = true
    const stop = tell('answered')
    happens('keydown')
    expect(told).toEqual([])
    tell('other')
    stop()
    state.hidden = false
    happens('visibilitychange')
    expect(told).toEqual(['other'])
  })
})
