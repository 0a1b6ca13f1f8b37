import { createMessages } from '../../i18n/page-messages.ts'
import type { FailureMessages } from './say-failure.ts'

/** The messages of the failures of any call. */
export const useFailureMessages = createMessages<FailureMessages>('failures')
