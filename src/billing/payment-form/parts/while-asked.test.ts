import { afterEach, expect, test, vi } from 'vitest'
import { whileAsked } from './while-asked.ts'

afterEach(() => vi.unstubAllGlobals())

const page = new EventTarget()
const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page that comes back from the bank’s as it was left is loaded anew, until the answer is there', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const answer = Promise.withResolvers<string>()
  const asked = whileAsked(answer.promise)
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
  answer.resolve('held')
  expect(await asked).toBe('held')
  shown(true)
  expect(reload).toHaveBeenCalledOnce()
})
