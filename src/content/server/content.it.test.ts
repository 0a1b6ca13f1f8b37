import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import type { ApiApp } from '../../api/server/app.ts'
import type { Ports } from '../../platform/ports.ts'
import { faq } from '../demo/library.data.ts'
import { demoTexts, standardTexts } from '../demo/library.ts'
import { contentHttp } from './http.ts'
import { seedTexts } from './seed.ts'
import { publishedForAssistant } from './views.ts'

const now = new Date('2026-11-20T10:00:00Z')
let database: TestDatabase
let app: ApiApp

beforeAll(async () => {
  database = await freshDatabase()
  app = new Hono()
  app.use(async (c, next) => {
    c.set('requestId', 'test')
    await next()
  })
  const ports = { db: database.db } as Ports
  contentHttp(app, { ports, authenticate: async () => ({ kind: 'anonymous', address: '192.0.2.1' }) as never })
})
afterAll(() => database.drop())

const get = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the library', () => {
  it('is published once, however often it is loaded, and invented people come only with the demonstration', async () => {
    expect(await seedTexts(database.db, now, 1, false)).toBe(2 * standardTexts.length)
    expect(await seedTexts(database.db, now, 2, true)).toBe(2 * demoTexts.length)
    expect(await seedTexts(database.db, now, 2, true)).toBe(0)
  })

  it('leaves alone what an editor has changed', async () => {
    const title = 'Relu'
    await database.db.updateTable('content').set({ title }).where('id', '=', 'article-fievre-enfant-fr').execute()
    await seedTexts(database.db, now, 3, true)
    expect((await get('/texts/article/fievre-enfant?locale=fr')).body).toMatchObject({ title })
  })

  it('gives an article in the language asked for, and says that nobody has reviewed it', async () => {
    const { status, body } = await get('/texts/article/porter-plainte?locale=en')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      category: 'justice',
      reviewedBy: null,
      version: 1,
      alone: false,
      updatedAt: now.toISOString(),
    })
    expect(body.title).toContain('Reporting a crime')
  })

  it('lists one kind in one language, without bodies, and of one category where that is asked', async () => {
    const { texts } = (await get('/texts?kind=article&locale=en')).body as { texts: Record<string, unknown>[] }
    expect(texts).toHaveLength(standardTexts.filter((text) => text.kind === 'article').length)
    expect(texts.every((text) => text.locale === 'en' && !('body' in text))).toBe(true)
    const some = (await get('/texts?kind=article&locale=fr&category=logement')).body as { texts: { key: string }[] }
    expect(some.texts.map((text) => text.key)).toContain('depot-de-garantie-restitution')
  })

  it('gives the questions about the service in their order, each in its group, and none as an article', async () => {
    const { body } = await get('/faq?locale=fr')
    expect(body.entries as object[]).toMatchObject(faq.map(({ slug, facts }) => ({ slug, group: facts.fr.group })))
    expect((await get('/texts/article/combien-ca-coute?locale=fr')).status).toBe(404)
  })

  it('shows nothing that is unknown or not published', async () => {
    expect((await get('/texts/article/rien?locale=fr')).status).toBe(404)
    expect((await get('/texts/nothing/fievre-enfant?locale=fr')).status).toBe(404)
    await database.db
      .updateTable('content')
      .set({ publishedAt: null, version: null })
      .where('key', '=', 'crise-d-angoisse')
      .execute()
    expect((await get('/texts/article/crise-d-angoisse?locale=fr')).status).toBe(404)
  })

  it('offers the assistant the article of its category and the questions about the service', async () => {
    const found = await publishedForAssistant(database.db, 'en', 'logement')
    expect(found[0]).toMatchObject({ slug: 'depot-de-garantie-restitution', kind: 'article', category: 'logement' })
    expect(found.filter((text) => text.kind === 'faq')).toHaveLength(faq.length)
  })
})
