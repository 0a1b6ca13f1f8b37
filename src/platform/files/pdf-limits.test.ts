import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pdf, swellingPdf } from '../../../test/fixtures/sample-files.ts'
import { mostWaiting, readPdf } from './pdf-process.ts'

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
  await Promise.all(Array.from({ length: 5 }, (_, at) => readPdf(pdf([`letter ${at}`]), 100, { launch: observed })))
  expect(started).toMatchObject({ most: 2, now: 0 })
})

describe('while two are being read', () => {
  const before = { ...mostWaiting }
  const order: string[] = []
  let ended: (() => void)[] = []
  /** A process that reads until it is told to end. */
  const held = () => {
    const child = Object.assign(new EventEmitter(), {
      stdin: new PassThrough(),
      stdout: new PassThrough(),
      kill: () => true,
    })
    ended.push(() => {
      child.stdout.end('{"ready":true}\n{"pages":1}\n')
      child.stdout.on('end', () => child.emit('close', 0, null))
    })
    return child as unknown as ChildProcess
  }
  const from = (sender: string) =>
    readPdf(pdf(['x']), 0, { sender, launch: held }).then(
      ({ kind }) => order.push(`${sender} ${kind}`),
      ({ code, status }) => order.push(`${sender} ${code} ${status}`),
    )
  const endEach = async (all: readonly Promise<unknown>[]) => {
    let open = true
    const done = Promise.all(all).finally(() => {
      open = false
    })
    while (open) {
      ended.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await done
  }

  beforeEach(() => {
    order.length = 0
    ended = []
  })
  afterEach(() => {
    Object.assign(mostWaiting, before)
  })

  test('the next is of a sender of whom nothing is being read', async () => {
    const all = ['a', 'a', 'a', 'a', 'b'].map(from)
    await endEach(all)
    expect(order).toEqual(['a read', 'a read', 'b read', 'a read', 'a read'])
  })

  test('so many wait of one sender and of everybody, and our own jobs do', async () => {
    Object.assign(mostWaiting, { everybody: 3, sender: 2 })
    const all = ['a', 'a', 'a', 'a', 'a', 'b', 'c'].map(from)
    const own = readPdf(pdf(['x']), 0, { launch: held })
    await vi.waitFor(() => expect(order).toEqual(['a files_busy 503', 'c files_busy 503']))
    await endEach([...all, own])
    expect((await own).kind).toBe('read')
  })

  test('nobody waits longer than is said', async () => {
    Object.assign(mostWaiting, { milliseconds: 30 })
    const all = ['a', 'a', 'b'].map(from)
    await vi.waitFor(() => expect(order).toEqual(['b files_busy 503']))
    await endEach(all)
    expect(order).toEqual(['b files_busy 503', 'a read', 'a read'])
  })
})

describe.skipIf(process.platform !== 'linux')('the process that reads a document', () => {
  test('has less than a gigabyte and a half of addresses, and some seconds', async () => {
    expect((await readPdf(disguised(), 1000, { launch: observed })).kind).not.toBe('read')
    expect(started.addresses).toBeGreaterThan(1_000_000)
    expect(started.addresses).toBeLessThan(1_500_000)
    const limit = (name: string) => Number(new RegExp(`${name} +(\\d+)`).exec(started.limits)?.[1] ?? Infinity)
    expect(limit('Max address space')).toBeLessThan(1_500_000 * 1024)
    expect(limit('Max cpu time')).toBeLessThanOrEqual(5)
  })

  test('is ended when it has worked for some seconds, however little memory it takes', async () => {
    const reading = await readPdf(tiring(), 1000, { launch: observed })
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
    await expect(readPdf(pdf(['x']), 100, { launch: observed })).rejects.toThrow('without its limits')
  })
})
