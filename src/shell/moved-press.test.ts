import { afterEach, expect, it, vi } from 'vitest'
import { keepMovedPresses } from './moved-press.ts'

afterEach(() => vi.unstubAllGlobals())

/** What comes of a press on a button and of the click that the browser makes of it. */
function pressed({ at = [5, 5], onButton = false, isConnected = true, isTrusted = true } = {}) {
  const on: Record<string, (event: object) => void> = {}
  const done: string[] = []
  const button = { isConnected, click: () => done.push('clicked') }
  class Element {
    closest = () => button
  }
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('addEventListener', (name: string, act: never) => Object.assign(on, { [name]: act }))
  keepMovedPresses()
  on.pointerdown?.({ target: new Element(), clientX: 5, clientY: 5 })
  const click = {
    isTrusted,
    clientX: at[0],
    clientY: at[1],
    composedPath: () => (onButton ? [button] : []),
    preventDefault: () => done.push('prevented'),
    stopImmediatePropagation: () => done.push('stopped'),
  }
  on.click?.(click)
  on.click?.(click)
  return done
}

it('gives a press to the button on which it began, once, where the page moves it meanwhile', () => {
  expect(pressed()).toEqual(['prevented', 'stopped', 'clicked'])
  expect(pressed({ at: [5, 40] })).toEqual([])
  expect(pressed({ isConnected: false })).toEqual([])
  expect(pressed({ isTrusted: false })).toEqual([])
  expect(pressed({ onButton: true })).toEqual([])
})
