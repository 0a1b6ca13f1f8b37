// What search engines are shown. The sitemaps list it, and the pages that are not in it say "noindex" themselves.
import { categories } from '../catalog/catalog.ts'
import { type ScreenName, screenOf, screens } from '../screens.ts'

/** A page in both languages: its screen and what its address holds. */
/** `alone`: it is in this language only. */
export type Shown = { screen: ScreenName; values?: Record<string, string>; changed?: Date; alone?: true }
export type SitemapKind = 'pages' | 'subjects' | 'articles' | 'answers' | 'experts' | 'places'

/** Screens that stand alone and are always worth finding. */
export const pagesShown: readonly Shown[] = (Object.keys(screens) as ScreenName[])
  .filter((screen) => screenOf(screen).indexable)
  .map((screen) => ({ screen }))

/** Each category's page, its specialities and all that one may ask about. */
export const subjectsShown: readonly Shown[] = categories.flatMap((category) => [
  { screen: 'specialities', values: { category: category.slug } },
  { screen: 'expertise', values: { category: category.slug } },
  ...category.subCategories.map(
    (sub): Shown => ({ screen: 'sub-category', values: { category: category.slug, subCateg: sub.slug } }),
  ),
])

const largest = 50_000

/** A sitemap holds 50,000 addresses at most (sitemaps.org); there is always a first one. */
export function partsOf<T>(all: readonly T[], size = largest): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < all.length || from === 0; from += size) parts.push(all.slice(from, from + size))
  return parts
}
