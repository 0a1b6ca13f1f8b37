import type { Statement } from './probe.ts'

/**
 * What one ask says to the database, made repeatable: every identifier that differed between two asks becomes a name
 * with a number, `‹3›` in a value standing for the third of them.
 */
export type Repeatable = { text: string; values: (string | null)[] }[]

const identifier = /^[\w-]{16,}$/
/** A small number that was drawn by lot, so that people who write at once seldom meet on one row. */
const drawn = '‹drawn›'
const lots = 64

/** The names that `person`, and `token` (its hash) get, so that rows for them can be laid out beforehand. */
export function repeatable(
  one: readonly Statement[],
  other: readonly Statement[],
  known: { person: string; tokenHash: string },
): { statements: Repeatable; person: number; token: number } {
  if (one.map(({ text }) => text).join() !== other.map(({ text }) => text).join())
    throw new Error('Two asks did not send the same statements.')
  const names: string[] = [known.person, known.tokenHash]
  one.forEach(({ values }, nth) => {
    values.forEach((value, place) => {
      const differs = value !== null && value !== other[nth]?.values[place]
      if (differs && identifier.test(value) && !names.includes(value)) names.push(value)
    })
  })
  // The longest first: no name may be part of another one that is still to be replaced.
  const order = names.map((name, index) => ({ name, index })).sort((a, b) => b.name.length - a.name.length)
  const marked = (value: string | null) =>
    value && order.reduce((text, { name, index }) => text.replaceAll(name, `‹${index}›`), value)
  return {
    statements: one.map(({ text, values }, nth) => ({
      text,
      values: values.map((value, place) => {
        const byLot = /^\d{1,2}$/.test(value ?? '') && value !== other[nth]?.values[place]
        return byLot ? drawn : marked(value)
      }),
    })),
    person: 0,
    token: 1,
  }
}

/** A value for the nth repetition, as the client script sends it. */
export function filled(value: string | null, nth: number): string | null {
  if (value === drawn) return String(Math.floor(Math.random() * lots))
  return value?.replace(/‹(\d+)›/g, (_, index: string) => nameOf(Number(index), nth)) ?? null
}

export const nameOf = (index: number, nth: number) => `bench-name-${index}-${nth}`

/** The same as a pgbench script: values in place, the number counted by each of its clients for itself. */
export function pgbenchScript(statements: Repeatable): string {
  const lines = statements.map(({ text, values }) => {
    const inlined = text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1] ?? null))
    return `${inlined.trim().replace(/;$/, '')};`
  })
  const counted = ['\\set bench_i :bench_i + 1', '\\set bench_n :client_id * 100000 + :bench_i']
  return [...counted, `\\set bench_drawn random(0, ${lots - 1})`, ...lines].join('\n')
}

function literal(value: string | null): string {
  if (value === null) return 'null'
  if (value === drawn) return ':bench_drawn'
  const quoted = `'${value.replaceAll("'", "''")}'`
  if (!/‹\d+›/.test(value)) return quoted
  const parts = quoted.replace(/‹(\d+)›/g, (_, index: string) => `bench-name-${index}-' || :bench_n || '`)
  // A sum of texts has a type, which a constant has not: PostgreSQL must be told where the column is no text.
  return isJson(value) ? `(${parts})::json` : `(${parts})`
}

function isJson(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'object'
  } catch {
    return false
  }
}
