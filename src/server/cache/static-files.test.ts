import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compressFolder } from '../../../tools/compress.mjs'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'clairavis-files-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'page-abc123.js'), 'export const words = "bonjour";\n'.repeat(100))
writeFileSync(join(folder, 'assets', 'letters.woff2'), Buffer.alloc(4000, 1))
writeFileSync(join(folder, 'symbol.svg'), '<svg/>')
writeFileSync(join(folder, 'worker.js'), 'self.skipWaiting()')
compressFolder(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('the files of a build are held with the compressed forms that pay, which have no address of their own', async () => {
  const files = await staticFiles(folder, true)
  expect([...files.keys()].sort()).toEqual([
    '/assets/letters.woff2',
    '/assets/page-abc123.js',
    '/symbol.svg',
    '/worker.js',
  ])
  const forms = (path: string) => Object.keys(files.get(path)?.ready ?? {}).sort()
  expect(forms('/assets/page-abc123.js')).toEqual(['br', 'gzip', 'identity'])
  expect(forms('/assets/letters.woff2')).toEqual(['identity'])
  expect(forms('/symbol.svg')).toEqual(['identity'])
})

test('a file says what it is, how long it lasts, and what a browser may do with it', async () => {
  const files = await staticFiles(folder, true)
  const headers = (path: string) => Object.fromEntries(files.get(path)?.headers ?? [])
  expect(headers('/assets/page-abc123.js')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
  expect(headers('/symbol.svg')['cache-control']).toBe('public, max-age=3600')
  expect(headers('/worker.js')['cache-control']).toBe('public, no-cache')
})

test('a folder that does not exist has no files', async () => {
  expect((await staticFiles(join(folder, 'nothing'), false)).size).toBe(0)
})
