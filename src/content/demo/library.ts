import type { LibraryText, SeedText } from './article.ts'
import { factsOfArticle } from './article-topics.ts'
import { careArticles } from './articles-care.ts'
import { estateArticles } from './articles-estate.ts'
import { homeArticles } from './articles-home.ts'
import { lawArticles } from './articles-law.ts'
import { moneyArticles } from './articles-money.ts'
import { rightsArticles } from './articles-rights.ts'
import { stateArticles } from './articles-state.ts'
import { thingsArticles } from './articles-things.ts'
import { cityTexts } from './cities.ts'
import { expressions } from './expressions.ts'
import { serviceFaq } from './faq.ts'
import { moneyFaq } from './faq-money.ts'
import { moreFaq } from './faq-service.ts'
import { careLandings } from './landings-care.ts'
import { homeLandings } from './landings-home.ts'
import { homeLawLandings } from './landings-home-law.ts'
import { lawLandings } from './landings-law.ts'
import { moneyLandings } from './landings-money.ts'
import { stateLandings } from './landings-state.ts'
import { thingsLandings } from './landings-things.ts'
import { legacy } from './legacy.ts'
import { legalPages } from './legal-pages.ts'
import { privacy } from './legal-privacy.ts'
import { terms } from './legal-terms.ts'
import { portraits } from './portraits.ts'

/** One article in each category. No professional has reviewed any, and the page says so. */
export const articles: readonly LibraryText[] = [
  ...lawArticles,
  ...rightsArticles,
  ...stateArticles,
  ...careArticles,
  ...homeArticles,
  ...thingsArticles,
  ...moneyArticles,
  ...estateArticles,
]

export const faq = [...serviceFaq, ...moneyFaq, ...moreFaq]

/** For each category, and for its most common subjects. */
export const landings = [
  ...lawLandings,
  ...homeLawLandings,
  ...stateLandings,
  ...careLandings,
  ...moneyLandings,
  ...homeLandings,
  ...thingsLandings,
]

/** The legal pages; placeholders in braces are filled from the brand file and the prices. */
export const legal: readonly LibraryText[] = [terms, privacy, ...legalPages]

/** Texts that every installation publishes, in demonstration and live mode. */
export const standardTexts: readonly SeedText[] = [
  ...faq.map(
    ({ group, ...text }): SeedText<'faq'> => ({
      ...text,
      kind: 'faq',
      category: null,
      facts: { fr: { group }, en: { group } },
    }),
  ),
  ...articles.map((text): SeedText<'article'> => ({ ...text, kind: 'article', facts: factsOfArticle(text.slug) })),
  ...legal.map((text): SeedText<'legal'> => ({ ...text, kind: 'legal', facts: { fr: {}, en: {} } })),
  ...expressions,
  ...cityTexts,
  ...landings,
]

/** Texts about fictitious people: for the demonstration only. */
export const demoTexts: readonly SeedText[] = [...portraits, ...legacy]
