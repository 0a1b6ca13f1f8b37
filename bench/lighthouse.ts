import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Figure } from './figure.ts'
import type { Measured } from './process.ts'

const runs = 5
const port = 4533
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]

type Run = { scores: Record<Category, number>; shift: number; missed: string[] }

/** What a phone gets of the public pages: the median of five runs, in both languages. */
export async function lighthouses(product: Measured): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const figures: Figure[] = []
  try {
    for (const path of await pagesOf(product.url)) {
      const all: Run[] = []
      for (let run = 0; run < runs; run += 1) all.push(await runOn(product.url + path))
      figures.push(figureOf(path, all))
      process.stdout.write(`  ${path}: ${figures.at(-1)?.measured} ${figures.at(-1)?.beside}\n`)
    }
  } finally {
    await browser.close()
  }
  return figures
}

/** The pages by their addresses; an expert and an article by the first link that leads to one. */
async function pagesOf(base: string): Promise<string[]> {
  const linked = async (pattern: RegExp, pages: readonly string[]) => {
    for (const page of pages) {
      const found = pattern.exec(await (await fetch(base + page)).text())?.[0]
      if (found) return found
    }
    return null
  }
  const paths: (string | null)[] = []
  for (const locale of ['fr', 'en']) {
    const category = `/${locale}/categs`
    const lists = ['our-experts', 'nos-experts', 'articles', 'faq', 'categs'].map((name) => `/${locale}/${name}`)
    paths.push(`/${locale}`, (await linked(new RegExp(`/${locale}/expertise/[\\w-]+`), lists)) ?? category)
    paths.push(await linked(new RegExp(`/${locale}/expert/[\\w-]+`), [`/${locale}`, ...lists]))
    paths.push(await linked(new RegExp(`/${locale}/article/[\\w-]+`), [`/${locale}`, ...lists]))
    paths.push(locale === 'fr' ? '/fr/tarifs' : '/en/pricing', `/${locale}/faq`)
  }
  const there = paths.map(async (path) => (path && (await fetch(base + path)).ok ? [path] : []))
  return (await Promise.all(there)).flat()
}

async function runOn(url: string): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse could not read ${url}`)
  const { lhr } = result
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const missed = categories
    .slice(1)
    .flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    )
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Run['scores'],
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    missed: [...missed, ...timesOf(lhr.audits)],
  }
}

const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

function timesOf(audits: Record<string, { numericValue?: number }>): string[] {
  const shown = times.map((id) => `${Math.round(audits[id]?.numericValue ?? 0)}`)
  return [`FCP/LCP/TBT/SI ${shown.join('/')} ms`]
}

function figureOf(path: string, all: readonly Run[]): Figure {
  const median = (pick: (run: Run) => number) => all.map(pick).sort((a, b) => a - b)[all.length >> 1] ?? 0
  const scores = categories.map((category) => median((run) => run.scores[category]))
  const shift = median((run) => run.shift)
  return {
    what: `Lighthouse, mobile, ${path}`,
    measured: `${scores.join('/')}, shift ${shift.toFixed(3)}`,
    limit: `${Object.values(limits).join('/')}, shift 0`,
    beside: all[all.length >> 1]?.missed.join(', ') ?? '',
    good: categories.every((category, at) => (scores[at] ?? 0) >= limits[category]) && shift < 0.001,
  }
}
