import { expect, it } from 'vitest'
import { isAvailableIn } from './is-available-in.ts'

const canonical = 'link[rel="canonical"]'
const english = 'link[rel="alternate"][hreflang="en"]'
const pageWith = (...parts: string[]) => ({
  querySelector: (asked: string) => (parts.includes(asked) ? ({} as never) : null),
})

it('offers no other language where a page names none, and offers it everywhere else', () => {
  expect(isAvailableIn(pageWith(canonical), 'en')).toBe(false)
  expect(isAvailableIn(pageWith(canonical, english), 'en')).toBe(true)
  // A screen that is nobody's to find names no address at all.
  expect(isAvailableIn(pageWith(), 'en')).toBe(true)
  expect(isAvailableIn(pageWith('main[data-failed]'), 'en')).toBe(false)
})
