import Search from 'lucide-react/icons/search'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { parseProse } from '../../../content/prose.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, fillAll, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { searchQueryOf } from '../../../shell/search/search-query.ts'
import { Button } from '../../../ui/button.tsx'
import { en as libraryEn } from '../../library.text.en.ts'
import { fr as libraryFr } from '../../library.text.fr.ts'
import { AskPanel } from '../../parts/ask-panel.tsx'
import { Section } from '../../parts/sections.tsx'
import { faqWith, groupFaq } from '../faq-groups.ts'
import { FaqEntries } from '../parts/faq-entries.tsx'
import { en } from '../reading.text.en.ts'
import { fr } from '../reading.text.fr.ts'
import '../../../ui/css/screens/content.css'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { entries } = await context.get(apiReaderContext)<ContentApi>()('GET /faq', { query: { locale } })
  const prices = pricePlaceholders(locale, context.get(publicConfigContext).prices)
  const { faq, ask } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const { faqPage } = locale === 'fr' ? libraryFr : libraryEn
  const q = searchQueryOf(url, 80)
  const read = entries.map(({ slug, group, title, body }) => ({
    slug,
    group,
    title: fill(title, prices),
    blocks: parseProse(fill(body, prices)),
  }))
  const shown = faqWith(entries, q, prices)
  const kept = read.filter(({ slug }) => shown.has(slug))
  const found =
    kept.length > 0 ? plural(languageTag[locale], faqPage.found, kept.length, { q }) : fill(faqPage.none, { q })
  return { words: { ...faq, ...faqPage }, ask, q, found: q ? found : '', groups: groupFaq(kept) }
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

export default function FaqPage() {
  const { words, ask, q, found, groups } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main" className="faq-page">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
          <search>
            <form className="library-find" method="get" action={href('faq', locale)}>
              <div className="field">
                <label className="sr" htmlFor="faq-q">
                  {words.search}
                </label>
                <input
                  id="faq-q"
                  key={q}
                  name="q"
                  type="search"
                  maxLength={80}
                  placeholder={words.search}
                  defaultValue={q}
                />
              </div>
              <Button type="submit" icon={Search}>
                {words.find}
              </Button>
            </form>
          </search>
          {q && (
            <p className="faq-found" role="status">
              {found} <a href={href('faq', locale)}>{words.clear}</a>
            </p>
          )}
        </div>
      </header>
      {!q && groups.length > 1 && (
        <nav className="container faq-themes no-print" aria-label={words.themes}>
          <ul>
            {groups.map(({ name }) => (
              <li key={name}>
                <a href={`#theme-${name}`}>{words.groups[name]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ name, entries }) => (
        <Section key={name} id={`theme-${name}`} title={words.groups[name]}>
          <FaqEntries entries={entries} />
        </Section>
      ))}
      {groups.length === 0 && !q && (
        <div className="container reading">
          <p>{words.empty}</p>
        </div>
      )}
      <div className="container reading-end">
        <AskPanel words={{ ...ask, heading: words.ask }} />
      </div>
    </main>
  )
}
