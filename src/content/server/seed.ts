import { locales } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { LibraryText } from '../demo/article.ts'
import { articles, faq } from '../demo/library.ts'
import { addArticles } from './store.ts'

/** Publishes the library that comes with the product; a second call adds only what is missing. */
export function seedArticles(db: Db | Tx, now: Date): Promise<number> {
  return addArticles(db, [...rowsOf('faq', faq, now), ...rowsOf('article', articles, now)])
}

function rowsOf(kind: 'article' | 'faq', texts: readonly LibraryText[], now: Date) {
  return texts.flatMap(({ slug, category, ...words }, index) =>
    locales.map((locale) => ({
      // Sorts as written: the page of questions has no other order.
      id: `${kind}-${String(index).padStart(3, '0')}-${slug}-${locale}`,
      slug,
      locale,
      kind,
      category,
      ...words[locale],
      reviewed_by: null,
      published_at: now,
      updated_at: now,
    })),
  )
}
