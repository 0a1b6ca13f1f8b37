import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/feedback/confirm-step.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { readersTime } from '../../parts/clocks.ts'
import type { CalendarApi, CalendarFeed as Feed } from '../contract.ts'
import { useCalendarMessages } from './messages.ts'
import '../../../ui/css/screens/meetings.css'

const call = client<CalendarApi>()

/** The private address at which a person's calendar reads their agreed meetings. */
export function CalendarFeed({ failures }: { failures: FailureMessages }) {
  const { feed: words, failed, retry, times } = useCalendarMessages()
  const locale = useLocale()
  const own = useReading<Feed>('feed', () => call('GET /me/calendar-feed'))
  const { running, problem, run } = useAct(failures)
  const [address, setAddress] = useState<string | null>(null)
  const [asking, setAsking] = useState<'replace' | 'off' | null>(null)
  const make = () =>
    run('make', async () => {
      const { address: fresh, ...now } = await call('POST /me/calendar-feed')
      own.show(() => now)
      setAddress(fresh)
      setAsking(null)
      announce(words.once)
    })
  const end = () =>
    run('end', async () => {
      const now = await call('DELETE /me/calendar-feed')
      own.show(() => now)
      setAddress(null)
      setAsking(null)
      announce(words.ended)
    })
  const feed = own.data?.feed
  return (
    <div className="meeting-calendar">
      <p className="small soft">{words.lead}</p>
      {own.problem !== null && !own.data && (
        <p role="alert">
          {failed}{' '}
          <Button variant="link" onClick={() => void own.reload()}>
            {retry}
          </Button>
        </p>
      )}
      {feed && !address && (
        <p>
          {fill(words.active, {
            since: day(locale, feed.createdAt),
            read: feed.readAt ? readersTime(locale, feed.readAt, times) : words.unread,
          })}
        </p>
      )}
      {address && <Address address={address} />}
      {own.data &&
        (asking ? (
          <ConfirmStep
            key={asking}
            text={words.sure[asking]}
            yes={asking === 'off' ? words.sure.offYes : words.sure.replaceYes}
            no={words.sure.no}
            danger={asking === 'off'}
            busy={running !== null}
            onYes={() => void (asking === 'off' ? end() : make())}
            onNo={() => setAsking(null)}
          />
        ) : (
          <p className="form-foot">
            {feed ? (
              <>
                <Button variant="plain" size="small" onClick={() => setAsking('replace')}>
                  {words.replace}
                </Button>
                <Button variant="link" size="small" onClick={() => setAsking('off')}>
                  {words.off}
                </Button>
              </>
            ) : (
              <Button variant="plain" busy={running === 'make'} onClick={() => void make()}>
                {words.make}
              </Button>
            )}
          </p>
        ))}
      <ErrorText id="calendar-feed-failed" live>
        {problem}
      </ErrorText>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const { feed: words } = useCalendarMessages()
  return (
    <div className="calendar-address">
      <p>
        <b>{words.label}</b>
      </p>
      <code>{address}</code>
      <p className="small">{words.once}</p>
      <p className="form-foot">
        <CopyButton text={address} words={{ copy: words.copy, copied: words.copied, failed: words.copyFailed }} />
        <a href={address.replace(/^https?:/, 'webcal:')}>{words.open}</a>
      </p>
    </div>
  )
}
