import { createMessages } from '../../../i18n/page-messages.ts'
import type { BillingMessages } from '../quote-messages.ts'

export const useBillingMessages = createMessages<BillingMessages, never>('billing')
