import { createMessages } from '../../../i18n/page-messages.ts'
import type { PrivacyMessages } from './privacy-messages.ts'

export const usePrivacyMessages = createMessages<PrivacyMessages>('privacy')
