import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Debian's own PostgreSQL: the one from npm has not the programs that pgBackRest asks for. */
const programs = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql')
      .map((version) => join('/usr/lib/postgresql', version, 'bin'))
      .filter((path) => existsSync(join(path, 'initdb')))
      .at(-1)
  : undefined

/** Whether Debian's PostgreSQL and pgBackRest are installed (`npm run prove` installs them where it may). */
export const hasArchivedServer = programs !== undefined && existsSync('/usr/bin/pgbackrest')

const user = 'clairavis'
const password = 'of-a-proof'

/** A PostgreSQL with the archive of its changes that `deploy/compose` and `deploy/pgbackrest` describe, in a folder of its own. */
export class ArchivedServer {
  private readonly folder: string
  private readonly port: number
  private readonly configuration: string
  private readonly settings: string[]
  private readonly daily: string

  constructor(folder: string, port: number) {
    this.folder = folder
    this.port = port
    this.configuration = join(folder, 'pgbackrest.conf')
    const shipped = readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8')
    const paths = `pg1-path=${join(folder, 'server')}\npg1-socket-path=${folder}\npg1-port=${port}`
    chmodSync(folder, 0o755)
    for (const name of ['kept', 'locks']) mkdirSync(join(folder, name))
    writeFileSync(
      this.configuration,
      shipped
        .replace(/^repo1-path=.*$/m, `repo1-path=${join(folder, 'kept')}\nlock-path=${join(folder, 'locks')}`)
        .replace(/^pg1-path=.*$/m, paths),
    )
    const { services } = parse(readFileSync('deploy/compose/compose.yaml', 'utf8'), { merge: true })
    this.settings = (services.database.command as string[]).slice(1).map((argument) => {
      const [, name, value = ''] = /^--(\w+)=(.*)$/.exec(argument) ?? []
      return `${name} = '${value.replace('pgbackrest ', `pgbackrest --config=${this.configuration} `)}'`
    })
    const [script = ''] = (services.archive.entrypoint as string[]).slice(-1)
    this.daily = script
      .replaceAll('$$', '$')
      .replaceAll('pgbackrest ', `pgbackrest --config=${this.configuration} `)
      .replaceAll('psql ', `${this.program('psql')} --host=${folder} --port=${port} `)
      .replace('sleep 86400', 'exit 0')
    this.giveAway(folder)
  }

  /** A new server, which archives, and its database. */
  create(): string {
    const secret = join(this.folder, 'password')
    writeFileSync(secret, password)
    const methods = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`]
    this.run(this.program('initdb'), '-D', this.cluster('server'), '-U', user, '--encoding=UTF8', ...methods)
    appendFileSync(join(this.cluster('server'), 'postgresql.conf'), `${this.settings.join('\n')}\n`)
    this.start('server', this.port)
    this.run(this.program('createdb'), '-h', this.folder, '-p', String(this.port), '-U', user, user)
    return this.urlOn(this.port)
  }

  pgBackRest(...args: string[]): void {
    this.run('/usr/bin/pgbackrest', `--config=${this.configuration}`, '--stanza=clairavis', ...args)
  }

  /** What the service `archive` does in its first day. */
  copy(key?: string): void {
    this.run('/bin/sh', '-c', key === undefined ? this.daily : `PGBACKREST_REPO1_CIPHER_PASS='${key}'\n${this.daily}`)
  }

  /** What the runbook says, beside the server: then a server of its own on another port. */
  restore(name: string, port: number, ...until: string[]): string {
    mkdirSync(this.cluster(name), { mode: 0o700 })
    this.giveAway(this.cluster(name))
    this.pgBackRest(`--pg1-path=${this.cluster(name)}`, ...until, 'restore')
    this.start(name, port, '-c archive_mode=off')
    return this.urlOn(port)
  }

  /** The machine is lost, and its disk with it. */
  lose(name: string): void {
    this.stop(name, 'immediate')
    rmSync(this.cluster(name), { recursive: true })
  }

  stop(name: string, how: 'fast' | 'immediate' = 'fast'): void {
    if (existsSync(join(this.cluster(name), 'postmaster.pid')))
      this.run(this.program('pg_ctl'), '-D', this.cluster(name), '-m', how, 'stop')
  }

  private urlOn = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/${user}`
  private cluster = (name: string) => join(this.folder, name)
  private program = (name: string) => join(programs ?? '', name)

  private start(name: string, port: number, more = ''): void {
    const options = `-p ${port} -k ${this.folder} -c listen_addresses=127.0.0.1 ${more}`
    // A limit against hanging on a busy machine, not a measure.
    const log = join(this.folder, `${name}.log`)
    this.run(this.program('pg_ctl'), '-D', this.cluster(name), '-o', options, '-l', log, '-t', '120', '-w', 'start')
  }

  /** It does not run as root. */
  private run(program: string, ...args: string[]): void {
    const asRoot = process.getuid?.() === 0
    const [command, ...rest] = [...(asRoot ? ['/usr/sbin/runuser', '-u', 'postgres', '--'] : []), program, ...args]
    const { status, stderr, stdout } = spawnSync(command as string, rest, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, PGBACKREST_REPO1_CIPHER_PASS: 'a key of a proof' },
      // The server that is started would keep pipes open.
      stdio: program.endsWith('pg_ctl') ? 'ignore' : 'pipe',
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  }

  private giveAway(path: string): void {
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', path])
  }
}
