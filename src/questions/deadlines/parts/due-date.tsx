import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { day } from '../../../i18n/format.ts'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { serverNow } from '../../../i18n/server-time.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { useNow } from '../../../ui/time/clock.ts'
import { saveText } from '../../files/parts/save-file.ts'
import { dayOf } from '../../thread/thread.ts'
import { deadlineIcs } from '../icalendar.ts'

type DueDateProps = {
  deadline: { date: string; what: string }
  /** Of the question, for the calendar. */
  title: string
  uid: string
  words: { past: string; agenda: string }
  /** Of an answer that a later one has replaced: no longer to be put into a calendar. */
  replaced?: boolean
}

/** One day of a list `dues`, with what it is for, and a calendar file while it is to come. */
export function DueDate({ deadline, title, uid, words, replaced = false }: DueDateProps) {
  const locale = useLocale()
  const { date, what } = deadline
  const now = new Date(useNow(60) ?? serverNow())
  const past = date < dayOf(now.toISOString())
  const said = day(locale, `${date}T12:00:00Z`)
  return (
    <li className={past ? 'due due--past' : 'due'}>
      <time dateTime={date}>{said}</time>
      <span>
        {nonBreaking(what)}
        {past && <span className="due-past"> {words.past}</span>}
      </span>
      {!past && !replaced && (
        <Button
          variant="link"
          className="no-print small"
          icon={CalendarPlus}
          onClick={() =>
            saveText(
              deadlineIcs(deadline, { title, uid, now: new Date(serverNow()) }),
              'text/calendar',
              `${uid}-${date}.ics`,
            )
          }
        >
          {words.agenda}
          <span className="sr">, {said}</span>
        </Button>
      )}
    </li>
  )
}
