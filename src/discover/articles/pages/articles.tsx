import Search from 'lucide-react/icons/search'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { categories, findCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { day } from '../../../i18n/format.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { texts } = await context.get(apiReaderContext)<ContentApi>()('GET /texts', {
    query: { kind: 'article', locale },
  })
  const chosen = findCategory(url.searchParams.get('category') ?? '')
  const { articles: words } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const used = new Set(texts.map((text) => text.category))
  const shown = chosen ? texts.filter((text) => text.category === chosen.slug) : texts
  return {
    words,
    title: chosen ? fill(words.titleOf, { category: chosen.name[locale] }) : words.title,
    count: plural(languageTag[locale], words.count, shown.length),
    chosen: chosen?.slug ?? null,
    categories: categories
      .filter((category) => used.has(category.slug))
      .map((category) => ({ slug: category.slug, name: category.name[locale] })),
    articles: shown.map(({ key, category, title, summary, updatedAt }) => ({
      slug: key,
      field: category ? (findCategory(category)?.name[locale] ?? '') : '',
      title,
      summary,
      updatedAt,
      updated: fill(words.updated, { date: day(locale, updatedAt) }),
    })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, title } = loaderData
  return [
    { title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'website' },
  ]
}

export default function ArticlesPage() {
  const { words, count, chosen, categories: fields, articles } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="library">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <search>
            <form className="library-find" method="get" action={href('search', locale)}>
              <div className="field">
                <label className="sr" htmlFor="library-q">
                  {words.search}
                </label>
                <input id="library-q" name="q" type="search" maxLength={200} placeholder={words.search} />
              </div>
              <Button type="submit" icon={Search}>
                {words.find}
              </Button>
            </form>
          </search>
        </div>
      </header>
      <div className="container library-in">
        <nav className="library-fields" aria-label={words.filter}>
          <ul>
            <li>
              <a
                href={href('articles', locale)}
                data-keep-scroll=""
                aria-current={chosen === null ? 'page' : undefined}
              >
                {words.all}
              </a>
            </li>
            {fields.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={href('articles', locale, { category: slug })}
                  data-keep-scroll=""
                  aria-current={chosen === slug ? 'page' : undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="library-note small soft">
            {count}. {words.note}
          </p>
          {articles.length === 0 && (
            <Empty title={words.none} action={<a href={href('articles', locale)}>{words.noneAction}</a>} />
          )}
          <ul className="library-list">
            {articles.map(({ slug, field, title, summary, updatedAt, updated }) => (
              <li key={slug}>
                <p className="library-field">{field}</p>
                <h2>
                  <a href={href('article', locale, { slug })}>{title}</a>
                </h2>
                <p>{summary}</p>
                <p className="small soft">
                  <time dateTime={updatedAt}>{updated}</time>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  )
}
