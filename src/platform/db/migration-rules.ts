import type { Migration } from './migrate.ts'
import { plain, statementsOf } from './statements.ts'

/**
 * Tables that do not grow with people and days, but with places, texts, experts and staff. Every other is large: a statement
 * that reads or writes it whole would stop the product.
 */
export const smallTables = new Set(
  (
    'commune commune_postcode department place_edition content content_edition content_version search_word ledger_account ' +
    'invoice_series live_horizon time_control server_copy drift reconciliation staff_invitation expert expert_category ' +
    'expert_hours expert_shelf expert_snippet expert_title expert_terms_acceptance payout_account payout_rhythm payout_run ' +
    'invoicing_mandate tax_identity meeting_availability meeting_outside_calendar'
  ).split(' '),
)

/** The first migration that people may be served through: those before are only ever applied to an empty database. */
export const firstServed = 19

/** From this one on a migration says which code may stay where it takes something away; the earlier ones are as they were. */
const firstDemanding = 39

/** A line of a migration that takes responsibility: `-- accepted: person: the rows are the staff's only`. */
const acceptance = /^-- accepted: (\w+): \S.{9,}$/gm

/**
 * Why statements of a migration would hold up a running product, each in a sentence with the way around it; none where
 * all are safe. `before`: the migrations before it. A table that the migration itself creates is empty.
 */
export function holdUps(
  migration: Pick<Migration, 'up' | 'number' | 'minimum'>,
  before: readonly Migration[] = [],
): string[] {
  const accepted = new Set([...migration.up.matchAll(acceptance)].map(([, table]) => table))
  const statements = bareStatements(migration.up)
  const created = new Set(statements.flatMap((text) => /^create (?:unlogged )?table (\w+)/.exec(text)?.[1] ?? []))
  const matters = (table: string) => !smallTables.has(table) && !created.has(table) && !accepted.has(table)
  const earlier = before.flatMap(({ up }) => bareStatements(up))
  const demands = migration.number < firstDemanding || migration.minimum > 0
  return statements.flatMap((text, place) => {
    const known = [...earlier, ...statements.slice(0, place)]
    const taken = demands ? [] : takenFrom(text).filter((table) => !created.has(table))
    return [
      ...holdUpsOf(text, known).flatMap(({ table, why }) => (matters(table) ? [`${table}: ${why}`] : [])),
      ...taken.map(
        (table) => `${table}: older code may still use what this takes away: say from where on with "-- minimum"`,
      ),
    ]
  })
}

const name = String.raw`(?:only )?"?(\w+)"?`
const taking =
  /^(?:drop (?:column )?(?!constraint|default|not null|expression|identity)|rename |alter (?:column )?\w+ (?:set not null|(?:set data )?type )|add (?:constraint \w+ )?(?:check|unique|primary key|foreign key|exclude)\b)/

/** The tables from which a statement takes what code before it may use: it drops, renames or tightens. */
function takenFrom(text: string): string[] {
  const [, dropped] = /^drop table (?:if exists )?(.*?)(?: cascade| restrict)?$/.exec(text) ?? []
  if (dropped) return dropped.split(', ')
  const [, table = '', actions = ''] = new RegExp(`^alter table (?:if exists )?${name} (.*)$`).exec(text) ?? []
  return actionsOf(actions).some((action) => taking.test(action)) ? [table] : []
}

type HoldUp = { table: string; why: string }

function holdUpsOf(text: string, known: readonly string[]): HoldUp[] {
  const altered = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(text)
  if (altered) {
    const [, table = '', actions = ''] = altered
    return actionsOf(actions).flatMap((action) => {
      const why = holdUpOfAction(table, action, known)
      return why === null ? [] : [{ table, why }]
    })
  }
  const [, concurrently, indexed] =
    /^create (?:unique )?index (concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/.exec(text) ?? []
  if (indexed && !concurrently)
    return [{ table: indexed, why: 'an index is built with "-- concurrent" and "create index concurrently"' }]
  if (/^do\b/.test(text)) return [{ table: 'do', why: 'what a block does cannot be seen: write its statements out' }]
  const written = writtenBy(text)
  if (written.length > 0)
    return written.map((table) => ({ table, why: 'rows are changed in portions by a job, not all in one transaction' }))
  const [, rewritten] = /^(?:cluster|vacuum full|reindex table|lock table|lock) (?:only )?(\w+)/.exec(text) ?? []
  return rewritten ? [{ table: rewritten, why: 'it is locked or written anew' }] : []
}

/** The tables whose rows a statement changes, wherever in it: `with gone as (delete from … )` does too. */
function writtenBy(text: string): string[] {
  if (/^create (?:or replace )?(?:function|procedure|trigger|rule|constraint trigger)\b/.test(text)) return []
  const writing = new RegExp(
    `(?:^|\\() ?(?:update|delete from|truncate(?: table)?) ${name}|(?:^|\\)) ?(?:update|delete from) ${name}`,
    'g',
  )
  const filled = new RegExp(
    `insert into ${name} (?:\\([^)]*\\) )?(?:overriding \\w+ value )?(?:select|with|table|\\(select)\\b`,
    'g',
  )
  return [...text.matchAll(writing), ...text.matchAll(filled)].flatMap(([, one, other]) => one ?? other ?? [])
}

/** Functions whose value is one for the whole statement: PostgreSQL stores it once instead of in each row. */
const steady = /\b(?:now|current_date|current_timestamp|transaction_timestamp)\b(?:\s*\(\s*\))?/g

function holdUpOfAction(table: string, action: string, known: readonly string[]): string | null {
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(action))
    return 'a changed type writes every row anew: add a column, fill it by a job, then leave the old one out'
  if (/^set (?:logged|unlogged|tablespace|access method)\b/.test(action)) return 'it is written anew'
  if (/^add (?:column )?(?!constraint|check|primary|unique|foreign|exclude)/.test(action)) return holdUpOfColumn(action)
  const [, column] = /^alter (?:column )?(\w+) set not null/.exec(action) ?? []
  if (column) {
    const proof = new RegExp(`^alter table (?:only )?${table} .*check \\(\\(?${column} is not null\\)?\\)`)
    const validated = new RegExp(`^alter table (?:only )?${table} .*validate constraint `)
    return known.some((text) => proof.test(text)) && known.some((text) => validated.test(text))
      ? null
      : 'every row is read for "set not null": first a check "… is not null" not valid, then validate it'
  }
  if (/^add (?:constraint \w+ )?(?:check|foreign key)\b/.test(action) && !/ not valid$/.test(action))
    return 'every row is read: add the constraint "not valid", then validate it in a statement of its own'
  if (/^add (?:constraint \w+ )?(?:primary key|unique|exclude)\b/.test(action) && !/ using index /.test(action))
    return 'its index is built first, concurrently, then named with "using index"'
  return null
}

function holdUpOfColumn(action: string): string | null {
  if (/\b(?:small|big)?serial\b|\bgenerated\b/.test(action)) return 'a generated column writes every row anew'
  const [, value = ''] = /\bdefault (.*)$/.exec(action) ?? []
  if (/\w\s*\(/.test(value.replace(/\b(?:check|references)\b.*$/, '').replace(steady, '')))
    return 'a default that differs from row to row writes every row anew: add the column, then its default'
  return null
}

/** Lower-case statements on one line each; texts are emptied so that nothing in them counts. */
const bareStatements = (sql: string) => statementsOf(sql, "''").map(plain)

/** The parts of an `alter table`, divided by the commas that stand in no brackets. */
function actionsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
