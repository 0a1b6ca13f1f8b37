import { Link } from 'react-router'
import { client } from '../../api/call.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { MarkedText } from '../../questions/translation/parts/translated.tsx'
import { href } from '../../screens.ts'
import { useLive } from '../../shell/live/live.ts'
import { useReading } from '../../shell/live/use-reading.ts'
import type { MeetingsApi } from '../contract.ts'
import { isLive } from '../lifecycle/lifecycle.ts'
import { meetingTime } from '../meeting-time.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

const call = client<MeetingsApi>()

/** The meetings requested from or agreed by a local specialist, below the questions. */
export function UpcomingMeetings() {
  const { desk: words, times } = useMeetingMessages()
  const locale = useLocale()
  const { data, reload } = useReading(locale, () => call('GET /meetings', { query: { locale } }))
  useLive(['desk'], () => void reload())
  const meetings = data?.meetings.filter(({ state }) => isLive(state)) ?? []
  if (meetings.length === 0) return null
  return (
    <>
      <h3 className="group">{words.rows}</h3>
      {meetings.map(({ id, title, state, city, meetsAt, offerUntil, hours }) => {
        const at = meetsAt ?? offerUntil
        return (
          <Link key={id} className="row" to={`${href('meetings', locale)}#meeting-${id}`}>
            <b>
              <span className="row-title">
                <MarkedText text={title} />
              </span>
            </b>
            <span>
              {words.states[state]}, {city}
              {at && `, ${meetingTime(locale, at, clocksAt(hours.timeZone), times)}`}
            </span>
          </Link>
        )
      })}
    </>
  )
}
