import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { brand } from '../../../brand.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import type { ContentApi } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { inlineToText, parseProse } from '../../../content/prose.ts'
import { fitDescription, fitTitle } from '../../../content/title-and-description.ts'
import { day } from '../../../i18n/format.ts'
import { localeOf, otherLocale } from '../../../i18n/locale.ts'
import { fill, fillAll } from '../../../i18n/text.ts'
import { ClosedNotice } from '../../../questions/fields/parts/closed-notice.tsx'
import { href } from '../../../screens.ts'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AiTag } from '../../../ui/tag.tsx'
import { closedHere } from '../../closed-here.ts'
import type { LocalApi } from '../../local/local-contract.ts'
import { textLinks, townLinks } from '../../onward.ts'
import { ownAddresses } from '../../own-addresses.ts'
import { AskPanel } from '../../parts/ask-panel.tsx'
import { ReadingNext } from '../parts/reading-next.tsx'
import { en } from '../reading.text.en.ts'
import { fr } from '../reading.text.fr.ts'
import { relatedTexts, subjectsOf } from '../related.ts'
import '../../../ui/css/screens/onward.css'

const textsShown = 3
const subjectsShown = 4

export const handle: ShellHandle = { frame: 'counter', ownCanonical: true }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = localeOf(url)
  const read = context.get(apiReaderContext)
  const [article, { texts }] = await Promise.all([
    read<ContentApi>()('GET /texts/:kind/:key', {
      params: { kind: 'article', key: params.slug ?? '' },
      query: { locale },
    }),
    read<ContentApi>()('GET /texts', { query: { kind: 'article', locale } }),
  ])
  const blocks = parseProse(article.body)
  const category = article.category ? findCategory(article.category) : undefined
  const found =
    category && (await read<LocalApi>()('GET /local/subjects/:subject', { params: { subject: category.slug } }))
  const { article: words, ask } = locale === 'fr' ? fr : en
  const filled = fillAll(words, {
    brand: brand.name,
    title: article.title,
    date: day(locale, article.updatedAt),
    category: category?.name[locale] ?? '',
  })
  return {
    words: {
      ...filled,
      title: fitTitle(filled.title),
      description: fitDescription(article.summary, `${filled.updated}.`),
    },
    ask,
    closed: category ? closedHere(context.get(publicConfigContext), category.slug, locale) : null,
    category: category && {
      slug: category.slug,
      name: category.name[locale],
      to: href('specialities', locale, { category: category.slug }),
      subs: subjectsOf(category, `${article.title} ${article.summary}`, locale, subjectsShown).map((sub) => ({
        to: href('sub-category', locale, { category: category.slug, subCateg: sub.slug }),
        name: sub.name[locale],
        sentence: sub.sentence[locale],
      })),
    },
    cities: category && found ? townLinks(found.cities, category.slug, locale) : [],
    related: textLinks(relatedTexts(article, texts, textsShown), locale),
    title: article.title,
    summary: article.summary,
    where: {
      sites: context.get(publicConfigContext).siteUrls,
      locale,
      screen: 'article' as const,
      values: { slug: article.key },
      alone: article.alone,
    },
    ...(article.alone
      ? { nearest: href('articles', otherLocale(locale), category ? { category: category.slug } : {}) }
      : {}),
    reviewedBy: article.reviewedBy,
    publishedAt: article.firstPublishedAt,
    updatedAt: article.updatedAt,
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === 'heading' ? [{ id: block.id, text: inlineToText(block.text) }] : [],
    ),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { words, title, publishedAt, updatedAt, where } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
    ...ownAddresses(where),
  ]
}

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>()
  const { words, ask, category, title, summary, reviewedBy, updatedAt, blocks, contents } = page
  return (
    <main id="main">
      <article data-ai-generated={reviewedBy ? undefined : 'true'}>
        <header className="reading-top">
          <div className="container">
            {category && (
              <p className="reading-subject">
                <a href={category.to}>{category.name}</a>
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
        {page.closed ? <ClosedNotice closed={page.closed} /> : <AskPanel words={ask} category={category?.slug} />}
      </div>
      <ReadingNext words={words} category={category} cities={page.cities} related={page.related} />
    </main>
  )
}
