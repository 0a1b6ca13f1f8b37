// Searches at ten thousand and at a million published answers, in a database of their own: `npm run bench -- search`.
import pg from 'pg'
import { categories } from '../src/catalog/catalog.ts'
import { articles, faq, legal } from '../src/content/demo/library.data.ts'
import { seedTexts } from '../src/content/server/seed.ts'
import { indexCatalogue, search, suggest } from '../src/discover/search/server/search.ts'
import { connect } from '../src/platform/db/connect.ts'
import { migrateUp } from '../src/platform/db/migrate.ts'
import type { Db } from '../src/platform/db/port.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

const sizes = { few: 10_000, many: 1_000_000 }
const rounds = 8
const most = 1.5

/** What people type: subjects, questions, single words however common, words with a slip, and nonsense. */
function typedBy(): string[] {
  const topics = categories.flatMap((category) => category.subCategories)
  const names = topics.slice(0, 60).map((topic) => topic.name.fr)
  const questions = topics.slice(60, 100).flatMap((topic) => topic.typicalQuestions.fr.slice(0, 1))
  const words = ['logement', 'contrat', 'délai', 'demande', 'licenciement', 'assurance', 'facture', 'enfant']
  const slips = ['licensiement', 'divroce', 'assurence', 'proprietere', 'zzqxw']
  return [...names, ...questions, ...words, ...slips]
}

export async function searches(server: string): Promise<Figure[]> {
  const name = `bench_search_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { db, pool, close } = connect(url.href, { max: 4, name: 'bench search' })
  try {
    await migrateUp(pool)
    await seedTexts(db, new Date(), 1, true)
    await indexCatalogue(db)
    await fill(pool, sizes.few)
    const few = await measure(db)
    await fill(pool, sizes.many)
    const many = await measure(db)
    const plan = await usesIndex(pool)
    return [
      figure('searches', few.search, many.search),
      figure('suggestions', few.suggest, many.suggest),
      {
        what: 'a search of a million answers reads an index',
        measured: plan ? 'yes' : 'no',
        limit: 'yes',
        beside: '',
        good: plan,
      },
    ]
  } finally {
    await close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

function figure(what: string, few: number[], many: number[]): Figure {
  const [small, large] = [percentile(few, 0.95), percentile(many, 0.95)]
  return {
    what: `${what} at ${sizes.many.toLocaleString('en')} published answers, p95`,
    measured: `${milliseconds(large)}, ${(large / small).toFixed(2)} times`,
    limit: `${most} times`,
    beside: `${milliseconds(small)} at ${sizes.few.toLocaleString('en')}`,
    good: large / small <= most,
  }
}

/** Answers made of sentences of the library, so that words are as common as they are in what people write. */
async function fill(pool: pg.Pool, upTo: number): Promise<void> {
  const said = [...articles, ...faq, ...legal].flatMap(({ fr }) =>
    fr.body.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 30 && sentence.length < 300),
  )
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // Neither questions nor their people are made: the search reads its own table alone.
    await client.query('set session_replication_role = replica')
    await client.query('drop index if exists search_answers_fr')
    await client.query(
      `create temporary table sentence as
       select n, text, to_tsvector('words_fr', text) words from unnest($1::text[]) with ordinality s (text, n)`,
      [said],
    )
    await client.query('create unique index on sentence (n)')
    await client.query(
      `insert into search_entry (kind, ref, locale, category, title, body, words, question_id)
       select 'answer', 'q' || i, 'fr', 'logement', a.text, b.text || ' ' || c.text,
         setweight(a.words, 'A') || b.words || c.words, 'q' || i
       from generate_series((select count(*) + 1 from search_entry where kind = 'answer'), $1) i
       join sentence a on a.n = 1 + (i * 7919) % $2
       join sentence b on b.n = 1 + (i * 104729 / 3) % $2
       join sentence c on c.n = 1 + (i * 15485863 / 7) % $2`,
      [upTo, said.length],
    )
    await client.query(
      `create index search_answers_fr on search_entry using gin (words) with (fastupdate = off)
       where locale = 'fr' and kind = 'answer'`,
    )
    await client.query('drop table sentence')
    await client.query('vacuum analyze search_entry')
  } finally {
    client.release(true)
  }
}

async function measure(db: Db): Promise<{ search: number[]; suggest: number[] }> {
  const typed = typedBy()
  const [searched, suggested]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1)
    for (const q of typed) {
      const began = performance.now()
      await search({ db }, { locale: 'fr', q })
      const found = performance.now()
      await suggest({ db }, { locale: 'fr', q: q.slice(0, 6) })
      // The first round warms the caches of both sizes alike.
      if (round < 0) continue
      searched.push(found - began)
      suggested.push(performance.now() - found)
    }
  return { search: searched, suggest: suggested }
}

async function usesIndex(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from search_entry
       where locale = 'fr' and kind = 'answer' and words @@ to_tsquery('words_fr', 'bail & caution') limit 300`,
    )
    return rows.some((row) => row['QUERY PLAN'].includes('search_answers_fr'))
  } finally {
    client.release(true)
  }
}
