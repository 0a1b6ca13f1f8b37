import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { brand } from '../../brand.ts'
import type { ContentApi } from '../../content/contract.ts'
import { priceWords } from '../../content/price-words.ts'
import { proseOf } from '../../content/prose.ts'
import { fill, fillAll } from '../../i18n/text.ts'
import { publicConfigContext, readerContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf } from '../../shell/locale.tsx'
import { groupFaq } from '../faq-groups.ts'
import { AskPanel } from '../parts/ask-panel.tsx'
import { FaqEntries } from '../parts/faq-entries.tsx'
import { Section } from '../parts/sections.tsx'
import { en } from '../reading.text.en.ts'
import { fr } from '../reading.text.fr.ts'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const { entries } = await context.get(readerContext)<ContentApi>()('GET /faq', { query: { locale } })
  const prices = priceWords(locale, context.get(publicConfigContext).prices)
  const { faq, ask } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const read = entries.map(({ slug, group, title, body }) => ({
    slug,
    group,
    title: fill(title, prices),
    blocks: proseOf(fill(body, prices)),
  }))
  return { words: faq, ask, groups: groupFaq(read) }
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
  const { words, ask, groups } = useLoaderData<typeof loader>()
  useOpenTarget()
  return (
    <main id="main" className="faq-page">
      <header className="reading-top">
        <div className="container">
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </header>
      {groups.map(({ name, entries }) => (
        <Section key={name} title={words.groups[name]}>
          <FaqEntries entries={entries} />
        </Section>
      ))}
      {groups.length === 0 && (
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

/** A link to one question, such as the assistant gives, opens it; a closed entry could not be scrolled to. */
function useOpenTarget() {
  const { hash } = useLocation()
  useEffect(() => {
    const entry = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!(entry instanceof HTMLDetailsElement)) return
    entry.open = true
    entry.scrollIntoView()
  }, [hash])
}
