import { createMessages } from '../../i18n/page-messages.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import type { meeting } from '../text.fr.ts'

export type MeetingMessages = MessagesLike<typeof meeting>
export const useMeetingMessages = createMessages<MeetingMessages>('meeting')
