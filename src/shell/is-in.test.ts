import { expect, it } from 'vitest'
import { isIn } from './is-in.ts'

const canonical = 'link[rel="canonical"]'
const english = 'link[rel="alternate"][hreflang="en"]'
const headWith = (...links: string[]) => ({
  querySelector: (asked: string) => (links.includes(asked) ? ({} as never) : null),
})

it('offers no other language where a page names none, and offers it everywhere else', () => {
  expect(isIn(headWith(canonical), 'en')).toBe(false)
  expect(isIn(headWith(canonical, english), 'en')).toBe(true)
  // A screen that is nobody's to find names no address at all.
  expect(isIn(headWith(), 'en')).toBe(true)
})
