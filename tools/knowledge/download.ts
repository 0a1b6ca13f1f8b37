// Fetches the official sources; every one may be out of reach, and none is needed to run the product.
import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const servicePublic = 'https://lecomarquage.service-public.gouv.fr/vdd/3.5/part/zip/vosdroits-latest.zip'
export const legiFolder = 'https://echanges.dila.gouv.fr/OPENDATA/LEGI/'

/** The tarball of the latest version of a package. */
export function packOf(name: string, folder: string): string {
  const npm = spawnSync('npm', ['pack', name, '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error(`the registry of npm has not given ${name}`)
  const [packed] = JSON.parse(npm.stdout) as { filename: string }[]
  return join(folder, (packed?.filename ?? '').replace('@', '').replace('/', '-'))
}

async function answerOf(url: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(30 * 60_000) })
  } catch {
    throw new Error(`${new URL(url).host} cannot be reached`)
  }
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer
}

export async function download(url: string, folder: string): Promise<string> {
  const path = join(folder, url.replace(/^.*\//, ''))
  const { body } = await answerOf(url)
  if (body) await pipeline(body, createWriteStream(path))
  return path
}

/** The archives of LEGI by name, oldest first: the latest stock, and the days after it. */
export async function legiArchives(): Promise<{ stock: string | undefined; days: string[] }> {
  const page = await (await answerOf(legiFolder)).text()
  const names = [...new Set(page.match(/(?:Freemium_legi_global|LEGI)_\d{8}-\d{6}\.tar\.gz/g))].sort()
  return {
    stock: names.findLast((name) => name.startsWith('Freemium')),
    days: names.filter((name) => name.startsWith('LEGI_')),
  }
}
