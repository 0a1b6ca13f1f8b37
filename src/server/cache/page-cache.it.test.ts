import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { systemClock } from '../../platform/clock.ts'
import { type RunningLive, startLive } from '../../platform/live/postgres.ts'
import { announcePublicChange } from '../../platform/live/public-topics.ts'
import { openPublicHandler } from './public-handler.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
const open: { server: Server; live: RunningLive }[] = []
/** The simulated database content. */
let words = 'old'

/** A process of the product: its own listening connection and page cache. */
async function startProcess(): Promise<() => Promise<string>> {
  const live = await startLive({ db: database.db, databaseUrl: database.url, clock: systemClock, log })
  const draw = async (key: string) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    html: `${words} ${key}`,
    topics: ['content'] as const,
  })
  const front = await openPublicHandler({
    folder: 'no-such-folder',
    secure: false,
    draw,
    maxBytes: 1e6,
    log,
    answered: () => {},
  })
  live.onPublic(front.invalidate)
  const server = createServer((request, response) =>
    front.handle(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ server, live })
  const { port } = server.address() as { port: number }
  return async () => (await fetch(`http://127.0.0.1:${port}/fr/faq`)).text()
}

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  for (const { server, live } of open) {
    server.closeAllConnections()
    server.close()
    await live.stop()
  }
  await database.drop()
})

test('what one process publishes is new in every process, once it is committed', async () => {
  const [here, there] = [await startProcess(), await startProcess()]
  expect([await here(), await there()]).toEqual(['old /fr/faq', 'old /fr/faq'])
  await database.db.transaction().execute(async (tx) => {
    words = 'new'
    await announcePublicChange(tx, ['content'])
    expect([await here(), await there()]).toEqual(['old /fr/faq', 'old /fr/faq'])
  })
  await vi.waitFor(async () => expect([await here(), await there()]).toEqual(['new /fr/faq', 'new /fr/faq']))
  words = 'newer'
  await database.db.transaction().execute((tx) => announcePublicChange(tx, ['experts', 'claims']))
  expect([await here(), await there()]).toEqual(['new /fr/faq', 'new /fr/faq'])
})
