import type { Config } from '../../../platform/config.ts'
import { type PlanRules, planRules } from '../plan-states.ts'

export function planRulesOf(config: Pick<Config, 'PLAN_PRICE' | 'COPILOT_PRICE'>): PlanRules {
  return { ...planRules, prices: { plan: config.PLAN_PRICE, copilot: config.COPILOT_PRICE } }
}
