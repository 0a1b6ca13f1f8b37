import type pg from 'pg'

/** Tables whose rows are never deleted, only emptied. */
const counted = {
  contribution: 'versions of answers',
  person: 'people',
  question: 'questions',
  message: 'messages',
  purchase: 'orders',
} as const
type Counted = keyof typeof counted
const tables = Object.keys(counted) as Counted[]

/** What only grows: rows of the ledger by account, and of `counted`. Read before a backup begins. */
export type Proof = {
  lastEntry: string
  entries: string
  sums: Record<string, string>
  /** Missing in what older backups hold. */
  rows?: Record<Counted, string>
}

type Queries = Pick<pg.ClientBase, 'query'>

/** `until`: entries up to this one only. */
export async function readProof(db: Queries, until?: string): Promise<Proof> {
  const { rows: accounts } = await db.query<{ account: string; last: string; entries: string; sum: string }>(
    `select account, max(id)::text as last, count(*)::text as entries, sum(amount)::text as sum
     from ledger_entry where $1::bigint is null or id <= $1 group by account order by account`,
    [until ?? null],
  )
  const { rows: found } = await db.query<Record<Counted, string>>(
    `select ${tables.map((table) => `(select count(*)::text from ${table}) as ${table}`).join(', ')}`,
  )
  const last = accounts.reduce((most, { last: one }) => (BigInt(one) > most ? BigInt(one) : most), 0n)
  return {
    lastEntry: until ?? String(last),
    entries: String(accounts.reduce((all, { entries }) => all + BigInt(entries), 0n)),
    sums: Object.fromEntries(accounts.map(({ account, sum }) => [account, sum])),
    rows: found[0],
  }
}

/**
 * What a restored database lacks or has too much of, against what was there before the backup and what is there now;
 * empty where it is whole.
 */
export function missingFrom(before: Proof, restored: Proof, now: Proof): string[] {
  const faults: string[] = []
  if (BigInt(restored.entries) < BigInt(before.entries))
    faults.push(`${restored.entries} entries of the ledger, of ${before.entries}`)
  if (restored.entries !== now.entries) faults.push(`${restored.entries} entries of the ledger; now ${now.entries}`)
  for (const account of new Set([...Object.keys(now.sums), ...Object.keys(restored.sums)]))
    if (now.sums[account] !== restored.sums[account])
      faults.push(`${account}: ${restored.sums[account] ?? 'nothing'}; now ${now.sums[account] ?? 'nothing'}`)
  for (const table of tables) {
    const [least, there, most] = [before, restored, now].map(({ rows }) => BigInt(rows?.[table] ?? 0)) as [
      bigint,
      bigint,
      bigint,
    ]
    if (there < least || there > most) faults.push(`${there} ${counted[table]}, between ${least} and ${most}`)
  }
  return faults
}
