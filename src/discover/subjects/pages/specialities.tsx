import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories, findCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { ClosedNotice } from '../../../questions/fields/parts/closed-notice.tsx'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { closedHere } from '../../closed-here.ts'
import type { DiscoverApi } from '../../contract.ts'
import type { LocalApi } from '../../local/local-contract.ts'
import { textLinks, townLinks } from '../../onward.ts'
import { AskPanel } from '../../parts/ask-panel.tsx'
import { Crumbs } from '../../parts/crumbs.tsx'
import { Onward } from '../../parts/onward.tsx'
import { Section } from '../../parts/sections.tsx'
import { ExpertsOnline } from '../parts/experts-online.tsx'
import { en as hereEn } from '../presence.text.en.ts'
import { fr as hereFr } from '../presence.text.fr.ts'
import { en } from '../subject.text.en.ts'
import { fr } from '../subject.text.fr.ts'
import '../../../ui/css/screens/onward.css'
import '../../../ui/css/screens/subjects.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const category = findCategory(params.category ?? '')
  if (!category) throw new Response(null, { status: 404 })
  const read = context.get(apiReaderContext)
  const [people, { texts }, { cities }] = await Promise.all([
    read<DiscoverApi>()('GET /categories/:slug/people', { params: { slug: category.slug }, query: { locale } }),
    read<ContentApi>()('GET /texts', { query: { kind: 'article', locale, category: category.slug } }),
    read<LocalApi>()('GET /local/subjects/:subject', { params: { subject: category.slug } }),
  ])
  const counts = new Map(people.subs.map(({ slug, experts }) => [slug, experts]))
  const name = category.name[locale]
  const { specialities, crumbs, onward } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name, name })
  return {
    words: { ...specialities, crumbs },
    closed: closedHere(context.get(publicConfigContext), category.slug, locale),
    here: locale === 'fr' ? hereFr : hereEn,
    slug: category.slug,
    lead: category.description[locale],
    subs: category.subCategories.map((sub) => {
      const experts = counts.get(sub.slug) ?? 0
      return {
        slug: sub.slug,
        name: sub.name[locale],
        sentence: sub.sentence[locale],
        examples: sub.typicalQuestions[locale].slice(0, 2),
        experts: experts > 0 ? plural(languageTag[locale], specialities.count, experts) : null,
      }
    }),
    onward: { words: onward, texts: textLinks(texts, locale), cities: townLinks(cities, category.slug, locale) },
    others: categories.filter((one) => one !== category).map((one) => ({ slug: one.slug, name: one.name[locale] })),
  }
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

export default function SpecialitiesPage() {
  const { words, closed, here, slug, lead, subs, onward, others } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="subject">
      <header className="subject-top">
        <div className="container subject-head">
          <div>
            <Crumbs label={words.crumbs.label} links={[{ to: href('categs', locale), name: words.crumbs.all }]} />
            <h1>{words.heading}</h1>
            <p className="lead">{lead}</p>
            <p className="subject-who">
              <a href={href('expertise', locale, { category: slug })}>{words.who}</a>
            </p>
          </div>
          {!closed && <ExpertsOnline category={slug} words={here} />}
        </div>
      </header>
      <div className="container">
        <ol className="board">
          {subs.map((sub) => (
            <li key={sub.slug}>
              <div>
                <h2>
                  <a href={href('sub-category', locale, { category: slug, subCateg: sub.slug })}>{sub.name}</a>
                </h2>
                <p>{sub.sentence}</p>
              </div>
              <div className="board-asks">
                <p className="label">{words.example}</p>
                <ul>
                  {sub.examples.map((example) => (
                    <li key={example}>{example}</li>
                  ))}
                </ul>
              </div>
              {sub.experts && <p className="board-count num">{sub.experts}</p>}
            </li>
          ))}
        </ol>
      </div>
      <div className="container reading-end">
        {closed ? (
          <ClosedNotice closed={closed} />
        ) : (
          <AskPanel words={{ heading: words.none, text: words.noneText, button: words.ask }} category={slug} />
        )}
      </div>
      <Onward {...onward} />
      <Section title={words.others}>
        <ul className="fields">
          {others.map((one) => (
            <li key={one.slug}>
              <a href={href('specialities', locale, { category: one.slug })}>{one.name}</a>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  )
}
