import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts'
import { fullAnswer } from '../../../../test/scenarios/main-path.ts'
import { migrateDown, migrateUp, readMigrations } from '../../../platform/db/migrate.ts'
import { contributionsTo, isHashChainValid } from './contribution-store.ts'

/** Answers from before the contributions: the last one in a table, the earlier ones in the conversation only. */
const before = readMigrations().filter(({ number }) => number < 82)
const upTo = readMigrations().filter(({ number }) => number <= 83)

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await migrateUp(database.pool, before)
})
afterAll(() => database.drop())

const odd = {
  ...fullAnswer,
  short: 'Guillemets «\u202f"\\"\u202f», une tabulation\t, et une ligne\nde plus. É'.padEnd(30),
}

async function asItWas(): Promise<void> {
  const client = await database.pool.connect()
  // Foreign keys are off: persons and questions are not under test.
  await client.query('set session_replication_role = replica')
  for (const [id, name] of [
    ['e1', 'Hélène'],
    ['e2', 'Bruno'],
  ])
    await client.query(
      `insert into expert (id, person_id, slug, first_name, last_name, gender, profession_fr, profession_en, headline_fr,
        headline_en, bio_fr, bio_en, assistant_name, assistant_gender, portrait, city, department, languages)
       values ($1, $1, $1, $2, 'Roy', 'x', '', '', '', '', '', '', '', 'x', '', '', '44', '{fr}')`,
      [id, name],
    )
  for (const id of ['q', 'silent'])
    await client.query(
      `insert into question (id, person_id, category, locale, title, body, life, state, payment, meeting, claim, free_slot,
        version, created_at, updated_at)
       values ($1, 'p', 'logement', 'fr', '', '', '{}', 'QUEUED', 'PLAN', 'NONE', 'NONE', 'none', 1, now(), now())`,
      [id],
    )
  const say = (seq: number, by: string, answer: object) =>
    client.query(
      `insert into message (id, question_id, seq, author, author_id, author_name, kind, body, data, locale, at,
        previous_hash, hash) values ($1, 'q', $2, 'expert', $3, 'Hélène Roy', 'answer', '', $4, 'fr', $5, '', '')`,
      [`m${seq}`, seq, by, JSON.stringify({ answer }), new Date(Date.UTC(2026, 10, seq, 9, 30, 0, 7))],
    )
  await say(2, 'e1', fullAnswer)
  await say(4, 'e2', odd)
  await say(6, 'e1', odd)
  const last = `insert into answer (question_id, expert_id, data, at) values ($1, $2, $3, '2026-11-06 09:30:00.007Z')`
  await client.query(last, ['q', 'e1', JSON.stringify(odd)])
  await client.query(last, ['silent', 'e2', JSON.stringify(fullAnswer)])
  await client.query(`insert into expert_due (question_id, expert_id, category, amount, answered_at)
    values ('q', 'e1', 'logement', 1800, '2026-11-02 09:30:00.007Z')`)
  await client.query(`insert into expert_answer (expert_id, category, seconds, fee, answered_at)
    values ('e2', 'logement', 60, 1400, '2026-11-06 09:30:00.007Z')`)
  await client.query('set session_replication_role = origin')
  client.release()
}

it('answers that were given before become contributions, and what had been overwritten comes back', async () => {
  await asItWas()
  await migrateUp(database.pool, upTo)
  const rows = await contributionsTo(database.db, 'q')
  expect(rows).toMatchObject([
    { version: 1, kind: 'answer', expert_id: 'e1', fee_quoted: 1800, content: { answer: fullAnswer } },
    { version: 2, kind: 'follow_up', expert_id: 'e2', fee_quoted: 0, content: { answer: odd } },
    { version: 3, kind: 'correction', expert_id: 'e1', fee_quoted: 0, replaces: 1 },
  ])
  // The database and the product serialise and hash alike.
  expect(isHashChainValid(rows)).toBe(true)
  const silent = await contributionsTo(database.db, 'silent')
  expect(silent).toMatchObject([{ kind: 'answer', expert_id: 'e2', fee_quoted: 1400, author_name: 'Bruno Roy' }])
  expect(isHashChainValid(silent)).toBe(true)
  const due = await database.db.selectFrom('expert_due').select('contribution_id').executeTakeFirstOrThrow()
  expect(due.contribution_id).toBe(rows[0]?.id)
  expect(await migrateDown(database.pool, 2, upTo)).toHaveLength(2)
  await migrateUp(database.pool, upTo)
})
