import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { searchResultKinds } from '../search-contract.ts'

type Kind = (typeof searchResultKinds)[number]
export type SearchResultRow = { kind: Kind; ref: string; category: string | null; title: string; passage: string }

const configOf = (locale: Locale): RawBuilder<unknown> => sql.lit(`words_${locale}`)

/** Between signs that no text holds, so that a passage is cut without HTML. */
const marks = sql.lit('StartSel=\ue000, StopSel=\ue001, MaxWords=32, MinWords=14')

/** Where a passage is cut from: a whole text would cost ten times as much. */
const beginning = sql.raw('left(body, 1200)')

/** The house's own pages: few, so all that match are ranked. */
export async function pagesWith(db: Db, locale: Locale, query: string, most: number): Promise<SearchResultRow[]> {
  const config = configOf(locale)
  const { rows } = await sql<SearchResultRow>`
    select kind, ref, category, title, ts_headline(${config}, ${beginning}, asked, ${marks}) as passage
    from (
      select e.*, q.asked,
        ts_rank_cd(e.words, q.asked, 1) * case when kind in ('category', 'sub-category') then 2 else 1 end as rank
      from search_entry e, to_tsquery(${config}, ${query}) q (asked)
      where e.locale = ${sql.lit(locale)} and e.kind <> 'answer' and e.words @@ q.asked
      order by rank desc, id limit ${most}
    ) best order by rank desc, id`.execute(db)
  return rows
}

export async function answersWith(db: Db, locale: Locale, query: string, most: number): Promise<SearchResultRow[]> {
  const config = configOf(locale)
  const { rows } = await sql<SearchResultRow>`
    select 'answer' as kind, ref, category, title,
      ts_headline(${config}, ${beginning}, to_tsquery(${config}, ${query}), ${marks}) as passage
    from search_answers(${locale}, ${query}, ${most})`.execute(db)
  return rows
}

/** Titles alone, for what is still being typed. */
export async function titlesWith(db: Db, locale: Locale, query: string, most: number): Promise<SearchResultRow[]> {
  const { rows } = await sql<SearchResultRow>`
    select kind, ref, category, title, '' as passage
    from search_entry e, to_tsquery(${configOf(locale)}, ${query}) q (asked)
    where e.locale = ${sql.lit(locale)} and e.kind <> 'answer' and e.words @@ q.asked
    order by ts_rank(e.words, q.asked) * case when kind in ('category', 'sub-category') then 3 else 1 end desc, id
    limit ${most}`.execute(db)
  return rows
}

/** For each of these that the house's own pages do not use: the words that look most like it. */
export async function similarTerms(
  db: Db,
  locale: Locale,
  words: readonly string[],
): Promise<{ word: string; near: string[] }[]> {
  const { rows } = await sql<{ word: string; near: string[] }>`
    select typed.word, array(
      select known.word from search_word known
      where known.locale = ${locale} and known.word % typed.word
      order by similarity(known.word, typed.word) desc limit 8) as near
    from unnest(${[...words]}::text[]) typed (word)
    where not exists (select from search_word known where known.locale = ${locale} and known.word = typed.word)`.execute(
    db,
  )
  return rows
}

export type CatalogueEntry = {
  kind: 'category' | 'sub-category'
  ref: string
  locale: Locale
  category: string
  title: string
  near: string
  body: string
}

/** Puts the catalogue's pages into the index, in the place of what it said of them before. */
export async function putEntries(tx: Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const json = JSON.stringify(entries)
  await sql`delete from search_entry where kind in ('category', 'sub-category')`.execute(tx)
  await sql`
    insert into search_entry (kind, ref, locale, category, title, body, words)
    select kind, ref, locale, category, title, body, search_words(locale, title, near, body)
    from jsonb_to_recordset(${json}::jsonb)
      as e (kind text, ref text, locale text, category text, title text, near text, body text)`.execute(tx)
  await sql`
    select search_learn(locale, concat_ws(' ', title, near, body))
    from jsonb_to_recordset(${json}::jsonb) as e (locale text, title text, near text, body text)`.execute(tx)
}
