import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { href } from '../src/screens.ts'
import { type Figure, kilobytes } from './figure.ts'
import type { Measured } from './process.ts'

/** Bytes: of scripts until the box of a page is touched, of all files of a first visit, of scripts with the box at work. */
const limits = { reading: { script: 25_000, visit: 120_000 }, home: { script: 60_000, visit: 180_000, box: 130_000 } }

const kinds = { document: 'page', script: 'script', stylesheet: 'style', font: 'font', image: 'image' } as const
type Kind = (typeof kinds)[keyof typeof kinds] | 'other'
type Loaded = { path: string; kind: Kind }
type Visit = { files: Record<Kind, number>; scripts: number; all: number; withBox: number }

/** What a first visit loads by itself, and what touching the box of the home page adds. */
export async function weight(product: Measured, prototype: Measured): Promise<Figure[]> {
  const reading = [
    href('pricing', 'fr'),
    href('faq', 'fr'),
    await firstLink(product.url, 'articles', '/fr/article/'),
    await firstLink(product.url, 'our-experts', '/fr/expert/'),
    href('city', 'fr', { city: 'bourg-en-bresse' }),
  ]
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const visit = async (base: string, path: string) => {
      const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
      return visitTo(context, base, path).finally(() => context.close())
    }
    const home = await visit(product.url, href('home', 'fr'))
    const bare = await visit(prototype.url, '/')
    const read = new Map<string, Visit>()
    for (const path of reading) read.set(path, await visit(product.url, path))
    return [...figuresOfHome(home, bare), ...figuresOfReading(read)]
  } finally {
    await browser.close()
  }
}

function figuresOfHome(home: Visit, bare: Visit): Figure[] {
  const figure = (what: string, bytes: number, limit: number, beside: string): Figure => ({
    what,
    measured: kilobytes(bytes),
    limit: kilobytes(limit),
    beside,
    good: bytes <= limit,
  })
  const { script, visit, box } = limits.home
  return [
    figure('JavaScript of the home page until its box is touched, gzip', home.scripts, script, ''),
    figure(
      'JavaScript of the home page with its box at work, gzip',
      home.withBox,
      box,
      `bare prototype ${kilobytes(bare.scripts)}`,
    ),
    figure('first visit to the home page, all files', home.all, visit, partsOf(home)),
  ]
}

function figuresOfReading(read: ReadonlyMap<string, Visit>): Figure[] {
  const heaviest = (by: (visit: Visit) => number) => [...read].reduce((a, b) => (by(b[1]) > by(a[1]) ? b : a))
  const [scriptPath, { scripts }] = heaviest((visit) => visit.scripts)
  const [visitPath, most] = heaviest((visit) => visit.all)
  return [
    {
      what: 'JavaScript of a reading page, gzip',
      measured: `${kilobytes(scripts)} at most`,
      limit: kilobytes(limits.reading.script),
      beside: scriptPath,
      good: scripts <= limits.reading.script,
    },
    {
      what: 'first visit to a reading page, all files',
      measured: `${kilobytes(most.all)} at most`,
      limit: kilobytes(limits.reading.visit),
      beside: `${visitPath}: ${partsOf(most)}`,
      good: most.all <= limits.reading.visit,
    },
  ]
}

const partsOf = ({ files }: Visit) =>
  (Object.keys(files) as Kind[]).map((kind) => `${kind} ${kilobytes(files[kind])}`).join(', ')

/** Nobody touches anything for three seconds; then somebody begins to write, where there is something to write in. */
async function visitTo(context: BrowserContext, base: string, path: string): Promise<Visit> {
  const page = await context.newPage()
  const loaded: Loaded[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const type = request.resourceType() as keyof typeof kinds
    if (url.origin === base) loaded.push({ path: url.pathname + url.search, kind: kinds[type] ?? 'other' })
  })
  await page.goto(base + path, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const files: Visit['files'] = { page: 0, script: 0, style: 0, font: 0, image: 0, other: 0 }
  for (const one of await weigh(base, loaded, asked)) files[one.kind] += one.bytes
  const before = loaded.length
  const box = page.locator('#question')
  if (await box.count()) {
    await box.focus()
    await page.waitForTimeout(3000)
  }
  const scriptsIn = async (part: readonly Loaded[]) =>
    sumOf(
      await weigh(
        base,
        part.filter(({ kind }) => kind === 'script'),
        'gzip',
      ),
    )
  const scripts = await scriptsIn(loaded.slice(0, before))
  const added = await scriptsIn(loaded.slice(before))
  const all = Object.values(files).reduce((sum, bytes) => sum + bytes, 0)
  return { files, scripts, all, withBox: scripts + added }
}

/** What Chromium accepts. */
const asked = 'gzip, deflate, br, zstd'

const sumOf = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Each file once, as it travels to who accepts these codings; a script that does not travel compressed, by gzip. */
async function weigh(
  base: string,
  loaded: readonly Loaded[],
  codings: string,
): Promise<(Loaded & { bytes: number })[]> {
  const once = [...new Map(loaded.map((one) => [one.path, one])).values()]
  return Promise.all(once.map(async (one) => ({ ...one, bytes: await bytesOf(base + one.path, one.kind, codings) })))
}

function bytesOf(url: string, kind: Kind, codings: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': codings } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const plain = kind === 'script' && response.headers['content-encoding'] === undefined
        resolve(plain ? gzipSync(body).length : body.length)
      })
    }).on('error', reject)
  })
}

/** The first page of a kind that a list leads to. */
async function firstLink(base: string, list: 'articles' | 'our-experts', start: string) {
  const html = await (await fetch(base + href(list, 'fr'))).text()
  const found = new RegExp(`href="(${start}[^"?#]+)"`).exec(html)?.[1]
  if (!found) throw new Error(`No page begins with ${start} in the list of ${list}.`)
  return found
}
