import { expect, it } from 'vitest'
import { searchQueryOf } from './search-query.ts'

const asked = (query: string, longest = 80) =>
  searchQueryOf(new URL(`https://clairavis.test/fr/recherche${query}`), longest)

it.each([
  ['', ''],
  ['?q=%20bail%20', 'bail'],
  ['?q=%00', ''],
  ['?q=a%00b%07%0D%0Ac', 'a b c'],
  ['?q=d%C3%A9p%C3%B4t', 'dépôt'],
  ['?q=%ED%A0%80x', '\ufffd\ufffd\ufffdx'],
  ['?q=one&q=two', 'one'],
])('%s looks for %j', (query, words) => expect(asked(query)).toBe(words))

it('cuts what is too long, and no sign in two', () => {
  expect(asked(`?q=${'x'.repeat(10_000)}`)).toBe('x'.repeat(80))
  expect(asked(`?q=${encodeURIComponent('ab😀')}`, 3)).toBe('ab')
  expect(asked('?q=ab%20cd', 3)).toBe('ab')
})
