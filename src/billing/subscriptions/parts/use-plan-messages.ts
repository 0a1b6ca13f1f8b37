import { createMessages } from '../../../i18n/page-messages.ts'
import type { PlanMessages } from '../plan-messages.ts'
import type { PlanPageMessages, ServiceMessages } from './load-messages.ts'

/** Everything about a plan: the account page, and the pages that a link in an email opens. */
export const usePlanPageMessages = createMessages<PlanPageMessages>()

/** Some sections, for pages that show a part of it. */
export const usePlanMessages = createMessages<PlanMessages, never>('plan')

export const useServiceMessages = createMessages<ServiceMessages>('services')
