import { type RefObject, useEffect, useRef, useState } from 'react'
import { CallError, client } from '../../../api/call.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useQuestionMessages } from '../../../questions/parts/messages.ts'
import { useLive } from '../../../shell/live/live.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { CalendarFeed } from '../../calendar/parts/calendar-feed.tsx'
import { useCalendarMessages } from '../../calendar/parts/messages.ts'
import { OutsideCalendar } from '../../calendar/parts/outside-calendar.tsx'
import type { SpecialistMeeting } from '../../contract.ts'
import { meetingTime } from '../../meeting-time.ts'
import { clocksAt } from '../../parts/clocks.ts'
import { useMeetingMessages } from '../../parts/messages.ts'
import type { AvailabilityApi, AvailabilitySettings, OwnAvailability as Own } from '../contract.ts'
import { stillOutside } from '../kept-meetings.ts'
import { AvailabilityForm } from './availability-form.tsx'
import { useAvailabilityMessages } from './messages.ts'

const call = client<AvailabilityApi>()

/** `meetings`: those whose cards stand on this page; null before they are read. */
type OwnAvailabilityProps = { ready: boolean; meetings: readonly SpecialistMeeting[] | null }

/** Whether clients book for themselves, and the way to the hours; nothing for an expert who receives nobody. */
export function OwnAvailability({ ready, meetings }: OwnAvailabilityProps) {
  const words = useAvailabilityMessages()
  const calendar = useCalendarMessages()
  const { refusals: failures } = useQuestionMessages('refusals')
  const [open, setOpen] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const [leftOutside, setLeftOutside] = useState<Own['kept']>([])
  const keptNotice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (leftOutside.length > 0) keptNotice.current?.focus()
  }, [leftOutside])
  const own = useReading<Own>(ready ? 'availability' : null, () => call('GET /me/meeting-availability'))
  // A meeting that is agreed, moved or cancelled takes an hour or frees it.
  useLive(['desk'], () => void own.reload())
  if (own.problem !== null && !own.data)
    return (
      <p role="alert">
        {words.failed}{' '}
        <Button variant="link" onClick={() => void own.reload()}>
          {words.retry}
        </Button>
      </p>
    )
  if (!own.data) return null
  if (!own.data.settings) return <OutsideCalendar receives={false} failures={failures} onChange={() => {}} />
  const settings = own.data.settings
  return (
    <section className="meeting-hours" aria-labelledby="meeting-hours-title">
      <h2 id="meeting-hours-title">{words.title}</h2>
      <p ref={summary} tabIndex={-1}>
        <Summary settings={settings} free={own.data.free} />
      </p>
      <Kept
        kept={stillOutside(own.data.kept, leftOutside, meetings)}
        timeZone={settings.timeZone}
        notice={keptNotice}
      />
      <GivenBack
        hours={own.data.givenBack}
        timeZone={settings.timeZone}
        onReopened={() => {
          announce(words.reopened)
          summary.current?.focus()
          void own.reload()
        }}
      />
      <p>
        <Button variant="plain" onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      </p>
      <OutsideCalendar receives failures={failures} onChange={() => void own.reload()} />
      <section className="meeting-calendar" aria-labelledby="calendar-feed">
        <h3 id="calendar-feed">{calendar.feed.title}</h3>
        <CalendarFeed failures={failures} />
      </section>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close} wide>
        <AvailabilityForm
          settings={settings}
          rooms={own.data.rooms}
          onSaved={({ kept }) => {
            setOpen(false)
            setLeftOutside(kept)
            void own.reload()
          }}
        />
      </Dialog>
    </section>
  )
}

type KeptProps = Pick<Own, 'kept'> & { timeZone: string; notice: RefObject<HTMLDivElement | null> }

/** The agreed meetings that the hours do not hold any more, each with the way to its card on this page. */
function Kept({ kept, timeZone, notice }: KeptProps) {
  const words = useAvailabilityMessages()
  const { times } = useMeetingMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  if (kept.length === 0) return null
  return (
    <div className="meeting-kept" ref={notice} tabIndex={-1}>
      <Notice title={plural(tag, words.kept, kept.length)}>
        <ul>
          {kept.map(({ id, at, client: name }) => {
            const when = meetingTime(locale, at, clocksAt(timeZone), times)
            return (
              <li key={id}>
                {fill(words.keptOne, { name: name ?? words.keptUnnamed, when })}{' '}
                <a href={`#meeting-${id}`}>
                  {words.keptAct}
                  <span className="sr">, {when}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}

type GivenBackProps = { hours: Own['givenBack']; timeZone: string; onReopened: () => void }

/** The hours of meetings that the specialist gave back, which nobody books until they are opened again here. */
function GivenBack({ hours, timeZone, onReopened }: GivenBackProps) {
  const words = useAvailabilityMessages()
  const { times } = useMeetingMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  async function reopen(at: string) {
    setFailed(false)
    setBusy(at)
    try {
      await call('POST /me/meeting-availability/reopen', { body: { at } })
      onReopened()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }
  if (hours.length === 0) return null
  return (
    <div className="meeting-kept">
      <Notice title={plural(tag, words.givenBack, hours.length)}>
        <ul>
          {hours.map((at) => {
            const when = meetingTime(locale, at, clocksAt(timeZone), times)
            return (
              <li key={at}>
                {when}{' '}
                <Button variant="link" size="small" busy={busy === at} onClick={() => void reopen(at)}>
                  {words.reopen}
                  <span className="sr">, {when}</span>
                </Button>
              </li>
            )
          })}
        </ul>
        <ErrorText id="reopen-failed" live>
          {failed ? words.unsaved : null}
        </ErrorText>
      </Notice>
    </div>
  )
}

type SummaryProps = { settings: Pick<AvailabilitySettings, 'bookable' | 'timeZone'> } & Pick<Own, 'free'>

function Summary({ settings: { bookable, timeZone }, free }: SummaryProps) {
  const words = useAvailabilityMessages()
  const { times } = useMeetingMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  if (!bookable) return words.closed
  if (!free.first) return words.full
  return fill(plural(tag, words.open, free.count), { when: meetingTime(locale, free.first, clocksAt(timeZone), times) })
}
