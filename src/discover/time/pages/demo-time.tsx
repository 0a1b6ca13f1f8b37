import { useEffect, useRef, useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { languageTag, localeOf } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { en as failuresEn } from '../../../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../../../shell/errors/failures.fr.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { useReading } from '../../../shell/live/use-reading.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { HappenedList } from '../parts/happened-list.tsx'
import { en } from '../time.text.en.ts'
import { fr } from '../time.text.fr.ts'
import type { MomentView, TimeApi, TimeView } from '../time-contract.ts'
import '../../../ui/css/screens/demo-time.css'

const time = client<TimeApi>()

/** Only a demonstration whose clock can be moved has this page. */
export function loader({ context, url }: LoaderFunctionArgs) {
  if (!context.get(publicConfigContext).movableClock)
    throw data(null, { status: 404, statusText: `Page not found: ${url.pathname}${url.search}` })
  const french = localeOf(url) === 'fr'
  return { words: french ? fr : en, failures: french ? failuresFr : failuresEn }
}

export const meta = privateMeta<typeof loader>(({ words }) => words.title)

export default function DemoTime() {
  const { words, failures } = useLoaderData<typeof loader>()
  const reading = useReading<TimeView>('own', (_key, _known, signal) => time('GET /demonstration/time', { signal }))
  const { data: shown, problem, reload, show } = reading
  return (
    <main id="main" className="container private demo-time">
      <header>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <NeedsScript />
      {problem && !shown && (
        <ErrorState title={words.failed} retryLabel={words.retry} onRetry={reload}>
          {failureMessage(problem, failures, words.refusals)}
        </ErrorState>
      )}
      {!problem && !shown && <Loading label={words.loading} />}
      {shown && <Time shown={shown} onMoved={(next) => show(() => next)} />}
    </main>
  )
}

function Time({ shown, onMoved }: { shown: TimeView; onMoved: (next: TimeView) => void }) {
  const { words, failures } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const [moved, setMoved] = useState<{ since: string } | null>(null)
  const since = moved?.since ?? null
  const outcome = useRef<HTMLParagraphElement>(null)
  const { running, problem, run } = useAct(failures, words.refusals)
  useEffect(() => {
    // Also after a second move from what this page still shows as the same moment.
    if (moved) outcome.current?.focus()
  }, [moved])
  const fresh = since === null ? 0 : shown.happened.filter(({ at }) => at > since).length
  const move = ({ name, at }: MomentView) =>
    run(name, async () => {
      const before = shown.now
      onMoved(await time('POST /demonstration/time', { body: { to: at, cardRefused: name === 'card_refused' } }))
      setMoved({ since: before })
    })
  return (
    <div className="demo-time-parts">
      <section aria-labelledby="time-clock">
        <h2 id="time-clock">{words.clock}</h2>
        <p className="demo-time-now num">
          <time dateTime={shown.now}>{dayAndHour(locale, shown.now)}</time>
        </p>
        <p className="soft">{words.shared}</p>
        <h2 id="time-moments">{words.move}</h2>
        <ul className="demo-moments" aria-labelledby="time-moments">
          {shown.moments.map((moment) => (
            <Moment key={moment.name} moment={moment} running={running} onMove={move} />
          ))}
        </ul>
        <p className="soft small" role="status">
          {running && words.moving}
        </p>
        <ErrorText id="time-error" live>
          {problem}
        </ErrorText>
      </section>
      <section aria-labelledby="time-happened">
        <h2 id="time-happened">{words.happened}</h2>
        <p ref={outcome} tabIndex={-1} className="demo-time-outcome">
          {since !== null &&
            fill(fresh > 0 ? plural(languageTag[locale], words.moved, fresh) : words.movedQuietly, {
              date: dayAndHour(locale, shown.now),
            })}
        </p>
        {shown.happened.length > 0 ? (
          <HappenedList happened={shown.happened} since={since} words={words} />
        ) : (
          <>
            <p>{shown.questions > 0 ? plural(languageTag[locale], words.noMovement, shown.questions) : words.noCase}</p>
            <p>
              <ButtonLink variant="plain" to={href('ask', locale)}>
                {words.ask}
              </ButtonLink>{' '}
              {shown.questions > 0 && <Link to={href('my-requests', locale)}>{words.own}</Link>}
            </p>
          </>
        )}
      </section>
    </div>
  )
}

type MomentProps = { moment: MomentView; running: string | null; onMove: (moment: MomentView) => Promise<void> }

function Moment({ moment, running, onMove }: MomentProps) {
  const { words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { title, text } = words.moments[moment.name]
  const date = dayAndHour(locale, moment.at)
  return (
    <li>
      <div>
        <b>{title}</b>
        <time className="soft small" dateTime={moment.at}>
          {date}
        </time>
        <span className="small">{text}</span>
      </div>
      <Button
        variant="plain"
        size="small"
        busy={running === moment.name}
        aria-disabled={running !== null || undefined}
        aria-label={fill(words.goTo, { moment: title, date })}
        onClick={() => running === null && void onMove(moment)}
      >
        {words.go}
      </Button>
    </li>
  )
}
