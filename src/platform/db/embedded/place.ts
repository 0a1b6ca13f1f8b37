import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, asUser, chownTree, currentAccount, inNamespace, ordinaryUser, userOf } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Where the cluster is and who runs it. */
export type Place = { cluster: string; account: Account; native: string }

/** A directory that every user may enter, for when only root may enter the project's own. */
const commonHome = '/var/lib/clairavis'

/** Where the cluster is: in the data directory, unless it once had to be moved. */
export function clusterIn(directory: string): string {
  const note = join(directory, 'location')
  return join(existsSync(note) ? readFileSync(note, 'utf8').trim() : directory, 'cluster')
}

/**
 * An ordinary user runs PostgreSQL as itself. Root runs it under another name in a user namespace, or, where the system
 * forbids that, as an ordinary user: in place when that user has access, else below /var/lib.
 */
export function choosePlace(binaries: Binaries, directory: string, say: (sentence: string) => void): Place {
  const cluster = clusterIn(directory)
  const owner = existsSync(cluster) ? statSync(cluster).uid : undefined
  if (process.getuid === undefined) return { cluster, account: currentAccount(), native: binaries.native }
  if (process.getuid() !== 0) {
    if (owner !== undefined && owner !== process.getuid()) throw new Error(belongsToAnother(cluster, owner))
    return { cluster, account: currentAccount(), native: binaries.native }
  }
  if (owner === undefined || owner === 0) {
    const account = inNamespace()
    if (account.writes(dirname(cluster))) return { cluster, account, native: reachable(binaries, account) }
  }
  const account = asUser(owner ? userOf(owner) : ordinaryUser())
  const native = reachable(binaries, account)
  if (dirname(cluster) === directory && !account.enters(dirname(directory)))
    return { cluster: moveCluster(directory, account, say), account, native }
  if (owner === 0) chownTree(account, cluster)
  chownSync(dirname(cluster), account.owner?.uid ?? 0, account.owner?.gid ?? 0)
  return { cluster, account, native }
}

export function belongsToAnother(path: string, owner: number): string {
  return (
    `The database in ${path} belongs to another user of this machine (number ${owner}). Start as that user or as ` +
    'root, or choose another DATA_DIR.'
  )
}

function moveCluster(directory: string, account: Account, say: (sentence: string) => void): string {
  const home = join(commonHome, createHash('sha256').update(directory).digest('hex').slice(0, 12))
  openCommonHome()
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const [from, to] = [join(directory, 'cluster'), join(home, 'cluster')]
  if (existsSync(from)) {
    cpSync(from, `${to}.new`, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    renameSync(`${to}.new`, to)
  }
  chownTree(account, home)
  writeFileSync(join(directory, 'location'), `${home}\n`)
  say(`PostgreSQL cannot run as root and no other user can enter ${directory}: the data is kept in ${to}.`)
  return to
}

/** The programs themselves, or a copy where the account may run it. */
function reachable(binaries: Binaries, account: Account): string {
  if (account.runs(binaries.native)) return binaries.native
  const native = join(commonHome, `postgres-${binaries.version}`)
  if (existsSync(native)) return native
  openCommonHome()
  const unfinished = `${native}.new-${process.pid}`
  cpSync(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, native)
  return native
}

function openCommonHome(): void {
  mkdirSync(commonHome, { recursive: true })
  chmodSync(commonHome, 0o755)
}
