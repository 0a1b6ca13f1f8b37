import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { type Figure, kilobytes } from './figure.ts'
import type { Measured } from './process.ts'

const limits = { script: 130_000, visit: 250_000 }

type File = { path: string; bytes: number }

/** What a first visit to the home page loads, the scripts that it loads when it is idle among it. */
export async function weight(product: Measured, prototype: Measured): Promise<Figure[]> {
  const visit = await visitTo(product.url, '/fr')
  const bare = await visitTo(prototype.url, '/')
  const sum = (files: readonly File[]) => files.reduce((total, { bytes }) => total + bytes, 0)
  const parts = (['page', 'script', 'style', 'font', 'image', 'other'] as const)
    .map((kind) => `${kind} ${kilobytes(sum(visit[kind]))}`)
    .join(', ')
  const all = sum(Object.values(visit).flat())
  return [
    {
      what: 'JavaScript of the home page, gzip',
      measured: `${kilobytes(sum(visit.script))} in ${visit.script.length} files`,
      limit: kilobytes(limits.script),
      beside: `bare prototype ${kilobytes(sum(bare.script))}`,
      good: sum(visit.script) <= limits.script,
    },
    {
      what: 'first visit to the home page, all files',
      measured: kilobytes(all),
      limit: kilobytes(limits.visit),
      beside: parts,
      good: all <= limits.visit,
    },
  ]
}

type Visit = Record<'page' | 'script' | 'style' | 'font' | 'image' | 'other', File[]>

async function visitTo(base: string, path: string): Promise<Visit> {
  const page = await take(base, path)
  const html = page.text
  const scripts = await modulesOf(base, [
    ...paths(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
    ...paths(html, /<script[^>]+src="([^"]+)"/g),
    ...paths(html, / data-files="([^"]+)"/g).flatMap((files) => files.split(' ')),
    ...paths(html, /import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g),
    ...paths(html, /import\("(\/assets\/[^"]+)"\)/g),
  ])
  const styles = await takeAll(base, paths(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g))
  const images = [
    ...paths(html, /<img[^>]+src="(\/[^"]+)"/g),
    ...styles.flatMap(({ text }) => paths(text, /url\(["']?([^"')]+\.(?:svg|png|webp|avif))/g)),
    ...paths(html, /<link[^>]+rel="icon"[^>]+href="([^"]+)"/g),
  ]
  return {
    page: [page],
    script: scripts,
    style: styles,
    font: await takeAll(base, await fontsOf(base, path)),
    image: await takeAll(base, images),
    other: await takeAll(base, paths(html, /<link[^>]+rel="manifest"[^>]+href="([^"]+)"/g)),
  }
}

/** A style sheet names more faces than a page needs: the browser knows which. */
async function fontsOf(base: string, path: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto(base + path)
    await page.evaluate(() => document.fonts.ready.then(() => null)).catch(() => null)
    await page.waitForTimeout(500)
    return fonts
  } finally {
    await browser.close()
  }
}

const paths = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The modules of a page and everything that they import before they run. */
async function modulesOf(base: string, entries: readonly string[]): Promise<(File & { text: string })[]> {
  const found = new Map<string, File & { text: string }>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const file = await take(base, path)
    found.set(path, file)
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    for (const name of paths(file.text, /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)) waiting.push(folder + name)
  }
  return [...found.values()]
}

function takeAll(base: string, list: readonly string[]) {
  return Promise.all([...new Set(list)].map((path) => take(base, path)))
}

/** A file as it travels: compressed where the server does, by gzip otherwise for what is text. */
async function take(base: string, path: string): Promise<File & { text: string }> {
  const whole = await fetch(base + path)
  if (!whole.ok) throw new Error(`${path} was answered ${whole.status}`)
  const text = await whole.text()
  const type = whole.headers.get('content-type') ?? ''
  const travelled = await bytesOf(base + path)
  const zipped = /javascript/.test(type) ? gzipSync(text).length : travelled
  return { path, text, bytes: Math.min(travelled, zipped) }
}

function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}
