import { screens } from '../screens.ts'

/** Every fixed part of an address, in both languages: `/fr/expert/inscription` keeps `expert` and `inscription`. */
const ofScreens = Object.values(screens)
  .flatMap(({ path }: { path: string | Record<string, string> }) =>
    typeof path === 'string' ? [path] : Object.values(path),
  )
  .flatMap((path) => path.split('/').slice(0, 2))
  .filter((part) => part !== '' && !part.startsWith(':'))

/**
 * Names that no category, sub-category, expert or text may bear. `/{category}/{subCateg}` stands last among the routes,
 * so a category named like one of the site's own addresses could never be reached.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...ofScreens,
  // Addresses that one may expect, or that the other language has.
  'accessibility',
  'demo',
  'legal-notice',
  'privacy-policy',
  'who-we-are',
  // Machinery.
  'api',
  'assets',
  'en',
  'files',
  'fr',
  'health',
  'metrics',
  'og',
  'portraits',
  'sandbox-payments',
  'ui-parts',
])

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a category, sub-category or expert may carry this slug. */
export const isFreeSlug = (slug: string): boolean => slugShape.test(slug) && !reservedSlugs.has(slug)
