import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { saveText } from '../../questions/files/parts/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { meetingCalendar, meetingUid } from '../icalendar.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'

type CalendarButtonProps = {
  meeting: { id: string; meetsAt: string; place: string | null }
  /** The title of the calendar event. */
  title: string
  label: string
  size?: 'normal' | 'small'
}

/** Saves an agreed meeting as a calendar file, for either side. */
export function MeetingCalendarButton({ meeting, title, label, size }: CalendarButtonProps) {
  const { id, meetsAt, place } = meeting
  function save() {
    const calendar = meetingCalendar({
      uid: meetingUid(id),
      title,
      place: place ?? '',
      at: new Date(meetsAt),
      lastsMinutes: meetingRules.lasts / 60_000,
      now: new Date(),
    })
    saveText(calendar, 'text/calendar', `${id}.ics`)
  }
  return (
    <Button variant="plain" size={size} icon={CalendarPlus} onClick={save}>
      {label}
    </Button>
  )
}
