import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { languageTag, locales } from '../src/i18n/locale.ts'
import type { Figure } from './figure.ts'
import type { Measured } from './process.ts'

const runs = 5
const port = 4533
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]

type Run = { scores: Record<Category, number>; shift: number; missed: string[] }

/** What a phone gets of the public pages: the median of five runs, in both languages, each read in its own. */
export async function lighthouses(product: Measured): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const locale of locales) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        `--remote-debugging-port=${port}`,
        `--accept-lang=${languageTag[locale]}`,
        '--no-sandbox',
        '--disable-gpu',
      ],
    })
    try {
      for (const path of await pagesOf(product.url, locale)) {
        const all: Run[] = []
        for (let run = 0; run < runs; run += 1) all.push(await runOn(product.url + path))
        figures.push(figureOf(path, all))
        process.stdout.write(`  ${path}: ${figures.at(-1)?.measured} ${figures.at(-1)?.beside}\n`)
      }
    } finally {
      await browser.close()
    }
  }
  return figures
}

/** The pages by their addresses; an expert and an article by the first link that leads to one. */
async function pagesOf(base: string, locale: string): Promise<string[]> {
  const names = ['', 'our-experts', 'nos-experts', 'articles', 'faq', 'categs']
  const lists = names.map((name) => `/${locale}${name && `/${name}`}`)
  const linked = async (screen: string) => {
    for (const page of lists) {
      const found = new RegExp(`/${locale}/${screen}/[\\w-]+`).exec(await (await fetch(base + page)).text())?.[0]
      if (found) return found
    }
    return `/${locale}/categs`
  }
  const paths = [`/${locale}`, await linked('expertise'), await linked('expert'), await linked('article')]
  paths.push(locale === 'fr' ? '/fr/tarifs' : '/en/pricing', `/${locale}/faq`)
  const there = [...new Set(paths)].map(async (path) => ((await fetch(base + path)).ok ? [path] : []))
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
