import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { image, pdf, photograph } from '../../../test/fixtures/sample-files.ts'
import { memoryBlobStore } from '../../../test/harness/memory-blob-store.ts'
import { diskBlobStore, s3BlobStore, storageFull } from './blob-store.ts'
import { createFiles, openFiles, resealFiles } from './store.ts'

const fileKey = 'a key of thirty-two letters or so'
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

function onDisk() {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-files-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, files: openFiles({ dataDir, fileKey }) }
}

describe('a disk without space', () => {
  const full = { code: 'storage_full', status: 507 }
  const namesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))

  test('is left as much as others need: an upload is refused before anything of it is written', async () => {
    const { dataDir } = onDisk()
    const files = openFiles({ dataDir, fileKey, reserve: Number.MAX_SAFE_INTEGER })
    await expect(files.store('chat', 'a.pdf', pdf())).rejects.toMatchObject(full)
    expect(namesIn(dataDir)).toEqual([])
  })

  test('leaves no part of a file that could not be finished', async () => {
    const { dataDir } = onDisk()
    const shelf = diskBlobStore(dataDir)
    // A folder stands where the file would have to go.
    mkdirSync(join(dataDir, 'chat/aa'), { recursive: true })
    await expect(shelf.put('chat', Buffer.from('content'))).rejects.toThrow()
    expect(namesIn(dataDir)).toEqual([])
  })

  test('keeps the file before where a new one does not fit, on a real disk of half a megabyte', async (context) => {
    const disk = mkdtempSync(join(tmpdir(), 'clairavis-full-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk]).status === 0
    cleanups.push(() => {
      if (mounted) spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    })
    // Only root may mount one.
    if (!mounted) context.skip()
    const shelf = diskBlobStore(disk)
    await shelf.put('chat/aa/one', Buffer.alloc(200_000, 1))
    await expect(shelf.put('chat/aa/one', Buffer.alloc(400_000, 2))).rejects.toMatchObject(full)
    await expect(shelf.put('chat/aa/two', Buffer.alloc(400_000, 2))).rejects.toMatchObject(full)
    expect(await shelf.get('chat/aa/one')).toEqual(Buffer.alloc(200_000, 1))
    expect(namesIn(disk)).toEqual(['one'])
  })

  test('keeps all sizes of a picture or none', async () => {
    const shelf = memoryBlobStore()
    const last = {
      ...shelf,
      put: (key: string, bytes: Uint8Array) =>
        /\.640$/.test(key) ? Promise.reject(storageFull()) : shelf.put(key, bytes),
    }
    await expect(createFiles(last, fileKey).store('picture', 'moi', await photograph(300, 300))).rejects.toMatchObject(
      full,
    )
    expect([...shelf.kept.keys()]).toEqual([])
  })
})

describe('stored files', () => {
  test('come back as they were kept, and lie sealed on the disk', async () => {
    const { dataDir, files } = onDisk()
    const sent = pdf(['Bail du 3 mars', 'Page deux'])
    const stored = await files.store('chat', 'C:\\Users\\moi\\bail.PDF', sent)
    expect(stored).toMatchObject({ name: 'bail.pdf', type: 'application/pdf', size: sent.byteLength, pages: 2 })
    expect(Buffer.from(await files.read(stored.key))).toEqual(Buffer.from(sent))
    const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    const written = readFileSync(join(dataDir, names.find((name) => /[0-9a-f]{32}$/.test(name))!))
    expect(written.includes('Bail')).toBe(false)
    expect(written.includes('%PDF')).toBe(false)
  })

  test('are images without what the telephone wrote into them, upright', async () => {
    const { files } = onDisk()
    const sent = await photograph(640, 480)
    expect(sent.includes('Camille Secret')).toBe(true)
    const stored = await files.store('chat', 'photo.jpeg', sent)
    const kept = Buffer.from(await files.read(stored.key))
    expect(stored).toMatchObject({ type: 'image/jpeg', width: 480, height: 640, name: 'photo.jpeg' })
    expect(kept.includes('Camille Secret')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  test('lose whatever was glued behind an image', async () => {
    const { files } = onDisk()
    const sent = Buffer.concat([await image('png'), Buffer.from('<script>alert(1)</script>')])
    const { key } = await files.store('chat', 'a.png', sent)
    expect(Buffer.from(await files.read(key)).includes('script')).toBe(false)
  })

  test('keep a picture as a square in three sizes', async () => {
    const { files } = onDisk()
    const stored = await files.store('picture', 'moi', await photograph(900, 300))
    expect(stored).toMatchObject({ name: 'moi.webp', type: 'image/webp', width: 640, height: 640 })
    for (const [size, side] of [
      [96, 96],
      [256, 256],
      [640, 640],
      [undefined, 640],
    ] as const) {
      const { format, width, height } = await sharp(await files.read(stored.key, size)).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side })
    }
    await files.remove(stored.key)
    await expect(files.read(stored.key, 96)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  test('are refused when an image is damaged or unfolds beyond reason', async () => {
    const { files } = onDisk()
    const whole = await photograph()
    await expect(files.store('chat', 'a.jpg', whole.subarray(0, 400))).rejects.toMatchObject({ code: 'file_damaged' })
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(files.store('chat', 'a.png', bomb)).rejects.toMatchObject({ code: 'file_unfolds' })
  })

  test('are refused when nothing can open the PDF', async () => {
    const { files } = onDisk()
    const empty = Buffer.from('%PDF-1.7\nnothing inside\n%%EOF\n')
    await expect(files.store('chat', 'a.pdf', empty)).rejects.toMatchObject({ code: 'file_damaged', status: 422 })
  })

  test('give the words of a PDF, and none of an image', async () => {
    const { files } = onDisk()
    const letter = await files.store('chat', 'a.pdf', pdf(['Mise en demeure', 'sous huit jours']))
    expect(await files.extractText(letter.key)).toBe('Mise en demeure\n\nsous huit jours')
    expect(await files.extractText(letter.key, 4)).toBe('Mise')
    const photo = await files.store('chat', 'a.png', await image('png'))
    expect(await files.extractText(photo.key)).toBeNull()
  })

  test('are found by their key alone', async () => {
    const { files } = onDisk()
    const { key } = await files.store('chat', 'a.pdf', pdf())
    expect(key).toMatch(/^chat\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
    for (const trick of ['../../etc/passwd', `chat/../${key}`, `${key}/..`, key.replace('chat', 'other'), ''])
      await expect(files.read(trick)).rejects.toMatchObject({ code: 'not_found' })
    await files.remove('../../etc/passwd')
    await files.remove(key)
    await files.remove(key)
    await expect(files.read(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('do not open when they were changed, swapped, or sealed under another key', async () => {
    const shelf = memoryBlobStore()
    const files = createFiles(shelf, fileKey)
    const [one, two] = [await files.store('chat', 'a', pdf(['one'])), await files.store('chat', 'b', pdf(['two']))]
    await expect(createFiles(shelf, 'another key of thirty-two letters').read(one.key)).rejects.toThrow()
    const sealed = shelf.kept.get(one.key)!
    shelf.kept.set(two.key, sealed)
    await expect(files.read(two.key)).rejects.toThrow()
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(40) ^ 1, 40)
    shelf.kept.set(one.key, changed)
    await expect(files.read(one.key)).rejects.toThrow()
  })
})

describe('a change of keys', () => {
  const fresh = 'a new key of thirty-two letters..'
  const options = { dataDir: '', fileKey: `${fresh},${fileKey}` }

  test('names a damaged file, leaves what is not ours, and does all others', async () => {
    const shelf = memoryBlobStore()
    const files = createFiles(shelf, fileKey)
    const [one, two] = [await files.store('chat', 'a', pdf(['one'])), await files.store('chat', 'b', pdf(['two']))]
    const picture = await files.store('picture', 'moi', await photograph(300, 300))
    const damaged = shelf.kept.get(one.key)!.slice()
    damaged[damaged.length - 1]! ^= 1
    shelf.kept.set(one.key, damaged)
    shelf.kept.set('backups/yesterday.gz', Buffer.from('of somebody else'))
    const done = await resealFiles(options, shelf)
    expect(done).toEqual({ changed: 4, failed: [expect.stringContaining(one.key)] })
    expect(shelf.kept.get('backups/yesterday.gz')?.toString()).toBe('of somebody else')
    const later = createFiles(shelf, fresh)
    expect(Buffer.from(await later.read(two.key))).toEqual(Buffer.from(pdf(['two'])))
    expect((await later.read(picture.key, 96)).byteLength).toBeGreaterThan(0)
    expect(await resealFiles(options, shelf)).toEqual({ changed: 0, failed: done.failed })
  })

  test('does not bring back a file that is erased meanwhile, on the disk', async () => {
    const { dataDir } = onDisk()
    const shelf = diskBlobStore(dataDir)
    await shelf.put('chat/aa/one', Buffer.from('before'))
    expect(await shelf.change('chat/aa/one', () => Buffer.from('after'))).toBe(true)
    expect((await shelf.get('chat/aa/one'))?.toString()).toBe('after')
    const erased = await shelf.change('chat/aa/one', () => {
      rmSync(join(dataDir, 'chat/aa/one'))
      return Buffer.from('back again')
    })
    expect([erased, await shelf.get('chat/aa/one')]).toEqual([false, null])
    expect(readdirSync(join(dataDir, 'chat/aa'))).toEqual([])
    expect(await shelf.change('chat/aa/never', () => Buffer.from('x'))).toBe(false)
  })

  test.each([
    ['knows conditions', 'honoured', ['erased before', 'erased while it is put']],
    ['ignores them', 'ignored', ['erased before']],
    ['refuses them', 'refused', ['erased before']],
  ] as const)('nor in a store that %s', async (_, conditions, moments) => {
    for (const moment of [null, ...moments]) {
      const { shelf, kept } = await storeWith(conditions, moment === 'erased while it is put')
      kept.set('/box/one', Buffer.from('before'))
      const done = await shelf.change('one', () => {
        if (moment === 'erased before') kept.delete('/box/one')
        return Buffer.from('after')
      })
      expect([moment, done, kept.get('/box/one')?.toString()]).toEqual([
        moment,
        moment === null,
        moment ? undefined : 'after',
      ])
    }
  })
})

/** A store whose objects have an ETag; `late`: the object is erased when the condition is about to be looked at. */
async function storeWith(conditions: 'honoured' | 'ignored' | 'refused', late: boolean) {
  const kept = new Map<string, Buffer>()
  const tagOf = (bytes?: Buffer) => (bytes ? `"${bytes.toString('hex')}"` : undefined)
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const body = await bodyOf(request)
    if (method === 'PUT' && late) kept.delete(url)
    const found = kept.get(url)
    if (method === 'PUT') {
      const condition = headers['if-match']
      if (condition && conditions === 'refused') return response.writeHead(501).end()
      if (condition && conditions === 'honoured' && condition !== tagOf(found)) return response.writeHead(412).end()
      kept.set(url, body)
      return response.writeHead(200).end()
    }
    return response
      .writeHead(found ? 200 : 404, found && { etag: tagOf(found) })
      .end(method === 'GET' ? found : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { shelf: s3BlobStore(`http://key:secret@127.0.0.1:${port}/box`), kept }
}

describe('the name of a stored file', () => {
  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['facture.exe', 'facture.png'],
    ['a\u202Egnp.exe', 'agnp.png'],
    ['.htaccess', 'htaccess.png'],
    ['  Lettre   du   3\tmars .PNG', 'Lettre du 3 mars.png'],
    ['M. Dupont', 'M. Dupont.png'],
    ['', 'document.png'],
    ['l’été à Noël.jpeg', 'l’été à Noël.png'],
    ['é'.repeat(300), `${'é'.repeat(120)}.png`],
  ])('%s is shown as %s', async (sent, shown) => {
    const { name } = await createFiles(memoryBlobStore(), fileKey).store('chat', sent, await image('png'))
    expect(name).toBe(shown)
  })
})

describe('an S3-compatible store', () => {
  test('takes, gives and forgets signed requests', async () => {
    const kept = new Map<string, Buffer>()
    const signatures: string[] = []
    const server = createServer(async (request, response) => {
      signatures.push(request.headers.authorization ?? '')
      const { method, url = '' } = request
      if (method === 'PUT') kept.set(url, await bodyOf(request))
      if (method === 'DELETE') kept.delete(url)
      const found = kept.get(url)
      response.writeHead(method === 'GET' && !found ? 404 : 200).end(method === 'GET' ? found : undefined)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => server.close())
    const { port } = server.address() as AddressInfo
    const files = createFiles(
      s3BlobStore(`http://AKID:se%2Fcret@127.0.0.1:${port}/box/clairavis?region=fr-par`),
      fileKey,
    )

    const sent = pdf(['kept elsewhere'])
    const { key } = await files.store('identity', 'a.pdf', sent)
    expect([...kept.keys()]).toEqual([`/box/clairavis/${key}`])
    expect(Buffer.from(await files.read(key))).toEqual(Buffer.from(sent))
    await files.remove(key)
    await expect(files.read(key)).rejects.toMatchObject({ code: 'not_found' })
    for (const signature of signatures)
      expect(signature).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/fr-par\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/,
      )
  })
})

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
