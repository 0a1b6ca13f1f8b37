// What the assistant's model used: for its budgets, and for the staff.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { CallOutcome, CountedScope, PastCall, Used } from '../call-limits.ts'

/** `cents` is null where a model's price is not known. */
type AssistantSpent = { calls: number; inputTokens: number; outputTokens: number; cents: number | null }
type AssistantDay = AssistantSpent & { day: string; provider: string; model: string; questions: number }

/** Calls that were made: not those that a budget or the breaker kept from being made. */
const made = sql`outcome in ('running', 'shown', 'unusable', 'late', 'failed')`

const spent = sql`
  count(*)::int as calls, sum(input_tokens)::int as "inputTokens", sum(output_tokens)::int as "outputTokens",
  case when bool_or(cents = 0 and input_tokens + output_tokens > 0) then null else sum(cents)::float8 end as cents`

export async function spentByDay(db: Db, since: Date, zone: string): Promise<AssistantDay[]> {
  const { rows } = await sql<AssistantDay>`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, provider, model,
           count(distinct question_id)::int as questions, ${spent}
      from assistant_usage where at >= ${since} and ${made} group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows
}

export async function spentOn(db: Db, questionId: string): Promise<AssistantSpent | null> {
  const { rows } = await sql<AssistantSpent>`
    select ${spent} from assistant_usage where question_id = ${questionId} and ${made} having count(*) > 0`.execute(db)
  return rows[0] ?? null
}

export type Since = { today: Date; month: Date }
type Who = { personId: string; addressKey: string | null }

/** What counts against each budget; nobody's person and address where the whole service is asked for. */
export async function usedBy(db: Db, since: Since, who?: Who): Promise<Record<CountedScope, Used>> {
  const { rows } = await sql<{ scope: CountedScope; tokens: number; cents: number }>`
    with used as (
      select usage.at, input_tokens + output_tokens as tokens, cents, address_key, person_id
        from assistant_usage usage join question on question.id = question_id
       where usage.at >= ${since.month})
    select scope, coalesce(sum(tokens), 0)::float8 as tokens, coalesce(sum(cents), 0)::float8 as cents
      from (values ('person'), ('address'), ('site'), ('day'), ('house')) as scopes (scope)
      left join used on case scope
        when 'person' then at >= ${since.today} and person_id = ${who?.personId ?? null}
        when 'address' then at >= ${since.today} and address_key = ${who?.addressKey ?? null}
        when 'site' then at >= ${since.today} and split_part(address_key, '.', 1) = ${who?.addressKey?.split('.')[0] ?? null}
        when 'day' then at >= ${since.today}
        else true end
     group by scope`.execute(db)
  return Object.fromEntries(rows.map(({ scope, ...used }) => [scope, used])) as Record<CountedScope, Used>
}

const newest = 20

/**
 * The newest calls that were made, newest first: what the breaker goes by. Checks for danger have a shorter time than
 * replies, and neither open it nor close it.
 */
export async function lastCalls(db: Db): Promise<PastCall[]> {
  return db
    .selectFrom('assistant_usage')
    .select(['outcome', 'at', 'latency'])
    .where(sql<boolean>`${made}`)
    .where('task', 'is distinct from', 'safety')
    .orderBy('id', 'desc')
    .limit(newest)
    .execute()
}

/** How the calls of a time ended, and why sentences were not shown. */
export async function callsEnded(
  db: Db,
  since: Date,
): Promise<{ outcomes: Partial<Record<CallOutcome, number>>; dropped: Record<string, number> }> {
  const outcomes = await sql<{ name: CallOutcome; count: number }>`
    select outcome as name, count(*)::int as count from assistant_usage where at >= ${since} group by 1`.execute(db)
  const dropped = await sql<{ name: string; count: number }>`
    select reason.key as name, sum(reason.value::int)::int as count
      from assistant_usage, jsonb_each_text(dropped) as reason where at >= ${since} group by 1 order by 2 desc, 1`.execute(
    db,
  )
  const counted = <Name extends string>(rows: readonly { name: Name; count: number }[]) =>
    Object.fromEntries(rows.map(({ name, count }) => [name, count])) as Record<Name, number>
  return { outcomes: counted(outcomes.rows), dropped: counted(dropped.rows) }
}
