import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { conversations } from './conversations.ts'
import { type Figure, milliseconds, pause } from './figure.ts'
import { call, experts, visitors } from './people.ts'
import type { Measured } from './process.ts'

const lives = 20
const messages = 6
/** Of Linux, for user programs on every architecture that Node has (`USER_HZ`). */
const ticksPerSecond = 100

const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée avec le décompte de ce qui est dû.' }],
  deadlines: [{ date: '2027-01-12', what: 'Une majoration de plus' }],
  papers: ['Le bail', 'L’état des lieux de sortie'],
  sources: [{ title: 'Loi du 6 juillet 1989, article 22', url: '' }],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

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
      answer,
      locale: 'fr',
    })
  }
  // Jobs of the last one: capture, invoice, letters.
  await pause(5000)
}

/** Milliseconds that all processes of the cluster have used, those that have ended included. */
function databaseCpu(cluster: string): number {
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid)
    if (!fields) continue
    const [, parent] = fields
    if (Number(pid) === postmaster) ticks += sum(fields.slice(11, 15))
    else if (Number(parent) === postmaster) ticks += sum(fields.slice(11, 13))
  }
  return (ticks * 1000) / ticksPerSecond
}

/** The fields of `/proc/<pid>/stat` from the state on (proc_pid_stat(5)); undefined where the process has ended. */
function fieldsOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

const sum = (numbers: readonly string[]) => numbers.reduce((total, one) => total + Number(one), 0)
