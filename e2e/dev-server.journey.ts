import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { port } from './server.ts'

/** `npm run dev`, as whoever draws the next screen finds it. */
const own = port + 5
const base = `http://127.0.0.1:${own}`
let child: ChildProcess
let dataDir: string

test.beforeAll(async () => {
  // It reads every module of the product before it is ready.
  test.setTimeout(600_000)
  dataDir = mkdtempSync(join(tmpdir(), 'clairavis-dev-'))
  child = spawn(process.execPath, ['start.mjs', '--dev'], {
    env: { ...process.env, PORT: String(own), DATA_DIR: dataDir, DEMO_DATA: 'no', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect
    .poll(async () => (await fetch(`${base}/api/ready`).catch(() => null))?.ok, { timeout: 540_000 })
    .toBe(true)
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  // With everything that it has started.
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})

test('every part of the interface stands on one page, and works', async ({ page }) => {
  const bugs: string[] = []
  page.on('pageerror', (error) => bugs.push(error.message))
  await page.goto(`${base}/ui-parts`)
  // The bundler loads the page anew once it has met what the page imports.
  await expect(async () => {
    await page.getByRole('button', { name: 'Ouvrir une fenêtre' }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(bugs).toEqual([])
})
