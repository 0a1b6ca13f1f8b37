import { fill } from '../../../i18n/text.ts'
import { useDayAndHour } from '../../../i18n/use-time.ts'
import type { QuestionView } from '../../shapes.ts'

type StaysProps = { view: Pick<QuestionView, 'agreedMeeting'>; words: { meetingStays: string } }

/** The agreed meeting that stays when a question is closed, with its date and its specialist. */
export function AgreedMeetingNotice({ view: { agreedMeeting }, words }: StaysProps) {
  const dayAndHour = useDayAndHour()
  if (!agreedMeeting) return null
  const { specialist, meetsAt } = agreedMeeting
  return <p>{fill(words.meetingStays, { name: specialist, when: dayAndHour(meetsAt) })}</p>
}
