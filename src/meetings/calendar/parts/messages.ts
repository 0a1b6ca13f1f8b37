import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { calendar } from '../calendar.text.fr.ts'

export type CalendarMessages = MessagesLike<typeof calendar>
export const useCalendarMessages = createMessages<CalendarMessages>('calendar')
