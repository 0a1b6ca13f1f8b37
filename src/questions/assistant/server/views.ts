// What the staff reads of the assistant's cost.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

/** `cents` is null where a model's price is not known. */
type AssistantSpent = { calls: number; inputTokens: number; outputTokens: number; cents: number | null }
type AssistantDay = AssistantSpent & { day: string; provider: string; model: string; questions: number }

const spent = sql`
  count(*)::int as calls, sum(input_tokens)::int as "inputTokens", sum(output_tokens)::int as "outputTokens",
  case when bool_or(cents = 0 and input_tokens + output_tokens > 0) then null else sum(cents)::float8 end as cents`

export async function spentByDay(db: Db, since: Date, zone: string): Promise<AssistantDay[]> {
  const { rows } = await sql<AssistantDay>`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, provider, model,
           count(distinct question_id)::int as questions, ${spent}
      from assistant_usage where at >= ${since} group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows
}

export async function spentOn(db: Db, questionId: string): Promise<AssistantSpent | null> {
  const { rows } = await sql<AssistantSpent>`
    select ${spent} from assistant_usage where question_id = ${questionId} having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
