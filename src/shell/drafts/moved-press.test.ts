import { afterEach, expect, it, vi } from 'vitest'
import { redirectMovedPresses } from './moved-press.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What comes of a press on a button, or on a link, and of the click that the browser makes of it. */
function pressed({ at = [5, 5], onButton = false, on: kind = 'button' } = {}) {
  const on: Record<string, (event: object) => void> = {}
  const done: string[] = []
  const button = { contains: () => onButton, click: () => done.push('clicked') }
  vi.stubGlobal('addEventListener', (name: string, act: never) => Object.assign(on, { [name]: act }))
  redirectMovedPresses()
  on.pointerdown?.({
    target: { closest: (kinds: string) => (kinds.split(', ').includes(kind) ? button : null) },
    x: 5,
    y: 5,
  })
  const click = {
    x: at[0],
    y: at[1],
    preventDefault: () => done.push('prevented'),
    stopPropagation: () => done.push('stopped'),
  }
  on.click?.(click)
  on.click?.(click)
  return done
}

it('gives a press to the button or the link on which it began, once, where the page moves it meanwhile', () => {
  expect(pressed()).toEqual(['prevented', 'stopped', 'clicked'])
  expect(pressed({ at: [5, 40] })).toEqual([])
  expect(pressed({ onButton: true })).toEqual([])
  expect(pressed({ on: 'a[href]' })).toEqual(['prevented', 'stopped', 'clicked'])
  for (const box of ['label', '[type=checkbox]'])
    expect(pressed({ on: box })).toEqual(['prevented', 'stopped', 'clicked'])
  expect(pressed({ on: 'p' })).toEqual([])
})
