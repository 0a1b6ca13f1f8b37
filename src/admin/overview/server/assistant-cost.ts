import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { serviceMidnight } from '../../../experts/workspace/opening-hours.ts'
import { businessTimeZone } from '../../../i18n/format.ts'
import type { Ports } from '../../../platform/ports.ts'
import { spentByDay } from '../../../questions/assistant/server/views.ts'
import { requirePermission } from '../../server/permissions.ts'
import { type AssistantSpent, assistantCostApi } from '../contract-assistant.ts'

const shownDays = 30
const nothing: AssistantSpent = { calls: 0, inputTokens: 0, outputTokens: 0, cents: 0 }

export function assistantCostHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, assistantCostApi, {
    'GET /admin/assistant-cost': ({ ports, actor }) => assistantCost(ports, actor),
  })
}

async function assistantCost(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_money')
  const today = serviceMidnight(ports.clock.now())
  const since = serviceMidnight(new Date(today.getTime() - (shownDays - 1) * 86_400_000 + 12 * 3_600_000))
  const days = await spentByDay(ports.db, since, businessTimeZone)
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
