import { firstOrders } from './first-orders.ts'
import { months } from './months.ts'
import { refunds } from './refunds.ts'
import type { Scenario } from './scenario.ts'
import { surroundings } from './surroundings.ts'

export const scenarios: readonly Scenario[] = [...firstOrders, ...months, ...refunds, ...surroundings]
