import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../brand.ts'
import { findCategory } from '../../catalog/catalog.ts'
import type { ContentApi } from '../../content/contract.ts'
import { Prose } from '../../content/parts/prose.tsx'
import { proseOf, wordsOf } from '../../content/prose.ts'
import { day } from '../../i18n/format.ts'
import { fill, fillAll } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import { readerContext } from '../../server/context.ts'
import type { ShellHandle } from '../../shell/handle.ts'
import { localeOf } from '../../shell/locale.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AiTag } from '../../ui/tag.tsx'
import { AskPanel } from '../parts/ask-panel.tsx'
import { en } from '../reading.text.en.ts'
import { fr } from '../reading.text.fr.ts'

export const handle: ShellHandle = { frame: 'counter' }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const article = await context.get(readerContext)<ContentApi>()('GET /texts/:kind/:key', {
    params: { kind: 'article', key: params.slug ?? '' },
    query: { locale },
  })
  const { article: words, ask } = locale === 'fr' ? fr : en
  const blocks = proseOf(article.body)
  const category = article.category ? findCategory(article.category) : undefined
  return {
    words: fillAll(words, { brand: brand.name, title: article.title, date: day(locale, article.updatedAt) }),
    ask,
    category: category && {
      slug: category.slug,
      name: category.name[locale],
      to: `${href('categs', locale)}#${category.slug}`,
    },
    title: article.title,
    summary: article.summary,
    reviewedBy: article.reviewedBy,
    updatedAt: article.updatedAt,
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === 'heading' ? [{ id: block.id, text: wordsOf(block.text) }] : [],
    ),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, title, summary, updatedAt } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: summary },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:type', content: 'article' },
    { property: 'article:modified_time', content: updatedAt },
  ]
}

export default function ArticlePage() {
  const { words, ask, category, title, summary, reviewedBy, updatedAt, blocks, contents } =
    useLoaderData<typeof loader>()
  return (
    <main id="main">
      <article data-ai-generated={reviewedBy ? undefined : 'true'}>
        <header className="reading-top">
          <div className="container">
            {category && (
              <p className="reading-subject">
                <Link to={category.to}>{category.name}</Link>
              </p>
            )}
            <h1>{title}</h1>
            <p className="lead">{summary}</p>
          </div>
        </header>
        <div className="container section-in reading">
          <div className="reading-side">
            {reviewedBy ? (
              <p>{fill(words.reviewed, { name: reviewedBy })}</p>
            ) : (
              <Notice title={words.notReviewed}>
                <p className="small">{words.notReviewedText}</p>
                <p>
                  <AiTag label={words.ai} />
                </p>
              </Notice>
            )}
            <p className="small soft">
              <time dateTime={updatedAt}>{words.updated}</time>
            </p>
            {contents.length > 2 && (
              <nav className="contents no-print" aria-labelledby="contents-title">
                <p className="label" id="contents-title">
                  {words.contents}
                </p>
                <ul>
                  {contents.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <Prose blocks={blocks} />
        </div>
      </article>
      <div className="container reading-end">
        <AskPanel words={ask} category={category?.slug} />
      </div>
    </main>
  )
}
