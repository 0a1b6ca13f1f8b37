import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { fill } from '../../i18n/text.ts'
import { readerTimeZone } from '../../i18n/time-zone.ts'
import { saveText } from '../../questions/files/parts/save-file.ts'
import { Button } from '../../ui/button.tsx'
import type { Meeting } from '../contract.ts'
import { meetingCalendar, meetingUid } from '../icalendar.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { calendarFileName } from '../meeting-time.ts'
import { useMeetingMessages } from './messages.ts'
import { capitalised } from './way-field.tsx'

type CalendarButtonProps = {
  meeting: Pick<Meeting, 'id' | 'place' | 'way' | 'link' | 'calendar'> & { meetsAt: string }
  /** The title of the calendar event. */
  title: string
  label: string
  /** The number that whoever saves it calls. */
  calls?: string | undefined
  size?: 'normal' | 'small'
}

/** Saves an agreed meeting as a calendar file, for either side. */
export function MeetingCalendarButton({ meeting, title, label, calls, size }: CalendarButtonProps) {
  const { times } = useMeetingMessages()
  const { id, meetsAt, place, way, link, calendar: invited } = meeting
  function save() {
    const calendar = meetingCalendar({
      uid: meetingUid(id),
      ...invited,
      title,
      meeting: { way, place: place ?? '', link },
      // The page on which this button stands.
      page: location.origin + location.pathname,
      byPhone: calls ? fill(times.callNumber, { phone: calls }) : capitalised(times.ways.phone),
      at: new Date(meetsAt),
      lastsMinutes: meetingRules.lasts / 60_000,
      now: new Date(),
    })
    saveText(calendar, 'text/calendar', calendarFileName(meetsAt, readerTimeZone(), times))
  }
  return (
    <Button variant="plain" size={size} icon={CalendarPlus} onClick={save}>
      {label}
    </Button>
  )
}
