import { describe, expect, it } from 'vitest'
import { faq } from '../content/demo/library.ts'
import { groupFaq } from './faq-groups.ts'

describe('the page of frequent questions', () => {
  it('gives each question that comes with the product a place of its own', () => {
    const groups = groupFaq(faq)
    expect(groups.map((group) => group.name)).toEqual(['course', 'price', 'people', 'data'])
    expect(groups.flatMap((group) => group.entries).map((entry) => entry.slug)).toHaveLength(faq.length)
  })

  it('shows a question that nobody has placed at the end', () => {
    expect(groupFaq([{ slug: 'nouvelle' }, { slug: 'qui-me-repond' }])).toEqual([
      { name: 'people', entries: [{ slug: 'qui-me-repond' }] },
      { name: 'other', entries: [{ slug: 'nouvelle' }] },
    ])
  })
})
