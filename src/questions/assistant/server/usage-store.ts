import type { AssistantUsage } from '../../../platform/assistant/port.ts'
import type { Tx } from '../../../platform/db/port.ts'

export async function insertUsage(tx: Tx, questionId: string, usage: AssistantUsage, at: Date): Promise<void> {
  await tx
    .insertInto('assistant_usage')
    .values({
      question_id: questionId,
      provider: usage.provider,
      model: usage.model,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      cents: usage.cents,
      withheld: usage.withheld,
      at,
    })
    .execute()
}
