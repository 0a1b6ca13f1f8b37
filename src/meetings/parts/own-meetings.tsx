import { Link } from 'react-router'
import { client } from '../../api/call.ts'
import type { ReplyOf } from '../../api/endpoint.ts'
import { day } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { MarkedText } from '../../questions/translation/parts/translated.tsx'
import { href } from '../../screens.ts'
import { useLive } from '../../shell/live/live.ts'
import { useReading } from '../../shell/live/use-reading.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { MeetingsApi, OwnRequest } from '../contract.ts'
import { meetingTime } from '../meeting-time.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'

const call = client<MeetingsApi>()
export type OwnMeetings = ReplyOf<MeetingsApi['GET /me/meetings']>

/**
 * The client's own meeting requests, and the questions about which this specialist, or anybody near, can be asked;
 * reloaded whenever a question changes; null until loaded.
 */
export function useOwnMeetings(ready: boolean, specialist?: string): OwnMeetings | null {
  const { data, reload } = useReading<OwnMeetings>(ready ? `own ${specialist ?? ''}` : null, () =>
    call('GET /me/meetings', { query: { specialist } }),
  )
  useLive(['question'], () => void reload())
  return data
}

/** One row for each meeting request; nothing where there are none. */
export function OwnMeetingRows({ requests }: { requests: readonly OwnRequest[] }) {
  const words = useMeetingMessages()
  if (requests.length === 0) return null
  return (
    <section className="own-list" aria-labelledby="own-meetings">
      <div className="own-head">
        <h2 id="own-meetings">{words.list.title}</h2>
      </div>
      <ul className="own">
        {requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Row({ request }: { request: OwnRequest }) {
  const words = useMeetingMessages()
  const locale = useLocale()
  const { list, states } = words
  const { title, state, specialist, city, meetsAt, timeZone, askedAt, questionId } = request
  const to = href('question', locale, { id: questionId })
  const asked = state === 'proposed' && request.slots === 0 && !request.bookable
  const mine = (state === 'proposed' && !asked && !request.waiting) || state === 'held'
  return (
    <li>
      <div className="own-words">
        <h3>
          <Link to={to}>
            <MarkedText text={title} />
          </Link>
        </h3>
        <p className="case-meta">
          <span>{specialist ? fill(list.with, { name: specialist }) : fill(list.near, { city })}</span>
          <span>{fill(list.asked, { date: day(locale, askedAt) })}</span>
        </p>
      </div>
      <div className="own-status">
        <Tag tone={mine ? 'apricot' : state === 'scheduled' ? 'moss' : undefined}>
          {asked ? words.toPropose : states[request.waiting ? 'waitlisted' : state]}
        </Tag>
        {meetsAt && <p className="small">{meetingTime(locale, meetsAt, clocksAt(timeZone), words.times)}</p>}
      </div>
      <p className="own-act">
        <ButtonLink variant={mine ? 'primary' : 'plain'} size="small" to={to}>
          {list.open}
          <span className="sr">, {title}</span>
        </ButtonLink>
      </p>
    </li>
  )
}
