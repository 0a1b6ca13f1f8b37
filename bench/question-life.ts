import { join } from 'node:path'
import type pg from 'pg'
import { conversations } from './conversations.ts'
import { type Figure, milliseconds, pause } from './figure.ts'
import { call, experts, sampleAnswer, visitors } from './people.ts'
import type { Measured } from './process.ts'
import { databaseCpu } from './processor-time.ts'

const lives = 20
const messages = 6

/**
 * What one paid question costs from its first word to its answer: asked, ordered, held, offered, accepted, talked about
 * and answered, with its letters and documents. `docs/scale.md` multiplies these figures.
 */
export async function questionLife(product: Measured, pool: pg.Pool, dataDir: string): Promise<Figure[]> {
  const crowd = await visitors(pool, 'lives', lives + 5)
  const people = await experts(pool, 25)
  const leaving = new AbortController()
  // A question is offered to whoever is there.
  for (const { token } of people)
    await fetch(`${product.url}/api/live`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
  const live = (count: number) => played(product, pool, crowd.splice(0, count), people)
  await live(5)
  const state = async () => ({
    product: (await product.usage()).cpu,
    database: databaseCpu(join(dataDir, 'postgres', 'cluster')),
    rows: Number(
      (await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')).rows[0]?.size,
    ),
  })
  const before = await state()
  await live(lives)
  await pool.query('checkpoint')
  const after = await state()
  leaving.abort()
  const each = (key: keyof typeof after) => (after[key] - before[key]) / lives
  const figure = (what: string, measured: string): Figure => ({ what, measured, limit: '', beside: '', good: null })
  return [
    figure(`a paid question with ${messages} messages: CPU of the product`, milliseconds(each('product'))),
    figure('the same: CPU of PostgreSQL', milliseconds(each('database'))),
    figure('the same: rows and their indexes', `${(each('rows') / 1024).toFixed(0)} KiB`),
  ]
}

async function played(
  { url }: Measured,
  pool: pg.Pool,
  clients: Awaited<ReturnType<typeof visitors>>,
  people: Awaited<ReturnType<typeof experts>>,
): Promise<void> {
  for (const client of clients) {
    const [talk] = await conversations(url, pool, [client], people)
    if (!talk) throw new Error('Nobody took the question.')
    const { rows } = await pool.query<{ token: string }>(
      'select token from lease where question_id = $1 and ended_at is null',
      [talk.questionId],
    )
    const token = Number(rows[0]?.token)
    const path = `/questions/${talk.questionId}/messages`
    for (let count = 0; count < messages; count += 2) {
      const text = `Précision ${count} : le bail est meublé, l’état des lieux de sortie est signé par les deux parties.`
      await call(`${url}/api${path}`, 'POST', client, { text })
      await call(`${url}/api/desk${path}`, 'POST', talk.expert, { token, text, locale: 'fr' })
    }
    await call(`${url}/api/desk/questions/${talk.questionId}/answer`, 'POST', talk.expert, {
      token,
      answer: sampleAnswer,
      locale: 'fr',
    })
  }
  // Jobs of the last one: capture, invoice, letters.
  await pause(5000)
}
