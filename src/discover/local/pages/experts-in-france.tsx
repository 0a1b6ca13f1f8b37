import Search from 'lucide-react/icons/search'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { PlacesApi } from '../../../places/contract.ts'
import { departmentOf, departments } from '../../../places/departments.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { searchQueryOf } from '../../../shell/search/search-query.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { en } from '../local.text.en.ts'
import { fr } from '../local.text.fr.ts'
import type { LocalApi } from '../local-contract.ts'
import { MapOfFrance, type Mapped } from '../parts/map-of-france.tsx'
import { Tally } from '../parts/tally.tsx'
import '../../../ui/css/screens/places.css'

export const handle: ShellHandle = { frame: 'counter' }

const longestSearch = 80

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const asked = searchQueryOf(url, longestSearch)
  const read = context.get(apiReaderContext)
  const [counted, found] = await Promise.all([
    read<LocalApi>()('GET /local/france'),
    asked ? read<PlacesApi>()('GET /places', { query: { q: asked } }) : null,
  ])
  const words = (locale === 'fr' ? fr : en).france
  const tag = languageTag[locale]
  const expertsIn = new Map(counted.departments.map(({ code, experts }) => [code, experts]))
  return {
    words: fillAll(
      { ...words, total: plural(tag, words.total, counted.experts, { departments: counted.departments.length }) },
      { brand: brand.name, text: asked },
    ),
    receiving: counted.receiving > 0 ? plural(tag, words.receiving, counted.receiving) : '',
    asked,
    found: found?.cities.map(({ slug, name, department, postcodes }) => ({
      to: href('city', locale, { city: slug }),
      name,
      where: [departmentOf(department)?.name, postcodes.length === 1 ? postcodes[0] : ''].filter(Boolean).join(', '),
    })),
    departments: departments.map(({ code, slug, name, overseas }): Mapped => {
      const experts = expertsIn.get(code) ?? 0
      const count = experts > 0 ? plural(tag, words.count, experts) : words.nobody
      return {
        code,
        name,
        overseas,
        experts,
        to: href('department', locale, { department: slug }),
        label: fill(words.entry, { name, code, count }),
      }
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, asked } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: words.title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'website' },
    ...(asked ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ExpertsInFrance() {
  const { words, receiving, asked, found, departments: all } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const settled = all.filter(({ experts }) => experts > 0)
  return (
    <main id="main" className="france">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <search>
            <form className="finder" method="get" action={href('experts-in-france', locale)}>
              <TextField
                label={words.find}
                hint={words.findHint}
                name="q"
                type="search"
                maxLength={longestSearch}
                autoComplete="postal-code"
                defaultValue={asked}
              />
              <Button type="submit" icon={Search}>
                {words.findGo}
              </Button>
            </form>
          </search>
          {found && <Found words={words} places={found} />}
        </div>
      </header>
      <section className="container map-section" aria-labelledby="map-title">
        <div className="map-side">
          <h2 id="map-title">{words.map}</h2>
          <p className="soft">{words.mapLead}</p>
          <p>
            {words.total} {receiving}
          </p>
          <div className="map-legend">
            <p className="small" id="map-legend">
              {words.legendTitle}
            </p>
            <ul aria-labelledby="map-legend">
              {words.legend.map((text, shade) => (
                <li key={text} className={`shade-${shade}`}>
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <p className="roster-links">
            <a href={href('our-experts', locale)}>{words.all}</a>
            <a href={href('expressions', locale)}>{words.expressions}</a>
          </p>
        </div>
        <div>
          <a className="map-skip" href="#departments">
            {words.list}
          </a>
          <MapOfFrance departments={all} words={words} />
        </div>
      </section>
      <section className="container places-section" aria-labelledby="departments">
        <div className="section-head">
          <h2 id="departments" tabIndex={-1}>
            {words.list}
          </h2>
          <p className="soft">{words.listLead}</p>
        </div>
        <Tally
          rows={settled
            .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
            .map(({ to, name, code, experts }) => ({
              to,
              name,
              note: code,
              figure: experts,
              unit: plural(languageTag[locale], words.count, experts),
            }))}
        />
        <p className="small soft map-credit">{words.credit}</p>
      </section>
    </main>
  )
}

type FoundProps = {
  words: { found: string; notFound: string }
  places: readonly { to: string; name: string; where: string }[]
}

function Found({ words, places }: FoundProps) {
  if (places.length === 0) return <p role="status">{words.notFound}</p>
  return (
    <nav aria-label={words.found} className="places-found">
      <ul>
        {places.map(({ to, name, where }) => (
          <li key={to}>
            <a href={to}>
              {name} <span className="soft">{where}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
