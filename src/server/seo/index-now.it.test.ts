import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { seedTexts } from '../../content/server/seed.ts'
import { indexNowJobs, indexNowKey } from './index-now.ts'

const site = 'https://clairavis.test'
const key = 'a1b2c3d4e5f60718'
setUpTestApp({ INDEXABLE: 'yes', INDEXNOW_KEY: key })

/** The submissions that the search engine received. */
const told: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
let engine: Server
beforeAll(async () => {
  engine = createServer(async (request, response) => {
    told.push(JSON.parse(await text(request)))
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
})
afterAll(() => engine.close())

let app: Hono
beforeEach(() => {
  told.length = 0
  app = new Hono()
})

const open = (change = {}) => {
  const { port } = engine.address() as { port: number }
  const config = { ...testApp.ports.config, ...change }
  indexNowKey(app, config)
  indexNowJobs({ ...testApp.ports, config }, { fr: site, en: site }, `http://127.0.0.1:${port}/indexnow`)
}

it('tells what has changed lately, once the hour has come, and nothing when all is as before', async () => {
  open()
  await seedTexts(testApp.database.db, testApp.clock.now(), 1, true)
  await testApp.jobs.runDue(new Date(testApp.clock.now().getTime() + 3_600_000))
  expect(told).toHaveLength(1)
  const [{ urlList = [], ...rest } = {}] = told
  expect(rest).toEqual({ host: 'clairavis.test', key, keyLocation: `${site}/${key}.txt` })
  expect(urlList).toContain(`${site}/fr/article/porter-plainte`)
  expect(urlList).toContain(`${site}/en/article/porter-plainte`)
  testApp.clock.advance(3 * 3_600_000)
  await testApp.jobs.runDue(testApp.clock.now())
  expect(told).toHaveLength(1)
  expect(testApp.jobs.failures).toEqual([])
})

it('shows its key where the engine looks for it', async () => {
  open()
  expect(await (await app.request(`/${key}.txt`)).text()).toBe(key)
})

it('is silent where the site is not to be found', async () => {
  open({ INDEXABLE: false })
  await seedTexts(testApp.database.db, testApp.clock.now(), 2, true)
  await testApp.jobs.runDue(new Date(testApp.clock.now().getTime() + 3_600_000))
  expect(told).toEqual([])
  expect((await app.request(`/${key}.txt`)).status).toBe(404)
})
