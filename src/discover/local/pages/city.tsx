import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories, findCategory, findSubCategoryAnywhere } from '../../../catalog/catalog.ts'
import { openCategories } from '../../../catalog/open.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { parseProse } from '../../../content/prose.ts'
import { type Locale, languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { departmentOf } from '../../../places/departments.ts'
import { en as boxEn } from '../../../questions/asking/question-box.text.en.ts'
import { fr as boxFr } from '../../../questions/asking/question-box.text.fr.ts'
import type { QuestionsApi } from '../../../questions/contract.ts'
import { ClosedNotice } from '../../../questions/fields/parts/closed-notice.tsx'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { closedHere } from '../../closed-here.ts'
import { ofPlace, withinOf } from '../../experts/directory-page.ts'
import { expertRow } from '../../experts/expert-row.ts'
import { ExpertRows } from '../../experts/parts/expert-rows.tsx'
import type { OnlineRowsMessages } from '../../experts/parts/online-status-rows.ts'
import { textLinks } from '../../onward.ts'
import { ownAddresses } from '../../own-addresses.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { LinkRow } from '../../parts/link-row.tsx'
import { Onward } from '../../parts/onward.tsx'
import { PublishedAnswers } from '../../parts/published-answers.tsx'
import { Section } from '../../parts/sections.tsx'
import { shownAnswer } from '../../shown-answer.ts'
import { en } from '../local.text.en.ts'
import { fr } from '../local.text.fr.ts'
import type { LocalApi } from '../local-contract.ts'
import { CityAsk } from '../parts/city-ask.tsx'
import { Tally } from '../parts/tally.tsx'
import '../../../ui/css/screens/onward.css'
import '../../../ui/css/screens/subjects.css'
import '../../../ui/css/screens/places.css'

export const handle: ShellHandle = { frame: 'counter', ownCanonical: true }

const answersShown = 4

/** What `?theme=` names: a category or a sub-category. */
function themeOf(slug: string | null, locale: Locale) {
  const category = findCategory(slug ?? '')
  if (category) return { slug: category.slug, category: category.slug, sub: null, name: category.name[locale] }
  const found = slug ? findSubCategoryAnywhere(slug) : undefined
  return found
    ? { slug: found.sub.slug, category: found.category.slug, sub: found.sub.slug, name: found.sub.name[locale] }
    : null
}

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const isOpen = openCategories(context.get(publicConfigContext).takesHealth)
  const asked = params.city ?? ''
  const theme = themeOf(url.searchParams.get('theme'), locale)
  const query: Record<string, string> = theme ? { theme: theme.slug } : {}
  const read = context.get(apiReaderContext)
  const found = await read<LocalApi>()('GET /local/cities/:city', {
    params: { city: asked },
    query: { locale, category: theme?.slug },
  })
  const { city } = found
  // A name that several towns bear has one address for each of them.
  if (city.slug !== asked) throw redirect(href('city', locale, { city: city.slug, ...query }), 301)
  if (url.searchParams.has('theme') && !theme) throw redirect(href('city', locale, { city: city.slug }), 302)
  const [text, published, toRead] = await Promise.all([
    read<ContentApi>()('GET /texts/:kind/:key', { params: { kind: 'city', key: city.slug }, query: { locale } }).catch(
      () => null,
    ),
    read<QuestionsApi>()('GET /published', { query: { locale, category: theme?.category } }),
    theme
      ? read<ContentApi>()('GET /texts', { query: { kind: 'article', locale, category: theme.category } })
      : { texts: [] },
  ])
  const { city: texts, plaque, crumbs } = locale === 'fr' ? fr : en
  const tag = languageTag[locale]
  const department = departmentOf(city.department)
  const count = (n: number) => plural(tag, texts.count, n)
  const postcodes = city.postcodes.length <= 3 ? city.postcodes.join(', ') : ''
  const chosen = theme ? { ...texts, ...themed(texts) } : texts
  return {
    words: fillAll(
      {
        ...chosen,
        lead: found.experts > 0 ? plural(tag, texts.lead, found.experts) : texts.leadNone,
        facts: postcodes ? texts.facts : texts.factsMany,
      },
      {
        brand: brand.name,
        name: city.name,
        code: city.department,
        place: `${city.name} (${city.department})`,
        theme: theme?.name ?? '',
        postcodes,
        within: department ? withinOf(department, locale) : '',
        of: department ? ofPlace(department, locale) : '',
      },
    ),
    plaque: { here: plaque.here },
    crumbs,
    closed: theme && closedHere(context.get(publicConfigContext), theme.category, locale),
    messages: { box: locale === 'fr' ? boxFr : boxEn },
    indexable: found.indexable && theme === null,
    where: {
      sites: context.get(publicConfigContext).siteUrls,
      locale,
      screen: 'city' as const,
      values: { city: city.slug },
      alone: found.alone,
    },
    city: { slug: city.slug, name: city.name },
    department: department ? { slug: department.slug, name: department.name } : null,
    theme,
    categories: categories.filter(({ slug }) => isOpen(slug)).map(({ slug, name }) => ({ slug, name: name[locale] })),
    local:
      text?.kind === 'city'
        ? { blocks: parseProse(text.body), offices: text.facts.offices, reviewed: text.reviewedBy !== null }
        : null,
    inCity: found.inCity.map((card) => expertRow(card, locale, plaque)),
    around: found.around.map((card) => expertRow(card, locale, plaque)),
    subjects: found.categories.flatMap(({ slug, experts }) => {
      const category = findCategory(slug)
      const to = href('city', locale, { city: city.slug, theme: slug })
      return category ? [{ to, name: category.name[locale], figure: experts, unit: count(experts) }] : []
    }),
    cities: found.cities.map(({ slug, name, department: code, experts }) => ({
      to: href('city', locale, { city: slug, ...query }),
      name,
      note: code === city.department ? undefined : code,
      figure: experts,
      unit: count(experts),
    })),
    toRead: textLinks(toRead.texts, locale),
    published: published.answers.slice(0, answersShown).map(shownAnswer),
  }
}

const themed = (texts: Record<'titleTheme' | 'descriptionTheme' | 'headingTheme' | 'inCityTheme', string>) => ({
  title: texts.titleTheme,
  description: texts.descriptionTheme,
  heading: texts.headingTheme,
  inCity: texts.inCityTheme,
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.words
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(loaderData.indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...ownAddresses(loaderData.where),
  ]
}

export default function CityPage() {
  const page = useLoaderData<typeof loader>()
  const { words, plaque, crumbs, city, department, theme, local, inCity, around, subjects, cities, published } = page
  const locale = useLocale()
  return (
    <main id="main" className="place">
      <header className="subject-top">
        <div className="container">
          <Crumbs
            label={crumbs.label}
            links={[
              { to: href('experts-in-france', locale), name: crumbs.france },
              ...(department
                ? [{ to: href('department', locale, { department: department.slug }), name: department.name }]
                : []),
            ]}
          />
          <h1>{words.heading}</h1>
          <p className="lead">
            {words.lead} {theme && <a href={href('city', locale, { city: city.slug })}>{words.themeAll}</a>}
          </p>
          {page.closed ? (
            <ClosedNotice closed={page.closed} />
          ) : (
            <CityAsk
              city={city.slug}
              category={theme && { category: theme.category, subCategory: theme.sub, name: theme.name }}
              categories={page.categories}
              words={words}
            />
          )}
        </div>
      </header>
      {inCity.length > 0 && (
        <Section title={words.inCity} lead={<p>{words.facts}</p>}>
          <ExpertRows label={words.inCity} rows={inCity} heading="h3" />
        </Section>
      )}
      {around.length > 0 && (
        <Section title={words.around} lead={<p>{words.aroundLead}</p>}>
          <ExpertRows label={words.around} rows={around} heading="h3" />
          <p className="place-ways">
            <ButtonLink variant="plain" to={href('my-requests', locale, { meet: 'near' })} rel="nofollow">
              {words.meetAsk}
            </ButtonLink>
          </p>
        </Section>
      )}
      <Island name="here-rows" when="load" data={{ here: plaque.here, locale } satisfies OnlineRowsMessages} />
      {theme && inCity.length + around.length === 0 && (
        <div className="container place-none">
          <p>{words.noneTheme}</p>
        </div>
      )}
      {local && (
        <Section title={words.about}>
          <div className="place-about" data-ai-generated={local.reviewed ? undefined : 'true'}>
            <Prose blocks={local.blocks} />
            {local.offices.length > 0 && (
              <>
                <h3>{words.offices}</h3>
                <ul className="offices">
                  {local.offices.map(({ name, what, url }) => (
                    <li key={name}>
                      {url ? <a href={url}>{name}</a> : <b>{name}</b>}
                      <span>{what}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </Section>
      )}
      {published.length > 0 && <PublishedAnswers answers={published} words={words} />}
      <Onward words={words} texts={page.toRead} />
      {subjects.length > 0 && !theme && (
        <Section title={words.subjects} lead={<p>{words.subjectsLead}</p>}>
          <Tally rows={subjects} />
        </Section>
      )}
      <Section title={words.cities}>
        <div className="place-towns">
          {cities.length > 0 && <Tally rows={cities} />}
          {department && (
            <LinkRow
              links={[
                { to: href('experts-in-department', locale, { department: department.slug }), name: words.up },
                { to: href('experts-in-france', locale), name: crumbs.france },
              ]}
            />
          )}
        </div>
      </Section>
    </main>
  )
}
