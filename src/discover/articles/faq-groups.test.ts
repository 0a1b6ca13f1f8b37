import { expect, it } from 'vitest'
import { faq } from '../../content/demo/library.data.ts'
import { faqWith, groupFaq } from './faq-groups.ts'

it('shows every question about the service under its title, and no title without a question', () => {
  const groups = groupFaq(faq.map(({ slug, facts }) => ({ slug, group: facts.fr.group })))
  expect(groups.flatMap((group) => group.entries)).toHaveLength(faq.length)
  expect(groups.every((group) => group.entries.length > 0)).toBe(true)
  expect(groupFaq([{ group: 'people' as const, slug: 'a' }]).map((group) => group.name)).toEqual(['people'])
})

it('finds the questions that hold the beginning of every word typed, whatever the accents', () => {
  const entries = [
    { slug: 'a', title: 'Comment résilier ?', body: 'En trois clics.' },
    { slug: 'b', title: 'Le prix', body: 'Il est de {first}.' },
  ]
  expect([...faqWith(entries, 'RESIL clic', {})]).toEqual(['a'])
  expect([...faqWith(entries, 'prix 3', { first: '3 €' })]).toEqual(['b'])
  expect(faqWith(entries, ' ', {}).size).toBe(2)
  expect(faqWith(entries, 'chat', {}).size).toBe(0)
})
