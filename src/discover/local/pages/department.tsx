import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { departmentOf, departments, findDepartment } from '../../../places/departments.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ofPlace, withinOf } from '../../experts/directory-page.ts'
import { Crumbs } from '../../parts/crumbs.tsx'
import { LinkRow } from '../../parts/link-row.tsx'
import { Section } from '../../parts/sections.tsx'
import { en } from '../local.text.en.ts'
import { fr } from '../local.text.fr.ts'
import type { LocalApi } from '../local-contract.ts'
import { PlaceOnMap } from '../parts/map-of-france.tsx'
import { Tally } from '../parts/tally.tsx'
import '../../../ui/css/screens/subjects.css'
import '../../../ui/css/screens/places.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const place = findDepartment(params.department ?? '')
  if (!place) throw new Response(null, { status: 404 })
  if (params.department !== place.slug) throw redirect(href('department', locale, { department: place.slug }), 301)
  const found = await context.get(apiReaderContext)<LocalApi>()('GET /local/departments/:department', {
    params: { department: place.code },
  })
  const { department: texts, crumbs } = locale === 'fr' ? fr : en
  const tag = languageTag[locale]
  const { experts, receiving } = found
  const count = (n: number) => plural(tag, texts.count, n)
  return {
    words: fillAll(
      {
        ...texts,
        lead: experts > 0 ? plural(tag, texts.lead, experts) : texts.leadNone,
        leadReceiving: receiving > 0 ? plural(tag, texts.leadReceiving, receiving) : '',
      },
      {
        brand: brand.name,
        name: place.name,
        code: place.code,
        within: withinOf(place, locale),
        of: ofPlace(place, locale),
      },
    ),
    crumbs,
    indexable: found.indexable,
    department: { code: place.code, slug: place.slug },
    experts,
    receiving,
    categories: found.categories.flatMap(({ slug, experts: n }) => {
      const category = findCategory(slug)
      const to = href('experts-in-department', locale, { department: place.slug, category: slug })
      return category ? [{ to, name: category.name[locale], figure: n, unit: count(n) }] : []
    }),
    cities: found.cities.map(({ slug, name, experts: n, receiving: meet }) => ({
      to: href('city', locale, { city: slug }),
      name,
      note: meet > 0 ? plural(tag, texts.receives, meet) : undefined,
      figure: n,
      unit: count(n),
    })),
    towns: found.towns.map(({ slug, name }) => ({ to: href('city', locale, { city: slug }), name })),
    neighbours: place.neighbours
      .flatMap((code) => departmentOf(code) ?? [])
      .map(({ slug, name, code }) => ({
        to: href('department', locale, { department: slug }),
        name: `${name} (${code})`,
      })),
    map: { near: place.neighbours, all: departments.filter(({ overseas }) => !overseas).map(({ code }) => code) },
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
    ...(loaderData.indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function DepartmentPage() {
  const page = useLoaderData<typeof loader>()
  const { words, crumbs, department, experts, receiving, categories, cities, towns, neighbours, map } = page
  const locale = useLocale()
  return (
    <main id="main" className="place">
      <header className="reading-top">
        <div className="container place-top">
          <div>
            <Crumbs label={crumbs.label} links={[{ to: href('experts-in-france', locale), name: crumbs.france }]} />
            <h1>{words.heading}</h1>
            <p className="lead">
              {words.lead} {words.leadReceiving}
            </p>
            <p className="place-ways">
              <ButtonLink to={href('ask', locale)}>{words.ask}</ButtonLink>
              {experts > 0 && (
                <ButtonLink variant="plain" to={href('experts-in-department', locale, { department: department.slug })}>
                  {words.list}
                </ButtonLink>
              )}
            </p>
          </div>
          <PlaceOnMap code={department.code} {...map} />
        </div>
      </header>
      {categories.length > 0 && (
        <Section title={words.categories} lead={<p>{words.categoriesLead}</p>}>
          <Tally rows={categories} />
        </Section>
      )}
      <Section title={words.cities} lead={cities.length > 0 && <p>{words.citiesLead}</p>}>
        <div className="place-towns">
          {cities.length > 0 && <Tally rows={cities} />}
          {towns.length > 0 && (
            <>
              {cities.length > 0 && <h3>{words.towns}</h3>}
              <LinkRow links={towns} />
            </>
          )}
        </div>
      </Section>
      <Section title={words.meet}>
        <p className="place-meet">{receiving > 0 ? words.meetText : words.meetNone}</p>
        {receiving > 0 && (
          <p>
            <ButtonLink variant="plain" to={href('my-requests', locale, { meet: 'near' })} rel="nofollow">
              {words.meetAsk}
            </ButtonLink>
          </p>
        )}
      </Section>
      <Section title={neighbours.length > 0 ? words.neighbours : words.up}>
        <LinkRow links={[...neighbours, { to: href('experts-in-france', locale), name: crumbs.france }]} />
      </Section>
    </main>
  )
}
