import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { seedTexts } from '../../../content/server/seed.ts'
import { library } from './library.ts'

setUpTestApp()

const key = 'depot-de-garantie-restitution'
const article = async (today: string) =>
  (await library(testApp.ports, 'fr', 'logement', 'fr', today)).find(({ url }) => url.endsWith(key))
/** A second version, published on this day, that says nothing of when to read it again. */
async function publishAnew(at: Date): Promise<void> {
  const { db } = testApp.ports
  const text = await db
    .selectFrom('content')
    .select(['id', 'category', 'title', 'summary', 'body'])
    .where('key', '=', key)
    .where('locale', '=', 'fr')
    .executeTakeFirstOrThrow()
  const { id, ...words } = text
  const facts = JSON.stringify({ country: 'fr' })
  await db
    .insertInto('content_version')
    .values({ ...words, contentId: id, version: 2, facts, savedAt: at, publishedAt: at })
    .execute()
  await db.updateTable('content').set({ version: 2, publishedAt: at, facts }).where('id', '=', id).execute()
}

beforeEach(async () => {
  await seedTexts(testApp.ports.db, testApp.ports.clock.now(), 1, false)
})

describe('an article of ours', () => {
  it('bears the day of its last revision, whenever it was loaded, and is quoted until it is to be read again', async () => {
    expect(await article('2026-11-24')).toMatchObject({ date: '2026-11-23', quotable: true })
    expect(await article('2027-11-21')).toMatchObject({ quotable: true })
    expect(await article('2027-11-22')).toMatchObject({ quotable: false })
  })

  it('that was published anew is dated so, and without a day to be read again is quoted for a year', async () => {
    await publishAnew(new Date('2027-03-05T10:00:00Z'))
    expect(await article('2028-03-04')).toMatchObject({ date: '2027-03-05', quotable: true })
    expect(await article('2028-03-05')).toMatchObject({ quotable: false })
  })
})
