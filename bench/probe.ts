// Loaded before a measured server: answers what it has used so far, and writes down the statements it sends.
import pg from 'pg'

export type Usage = { cpu: number; heap: number; rss: number }
export type Statement = { text: string; values: (string | null)[] }
export type Question = { probe: 'usage'; collect?: boolean } | { probe: 'record' } | { probe: 'statements' }

let statements: Statement[] | null = null

process.on('message', (question: Question) => {
  if (question.probe === 'usage') process.send?.({ probe: 'usage', usage: usage(question.collect ?? false) })
  if (question.probe === 'record') {
    statements = []
    process.send?.({ probe: 'record' })
  }
  if (question.probe === 'statements') {
    process.send?.({ probe: 'statements', statements })
    statements = null
  }
})

function usage(collect: boolean): Usage {
  if (collect) globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  return { cpu: (user + system) / 1000, heap: heapUsed, rss }
}

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown
const query = pg.Client.prototype.query as AnyQuery
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const first = args[0] as string | { text: string; values?: unknown[] }
  const text = typeof first === 'string' ? first : first.text
  const values = (typeof first === 'string' ? (Array.isArray(args[1]) ? args[1] : []) : first.values) ?? []
  if (statements && typeof text === 'string') statements.push({ text, values: values.map(asText) })
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

/** A value as the driver sends it. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(asText(item))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
