import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiApp } from '../../api/server/app.ts'
import { freshDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import type { Ports } from '../../platform/ports.ts'
import { articles, faq } from '../demo/library.ts'
import { contentHttp } from './http.ts'
import { seedArticles } from './seed.ts'
import { publishedFor } from './store.ts'

const now = new Date('2026-11-20T10:00:00Z')
const all = 2 * (articles.length + faq.length)
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
  contentHttp(app, { ports, whoIs: async () => ({ kind: 'anonymous', address: '192.0.2.1' }) as never })
})
afterAll(() => database.drop())

const get = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the library', () => {
  it('is published once, however often it is loaded', async () => {
    expect(await seedArticles(database.db, now)).toBe(all)
    expect(await seedArticles(database.db, now)).toBe(0)
  })

  it('leaves alone what an editor has changed', async () => {
    const slug = 'fievre-enfant'
    const title = 'Relu'
    await database.db
      .updateTable('article')
      .set({ title })
      .where('slug', '=', slug)
      .where('locale', '=', 'fr')
      .execute()
    await seedArticles(database.db, now)
    expect((await get(`/articles/${slug}?locale=fr`)).body).toMatchObject({ title })
  })

  it('gives an article in the language asked for, and says that nobody has reviewed it', async () => {
    const { status, body } = await get('/articles/porter-plainte?locale=en')
    expect(status).toBe(200)
    expect(body).toMatchObject({ category: 'justice', reviewedBy: null, updatedAt: now.toISOString() })
    expect(body.title).toContain('Reporting a crime')
  })

  it('gives the twelve questions about the service in their order, and none as an article', async () => {
    const { body } = await get('/faq?locale=fr')
    expect((body.entries as { slug: string }[]).map((entry) => entry.slug)).toEqual(faq.map((text) => text.slug))
    expect((await get('/articles/combien-ca-coute?locale=fr')).status).toBe(404)
  })

  it('shows nothing that is unknown or not published', async () => {
    expect((await get('/articles/rien?locale=fr')).status).toBe(404)
    await database.db
      .updateTable('article')
      .set({ published_at: null })
      .where('slug', '=', 'crise-d-angoisse')
      .execute()
    expect((await get('/articles/crise-d-angoisse?locale=fr')).status).toBe(404)
  })

  it('offers the assistant the article of its category and the questions about the service', async () => {
    const found = await publishedFor(database.db, 'en', 'logement')
    expect(found.filter((text) => text.kind === 'article').map((text) => text.slug)).toEqual([
      'depot-de-garantie-restitution',
    ])
    expect(found.filter((text) => text.kind === 'faq')).toHaveLength(faq.length)
  })
})
