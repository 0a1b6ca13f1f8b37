import { hostname } from 'node:os'
import { type Config, ConfigError } from '../platform/config.ts'
import { isDatabaseUnavailable } from '../platform/db/connect.ts'
import { MigrationError } from '../platform/db/migrate.ts'
import { packageVersion } from './package-version.ts'

type Coded = Error & { code?: string }

/** Explains why listening failed, in a sentence that names the key; returns any other error as it is. */
export function listenError(error: unknown, key: 'PORT' | 'METRICS_PORT', host: string, port: number): unknown {
  switch ((error as Coded).code) {
    case 'EADDRINUSE': {
      const way = key === 'PORT' ? `PORT=${port + 1} npm start` : `${key}=${port + 1}`
      return new ConfigError(`${key}: another program has port ${port}. Stop it, or choose another port: ${way}.`)
    }
    case 'EACCES':
      return new ConfigError(`${key}: this user may not open port ${port}. Choose one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST: ${host} is not an address of this machine.`)
    default:
      return error
  }
}

const refusedSignIn: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'this user is not let in',
  '3D000': 'there is no database of this name',
}

type DatabaseKey = 'DATABASE_URL' | 'DATABASE_POOLER_URL'

/** The same for a server of PostgreSQL, whose password must not be logged. */
export function databaseError(
  error: unknown,
  config: Pick<Config, DatabaseKey>,
  key: DatabaseKey = 'DATABASE_URL',
): unknown {
  const address = config[key]
  if (address === undefined || !(error instanceof Error)) return error
  const { code = '', message } = error as Coded
  const why = refusedSignIn[code] ?? (isDatabaseUnavailable(error) ? code || message : null)
  if (why === null) return error
  const { host, pathname } = new URL(address)
  return new ConfigError(`${key}: ${host}${pathname} cannot be used: ${why}.`)
}

/** What whoever starts the product can settle: the message says how, and a stack trace adds nothing. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof MigrationError
}

/**
 * Why this process did not start, as the one line that a log collector takes for one entry. The log itself may not be
 * open yet: what is wrong may be the configuration. A person at a terminal reads the sentence.
 */
export function startErrorLine(
  error: unknown,
  { ROLE = 'all' }: Record<string, string | undefined>,
  terminal = process.stderr.isTTY === true,
): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  if (terminal) return `${isForOperator(error) ? message : stack}\n`
  const entry = {
    level: 60,
    time: new Date(),
    process: `${ROLE || 'all'}@${hostname()}:${process.pid}`,
    version: packageVersion,
    err: { type: name, message, ...(!isForOperator(error) && { stack }) },
    msg: message,
  }
  return `${JSON.stringify(entry)}\n`
}

/** Says why, and ends this process. */
export function endWith(error: unknown): never {
  process.stderr.write(startErrorLine(error, process.env))
  process.exit(1)
}
