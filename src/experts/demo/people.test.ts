import { describe, expect, test } from 'vitest'
import { categories } from '../../catalog/catalog.ts'
import { isFreeSlug } from '../../catalog/reserved-slugs.ts'
import { inventExperts } from './people.ts'
import { bust } from './portraits.ts'

const experts = inventExperts(categories, 300, 2026)

describe('the invented experts', () => {
  test('are the same on every machine', () => {
    expect(inventExperts(categories, 300, 2026)).toEqual(experts)
  })

  test('are three hundred different people with addresses of their own', () => {
    expect(experts).toHaveLength(300)
    expect(new Set(experts.map((expert) => `${expert.firstName} ${expert.lastName}`)).size).toBe(300)
    expect(new Set(experts.map((expert) => expert.slug)).size).toBe(300)
    expect(experts.filter((expert) => !isFreeSlug(expert.slug))).toEqual([])
  })

  test('leave no category without five of them, three switched on who speak English too', () => {
    const short = categories.filter(({ slug }) => {
      const here = experts.filter((expert) => expert.skills.some((skill) => skill.category === slug))
      const online = here.filter((expert) => expert.switchedOn)
      return (
        here.length < 5 || online.length < 3 || online.filter((expert) => expert.languages.includes('en')).length < 3
      )
    })
    expect(short.map((category) => category.slug)).toEqual([])
  })

  test('leave no sub-category without somebody', () => {
    const covered = new Set(
      experts.flatMap((expert) => expert.skills.map((skill) => `${skill.category} ${skill.subCategory}`)),
    )
    const alone = categories.flatMap(({ slug, subCategories }) =>
      subCategories.filter((sub) => !covered.has(`${slug} ${sub.slug}`) && !covered.has(`${slug} `)),
    )
    expect(alone.map((sub) => sub.slug)).toEqual([])
  })

  test('hold the kind of title that their category asks for', () => {
    for (const expert of experts) {
      const own = categories.find((category) => category.slug === expert.skills[0]?.category)
      expect([expert.slug, expert.title.regulated]).toEqual([expert.slug, own?.regulated])
    }
  })

  test('say everything in both languages, with nothing left to fill in', () => {
    for (const { headline, bio, profession, title } of experts)
      for (const words of [headline, bio, profession, title])
        for (const text of [words.fr, words.en]) expect(text).toMatch(/^[^{}]{3,}$/)
  })

  test('write French as it is set', () => {
    for (const { headline, bio } of experts)
      for (const text of [headline.fr, bio.fr]) expect(text).not.toMatch(/ [:;?!]|'|!/)
  })

  test('mostly have reviews, and not only perfect ones', () => {
    const counts = experts.map((expert) => expert.reviews.length)
    expect(counts.filter((count) => count >= 3 && count <= 12).length).toBeGreaterThan(260)
    expect(new Set(experts.flatMap((expert) => expert.reviews.map((review) => review.stars)))).toEqual(
      new Set([3, 4, 5]),
    )
  })
})

test('a drawn bust has no background, no script and the colours of the house', () => {
  const svg = bust('f', 3)
  expect(bust('f', 3)).toBe(svg)
  expect(bust('m', 3)).not.toBe(svg)
  expect(svg).toContain('viewBox="120 150 1500 1594"')
  expect(svg).toContain('#14292c')
  expect(svg).not.toMatch(/<script|<mask|#000|<circle[^>]+r="8/)
})
