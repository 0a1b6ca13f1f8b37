import { type Config, ConfigError } from '../platform/config.ts'
import { isDatabaseUnavailable } from '../platform/db/connect.ts'

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

/** The same for the server of DATABASE_URL, whose password must not be logged. */
export function databaseError(error: unknown, { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): unknown {
  if (DATABASE_URL === undefined || !(error instanceof Error)) return error
  const { code = '', message } = error as Coded
  const why = refusedSignIn[code] ?? (isDatabaseUnavailable(error) ? code || message : null)
  if (why === null) return error
  const { host, pathname } = new URL(DATABASE_URL)
  return new ConfigError(`DATABASE_URL: ${host}${pathname} cannot be used: ${why}.`)
}
