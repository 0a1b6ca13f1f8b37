import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { brand } from '../../brand.ts'
import { openCategories } from '../../catalog/open.ts'
import { fill, fillAll, plural } from '../../i18n/text.ts'
import { searchCatalogue } from '../../questions/fields/search-catalogue.ts'
import { href } from '../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../server/context.ts'
import { askedFor } from '../../shell/asked-for.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf, useLanguageTag, useLocale } from '../../shell/locale.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { en } from '../browse.text.en.ts'
import { fr } from '../browse.text.fr.ts'
import type { DiscoverApi } from '../contract.ts'
import { CategoryBranch } from '../parts/category-branch.tsx'
import { CategoryFinder, useFinder } from '../parts/category-finder.tsx'
import { usePresence } from '../parts/use-presence.ts'
import { en as hereEn } from '../presence.text.en.ts'
import { fr as hereFr } from '../presence.text.fr.ts'

export const handle: ShellHandle = { frame: 'counter' }

const longestSearch = 80

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const isOpen = openCategories(context.get(publicConfigContext).takesHealth)
  const { categories } = await context.get(apiReaderContext)<DiscoverApi>()('GET /categories', { query: { locale } })
  const { categs } = locale === 'fr' ? fr : en
  const subjects = categories.reduce((sum, { subs }) => sum + subs.length, 0)
  return {
    words: fillAll(categs, { brand: brand.name, categories: categories.length, subjects }),
    here: locale === 'fr' ? hereFr : hereEn,
    asked: askedFor(url, longestSearch),
    categories,
    closed: categories.flatMap(({ slug }) => (isOpen(slug) ? [] : [slug])),
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

export default function Categs() {
  const { words, here, asked, categories, closed } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const tag = useLanguageTag()
  const finder = useFinder(asked)
  const presence = usePresence(locale)
  useOpenTarget()
  const found = searchCatalogue(categories, finder.text)
  const searching = finder.text.trim().length > 1
  const count = found.reduce((sum, { subs }) => sum + subs.length, 0)
  return (
    <main id="main" className="browse">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <CategoryFinder words={words} finder={finder} locale={locale} />
        </div>
      </header>
      <div className="container branches">
        <p className="soft" role="status">
          {searching && (count > 0 ? plural(tag, words.found, count) : fill(words.none, { text: finder.text.trim() }))}
        </p>
        {found.map((branch) => (
          <CategoryBranch
            key={branch.slug}
            branch={branch}
            open={!closed.includes(branch.slug)}
            searching={searching}
            alone={searching && found.length === 1}
            present={presence.get(branch.slug)}
            words={words}
            here={here}
            locale={locale}
          />
        ))}
        {found.length === 0 && (
          <Empty
            title={fill(words.none, { text: finder.text.trim() })}
            action={<ButtonLink to={href('ask', locale)}>{words.askAnyway}</ButtonLink>}
          >
            {words.noneText}
          </Empty>
        )}
      </div>
    </main>
  )
}

/** A link to one category opens it; a closed one could be scrolled to, but not read. */
function useOpenTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const branch = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!(branch instanceof HTMLDetailsElement)) return
    branch.open = true
    branch.scrollIntoView()
  }, [hash])
}
