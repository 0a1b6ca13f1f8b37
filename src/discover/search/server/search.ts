import { categories } from '../../../catalog/catalog.ts'
import { type Locale, locales } from '../../../i18n/locale.ts'
import { transaction } from '../../../platform/db/connect.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href, type ScreenName, screens } from '../../../screens.ts'
import type { SearchReply, SearchResult } from '../search-contract.ts'
import { correctSpelling, passageOf, queryOf, searchTermsOf } from '../search-terms.ts'
import * as store from './search-store.ts'

const most = { pages: 20, answers: 10, suggestions: 7 }

type Asked = { locale: Locale; q: string }

/** All the words; else the same without slips of the finger; else any of the words. */
export async function search({ db }: Pick<Ports, 'db'>, { locale, q }: Asked): Promise<SearchReply> {
  const words = searchTermsOf(q)
  if (words.length === 0) return { results: [], mended: null, loose: false }
  const whole = await look(db, locale, queryOf(words, { join: '&' }))
  if (whole.length > 0) return { results: whole, mended: null, loose: false }
  const mended = await mendedWords(db, locale, words)
  const better = mended ?? words
  const found = mended ? await look(db, locale, queryOf(mended, { join: '&' })) : []
  const loose = found.length === 0 && better.length > 1
  const results = loose ? await look(db, locale, queryOf(better, { join: '|' })) : found
  return { results, mended: mended && results.length > 0 ? mended.join(' ') : null, loose: loose && results.length > 0 }
}

export async function suggest({ db }: Pick<Ports, 'db'>, { locale, q }: Asked) {
  const words = searchTermsOf(q)
  if (words.length === 0) return []
  const begun = queryOf(words, { join: '&', begun: true })
  let rows = await store.titlesWith(db, locale, begun, most.suggestions)
  const mended = rows.length === 0 ? await mendedWords(db, locale, words) : null
  if (mended) rows = await store.titlesWith(db, locale, queryOf(mended, { join: '&' }), most.suggestions)
  return rows.map((row) => ({ kind: row.kind, title: row.title, to: pathTo(locale, row) }))
}

async function look(db: Db, locale: Locale, query: string): Promise<SearchResult[]> {
  const [pages, answers] = await Promise.all([
    store.pagesWith(db, locale, query, most.pages),
    store.answersWith(db, locale, query, most.answers),
  ])
  return [...pages, ...answers].map((row) => ({
    kind: row.kind,
    title: row.title,
    category: row.category,
    to: pathTo(locale, row),
    passage: passageOf(row.passage),
  }))
}

async function mendedWords(db: Db, locale: Locale, words: readonly string[]): Promise<string[] | null> {
  const near = new Map(
    (await store.similarTerms(db, locale, words)).map((row) => [row.word, correctSpelling(row.word, row.near)]),
  )
  const better = words.map((word) => near.get(word) ?? word)
  return better.some((word, place) => word !== words[place]) ? better : null
}

function pathTo(locale: Locale, { kind, ref, category }: store.SearchResultRow): string {
  switch (kind) {
    case 'category':
      return href('expertise', locale, { category: ref })
    case 'sub-category':
      return href('sub-category', locale, { category: category ?? '', subCateg: ref })
    case 'article':
      return href('article', locale, { slug: ref })
    case 'faq':
      return `${href('faq', locale)}#${ref}`
    case 'answer':
      return href('question', locale, { id: ref })
    case 'portrait':
      return href('spotlight', locale, { slug: ref })
    case 'legal':
      return href(ref in screens ? (ref as ScreenName) : 'legal-notice', locale)
  }
}

/** Makes the catalogue's pages findable; done again whenever the product brings another catalogue. */
export function indexCatalogue(db: Db): Promise<void> {
  const entries = locales.flatMap((locale) =>
    categories.flatMap((category) =>
      [category, ...category.subCategories].map(
        (topic): store.CatalogueEntry => ({
          kind: topic === category ? 'category' : 'sub-category',
          ref: topic.slug,
          locale,
          category: category.slug,
          title: topic.name[locale],
          near: topic.synonyms[locale].join(', '),
          body: [topic.sentence[locale], ...topic.typicalQuestions[locale]].join(' '),
        }),
      ),
    ),
  )
  return transaction(db, (tx) => store.putEntries(tx, entries))
}
