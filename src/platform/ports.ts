import type { Logger } from 'pino'
import type { Assistant } from './assistant/port.ts'
import type { Clock } from './clock.ts'
import type { CompanyRegister } from './company-register/port.ts'
import type { RunningConfig } from './config.ts'
import type { Countries } from './countries/port.ts'
import type { Db, Tx } from './db/port.ts'
import type { Files } from './files/port.ts'
import type { Ids } from './ids.ts'
import type { DeadLetters, Jobs } from './jobs/port.ts'
import type { Limits } from './limits/port.ts'
import type { Live } from './live/port.ts'
import type { Mail } from './mail/port.ts'
import type { Outside } from './outside/port.ts'
import type { PasswordHasher } from './passwords/port.ts'
import type { Payments } from './payments/port.ts'
import type { Push } from './push/port.ts'
import type { Rooms } from './rooms/port.ts'
import type { TimeControl } from './time/port.ts'

/**
 * What a feature asks of features that know it: each declares its questions here by declaration merging, and
 * `server/feature-ports.ts` answers them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the features
export interface FeaturePorts {}

/** Everything a verb may use. A test builds the same with a fake clock and its own database. */
export type Ports = FeaturePorts & {
  config: RunningConfig
  db: Db
  /**
   * The single transaction of a verb. Inside a command the result is stored with the idempotency key in the same
   * transaction, so what `act` returns must be the command's reply.
   */
  transact<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result>
  clock: Clock
  ids: Ids
  jobs: Jobs & DeadLetters
  live: Live
  mail: Mail
  files: Files
  limits: Limits
  passwords: PasswordHasher
  countries: Countries
  payments: Payments
  push: Push
  outside: Outside
  /** Null where the operator has not named one: what applicants type of their company is then read by the staff alone. */
  companyRegister: CompanyRegister | null
  /** Null where the operator has no server for video meetings. */
  rooms: Rooms | null
  assistant: Assistant
  /** Null outside a demonstration: time then passes by itself. */
  timeControl: TimeControl | null
  log: Logger
}
