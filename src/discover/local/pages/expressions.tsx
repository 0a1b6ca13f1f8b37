import Search from 'lucide-react/icons/search'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories, findCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { foldPlace } from '../../../places/fold.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { searchQueryOf } from '../../../shell/search/search-query.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Crumbs } from '../../parts/crumbs.tsx'
import { LinkRow } from '../../parts/link-row.tsx'
import { leastForSubject, leastPairs } from '../indexing-threshold.ts'
import { en } from '../local.text.en.ts'
import { fr } from '../local.text.fr.ts'
import type { LocalApi } from '../local-contract.ts'
import { ExpressionTable } from '../parts/expression-table.tsx'
import { Tally } from '../parts/tally.tsx'
import '../../../ui/css/screens/subjects.css'
import '../../../ui/css/screens/places.css'

export const handle: ShellHandle = { frame: 'counter' }

const longestSearch = 80

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const read = context.get(apiReaderContext)
  const asked = searchQueryOf(url, longestSearch)
  const key = url.searchParams.get('expression')
  const { texts } = await read<ContentApi>()('GET /texts', { query: { locale, kind: 'expression' } })
  const all = texts.flatMap((text) =>
    text.kind === 'expression' && findCategory(text.facts.category)
      ? [
          {
            key: text.key,
            name: text.title,
            category: text.facts.category,
            subject: text.facts.subCategory ?? text.facts.category,
          },
        ]
      : [],
  )
  const one = all.find((expression) => expression.key === key)
  if (key !== null && !one) throw redirect(href('expressions', locale), 302)
  const { expressions: words, crumbs } = locale === 'fr' ? fr : en
  const tag = languageTag[locale]
  const count = (n: number) => plural(tag, words.count, n)
  const values = { brand: brand.name, text: asked, name: one?.name ?? '' }
  if (one) {
    const { cities } = await read<LocalApi>()('GET /local/subjects/:subject', { params: { subject: one.subject } })
    return {
      words: fillAll(
        {
          ...words,
          title: words.titleOne,
          description: words.descriptionOne,
          heading: words.headingOne,
          lead: plural(tag, words.leadOne, leastForSubject),
        },
        values,
      ),
      crumbs,
      asked,
      indexable: false,
      groups: [],
      one: {
        subject:
          one.subject === one.category
            ? href('specialities', locale, { category: one.category })
            : href('sub-category', locale, { category: one.category, subCateg: one.subject }),
        ask: href('ask', locale, {
          category: one.category,
          ...(one.subject === one.category ? {} : { sub: one.subject }),
        }),
        cities: cities.map(({ slug, name, department, experts }) => ({
          to: href('city', locale, { city: slug, theme: one.subject }),
          name,
          note: department,
          figure: experts,
          unit: count(experts),
        })),
      },
    }
  }
  const { subjects } = await read<LocalApi>()('GET /local/subjects')
  const citiesOf = new Map(subjects.map((subject) => [subject.category, subject.cities]))
  const wanted = foldPlace(asked)
  const shown = all.filter(({ name }) => foldPlace(name).includes(wanted))
  const rows = shown.map((expression) => ({
    name: expression.name,
    category: expression.category,
    to: href('expressions', locale, { expression: expression.key }),
    ask: href('ask', locale, { category: expression.category, sub: expression.subject }),
    cities: (citiesOf.get(expression.category) ?? []).map(({ slug, name }) => ({
      name,
      to: href('city', locale, { city: slug, theme: expression.subject }),
    })),
  }))
  return {
    words: fillAll(
      { ...words, found: asked ? plural(tag, words.found, rows.length) : '' },
      // The names of the table are filled in where they are drawn.
      { brand: brand.name, text: asked },
    ),
    crumbs,
    asked,
    indexable: asked === '' && rows.filter(({ cities }) => cities.length > 0).length >= leastPairs,
    groups: categories.flatMap(({ slug, name }) => {
      const own = rows.filter(({ category }) => category === slug)
      return own.length > 0 ? [{ slug, name: name[locale], rows: own }] : []
    }),
    one: null,
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

export default function Expressions() {
  const { words, crumbs, asked, groups, one } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const path = href('expressions', locale)
  return (
    <main id="main" className="place">
      <header className="reading-top">
        <div className="container">
          <Crumbs
            label={crumbs.label}
            links={[
              { to: href('experts-in-france', locale), name: crumbs.france },
              ...(one ? [{ to: path, name: words.back }] : []),
            ]}
          />
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          {one ? (
            <p className="place-ways">
              <ButtonLink to={one.ask}>{words.ask}</ButtonLink>
              <ButtonLink variant="plain" to={one.subject}>
                {words.subject}
              </ButtonLink>
            </p>
          ) : (
            <search>
              <form className="finder" method="get" action={path}>
                <TextField
                  label={words.search}
                  hint={words.searchHint}
                  name="q"
                  type="search"
                  maxLength={longestSearch}
                  autoComplete="off"
                  defaultValue={asked}
                />
                <Button type="submit" icon={Search}>
                  {words.find}
                </Button>
                {asked && <a href={path}>{words.clear}</a>}
              </form>
            </search>
          )}
        </div>
      </header>
      <div className="container roster-in">
        {one ? (
          <div className="place-towns">
            {one.cities.length > 0 ? <Tally rows={one.cities} /> : <p>{words.noCities}</p>}
            <LinkRow links={[{ to: path, name: words.back }]} />
          </div>
        ) : groups.length > 0 ? (
          <>
            {asked && <p role="status">{words.found}</p>}
            {groups.map(({ slug, name, rows }) => (
              <ExpressionTable key={slug} name={name} rows={rows} words={words} />
            ))}
          </>
        ) : (
          <Empty title={words.none} action={<ButtonLink to={href('ask', locale)}>{words.ask}</ButtonLink>}>
            {words.noneText}
          </Empty>
        )}
      </div>
    </main>
  )
}
