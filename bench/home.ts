import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, milliseconds, perSecond } from './figure.ts'
import { load } from './load.ts'
import { type Measured, start } from './process.ts'

const seconds = 8
const limit = 1.5

type Cost = { cpu: number; rate: number }

/** CPU of the server per answer, and answers per second. */
async function costOf(server: Measured, path: string, headers: Record<string, string> = {}): Promise<Cost> {
  const url = server.url + path
  await load({ url, seconds: 3, headers })
  const before = await server.usage()
  const answers = await load({ url, seconds, headers })
  const after = await server.usage()
  return { cpu: (after.cpu - before.cpu) / answers, rate: answers / seconds }
}

const shown = ({ cpu, rate }: Cost) => `${milliseconds(cpu)}, ${perSecond(rate)}`

/** A public page drawn anew, beside a trivial page of the same framework and the same bytes from memory. */
export async function home(product: Measured, prototype: Measured, port: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
  const file = join(folder, 'home.html')
  writeFileSync(file, await (await fetch(`${product.url}/fr`)).text())
  const raw = await start({ file: 'bench/raw.ts', args: [file], port, ready: '/' })
  const drawn = await costOf(product, '/fr')
  const zipped = await costOf(product, '/fr', { 'accept-encoding': 'gzip' })
  const bare = await costOf(prototype, '/')
  const bytes = await costOf(raw, '/')
  await raw.stop()
  rmSync(folder, { recursive: true })
  return [
    {
      what: 'home drawn anew, CPU per answer',
      measured: shown(drawn),
      limit: milliseconds(limit),
      beside: `bare prototype ${shown(bare)}: ${(drawn.cpu / bare.cpu).toFixed(1)} times`,
      good: drawn.cpu < limit,
    },
    {
      what: 'the same, compressed for a browser',
      measured: shown(zipped),
      limit: '',
      beside: `the same bytes from memory ${shown(bytes)}`,
      good: null,
    },
  ]
}
