import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { image, pdf, pdfOfSize, photograph } from '../../../test/fixtures/sample-files.ts'
import { checkFile } from './check.ts'
import { type FilePolicy, maxFileBytes } from './port.ts'

const check = (bytes: Uint8Array | string, policy: FilePolicy = 'chat') =>
  checkFile(policy, typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
const glued = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const unsupported = { code: 'file_type_unsupported', status: 415 }
const damaged = { code: 'file_damaged', status: 422 }

describe('a file that somebody attaches', () => {
  test('is taken for what it contains', async () => {
    expect(await check(pdf())).toBe('application/pdf')
    expect(await check(await photograph())).toBe('image/jpeg')
    expect(await check(await image('png'))).toBe('image/png')
    expect(await check(await image('webp'))).toBe('image/webp')
  })

  test('is taken in the forms that its place allows', async () => {
    expect(await check(pdf(), 'identity')).toBe('application/pdf')
    await expect(check(await image('webp'), 'identity')).rejects.toMatchObject(unsupported)
    await expect(check(pdf(), 'picture')).rejects.toMatchObject(unsupported)
  })

  test('may weigh 5 MB and not a byte more', async () => {
    const most = pdfOfSize(maxFileBytes)
    expect(most.byteLength).toBe(5_242_880)
    expect(await check(most)).toBe('application/pdf')
    await expect(check(pdfOfSize(maxFileBytes + 1))).rejects.toMatchObject({ code: 'file_too_large', status: 413 })
  })

  test('is refused when it is anything else', async () => {
    const page = '<!doctype html><script>alert(1)</script>'
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const bytes of [page, drawing, `<?xml version="1.0"?>${drawing}`, 'MZ\x90\0', 'PK\x03\x04aaaa', 'hello'])
      await expect(check(bytes)).rejects.toMatchObject(unsupported)
    await expect(check(await image('gif'))).rejects.toMatchObject(unsupported)
    await expect(check('')).rejects.toMatchObject(damaged)
  })

  test('is refused when a PDF hides something before or behind it', async () => {
    const zip = glued('PK\x05\x06', new Uint8Array(18))
    for (const bytes of [
      glued('<script>alert(1)</script>', pdf()),
      glued('\n', pdf()),
      glued(pdf(), '<script>alert(1)</script>'),
      glued(pdf(), 'PK\x03\x04', new Uint8Array(30), zip),
      glued(pdf(), zip, '\n%%EOF\n'),
    ])
      await expect(check(bytes)).rejects.toMatchObject(unsupported)
    expect(await check(glued(pdf(), '\r\n\0\0'))).toBe('application/pdf')
  })

  test('is refused when a PDF is cut short', async () => {
    await expect(check(pdf().subarray(0, 200))).rejects.toMatchObject(damaged)
    await expect(check(glued('%PDF-1.7\n', deflateSync('nothing')))).rejects.toMatchObject(damaged)
  })
})
