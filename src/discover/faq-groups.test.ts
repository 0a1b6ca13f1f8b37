import { expect, it } from 'vitest'
import { faq } from '../content/demo/library.ts'
import { groupFaq } from './faq-groups.ts'

it('shows every question about the service under its title, and no title without a question', () => {
  const groups = groupFaq(faq)
  expect(groups.flatMap((group) => group.entries)).toHaveLength(faq.length)
  expect(groups.every((group) => group.entries.length > 0)).toBe(true)
  expect(groupFaq([{ group: 'people' as const, slug: 'a' }]).map((group) => group.name)).toEqual(['people'])
})
