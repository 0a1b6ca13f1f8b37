import { expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { seedOnce } from '../../seed.ts'
import { messageHash } from '../server/store.ts'

setUpTestApp({ DATA_DIR: 'node_modules/.cache/clairavis/demo-data' })

it('gives the demonstration client answered questions once, published without a name', async () => {
  await seedOnce(testApp.ports)
  await seedOnce(testApp.ports)
  const { body } = await new Caller(null).get('/published?locale=fr')
  expect(body.answers).toHaveLength(3)
  expect(JSON.stringify(body.answers)).not.toContain('client@demo.test')
  expect(body.answers[0].answer.steps.length).toBeGreaterThan(1)
  const one = await new Caller(null).get(`/published/${body.answers[0].id}`)
  expect(one.body.title).toBe(body.answers[0].title)
  expect((await new Caller(null).get('/published/unknown-question')).status).toBe(404)
})

it('leads from a published answer to those before it', async () => {
  await seedOnce(testApp.ports)
  const ids = async (query: string) => {
    const { body } = await new Caller(null).get(`/published?locale=fr${query}`)
    return body.answers.map(({ id }: { id: string }) => id)
  }
  const [newest, ...older] = await ids('')
  expect(await ids(`&before=${newest}`)).toEqual(older)
  expect(await ids(`&before=${older.at(-1)}`)).toEqual([])
  expect(await ids('&before=unknown-question')).toEqual([])
})

it('keeps the thread of a question as a chain that nobody can change unseen', async () => {
  await seedOnce(testApp.ports)
  const rows = await testApp.ports.db.selectFrom('message').selectAll().orderBy('questionId').orderBy('seq').execute()
  let previous = ''
  for (const row of rows) {
    if (row.seq === 1) previous = ''
    expect(row.previousHash).toBe(previous)
    expect(messageHash(previous, row)).toBe(row.hash)
    previous = row.hash
  }
})
