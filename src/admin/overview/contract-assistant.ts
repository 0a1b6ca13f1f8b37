import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { budgetScopes } from '../../questions/assistant/call-limits.ts'
import { staffCodes } from '../contract-fields.ts'

const spent = {
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** With fractions of a cent; `null` if no price was configured when some of it was used. */
  cents: z.number().nullable(),
}
export const AssistantSpent = z.object(spent)
export type AssistantSpent = z.output<typeof AssistantSpent>

const Day = z.object({
  /** In the business time zone. */
  day: z.string(),
  provider: z.string(),
  model: z.string(),
  questions: z.number().int(),
  ...spent,
})
export type AssistantDay = z.output<typeof Day>

const count = z.number().int()
const used = z.object({ tokens: z.number(), cents: z.number() })
const Watch = z.object({
  /** What everybody may use, and has: `day` today, `house` in thirty days. */
  budgets: z.array(z.object({ scope: z.enum(['day', 'house']), used, budget: used })),
  /** Calls not made in these thirty days because a budget was spent. */
  overBudget: z.array(z.object({ scope: z.enum(budgetScopes), count })),
  /** Calls of these thirty days, by how they ended. */
  shown: count,
  unusable: count,
  late: count,
  failed: count,
  /** Not called, since the model had just failed several times. */
  paused: count,
  /** Sentences not shown in these thirty days, the most frequent reason first. */
  dropped: z.array(z.object({ reason: z.string(), count })),
  breaker: z.enum(['closed', 'open', 'half-open', 'trying']),
})
export type AssistantWatch = z.output<typeof Watch>

export const assistantCostApi = {
  'GET /admin/assistant-cost': endpoint({
    summary: 'What the assistant’s model used in the last thirty days, its budgets and its failures',
    who: 'staff',
    /** `watch` is null where no model is configured. */
    reply: z.object({ days: z.array(Day), total: AssistantSpent, watch: Watch.nullable() }),
    refusals: staffCodes,
  }),
}
export type AssistantCostApi = typeof assistantCostApi
