import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openMetrics } from './metrics-server.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function opened(METRICS_TOKEN?: string, HOST = '0.0.0.0') {
  let asked = 0
  const server = await openMetrics({ METRICS_PORT: 0, METRICS_TOKEN, HOST }, async () => {
    asked += 1
  })
  open.push(server)
  const ask = (path = '/metrics', authorization?: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: authorization ? { authorization } : {} })
  return { ask, asked: () => asked }
}

describe('the metrics', () => {
  it('are told without a token on this machine alone', async () => {
    const { ask } = await opened()
    const answer = await ask()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')])
    expect(await answer.text()).toContain('# HELP clairavis_requests_total ')
    expect((await ask('/')).status).toBe(404)
  })

  it('are told from other machines to whoever shows the token', async () => {
    const token = 'a-token-of-the-operator-1'
    const { ask, asked } = await opened(token)
    for (const wrong of [undefined, 'Bearer', `Bearer ${token}2`, `Basic ${token}`, token]) {
      const refused = await ask('/metrics', wrong)
      expect([wrong, refused.status, await refused.text()]).toEqual([wrong, 401, ''])
    }
    expect((await ask('/health')).status).toBe(204)
    // Nobody makes the database work without the token.
    expect(asked()).toBe(0)
    expect((await ask('/metrics', `Bearer ${token}`)).status).toBe(200)
    expect(asked()).toBe(1)
  })

  it('name the port that somebody else has', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    await expect(
      openMetrics({ METRICS_PORT: port, METRICS_TOKEN: undefined, HOST: 'x' }, async () => {}),
    ).rejects.toThrow(`METRICS_PORT: another program has port ${port}.`)
    await new Promise((done) => other.close(done))
  })
})
