import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { TranslationRow } from '../../server/tables.ts'

export type TranslationKey = Pick<TranslationRow, 'questionId' | 'source' | 'locale'>
type Booked = TranslationKey & Pick<TranslationRow, 'betweenExperts'>

/** Books translations that do not exist yet; says whether there were any. */
export async function bookTranslations(tx: Tx, keys: readonly Booked[], at: Date): Promise<boolean> {
  if (keys.length === 0) return false
  const booked = await tx
    .insertInto('translation')
    .values(keys.map((key) => ({ ...key, state: 'waiting' as const, lines: null, at })))
    .onConflict((conflict) => conflict.columns(['questionId', 'source', 'locale']).doNothing())
    .returning('source')
    .execute()
  return booked.length > 0
}

export const translationsOf = (db: Db, questionId: string, locale?: Locale): Promise<TranslationRow[]> =>
  db
    .selectFrom('translation')
    .selectAll()
    .where('questionId', '=', questionId)
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale!))
    .execute()

type Outcome = { state: TranslationRow['state']; lines: readonly string[] | null; at: Date }

/** Writes down what came of a try; nothing where the text was erased meanwhile. */
export async function saveTranslation(tx: Tx, key: TranslationKey, { state, lines, at }: Outcome): Promise<void> {
  await tx
    .updateTable('translation')
    .set(({ eb }) => ({ state, lines: lines && JSON.stringify(lines), at, tries: eb('tries', '+', 1) }))
    .where('questionId', '=', key.questionId)
    .where('source', '=', key.source)
    .where('locale', '=', key.locale)
    .where('state', '=', 'waiting')
    .execute()
}

export async function deleteTranslations(tx: Tx, questionIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('translation')
    .where('questionId', 'in', [...questionIds])
    .execute()
}
