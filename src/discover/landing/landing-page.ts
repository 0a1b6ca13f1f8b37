import { brand } from '../../brand.ts'
import type { Category, SubCategory } from '../../catalog/category.ts'
import { pricePlaceholders } from '../../content/price-placeholders.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fillAll } from '../../i18n/text.ts'
import { en as boxEn } from '../../questions/asking/question-box.text.en.ts'
import { fr as boxFr } from '../../questions/asking/question-box.text.fr.ts'
import type { PublishedAnswer } from '../../questions/shapes.ts'
import { href } from '../../screens.ts'
import { en as claimsEn } from '../claims.text.en.ts'
import { fr as claimsFr } from '../claims.text.fr.ts'
import { sayClaims } from '../claims.ts'
import type { ShownReview } from '../contract.ts'
import { en } from './landing.text.en.ts'
import { fr } from './landing.text.fr.ts'
import { landingAnswers } from './landing-answers.ts'

const samplesShown = 3

type About = { category: Category; sub?: SubCategory }
type Config = { prices: Parameters<typeof pricePlaceholders>[1]; siteUrls: Record<Locale, string>; mode: string }
type Found = {
  own: readonly PublishedAnswer[]
  others: readonly PublishedAnswer[]
  reviews: readonly ShownReview[]
  claims: Parameters<typeof sayClaims>[0]
}

/** What an advertisement for a category, or for one subject of it, leads to. */
export function landingPage(locale: Locale, { category, sub }: About, config: Config, found: Found) {
  const about = sub ?? category
  const names = { brand: brand.name, name: about.name[locale], sentence: about.sentence[locale] }
  const name = category.name[locale]
  return {
    words: fillAll(locale === 'fr' ? fr : en, { ...names, ...pricePlaceholders(locale, config.prices) }),
    messages: { box: locale === 'fr' ? boxFr : boxEn },
    canonical: config.siteUrls[locale] + href('specialities', locale, { category: category.slug }),
    prices: { first: config.prices.first, plan: config.prices.plan },
    demo: config.mode === 'demo',
    said: sayClaims(found.claims, locale === 'fr' ? claimsFr : claimsEn, locale).rating,
    subject: {
      category: category.slug,
      subCategory: sub?.slug ?? null,
      name: sub ? `${name}, ${sub.name[locale].toLowerCase()}` : name,
    },
    samples: about.typicalQuestions[locale].slice(0, samplesShown),
    answers: landingAnswers(found.own, found.others),
    reviews: found.reviews,
  }
}
