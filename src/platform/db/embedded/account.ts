import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOf } from './binaries.ts'

/** PostgreSQL refuses to run as root: an account is how, and as whom, its programs are started. */
export type Account = {
  /** The owner that files made for PostgreSQL need; undefined when our own will do. */
  owner?: User
  /** Whether a process of this account may write in the directory. */
  writes(directory: string): boolean
  enters(directory: string): boolean
  runs(native: string): boolean
  spawn(native: string, program: string, args: string[], options?: SpawnOptions): ChildProcess
}

export type User = { uid: number; gid: number }

type Wrap = (command: string, args: string[]) => { command: string; args: string[]; uid?: number; gid?: number }

/** For an ordinary user: the current user. */
export function currentAccount(): Account {
  return account((command, args) => ({ command, args }))
}

/** For root: files stay root's, and the process sees itself as an ordinary user. Many containers forbid it. */
export function inNamespace(): Account {
  const { uid } = ordinaryUser()
  return account((command, args) => ({ command: 'unshare', args: ['--user', `--map-user=${uid}`, command, ...args] }))
}

/** For root: as another user, who must be able to reach everything by the usual permissions. */
export function asUser(owner: User): Account {
  return account((command, args) => ({ command, args, ...owner }), owner)
}

/** The user that root's PostgreSQL runs as. It needs a line in /etc/passwd, because `initdb` asks for its name. */
export function ordinaryUser(users = readUsers()): User {
  const byName = (name: string) => users.find((user) => user.name === name)
  const found = byName('postgres') ?? byName('nobody') ?? byName('daemon') ?? users.find((user) => user.uid !== 0)
  if (found === undefined)
    throw new Error(
      'PostgreSQL refuses to run as root and this system has no other user. Add one, or set DATABASE_URL to a server.',
    )
  return { uid: found.uid, gid: found.gid }
}

export function userOf(uid: number): User {
  return { uid, gid: readUsers().find((user) => user.uid === uid)?.gid ?? uid }
}

/** Gives a path, and all below it, to the account that PostgreSQL runs as. */
export function chownTree(account: Account, path: string): void {
  if (account.owner === undefined) return
  chownSync(path, account.owner.uid, account.owner.gid)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), account.owner.uid, account.owner.gid)
}

export function chownFile(account: Account, path: string): void {
  if (account.owner !== undefined) chownSync(path, account.owner.uid, account.owner.gid)
}

function account(wrap: Wrap, owner?: User): Account {
  // Testing access by a process is more reliable than reading modes, which ignore parents, ACLs and namespaces.
  const passes = (test: string, path: string) => {
    const { command, args, uid, gid } = wrap('/bin/sh', ['-c', test, path])
    return spawnSync(command, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
  }
  return {
    ...(owner === undefined ? {} : { owner }),
    writes: (directory) => passes('test -w "$0" && test -x "$0"', directory),
    enters: (directory) => passes('cd "$0"', directory),
    runs: (native) => passes('"$0" --version > /dev/null', programOf(native, 'postgres')),
    spawn(native, program, programArgs, options = {}) {
      const { command, args, uid, gid } = wrap(programOf(native, program), programArgs)
      return spawn(command, args, { ...options, uid, gid, env: environment() })
    },
  }
}

/** An environment without our secrets and without PG… variables that would change what the programs do. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].filter((key) => process.env[key] !== undefined)
  return Object.assign({}, ...kept.map((key) => ({ [key]: process.env[key] })), { LC_ALL: 'C', TZ: 'UTC' })
}

function readUsers(): { name: string; uid: number; gid: number }[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
