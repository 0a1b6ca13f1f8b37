import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import { findCategory } from '../../catalog/catalog.ts'
import { priceWords } from '../../content/price-words.ts'
import { fillAll } from '../../i18n/text.ts'
import type { QuestionsApi } from '../../questions/contract.ts'
import { en as boxEn } from '../../questions/question-box.text.en.ts'
import { fr as boxFr } from '../../questions/question-box.text.fr.ts'
import { href } from '../../screens.ts'
import { publicConfigContext, readerContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf, useLocale } from '../../shell/locale.tsx'
import { en as claimsEn } from '../claims.text.en.ts'
import { fr as claimsFr } from '../claims.text.fr.ts'
import { sayClaims } from '../claims.ts'
import { closedHere } from '../closed-here.ts'
import type { DiscoverApi } from '../contract.ts'
import { en } from '../landing.text.en.ts'
import { fr } from '../landing.text.fr.ts'
import { landingAnswers } from '../landing-answers.ts'
import { Landing } from '../parts/landing.tsx'
import '../../ui/subjects.css'
import '../../ui/landing.css'

export const handle: ShellHandle = { frame: 'landing', ownCanonical: true }

const samplesShown = 3

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const category = findCategory(params.categ ?? '')
  if (!category) throw new Response(null, { status: 404 })
  const read = context.get(readerContext)
  const config = context.get(publicConfigContext)
  // Nothing is sold where one cannot ask: what there is to know stands on the subject's own page.
  if (closedHere(config, category.slug, locale))
    throw redirect(href('specialities', locale, { category: category.slug }), 302)
  const [own, others, { reviews }, figures] = await Promise.all([
    read<QuestionsApi>()('GET /published', { query: { locale, category: category.slug } }),
    read<QuestionsApi>()('GET /published', { query: { locale } }),
    read<DiscoverApi>()('GET /reviews', { query: { category: category.slug, locale } }),
    read<DiscoverApi>()('GET /claims'),
  ])
  const names = { brand: brand.name, name: category.name[locale], sentence: category.sentence[locale] }
  return {
    words: fillAll(locale === 'fr' ? fr : en, { ...names, ...priceWords(locale, config.prices) }),
    boxWords: locale === 'fr' ? boxFr : boxEn,
    canonical: config.siteUrls[locale] + href('specialities', locale, { category: category.slug }),
    prices: { first: config.prices.first, plan: config.prices.plan },
    demo: config.mode === 'demo',
    said: sayClaims(figures.claims, locale === 'fr' ? claimsFr : claimsEn, locale).rating,
    subject: { category: category.slug, subCategory: null, name: category.name[locale] },
    samples: category.typicalQuestions[locale].slice(0, samplesShown),
    answers: landingAnswers(own.answers, others.answers),
    reviews,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, canonical } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function LandingCategoryPage() {
  return <Landing {...useLoaderData<typeof loader>()} locale={useLocale()} />
}
