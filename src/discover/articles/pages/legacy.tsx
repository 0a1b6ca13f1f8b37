import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { parseProse } from '../../../content/prose.ts'
import { day } from '../../../i18n/format.ts'
import { localeOf, otherLocale } from '../../../i18n/locale.ts'
import { fillAll } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { en } from '../../library.text.en.ts'
import { fr } from '../../library.text.fr.ts'

export const handle: ShellHandle = { frame: 'counter', ownCanonical: true }

/** A page of the old site: it has moved, it is kept as it was, or it is gone, and the status says which. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const text = await context.get(apiReaderContext)<ContentApi>()('GET /texts/:kind/:key', {
    params: { kind: 'legacy', key: params.slug ?? '' },
    query: { locale },
  })
  if (text.kind !== 'legacy') throw new Response(null, { status: 404 })
  const { facts } = text
  const other = otherLocale(locale)
  if (facts.fate === 'moved') throw redirect(facts.to, 301)
  const category = text.category ? findCategory(text.category) : undefined
  const { legacy } = fillAll(locale === 'fr' ? fr : en, { brand: brand.name })
  const kept = facts.fate === 'kept'
  const words = fillAll(legacy, {
    title: text.title,
    date: kept ? day(locale, facts.writtenOn) : '',
    category: category?.name[locale] ?? '',
  })
  return data(
    {
      words,
      kept,
      title: text.title,
      summary: text.summary,
      successor: kept ? facts.successor : null,
      canonical: kept && facts.successor ? context.get(publicConfigContext).siteUrls[locale] + facts.successor : null,
      blocks: kept ? parseProse(text.body) : [],
      category: category ? href('expertise', locale, { category: category.slug }) : null,
      ...(text.alone
        ? { nearest: category ? href('expertise', other, { category: category.slug }) : href('articles', other) }
        : {}),
    },
    { status: kept ? 200 : 410 },
  )
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, kept, summary, canonical } = loaderData
  return [
    { title: kept ? words.title : words.goneTitle },
    { name: 'description', content: summary },
    { name: 'robots', content: 'noindex' },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
  ]
}

export default function LegacyPage() {
  const { words, kept, title, summary, successor, blocks, category } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <main id="main">
      <header className="reading-top">
        <div className="container">
          <h1>{kept ? title : words.gone}</h1>
          <p className="lead">{kept ? summary : words.goneText}</p>
        </div>
      </header>
      {kept && (
        <div className="container section-in reading">
          <div className="reading-side">
            <Notice title={words.archived}>
              <p className="small">{words.archivedText}</p>
              {successor && (
                <p>
                  <a href={successor}>{words.successor}</a>
                </p>
              )}
            </Notice>
          </div>
          <Prose blocks={blocks} />
        </div>
      )}
      <p className="container reading-end form-foot">
        {category && <ButtonLink to={category}>{words.category}</ButtonLink>}
        {!category && <ButtonLink to={href('categs', locale)}>{words.categories}</ButtonLink>}
        <ButtonLink variant="plain" to={href('ask', locale)}>
          {words.ask}
        </ButtonLink>
        <a href={href('search', locale, { q: title })}>{words.search}</a>
      </p>
    </main>
  )
}
