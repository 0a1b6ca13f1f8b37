import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { portraits, portraitsFolder } from './portraits.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-portraits-'))
mkdirSync(portraitsFolder(dataDir))
writeFileSync(join(portraitsFolder(dataDir), 'demo-f-01.svg'), '<svg/>')
writeFileSync(join(dataDir, 'secret.svg'), 'a key')
afterAll(() => rmSync(dataDir, { recursive: true }))

const app = new Hono()
app.get('/portraits/:file', portraits(dataDir))
app.get('*', (c) => c.text('the site', 404))

test('a drawn portrait is served as a drawing that may run nothing', async () => {
  const response = await app.request('/portraits/demo-f-01.svg')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toBe('<svg/>')
})

test('what is not drawn is left to the site, and nothing outside the folder is read', async () => {
  for (const path of ['helene.svg', '..%2Fsecret.svg', '%2e%2e%2fsecret.svg', 'demo-f-01.png'])
    expect(await (await app.request(`/portraits/${path}`)).text()).toBe('the site')
})
