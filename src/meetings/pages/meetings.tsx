import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../api/call.ts'
import { localeOf } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { messagesFor } from '../../questions/parts/load.ts'
import { useExpertGuard } from '../../questions/workspace/parts/use-expert-guard.ts'
import { href } from '../../screens.ts'
import { publicConfigContext } from '../../server/context.ts'
import { failureMessage } from '../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../shell/frame/needs-script.tsx'
import { useLive } from '../../shell/live/live.ts'
import { useReading } from '../../shell/live/use-reading.ts'
import { privateMeta } from '../../shell/private-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/time/delayed.tsx'
import { availabilityMessages } from '../availability/parts/load-messages.ts'
import { OwnAvailability } from '../availability/parts/own-availability.tsx'
import { calendarMessages } from '../calendar/parts/load-messages.ts'
import type { MeetingsApi, SpecialistMeeting } from '../contract.ts'
import { MeetingCard } from '../parts/card.tsx'
import { meetingMessages } from '../parts/load-messages.ts'

const call = client<MeetingsApi>()

export function loader({ url, context }: LoaderFunctionArgs) {
  const { refusals, shared } = messagesFor(url, context.get(publicConfigContext).prices, 'refusals', 'shared')
  const locale = localeOf(url)
  return {
    messages: {
      meeting: meetingMessages(locale),
      availability: availabilityMessages(locale),
      calendar: calendarMessages(locale),
      refusals,
      shared,
    },
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.meeting.desk.title)

/** The requests to a local specialist, and what the clients let them read. */
export default function MeetingsPage() {
  const { messages } = useLoaderData<typeof loader>()
  const { meeting: words, refusals } = messages
  const { desk } = words
  const locale = useLocale()
  const { door, knock } = useExpertGuard(locale)
  const own = useReading<SpecialistMeeting[]>(door === 'open' ? locale : null, async (_key, _known, signal) => {
    const { meetings } = await call('GET /meetings', { query: { locale }, signal })
    return meetings
  })
  // A client's choice, or request for other times, appears at once.
  useLive(['desk'], () => void own.reload())
  const failed = door === 'failed' || (own.problem !== null && own.data === null)
  return (
    <main id="main" className="container private">
      <header className="case-head case-head--act">
        <h1>{desk.title}</h1>
        <ButtonLink variant="plain" to={href('requests', locale)}>
          {desk.back}
        </ButtonLink>
      </header>
      <p className="soft">{desk.lead}</p>
      {failed && (
        <ErrorState title={desk.failed} retryLabel={desk.retry} onRetry={door === 'failed' ? knock : own.reload}>
          {failureMessage(own.problem, refusals)}
        </ErrorState>
      )}
      <NeedsScript />
      <div className="own-meetings">
        <div>
          {!failed && !own.data && <Loading label={desk.loading} />}
          {own.data?.length === 0 && <Empty title={desk.none}>{desk.noneText}</Empty>}
          {own.data?.map((meeting) => (
            <MeetingCard key={meeting.id} meeting={meeting} onDone={own.reload} />
          ))}
        </div>
        <div>
          <OwnAvailability ready={door === 'open'} meetings={own.data} />
        </div>
      </div>
    </main>
  )
}
