import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { screenAt } from '../screen-at.ts'
import { href, type ScreenName, screens } from '../screens.ts'
import { categories } from './catalog.ts'
import { isFreeSlug, reservedSlugs } from './reserved-slugs.ts'

const names = Object.keys(screens) as ScreenName[]

describe('a reserved slug', () => {
  test.each(names)('is each fixed beginning of the address of %s', (name) => {
    for (const locale of locales) {
      const [, , first = '', second = ''] = href(name, locale).split('/')
      for (const part of [first, second])
        if (part !== '') expect([name, part, reservedSlugs.has(part)]).toEqual([name, part, true])
    }
  })

  test('is free where nothing of the site is called so', () => {
    expect(['travail', 'helene-carpentier'].map(isFreeSlug)).toEqual([true, true])
    expect(['articles', 'nos-experts', 'inscription', 'fr', 'Travail', 'deux--tirets', ''].map(isFreeSlug)).toEqual(
      Array(7).fill(false),
    )
  })

  test('is borne by no category or sub-category, which is therefore reached', () => {
    for (const { slug, subCategories } of categories)
      for (const sub of subCategories) {
        expect([slug, sub.slug, isFreeSlug(slug), isFreeSlug(sub.slug)]).toEqual([slug, sub.slug, true, true])
        expect(screenAt(`/${slug}/${sub.slug}`, 'fr')?.name).toBe('sub-category')
      }
  })
})
