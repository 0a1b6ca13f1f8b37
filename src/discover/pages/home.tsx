import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { client } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { categories, findCategory } from '../../catalog/catalog.ts'
import { openCategories } from '../../catalog/open.ts'
import { pricePlaceholders } from '../../content/price-placeholders.ts'
import type { ExpertsApi } from '../../experts/contract.ts'
import { money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { localeOf } from '../../i18n/locale.ts'
import { fillAll } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { en as boxEn } from '../../questions/asking/question-box.text.en.ts'
import { fr as boxFr } from '../../questions/asking/question-box.text.fr.ts'
import { href } from '../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../server/context.ts'
import type { PublicConfig } from '../../server/public-config.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { Island } from '../../shell/reading/island.tsx'
import { Stub } from '../../ui/sheet.tsx'
import { en as claimsEn } from '../claims.text.en.ts'
import { fr as claimsFr } from '../claims.text.fr.ts'
import { sayClaims } from '../claims.ts'
import type { DiscoverApi } from '../contract.ts'
import { chooseCounterExperts } from '../experts/counter-experts.ts'
import { onlineExpertCard } from '../experts/online-expert-card.ts'
import { OnlineExperts } from '../experts/parts/online-experts.tsx'
import { Hero } from '../parts/hero.tsx'
import { Course, Faq, SampleAnswer, type Subject, Subjects } from '../parts/sections.tsx'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'

export const handle: ShellHandle = { frame: 'counter' }

const shownSubjects = [
  'logement',
  'impots',
  'travail',
  'famille',
  'animaux',
  'automobile',
  'consommation',
  'informatique',
]

/** The fields of the experts on the counter, of those shown below. */
const counterFields = ['logement', 'impots', 'animaux'] as const

async function readCounterExperts(read: ReturnType<typeof client<ExpertsApi>>, locale: Locale) {
  const listed = async (online?: 'yes', category?: string) =>
    (await read('GET /experts', { query: { locale, online, category } })).experts.filter(({ scripted }) => !scripted)
  const peopleOf = async (category?: string) =>
    (await Promise.all([listed('yes', category), listed(undefined, category)])).flat()
  const [others, ...fields] = await Promise.all([peopleOf(), ...counterFields.map(peopleOf)])
  return chooseCounterExperts(fields, others)
}

/** A claim that cannot be read is not made, and the page stands without it: it must answer while the database is away. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null)
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const read = context.get(apiReaderContext)
  const config = context.get(publicConfigContext)
  const [figures, found] = await Promise.all([
    orNull(read<DiscoverApi>()('GET /claims')),
    orNull(readCounterExperts(read<ExpertsApi>(), locale)),
  ])
  const page = {
    ...lasting(config, locale),
    said: sayClaims(figures?.claims ?? null, locale === 'fr' ? claimsFr : claimsEn, locale),
    experts: (found ?? []).map((expert) => onlineExpertCard(expert, locale)),
  }
  return data(page, figures && found ? undefined : { headers: { 'cache-control': 'no-store' } })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** What stays as it is while the process runs. */
const drawn = new WeakMap<PublicConfig, Map<Locale, ReturnType<typeof drawLasting>>>()

function lasting(config: PublicConfig, locale: Locale) {
  const known = drawn.get(config) ?? new Map()
  drawn.set(config, known)
  if (!known.has(locale)) known.set(locale, drawLasting(config, locale))
  return known.get(locale)!
}

function drawLasting({ prices, mode, takesHealth }: PublicConfig, locale: Locale) {
  const isOpen = openCategories(takesHealth)
  const values = { brand: brand.name, ...pricePlaceholders(locale, prices) }
  return {
    words: fillAll(locale === 'fr' ? fr : en, values),
    messages: { box: locale === 'fr' ? boxFr : boxEn },
    prices: { first: values.first, plan: values.plan, exact: money(locale, prices.first) },
    demo: mode === 'demo',
    categories: categories.filter(({ slug }) => isOpen(slug)).map(({ slug, name }) => ({ slug, name: name[locale] })),
    subjects: shownSubjects.flatMap((slug) => subjectOf(slug, locale)),
  }
}

function subjectOf(slug: string, locale: Locale): Subject[] {
  const category = findCategory(slug)
  if (!category) return []
  const { name, sentence } = category
  return [{ slug, name: name[locale], sentence: sentence[locale], to: href('ask', locale, { category: slug }) }]
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}

export default function Home() {
  const page = useLoaderData<typeof loader>()
  const { words, prices, demo, said, subjects, experts } = page
  const locale = useLocale()
  return (
    <main id="main">
      <Hero {...page} />
      <Island name="renewal" when="load" />
      <Course words={words.course} />
      <Subjects
        words={{ ...words.subjects, lead: [said.subjects, words.subjects.lead].filter(Boolean).join(' ') }}
        subjects={subjects}
        allPath={href('categs', locale)}
      />
      <OnlineExperts words={words} experts={experts} count={said.experts} demo={demo} />
      <SampleAnswer
        words={words.sample}
        rating={said.rating && (demo ? `${said.rating} ${words.demoFigures}` : said.rating)}
      />
      <section className="section" id="promise">
        <div className="container">
          <Stub title={words.promise.title} figure={prices.exact} note={words.promise.note}>
            <p>{words.promise.text}</p>
          </Stub>
        </div>
      </section>
      <Faq words={words.faq} />
    </main>
  )
}
