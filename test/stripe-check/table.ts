import type { Findings } from './world.ts'

/** A line of the table in `docs/payments.md`. Amounts in cents. */
export type Row = { nr: number; name: string; expected: number[]; found: Findings }

const marks = ['<!-- stripe:check -->', '<!-- /stripe:check -->'] as const
const heads = ['', 'Scenario', 'Expected', 'Charged', 'Ledger', 'Documents', 'Letters']

const money = (cents: number) => (cents / 100).toFixed(2).replace('-', '−')
const listed = (amounts: readonly number[]) => (amounts.length === 0 ? 'nothing' : amounts.map(money).join(', '))
/** Credits are negative in the books; here each balance is shown as an amount. */
const balances = (ledger: Findings['ledger']) =>
  Object.entries(ledger)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([account, amount]) => `${account} ${money(Math.abs(amount))}`)
    .join(', ') || 'nothing'

export function counted(letters: readonly string[]): string {
  const inWords = (letter: string) => letter.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const counts = Map.groupBy(letters, inWords)
  return [...counts].map(([letter, all]) => (all.length > 1 ? `${letter} ×${all.length}` : letter)).join(', ')
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const rowLine = ({ nr, name, expected, found }: Row): string =>
  lineOf([
    String(nr),
    name,
    listed(expected),
    listed(found.charged),
    balances(found.ledger),
    listed(found.documents),
    counted(found.letters),
  ])

export const tableOf = (rows: readonly Row[]): string =>
  [lineOf(heads), lineOf(heads.map((head) => (head ? '---' : '--:'))), ...rows.map(rowLine)].join('\n')

/** The lines between the marks of the document, and the document with other ones. */
export function tableIn(document: string): { lines: string[]; replaced(table: string): string } {
  const [before, rest] = document.split(marks[0])
  const [table, after] = rest?.split(marks[1]) ?? []
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`The document has no ${marks[0]} … ${marks[1]}.`)
  return {
    lines: table.trim().split('\n'),
    replaced: (other) => `${before}${marks[0]}\n\n${other}\n\n${marks[1]}${after}`,
  }
}
