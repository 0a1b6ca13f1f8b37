import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { Refusal } from '../../api/refusal.ts'
import { pdfProgram } from './pdf-program.ts'

/**
 * `dear`: it took more memory, processor time or decompressed bytes than any honest document needs. `active`: it
 * carries a script, a program to start or another file. `endless`: more pages than anybody sends, or one of them
 * repeated. `unreadable`: no PDF inside, or it needs a password. `late`: the machine was too busy, which says nothing
 * about the document.
 */
export type PdfReading =
  | { kind: 'read'; pages: number; words: string }
  | { kind: 'dear' | 'active' | 'endless' | 'late' }
  | { kind: 'unreadable'; why: string }

/**
 * Limits per document: address space in kilobytes, processor and wall time in seconds, decompressed bytes. Node reserves
 * over a gigabyte of addresses before it reads anything. Of files up to 5 MB, text of 600 pages and scans came to
 * 1,191,724 kilobytes.
 */
const limits = {
  addressSpace: 1_400_000,
  processorTime: 5,
  wallTime: 30,
  perStream: 32 * 1024 * 1024,
  inAll: 128 * 1024 * 1024,
}
const atOnce = 2

const library = createRequire(import.meta.url).resolve('unpdf')
const packages = `${library.slice(0, library.lastIndexOf(`${sep}unpdf${sep}`))}${sep}unpdf${sep}*`

/**
 * The kernel ends a process that exceeds them; a system without one of these limits still applies the others. On Linux,
 * which has both, the program looks whether they hold, and reads nothing where they do not.
 */
const limited = `ulimit -c 0; ulimit -t ${limits.processorTime}; ulimit -v ${limits.addressSpace}; exec "$0" "$@"`
const ownLimits = '/proc/self/limits'

/** Documents of uploads that wait: so many of everybody, and of one sender, and so long. Our own jobs wait without a limit. */
export const mostWaiting = { everybody: 24, sender: 6, milliseconds: 30_000 }
type Turn = { sender: string | undefined; start: () => void }
const waiting: Turn[] = []
/** Whose documents are being read. */
const reading: (string | undefined)[] = []
const busy = () => new Refusal('files_busy', 503, { retryAfter: 15 })

/** `spawn` of Node, or what a test puts in its place. */
type Spawn = (command: string, args: string[], options: SpawnOptions) => ChildProcess

/** @throws Refusal `files_busy` */
async function takeTurn(sender: string | undefined): Promise<void> {
  if (reading.length < atOnce) return void reading.push(sender)
  const own = waiting.filter((turn) => turn.sender === sender).length
  if (sender !== undefined && (waiting.length >= mostWaiting.everybody || own >= mostWaiting.sender)) throw busy()
  await new Promise<void>((resolve, reject) => {
    const turn = { sender, start: resolve }
    waiting.push(turn)
    if (sender === undefined) return
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(busy())
    }, mostWaiting.milliseconds)
    turn.start = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** The next is the first of a sender of whom nothing is being read. */
function giveTurn(sender: string | undefined): void {
  reading.splice(reading.indexOf(sender), 1)
  const next = waiting.find((turn) => !reading.includes(turn.sender)) ?? waiting[0]
  if (!next) return
  waiting.splice(waiting.indexOf(next), 1)
  reading.push(next.sender)
  next.start()
}

/**
 * Reads one PDF in a separate process, two at a time; never rejects because of the document's contents. `sender`: from where
 * it was uploaded. @throws Refusal `files_busy` where too many wait already
 */
export async function readPdf(
  bytes: Uint8Array,
  maxLetters: number,
  { sender, launch = spawn }: { sender?: string; launch?: Spawn } = {},
): Promise<PdfReading> {
  await takeTurn(sender)
  try {
    return await readAlone(start(maxLetters, launch), bytes)
  } finally {
    giveTurn(sender)
  }
}

function start(maxLetters: number, launch: Spawn): ChildProcess {
  const args = [
    '--max-old-space-size=128',
    // The process may read the library's files and its own limits only, and start no process or thread.
    '--permission',
    `--allow-fs-read=${packages}`,
    `--allow-fs-read=${ownLimits}`,
    '--eval',
    pdfProgram,
    library,
    ...[maxLetters, limits.perStream, limits.inAll, limits.processorTime, limits.addressSpace * 1024].map(String),
    ownLimits,
  ]
  // Each further arena of glibc would reserve 64 MB of addresses.
  const options = {
    cwd: dirname(library),
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  } satisfies SpawnOptions
  return process.platform === 'win32'
    ? launch(process.execPath, args, options)
    : launch('/bin/sh', ['-c', limited, process.execPath, ...args], options)
}

type Line = {
  ready?: true
  /** The limits could not be set. */
  unlimited?: true
  refused?: 'unfolds' | 'active' | 'pages'
  unreadable?: string
  pages?: number
  words?: string
}

function readAlone(child: ChildProcess, bytes: Uint8Array): Promise<PdfReading> {
  return new Promise((resolve, reject) => {
    const said: Buffer[] = []
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, limits.wallTime * 1000)
    child.on('error', reject)
    child.stdout!.on('data', (part: Buffer) => said.push(part))
    // The process may have exited before it has read all input.
    child.stdin!.on('error', () => {})
    child.stdin!.end(bytes)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (late) return resolve({ kind: 'late' })
      const lines = Buffer.concat(said)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
      if (lines[0]?.unlimited) return reject(new Error('The reader of documents runs without its limits.'))
      if (!lines[0]?.ready) return reject(new Error(`The reader of documents did not start (${signal ?? code}).`))
      resolve(readingOf(lines[1]))
    })
  })
}

/** Without a second line of output, the limits ended the process. */
function readingOf(line: Line | undefined): PdfReading {
  if (!line || line.refused === 'unfolds') return { kind: 'dear' }
  if (line.refused === 'active') return { kind: 'active' }
  if (line.refused === 'pages') return { kind: 'endless' }
  if (line.unreadable !== undefined) return { kind: 'unreadable', why: line.unreadable }
  return { kind: 'read', pages: line.pages ?? 0, words: line.words ?? '' }
}
