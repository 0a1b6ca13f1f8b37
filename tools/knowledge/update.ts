/**
 * `npm run knowledge:update`: reads the official sources anew and says which rules of `data/knowledge` must be read
 * again. With files named (packages of npm, archives of the DILA) it reads those and no network; with `--stock` it
 * fetches every law of LEGI first (1.1 GB), otherwise what has changed since the lock was written.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { lock as committed } from '../../src/catalog/knowledge/articles.data.ts'
import { faultsOf } from '../../src/catalog/knowledge/articles.ts'
import { computations } from '../../src/catalog/knowledge/rules/computations.ts'
import { sheets } from '../../src/catalog/knowledge/sheets.data.ts'
import { legiArticles, servicePublicSheets } from './dila-archives.ts'
import { download, legiArchives, legiFolder, packOf, servicePublic } from './download.ts'
import { addHolding, addText, changesBetween, lockAsYaml, placedRules, prune, wantedBy } from './lock.ts'
import { labourSheets, legiData } from './npm-packages.ts'
import { openLicence } from './official-text.ts'

const file = new URL('../../data/knowledge/official.lock.yaml', import.meta.url)
const today = new Date().toISOString().slice(0, 10)
const rules = placedRules(sheets, computations)
const wanted = wantedBy(rules)
const lock = structuredClone(committed)
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

const args = process.argv.slice(2)
const files = args.filter((arg) => !arg.startsWith('--'))
const missing = files.find((path) => !existsSync(path))
if (missing !== undefined) {
  say(`There is no file ${missing}: nothing was changed.`)
  process.exit(1)
}
const unread = files.length > 0 ? await readFiles(files) : await readNetwork(args.includes('--stock'))
prune(lock, wanted)
writeFileSync(file, lockAsYaml(lock))
report()

/** Returns what could not be read: nothing, or the command ends with an error. */
async function readFiles(paths: readonly string[]): Promise<string[]> {
  for (const path of paths) await read(path)
  return []
}

/** What kind of source a file is, its name says. */
async function read(path: string): Promise<void> {
  const name = basename(path)
  if (name.startsWith('socialgouv-legi-data-')) {
    const { holdings, texts } = await legiData(path)
    for (const holding of holdings) addHolding(lock, holding, wanted)
    for await (const text of texts) addText(lock, text, wanted, today)
  } else if (name.startsWith('socialgouv-fiches-travail-data-')) {
    for await (const text of labourSheets(path)) addText(lock, text, wanted, today)
  } else if (/LEGI_|legi_global/.test(name)) await readLegi(path, name)
  else if (name.endsWith('.zip'))
    for await (const text of servicePublicSheets(path, wanted.hasSheet)) addText(lock, text, wanted, today)
  else throw new Error(`${name}: neither a package that is known nor an archive of the DILA`)
}

/** A stock is whole as of its day; a day's archive continues what is known up to the day before. */
async function readLegi(path: string, name: string): Promise<void> {
  const state = name.replace(/^.*_(\d{4})(\d\d)(\d\d)-.*$/, '$1-$2-$3')
  const whole = name.startsWith('Freemium')
  for await (const text of legiArticles(path, wanted.hasNumber)) {
    const law = wanted.lawOf(text.title)
    if (law === undefined) continue
    const before = lock.texts[law]
    const source = `LEGI, ${name}`
    addHolding(
      lock,
      { title: text.title, source, licence: openLicence, state, whole: whole || before?.whole === true },
      wanted,
    )
    addText(lock, text, wanted, today)
  }
  if (!whole) for (const text of Object.values(lock.texts)) if (text.state < state) text.state = state
}

/** Each source by itself: one that is out of reach keeps none of the others from being read. */
async function readNetwork(stock: boolean): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-official-'))
  const unread: string[] = []
  const attempt = async (read: () => Promise<void>) => {
    try {
      await read()
    } catch (error) {
      unread.push(error instanceof Error ? error.message : String(error))
    }
  }
  try {
    for (const name of ['@socialgouv/legi-data', '@socialgouv/fiches-travail-data'])
      await attempt(() => read(packOf(name, folder)))
    await attempt(async () => read(await download(servicePublic, folder)))
    await attempt(() => readLegiOf(folder, stock))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return unread
}

async function readLegiOf(folder: string, stock: boolean): Promise<void> {
  const archives = await legiArchives()
  const dayOf = (name: string) => name.replace(/^.*_(\d{8})-.*$/, '$1')
  const oldest = Object.values(lock.texts)
    .map(({ state }) => state.replaceAll('-', ''))
    .sort()[0]
  const from = stock && archives.stock ? dayOf(archives.stock) : oldest
  const names = [
    ...(stock && archives.stock ? [archives.stock] : []),
    ...archives.days.filter((name) => from !== undefined && dayOf(name) > from),
  ]
  for (const name of names) {
    const path = await download(legiFolder + name, folder)
    await read(path)
    rmSync(path)
  }
}

function report(): void {
  if (unread.length > 0) say(`Not read, so that the lock is as old as it was there: ${unread.join('; ')}.`)
  for (const change of changesBetween(committed, lock)) say(change)
  const again = rules.flatMap((rule) => faultsOf(rule, lock, today).map((fault) => `${rule.place}: ${fault}`))
  for (const line of again) say(`To be read again: ${line}.`)
  const texts = Object.values(lock.texts)
  const articles = texts.reduce((sum, text) => sum + Object.keys(text.articles).length, 0)
  say(
    `${articles} articles of ${texts.length} laws and ${Object.keys(lock.pages).length} pages are known; ${again.length} faults.`,
  )
  for (const [law, { source, state }] of Object.entries(lock.texts)) say(`  ${law}: as of ${state} (${source})`)
}
