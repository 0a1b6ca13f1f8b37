import { afterEach, expect, it, vi } from 'vitest'
import { whenHidden } from './hidden.ts'

afterEach(() => vi.unstubAllGlobals())

it('the microphone is told once its pane is hidden, and not when the pane is only resized', () => {
  let resized = () => {}
  let left = false
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: () => void) {
        resized = act
      }
      observe() {}
      disconnect() {
        left = true
      }
    },
  )
  let boxes = 1
  const element = { getClientRects: () => Array.from({ length: boxes }) } as unknown as Element
  const stop = vi.fn()
  const leave = whenHidden(element, stop)
  resized()
  expect(stop).not.toHaveBeenCalled()
  boxes = 0
  resized()
  expect(stop).toHaveBeenCalledOnce()
  leave()
  expect(left).toBe(true)
})
