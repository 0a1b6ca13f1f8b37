import type { Person } from '../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { houseMidnight } from '../../experts/opening.ts'
import { houseTimeZone } from '../../i18n/format.ts'
import type { Ports } from '../../platform/ports.ts'
import { type AssistantSpent, assistantCostApi } from '../contract-assistant.ts'
import { spentByDay } from './assistant-cost-store.ts'
import { demand } from './staff.ts'

const shownDays = 30
const nothing: AssistantSpent = { calls: 0, inputTokens: 0, outputTokens: 0, cents: 0 }

export function assistantCostHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, assistantCostApi, {
    'GET /admin/assistant-cost': ({ ports, actor }) => assistantCost(ports, actor),
  })
}

async function assistantCost(ports: Ports, actor: Person) {
  await demand(ports, actor, 'see_money')
  const today = houseMidnight(ports.clock.now())
  const since = houseMidnight(new Date(today.getTime() - (shownDays - 1) * 86_400_000 + 12 * 3_600_000))
  const days = await spentByDay(ports.db, since, houseTimeZone)
  const total = days.reduce<AssistantSpent>(
    (sum, day) => ({
      calls: sum.calls + day.calls,
      inputTokens: sum.inputTokens + day.inputTokens,
      outputTokens: sum.outputTokens + day.outputTokens,
      cents: sum.cents === null || day.cents === null ? null : sum.cents + day.cents,
    }),
    nothing,
  )
  return { days, total }
}
