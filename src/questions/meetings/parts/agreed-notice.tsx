import { dayAndHour } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { QuestionView } from '../../shapes.ts'

type StaysProps = { view: Pick<QuestionView, 'agreedMeeting'>; words: { meetingStays: string }; locale: Locale }

/** The agreed meeting that stays when a question is closed, with its date and its specialist. */
export function AgreedMeetingNotice({ view: { agreedMeeting }, words, locale }: StaysProps) {
  if (!agreedMeeting) return null
  const { specialist, meetsAt } = agreedMeeting
  return <p>{fill(words.meetingStays, { name: specialist, when: dayAndHour(locale, meetsAt) })}</p>
}
