import { CompiledQuery, type DatabaseConnection, type Kysely, PostgresDialect, Transaction } from 'kysely'
import pg from 'pg'
import { tracedStatement } from '../telemetry/spans.ts'
import { camelCase } from './names.ts'
import type { Tables } from './tables.ts'

/**
 * A connection that sends a statement without waiting for the result of the one before it. Statements issued together
 * travel in one packet: most of a statement's cost for this process is the write to the socket.
 */
export class PipelinedClient extends pg.Client {
  /** Undefined where nothing is prepared. */
  readonly commands: Commands | undefined
  constructor(config?: pg.ClientConfig & { commands?: Commands }) {
    super({ ...config, pipeline: true })
    this.commands = config?.commands
    // Once per result, so that no row is copied: the driver builds every row with these names.
    const { connection } = this as unknown as Inside
    connection.prependListener('rowDescription', ({ fields }) => {
      for (const field of fields) field.name = camelCase(field.name)
    })
  }
}

type AnyQuery = (this: pg.Client, ...given: unknown[]) => unknown
type Described = { fields: { name: string }[] }
type Inside = {
  connection: {
    stream: { cork(): void; uncork(): void }
    prependListener(event: 'rowDescription', listener: (result: Described) => void): void
  }
  pipeline: boolean
}

PipelinedClient.prototype.query = function (this: PipelinedClient, ...given: unknown[]) {
  const inside = this as unknown as Inside
  // A COPY is interactive: its connection sends one statement at a time.
  if (typeof (given[0] as pg.Submittable).submit === 'function') inside.pipeline = false
  const { stream } = inside.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  const [text, values] = given
  const name =
    this.commands && typeof text === 'string' && Array.isArray(values) ? nameOf(this.commands, text) : undefined
  // The pool's own `query` gives a callback as well.
  const asked = name ? [{ name, text, values }, ...given.slice(2)] : given
  return tracedStatement(text, () => (pg.Client.prototype.query as AnyQuery).apply(this, asked))
} as typeof pg.Client.prototype.query

/** A transaction only uses its executor: these parts open nothing. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection.')) })
const parts = { config: { dialect }, dialect, driver: dialect.createDriver() }

/**
 * One transaction. Statements begun together (`Promise.all`) are sent together and executed in that order; the query
 * builder's own transactions would send them one by one, each after the result of the last.
 */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  serializable: boolean,
  act: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const outer = db.getExecutor()
  return outer.provideConnection(async (connection) => {
    let over = false
    const executor = outer.withConnectionProvider({
      // After a failure parts of `act` may still run: none of their statements may reach the connection any more.
      provideConnection: async (use) => {
        if (over) throw new Error('The transaction is over.')
        return use(connection)
      },
    })
    const begun = say(connection, serializable ? 'begin isolation level serializable' : 'begin')
    // The first statement's caller gets this error; without a handler until then it would be an unhandled rejection.
    begun.catch(() => {})
    const tx = new Transaction<Tables>({ ...parts, executor })
    const afterwards: (() => void)[] = []
    afterCommits.set(tx, afterwards)
    try {
      const result = await act(tx)
      await begun
      over = true
      // PostgreSQL answers a commit after a failed statement with ROLLBACK, and without an error.
      if ((await say(connection, 'commit')) === 'ROLLBACK') throw new Error('The transaction was undone.')
      for (const one of afterwards) one()
      return result
    } catch (error) {
      over = true
      await say(connection, 'rollback').catch(() => {})
      throw error
    }
  })
}

const afterCommits = new WeakMap<Transaction<Tables>, (() => void)[]>()

/**
 * Has `act` done once the transaction has committed, and never if it is rolled back: also not where the process dies in
 * between. `false`, and nothing is done: `transaction` has not begun this one.
 */
export function afterCommit(tx: Transaction<Tables>, act: () => void): boolean {
  return afterCommits.get(tx)?.push(act) !== undefined
}

async function say(connection: DatabaseConnection, words: string): Promise<string | undefined> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw(words))
  return rows[0]?.command
}

/** How often each command was sent over a pool's connections, and its prepared name. */
export type Commands = Map<string, { times: number; name: string }>

const oftenEnough = 3
const mostCommands = 300

/**
 * The name of a prepared statement, once a command has been sent often enough. Reads are planned each time, because the
 * best plan depends on the parameters; and so is whatever returns `*`, which would fail after a migration has added a
 * column.
 */
function nameOf(commands: Commands, text: string): string | undefined {
  const known = commands.get(text)
  if (known) {
    known.times += 1
    return known.times > oftenEnough ? known.name : undefined
  }
  if (commands.size < mostCommands && isCommand(text)) commands.set(text, { times: 1, name: `c${commands.size}` })
  return undefined
}

function isCommand(text: string): boolean {
  if (!/^\s*(insert|update|delete)\b|^\s*with\b[\s\S]*\binsert into\b/i.test(text)) return false
  return !/(\breturning|\)\s*select)\s+\*/i.test(text)
}
