import { createMessages } from '../../../i18n/page-messages.ts'
import type { EarningsMessages } from './load-messages.ts'

export const useEarningsMessages = createMessages<EarningsMessages>('earnings')
