import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { openTestSandbox, sandboxEnvironment } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { freshDatabase, type TestDatabase } from '../../test/harness/test-database.ts'
import { type Running, start } from './start.ts'

let database: TestDatabase
let sandbox: Sandbox
let folder: string
let server: Running
const host = '127.0.0.1'

beforeAll(async () => {
  database = await freshDatabase()
  ;({ sandbox } = await openTestSandbox())
  folder = mkdtempSync(join(tmpdir(), 'clairavis-serving-'))
  server = await start({
    environment: {
      ...{ DATA_DIR: folder, DATABASE_URL: database.url, DATABASE_POOL: '4', DEMO_DATA: 'no', LOG_LEVEL: 'fatal' },
      ...{ PORT: '0', DRAIN_SECONDS: '1', ...sandboxEnvironment(sandbox) },
    },
    build: {} as ServerBuild,
    assets: (_request, _response, next) => next(),
  })
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that comes back for these bytes until the server closes the connection. */
function raw(lines: readonly string[], body: string): Promise<string> {
  const socket = connect(server.port, host)
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}

describe('a request whose end two readers could see in different places', () => {
  const post = ['POST /api/visit HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json']
  const hidden = '0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'

  it.each([
    [['Transfer-Encoding: xchunked', 'Transfer-Encoding: chunked']],
    [['Transfer-Encoding: xchunked, chunked']],
    [['Transfer-Encoding: gzip, chunked']],
  ])('is refused with %j, and nothing after it is answered', async (codings) => {
    const answer = await raw([...post, ...codings], hidden)
    expect(answer).toMatch(/^HTTP\/1\.1 501 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('is taken where it is chunked and nothing else', async () => {
    const body = JSON.stringify({ locale: 'fr' })
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const answer = await raw([...post, 'Transfer-Encoding: Chunked', 'Connection: close'], chunks)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a process that is told to stop', () => {
  it('ends readiness first, serves on for a while, sends readers elsewhere, then closes', async () => {
    const at = (path: string) => `http://${host}:${server.port}/api${path}`
    const visit = await fetch(at('/visit'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale: 'fr' }),
    })
    const { token } = await visit.json()
    const stream = await fetch(at('/live'), { headers: { authorization: `Bearer ${token}` } })
    expect(stream.status).toBe(200)
    expect((await fetch(at('/ready'))).status).toBe(200)

    const stopped = server.stop()
    const ready = await fetch(at('/ready'))
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ ready: false, accepting: false, database: true })
    const served = await closing(at('/health'))
    expect(served).toEqual({ status: 200, connection: 'close' })

    const heard = await stream.text()
    const waits = [...heard.matchAll(/^retry: (\d+)$/gm)].map(([, wait]) => Number(wait))
    expect(waits).toHaveLength(2)
    expect(waits[1]).toBeLessThan(2000)
    const since = performance.now()
    await stopped
    expect(performance.now() - since).toBeLessThan(5000)
    await expect(fetch(at('/health'))).rejects.toThrow()
  })
})

function closing(url: string): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, connection: answer.headers.connection })
    })
    asked.on('error', reject)
    asked.end()
  })
}
