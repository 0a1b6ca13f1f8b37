import { locales } from '../../i18n/locale.ts'
import { transaction } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/port.ts'
import type { SeedText } from '../demo/article.ts'
import { demoTexts, standardTexts } from '../demo/library.ts'
import { factsOf } from '../kinds.ts'
import { addPublished, recordEdition, type SeedRow } from './store.ts'

/**
 * Publishes the texts that come with the product; a second call adds only the missing ones. `invented` adds those about
 * fictitious people.
 */
export function seedTexts(db: Db, now: Date, edition: number, invented: boolean): Promise<number> {
  const texts: readonly SeedText[] = invented ? [...standardTexts, ...demoTexts] : standardTexts
  return transaction(db, async (tx) => {
    const added = await addPublished(tx, texts.flatMap(rowsOf), now)
    await recordEdition(tx, edition, now)
    return added
  })
}

function rowsOf({ kind, slug, category, facts, ...words }: SeedText, place: number): SeedRow[] {
  return locales.map((locale) => ({
    id: `${kind}-${slug}-${locale}`,
    kind,
    key: slug,
    locale,
    category,
    place,
    ...words[locale],
    facts: JSON.stringify(factsOf[kind].parse(facts[locale])),
  }))
}
