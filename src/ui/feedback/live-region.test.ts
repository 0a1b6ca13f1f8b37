import { afterEach, expect, it, vi } from 'vitest'
import { announce, clearAnnouncements } from './live-region.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('takes away what was announced, and what was about to be', () => {
  const frames: (() => void)[] = []
  const region = { textContent: '' }
  vi.stubGlobal('document', { getElementById: () => region })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  announce('Nouveau message')
  frames.shift()?.()
  expect(region.textContent).toBe('Nouveau message')
  clearAnnouncements()
  expect(region.textContent).toBe('')
  announce('Encore un')
  clearAnnouncements()
  frames.shift()?.()
  expect(region.textContent).toBe('')
})
