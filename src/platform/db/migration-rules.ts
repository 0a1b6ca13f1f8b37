import type { Migration } from './migrate.ts'
import { plain, statementsOf } from './statements.ts'

/** Tables that grow with people and days: a statement that reads or writes them whole would stop the product. */
export const largeTables = new Set(
  (
    'idempotency live_event presence mail_outbox mail_attachment rate_limit person credential session one_time_token ' +
    'push_subscription passkey measuring_consent erasure expert_answer review quote consent customer purchase first_offer ' +
    'refused_card subscription plan_request charge credit refund leaving invoice invoice_file ledger_entry ' +
    'expert_due provider_event question question_event lease message attachment brief contribution answer_draft ' +
    'answer_draft_version ' +
    'assistant_usage draft share publication funnel meeting meeting_event search_entry claim contact_message ' +
    'admin_act undoable_act contract_document client_notice'
  ).split(' '),
)

/** The first migration that people may be served through: those before are only ever applied to an empty database. */
export const firstServed = 19

/** A line of a migration that takes responsibility: `-- accepted: person: the rows are the staff's only`. */
const acceptance = /^-- accepted: (\w+): \S.{9,}$/gm

/**
 * Why statements of a migration would hold up a running product, each in a sentence with the way around it; none where
 * all are safe. `before`: the migrations before it. A table that the migration itself creates is empty.
 */
export function holdUps(migration: Pick<Migration, 'up'>, before: readonly Migration[] = []): string[] {
  const accepted = new Set([...migration.up.matchAll(acceptance)].map(([, table]) => table))
  const statements = bareStatements(migration.up)
  const created = new Set(statements.flatMap((text) => /^create (?:unlogged )?table (\w+)/.exec(text)?.[1] ?? []))
  const matters = (table: string) => largeTables.has(table) && !created.has(table) && !accepted.has(table)
  const earlier = before.flatMap(({ up }) => bareStatements(up))
  return statements.flatMap((text, place) => {
    const known = [...earlier, ...statements.slice(0, place)]
    return holdUpsOf(text, known).flatMap(({ table, why }) => (matters(table) ? [`${table}: ${why}`] : []))
  })
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
  const [, written] = /^update (?:only )?(\w+) /.exec(text) ?? []
  if (written) return [{ table: written, why: 'rows are changed in portions by a job, not all in one transaction' }]
  const [, rewritten] = /^(?:cluster|vacuum full|reindex table|lock table|lock) (?:only )?(\w+)/.exec(text) ?? []
  return rewritten ? [{ table: rewritten, why: 'it is locked or written anew' }] : []
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
