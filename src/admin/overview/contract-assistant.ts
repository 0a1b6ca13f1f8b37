import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
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

export const assistantCostApi = {
  'GET /admin/assistant-cost': endpoint({
    summary: 'What the assistant’s model used in the last thirty days, day by day and by model',
    who: 'staff',
    reply: z.object({ days: z.array(Day), total: AssistantSpent }),
    refusals: staffCodes,
  }),
}
export type AssistantCostApi = typeof assistantCostApi
