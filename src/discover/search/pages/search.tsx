import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories } from '../../../catalog/catalog.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { en as boxEn } from '../../../shell/search/search.text.en.ts'
import { fr as boxFr } from '../../../shell/search/search.text.fr.ts'
import { SearchBox, type SearchBoxProps } from '../../../shell/search/search-box.tsx'
import { searchQueryOf } from '../../../shell/search/search-query.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'
import type { SearchApi, SearchResult } from '../search-contract.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { search: words } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const q = searchQueryOf(url, 200)
  const found = q
    ? await context.get(apiReaderContext)<SearchApi>()('GET /search', { query: { locale, q } })
    : { results: [], mended: null, loose: false }
  return {
    words: { ...(locale === 'fr' ? boxFr : boxEn), ...words },
    q,
    pageTitle: q ? fill(words.titleFor, { q }) : words.title,
    count: plural(languageTag[locale], words.results, found.results.length),
    ...found,
    start: q
      ? []
      : categories.slice(0, 12).map(({ slug, name }) => ({
          name: name[locale],
          to: href('expertise', locale, { category: slug }),
        })),
  }
}

/** Pages of results are for people: a search engine has its own. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.pageTitle },
        { name: 'description', content: loaderData.words.description },
        { name: 'robots', content: 'noindex, follow' },
      ]
    : []

export default function SearchPage() {
  const { words, q, count, results, mended, loose, start } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { label, hint, button, suggestions, kinds } = words
  const box: SearchBoxProps = { id: 'search', words: { label, hint, button, suggestions, kinds }, asked: q }
  return (
    <main id="main" className="search-page">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <Island name="search" data={box}>
            <SearchBox {...box} />
          </Island>
        </div>
      </header>
      <div className="container search-in">
        {start.length > 0 && (
          <section>
            <h2>{words.start}</h2>
            <ul className="index">
              {start.map(({ name, to }) => (
                <li key={to}>
                  <a href={to}>{name}</a>
                </li>
              ))}
            </ul>
            <p>
              <a href={href('categs', locale)}>{words.subjects}</a>
            </p>
          </section>
        )}
        {q && results.length > 0 && (
          <p role="status" className="soft">
            {mended ? fill(words.mended, { q, mended }) : loose ? words.loose : count}
          </p>
        )}
        {q && results.length === 0 && (
          <div className="search-none" role="status">
            <h2>{fill(words.none, { q })}</h2>
            <p>{words.noneText}</p>
          </div>
        )}
        <ol className="search-list">
          {results.map((found) => (
            <Result key={found.to} found={found} kind={words.kinds[found.kind]} />
          ))}
        </ol>
        {q && (
          <p className="search-end">
            <ButtonLink to={href('ask', locale)}>{words.ask}</ButtonLink>
            <a href={href('categs', locale)}>{words.subjects}</a>
          </p>
        )}
      </div>
    </main>
  )
}

function Result({ found, kind }: { found: SearchResult; kind: string }) {
  return (
    <li className={`found found--${found.kind}`}>
      <p className="found-kind">{kind}</p>
      <h2>
        <a href={found.to}>{found.title}</a>
      </h2>
      <p>
        {found.passage.map(({ text, hit }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: what is drawn here never moves
          hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    </li>
  )
}
