import { createMessages } from '../../../i18n/page-messages.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import type { TimeWords } from '../../meeting-time.ts'
import type { calendar } from '../calendar.text.fr.ts'

export type CalendarMessages = MessagesLike<typeof calendar> & { times: TimeWords }
export const useCalendarMessages = createMessages<CalendarMessages>('calendar')
