import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { serviceMidnight } from '../../../experts/workspace/opening-hours.ts'
import { businessTimeZone } from '../../../i18n/format.ts'
import type { Ports } from '../../../platform/ports.ts'
import { breakerOf, budgetScopes } from '../../../questions/assistant/call-limits.ts'
import { budgetsOf, budgetTimes } from '../../../questions/assistant/server/call-book.ts'
import { callsEnded, lastCalls, spentByDay, usedBy } from '../../../questions/assistant/server/views.ts'
import { requirePermission } from '../../server/permissions.ts'
import { type AssistantSpent, type AssistantWatch, assistantCostApi } from '../contract-assistant.ts'

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
  const watch = ports.config.ASSISTANT_PROVIDER === 'built-in' && days.length === 0 ? null : await watchOf(ports)
  return { days, total, watch }
}

async function watchOf({ db, config, clock }: Ports): Promise<AssistantWatch> {
  const now = clock.now()
  const times = budgetTimes(now)
  const [used, calls, { outcomes, dropped }] = await Promise.all([
    usedBy(db, times),
    lastCalls(db),
    callsEnded(db, times.month),
  ])
  const budgets = budgetsOf(config)
  const { shown = 0, unusable = 0, late = 0, failed = 0, paused = 0 } = outcomes
  return {
    budgets: (['day', 'house'] as const).map((scope) => ({ scope, used: used[scope], budget: budgets[scope] })),
    overBudget: budgetScopes.map((scope) => ({ scope, count: outcomes[`over-${scope}`] ?? 0 })),
    ...{ shown, unusable, late, failed, paused },
    dropped: Object.entries(dropped).map(([reason, count]) => ({ reason, count })),
    breaker: breakerOf(calls, now),
  }
}
