import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { image, pdf } from '../../../test/fixtures/sample-files.ts'
import { eicar, type FakeClamd, startFakeClamd } from '../../../test/harness/fake-clamd.ts'
import { memoryBlobStore } from '../../../test/harness/memory-blob-store.ts'
import { clamav } from './antivirus.ts'
import { createFiles } from './store.ts'

const key = 'k'.repeat(32)
const infected = { code: 'file_infected', status: 422 }
const unscanned = { code: 'file_unscanned', status: 503, data: { retryAfter: 30 } }

describe('an upload that is scanned', () => {
  let scanner: FakeClamd
  beforeEach(async () => {
    scanner = await startFakeClamd()
  })
  afterEach(() => scanner.stop())

  it('is kept where nothing was found, and was seen whole, as it came', async () => {
    const shelf = memoryBlobStore()
    const files = createFiles(shelf, key, clamav(scanner.address))
    const long = pdf(['Bail'], `/Long (${'x'.repeat(200_000)})`)
    await files.store('chat', 'bail.pdf', long)
    const photo = await image('png')
    await files.store('picture', 'moi.png', photo)
    expect(scanner.scanned).toEqual([Buffer.from(long), Buffer.from(photo)])
    expect(shelf.kept.size).toBe(4)
  })

  it('is refused where something was found, and nothing of it is kept', async () => {
    const shelf = memoryBlobStore()
    const files = createFiles(shelf, key, clamav(scanner.address))
    await expect(files.store('identity', 'a.pdf', pdf(['Bail'], `/Note (${eicar})`))).rejects.toMatchObject(infected)
    expect(shelf.kept.size).toBe(0)
  })

  it('is not asked about where it is refused anyway', async () => {
    const files = createFiles(memoryBlobStore(), key, clamav(scanner.address))
    await expect(files.store('chat', 'a.txt', Buffer.from('text'))).rejects.toMatchObject({
      code: 'file_type_unsupported',
    })
    expect(scanner.scanned).toEqual([])
  })

  it('waits where the scanner is away, says nothing, or says that it could not', async () => {
    const said: string[] = []
    const warn = (_: unknown, sentence: string) => void said.push(sentence)
    const scan = () => clamav(scanner.address, { patience: 200, warn }).scan(pdf())
    scanner.answer = () => 'INSTREAM size limit exceeded. ERROR'
    await expect(scan()).rejects.toMatchObject(unscanned)
    scanner.answer = () => ''
    await expect(scan()).rejects.toMatchObject(unscanned)
    scanner.answer = () => null
    await expect(scan()).rejects.toMatchObject(unscanned)
    await scanner.stop()
    await expect(scan()).rejects.toMatchObject(unscanned)
    expect(said).toHaveLength(4)
    await expect(clamav('unix:/nowhere/clamd.ctl').scan(pdf())).rejects.toMatchObject(unscanned)
  })
})

/** Debian's own (`apt-get install clamav-daemon`), started here with one signature, as none need be downloaded for it. */
const clamd = '/usr/sbin/clamd'
const where = existsSync(clamd) ? '' : `, skipped: there is no ${clamd}`

describe.runIf(existsSync(clamd))(`the real clamd${where}`, () => {
  let folder: string
  let socket: string
  let daemon: ChildProcess
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clairavis-clamd-'))
    socket = join(folder, 'clamd.ctl')
    const signatures = join(folder, 'signatures')
    mkdirSync(signatures)
    writeFileSync(join(signatures, 'own.ndb'), `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`)
    const lines = [`LocalSocket ${socket}`, `DatabaseDirectory ${signatures}`, 'Foreground yes', 'MaxThreads 2']
    writeFileSync(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`)
    daemon = spawn(clamd, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
    await vi.waitUntil(() => existsSync(socket) || daemon.exitCode !== null, { timeout: 30_000 })
    expect(daemon.exitCode).toBeNull()
  }, 35_000)
  afterAll(async () => {
    if (daemon.exitCode === null) await new Promise((ended) => daemon.once('exit', ended).kill('SIGKILL'))
    rmSync(folder, { recursive: true })
  })

  it('finds EICAR, by itself and within a document, and nothing of it is kept', async () => {
    const shelf = memoryBlobStore()
    const scanner = clamav(`unix:${socket}`)
    await expect(scanner.scan(Buffer.from(eicar))).rejects.toMatchObject(infected)
    const files = createFiles(shelf, key, scanner)
    await expect(files.store('chat', 'a.pdf', pdf(['Bail'], `/Note (${eicar})`))).rejects.toMatchObject(infected)
    expect(shelf.kept.size).toBe(0)
  })

  it('lets a clean document pass, also one of several pieces', async () => {
    const shelf = memoryBlobStore()
    const files = createFiles(shelf, key, clamav(`unix:${socket}`))
    await files.store('chat', 'bail.pdf', pdf(['Bail'], `/Long (${'x'.repeat(200_000)})`))
    expect(shelf.kept.size).toBe(1)
  })
})
