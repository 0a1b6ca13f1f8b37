import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { href } from '../src/screens.ts'
import { type Figure, milliseconds, perSecond } from './figure.ts'
import { load } from './load.ts'
import { type Measured, start } from './process.ts'

const seconds = 8
const limits = { home: 2, list: 3.5, keptCpu: 1.3, keptRate: 0.8 }

type Cost = { cpu: number; rate: number }

/** CPU of the server per answer, and answers per second. */
async function costOf(server: Measured, path: string, headers: Record<string, string> = {}): Promise<Cost> {
  const url = server.url + path
  await load({ url, seconds: 4, headers })
  const before = await server.usage()
  const answers = await load({ url, seconds, headers })
  const after = await server.usage()
  return { cpu: (after.cpu - before.cpu) / answers, rate: answers / seconds }
}

const fine = (value: number) => `${value.toFixed(3)} ms`
const shown = ({ cpu, rate }: Cost) => `${cpu < 1 ? fine(cpu) : milliseconds(cpu)}, ${perSecond(rate)}`

/** Public pages drawn anew by a product that keeps none, beside a trivial page of the same framework. */
export async function drawnAnew(product: Measured, prototype: Measured): Promise<Figure[]> {
  const bare = await costOf(prototype, '/')
  const home = await costOf(product, href('home', 'fr'))
  const list = await costOf(product, href('our-experts', 'fr'))
  const times = (cost: Cost) => `bare prototype ${shown(bare)}: ${(cost.cpu / bare.cpu).toFixed(1)} times`
  const figure = (what: string, cost: Cost, limit: number): Figure => ({
    what: `${what} drawn anew, CPU per answer`,
    measured: shown(cost),
    limit: milliseconds(limit),
    beside: times(cost),
    good: cost.cpu < limit,
  })
  return [figure('home', home, limits.home), figure('list of experts', list, limits.list)]
}

/** A kept page, in the form that browsers ask for, beside a server that only sends the same bytes from memory. */
export async function kept(product: Measured, port: number): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
  const file = join(folder, 'home.html.br')
  writeFileSync(file, await bytesOf(`${product.url}${href('home', 'fr')}`, headers))
  const raw = await start({ file: 'bench/raw.ts', args: [file], port, ready: '/' })
  const rounds: { kept: Cost; bytes: Cost }[] = []
  // In turns, because the speed of a machine drifts.
  for (let round = 0; round < 3; round += 1)
    rounds.push({ kept: await costOf(product, href('home', 'fr'), headers), bytes: await costOf(raw, '/', headers) })
  await raw.stop()
  rmSync(folder, { recursive: true })
  const middle = (pick: (round: { kept: Cost; bytes: Cost }) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
  const page: Cost = { cpu: middle((round) => round.kept.cpu), rate: middle((round) => round.kept.rate) }
  const bytes: Cost = { cpu: middle((round) => round.bytes.cpu), rate: middle((round) => round.bytes.rate) }
  const cpu = middle((round) => round.kept.cpu / round.bytes.cpu)
  const rate = middle((round) => round.kept.rate / round.bytes.rate)
  return [
    {
      what: 'a kept page, CPU per answer and answers per second',
      measured: `${shown(page)}: ${cpu.toFixed(2)} and ${rate.toFixed(2)} times`,
      limit: `${limits.keptCpu} and ${limits.keptRate} times`,
      beside: `the same bytes from memory ${shown(bytes)}`,
      good: cpu <= limits.keptCpu && rate >= limits.keptRate,
    },
  ]
}

/** The compressed body as it travels; it must be what it says it is. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const bytes = await buffer(response)
      if (brotliDecompressSync(bytes).includes('</html>')) resolve(bytes)
      else reject(new Error(`${url} is no page.`))
    }).on('error', reject)
  })
}
