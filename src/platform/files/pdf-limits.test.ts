import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { pdf, swellingPdf } from '../../../test/fixtures/sample-files.ts'
import { readPdf } from './pdf-process.ts'

const started = {
  now: 0,
  most: 0,
  /** The highest that the kernel has told of any of them: addresses in kilobytes, processor time in seconds. */
  addresses: 0,
  processor: 0,
  limits: '',
  /** What is left out of the shell's command. */
  without: /(?!)/,
}

/** Starts the process, and looks at it while it runs. */
function observed(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const given = args.map((arg) => arg.replace(started.without, ''))
  const child = spawn(command, given, options)
  started.now += 1
  started.most = Math.max(started.most, started.now)
  const timer = setInterval(() => look(child.pid), 10)
  child.on('close', () => {
    clearInterval(timer)
    started.now -= 1
  })
  return child
}

/** What the kernel says of a process, while it runs. */
function look(pid: number | undefined): void {
  const told = (file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const addresses = Number(/VmPeak:\s+(\d+)/.exec(told('status'))?.[1] ?? 0)
  const ticks = told('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  started.addresses = Math.max(started.addresses, addresses)
  started.processor = Math.max(started.processor, ticks.reduce((all, one) => all + one, 0) / 100)
  if (told('cmdline').startsWith(process.execPath)) started.limits = told('limits') || started.limits
}

beforeEach(() => {
  Object.assign(started, { now: 0, most: 0, addresses: 0, processor: 0, limits: '', without: /(?!)/ })
})

/** Gigabytes in one stream, which the look at the file takes for a picture. */
const disguised = () =>
  Buffer.from(Buffer.from(swellingPdf('/Subtype /Image')).toString('latin1').replace('/ObjStm', '/#4fbjStm'), 'latin1')

/** Five hundred pages with the same four megabytes of orders: they take minutes, and little memory. */
function tiring(): Uint8Array {
  const orders = deflateSync(Buffer.from('q Q\n'.repeat(1_000_000))).toString('latin1')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R >>'
  return pdf(['x'], '', {
    kids: `[${Array.from({ length: 500 }, (_, at) => `${7 + at} 0 R`).join(' ')}]`,
    count: 500,
    more: [
      `<< /Filter /FlateDecode /Length ${orders.length} >>\nstream\n${orders}\nendstream`,
      ...Array.from({ length: 500 }, () => page),
    ],
  })
}

test('two documents are read at a time, the others wait', async () => {
  await Promise.all(Array.from({ length: 5 }, (_, at) => readPdf(pdf([`letter ${at}`]), 100, observed)))
  expect(started).toMatchObject({ most: 2, now: 0 })
})

describe.skipIf(process.platform !== 'linux')('the process that reads a document', () => {
  test('has less than a gigabyte and a half of addresses, and some seconds', async () => {
    expect((await readPdf(disguised(), 1000, observed)).kind).not.toBe('read')
    expect(started.addresses).toBeGreaterThan(1_000_000)
    expect(started.addresses).toBeLessThan(1_500_000)
    const limit = (name: string) => Number(new RegExp(`${name} +(\\d+)`).exec(started.limits)?.[1] ?? Infinity)
    expect(limit('Max address space')).toBeLessThan(1_500_000 * 1024)
    expect(limit('Max cpu time')).toBeLessThanOrEqual(5)
  })

  test('is ended when it has worked for some seconds, however little memory it takes', async () => {
    const reading = await readPdf(tiring(), 1000, observed)
    // Where many share the processor, the clock on the wall may end it first.
    expect(['dear', 'late']).toContain(reading.kind)
    expect(started.processor).toBeLessThan(6.5)
    if (reading.kind === 'dear') expect(started.processor).toBeGreaterThan(3)
  }, 60_000)

  test.each([
    ['addresses', /ulimit -v \d+; /],
    ['processor time', /ulimit -t \d+; /],
  ])('reads nothing where its limit of %s could not be set', async (_, without) => {
    started.without = without
    await expect(readPdf(pdf(['x']), 100, observed)).rejects.toThrow('without its limits')
  })
})
