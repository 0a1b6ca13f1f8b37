import { createMessages } from '../../../i18n/page-messages.ts'
import type { PushMessages } from './push-messages.ts'

export const usePushMessages = createMessages<PushMessages>('push')
