import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { openCategories } from '../../../catalog/open.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Island } from '../../../shell/reading/island.tsx'
import { searchQueryOf } from '../../../shell/search/search-query.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { en } from '../../browse.text.en.ts'
import { fr } from '../../browse.text.fr.ts'
import type { DiscoverApi } from '../../contract.ts'
import { CategoryBranch } from '../parts/category-branch.tsx'
import { CategoryFinder } from '../parts/category-finder.tsx'
import { type CategoryTree, matchesIn, saidOf } from '../parts/category-tree.ts'
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
    asked: searchQueryOf(url, longestSearch),
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
  const { found: counted, none } = words
  const tree: CategoryTree = {
    words: { found: counted, none },
    here,
    locale,
    categories: categories.map(({ slug, name, also, subs }) => ({ slug, name, also, subs: subs.map(searched) })),
  }
  const found = matchesIn(tree, asked)
  const said = saidOf(found, asked, tree)
  return (
    <main id="main" className="browse">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <CategoryFinder words={words} asked={asked} />
        </div>
      </header>
      <Island name="category-tree" when="load" data={tree}>
        <div className="container branches">
          <p className="soft" role="status">
            {said}
          </p>
          {categories.map((branch) => (
            <CategoryBranch
              key={branch.slug}
              branch={branch}
              open={!closed.includes(branch.slug)}
              found={found && (found.get(branch.slug) ?? nothing)}
              words={words}
            />
          ))}
          <div className="branches-none" hidden={found?.size !== 0}>
            <Empty title={said} action={<ButtonLink to={href('ask', locale)}>{words.askAnyway}</ButtonLink>}>
              {words.noneText}
            </Empty>
          </div>
        </div>
      </Island>
    </main>
  )
}

const nothing: ReadonlySet<string> = new Set()
const searched = ({ slug, name, also }: { slug: string; name: string; also: string }) => ({ slug, name, also })
