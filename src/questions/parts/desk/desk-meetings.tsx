import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { href } from '../../../screens.ts'
import { useLive } from '../../../shell/live.ts'
import { useLocale } from '../../../shell/locale.tsx'
import type { MeetingsApi, SpecialistMeeting } from '../../contract-meetings.ts'
import { isLive } from '../../meeting-life.ts'
import type { QuestionWords } from '../page-words.ts'

const call = client<MeetingsApi>()

/** The meetings that a local specialist is asked for or has agreed, below the questions. */
export function DeskMeetings({ words }: { words: QuestionWords['meeting']['desk'] }) {
  const locale = useLocale()
  const [meetings, setMeetings] = useState<readonly SpecialistMeeting[]>([])
  const read = useCallback(() => {
    call('GET /meetings', { query: { locale } }).then(
      (found) => setMeetings(found.meetings.filter(({ state }) => isLive(state))),
      () => {},
    )
  }, [locale])
  useEffect(read, [read])
  useLive(['desk'], read)
  if (meetings.length === 0) return null
  return (
    <>
      <h3 className="group">{words.rows}</h3>
      {meetings.map(({ id, title, state, city, meetsAt, offerUntil }) => (
        <Link key={id} className="row" to={`${href('meetings', locale)}#meeting-${id}`}>
          <b>
            <span className="row-title">{title}</span>
          </b>
          <span>
            {words.states[state]}, {city}
            {(meetsAt ?? offerUntil) && `, ${dayAndHour(locale, meetsAt ?? offerUntil ?? '')}`}
          </span>
        </Link>
      ))}
    </>
  )
}
