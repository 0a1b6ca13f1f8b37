import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useLive } from '../../../shell/live/live.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Stars } from '../../../ui/forms/star-rating.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Here } from '../../../ui/tag.tsx'
import { StatusTag } from '../../lifecycle/parts/question-status.tsx'
import { LoadingPlaceholder } from '../../parts/loading-placeholder.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import { pageOf } from '../../parts/question-paths.ts'
import { refusalMessage } from '../../parts/refusal-message.ts'
import { useSession } from '../../parts/session.ts'
import { MarkedText } from '../../translation/parts/translated.tsx'
import type { AskedApi, AskedExpert } from '../contract.ts'
import '../../../ui/css/screens/asked.css'

const call = client<AskedApi>()

/** The experts of the client's past questions: the last question, who is online, and whether to be matched again. */
export function AskedExperts() {
  const words = useQuestionMessages('asked', 'shared', 'statuses', 'statusLines', 'refusals')
  const locale = useLocale()
  const session = useSession(locale)
  const {
    data: experts,
    problem,
    reload,
    show,
  } = useReading(
    session === 'there' ? locale : null,
    async () => (await call('GET /experts-asked', { query: { locale } })).experts,
  )
  useLive(['question'], () => void reload())

  if (problem && !experts)
    return (
      <ErrorState title={words.shared.loadFailed} retryLabel={words.shared.retry} onRetry={reload}>
        {refusalMessage(words.refusals, problem.code)}
      </ErrorState>
    )
  if (!experts) return <LoadingPlaceholder lines={6} label={words.asked.loading} />
  if (experts.length === 0)
    return (
      <Empty
        title={words.asked.empty.title}
        action={<ButtonLink to={href('our-experts', locale)}>{words.asked.empty.action}</ButtonLink>}
      >
        {words.asked.empty.text}
      </Empty>
    )
  return (
    <ul className="asked">
      {experts.map((one) => (
        <Asked
          key={one.expert.id}
          asked={one}
          onStop={(stopped) =>
            show((was) => was?.map((each) => (each.expert.id === one.expert.id ? { ...each, stopped } : each)) ?? null)
          }
        />
      ))}
    </ul>
  )
}

type AskedProps = { asked: AskedExpert; onStop: (stopped: boolean) => void }

function Asked({ asked, onStop }: AskedProps) {
  const all = useQuestionMessages('asked', 'shared', 'statuses', 'statusLines', 'refusals')
  const locale = useLocale()
  const { expert, last, questions, stars, stopped } = asked
  const { shown, takesQuestions } = expert
  const words = all.asked
  const name = { name: expert.name }
  return (
    <li className={stopped ? 'asked-one asked-one--stopped' : 'asked-one'}>
      <Portrait src={expert.portrait} width={88} />
      <div className="asked-who">
        <h2>{shown ? <Link to={href('expert', locale, { slug: expert.slug })}>{expert.name}</Link> : expert.name}</h2>
        <p>
          {expert.profession}, {expert.city}
        </p>
        {expert.scripted && <p className="soft small">{all.shared.scripted}</p>}
        <Here now={expert.online}>{expert.online ? words.here : words.away}</Here>
        <p className="asked-line small">
          <span>{plural(languageTag[locale], words.questions, questions)}</span>
          <span>{stars ? words.yours : words.unrated}</span>
          {stars && <Stars value={stars} label={fill(words.rated, { n: stars })} />}
        </p>
      </div>
      <div className="asked-last">
        <h3 className="small soft">{words.last}</h3>
        <p>
          <Link to={pageOf(last, locale)}>
            <MarkedText text={last.title} />
          </Link>
        </p>
        <StatusTag status={last.status} />
      </div>
      <div className="asked-acts">
        {!stopped && takesQuestions && (
          <ButtonLink variant="plain" size="small" to={href('assistant-ask', locale, { id: expert.id })}>
            {words.again}
            <span className="sr"> {fill(words.againTo, name)}</span>
          </ButtonLink>
        )}
        {expert.receiving && shown && (
          <ButtonLink variant="plain" size="small" to={href('my-requests', locale, { meet: expert.id })}>
            {words.meet}
            <span className="sr"> {fill(words.with, name)}</span>
          </ButtonLink>
        )}
        <StopButton asked={{ id: expert.id, name: expert.name, stopped }} onChange={onStop} />
        {stopped && <p className="small soft">{words.stopped}</p>}
      </div>
    </li>
  )
}

type StopProps = {
  asked: { id: string; name: string; stopped: boolean }
  onChange: (stopped: boolean) => void
}

/** The choice can be undone at any time, so there is no confirmation dialog. */
function StopButton({ asked: { id, name, stopped }, onChange }: StopProps) {
  const { asked: words } = useQuestionMessages('asked', 'shared', 'statuses', 'statusLines', 'refusals')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function turn() {
    setBusy(true)
    setFailed(false)
    try {
      const { stopped: now } = await call('PUT /experts-asked/:id/stop', {
        params: { id },
        body: { stopped: !stopped },
      })
      onChange(now)
      announce(fill(now ? words.nowStopped : words.nowResumed, { name }))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant={stopped ? 'plain' : 'link'} size="small" busy={busy} onClick={() => void turn()}>
        {stopped ? words.resume : words.stop}
        <span className="sr"> {fill(words.with, { name })}</span>
      </Button>
      <ErrorText id={`stop-${id}`} live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
