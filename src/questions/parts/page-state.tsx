import { Link, useLocation } from 'react-router'
import { otherLocale } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { useAccount } from '../../shell/account.ts'
import { keptReading } from '../../shell/offline/kept-readings.ts'
import { useOnline } from '../../shell/offline/use-online.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { keptQuestion } from '../kept-question.ts'
import { LoadingPlaceholder } from './loading-placeholder.tsx'
import { useQuestionMessages } from './messages.ts'
import { refusalMessage } from './refusal-message.ts'
import { signInPath } from './session.ts'

type PageStateProps = {
  title: string
  problem: string | null
  questionId?: string
  onRetry: () => void
}

/** A private page before its content is loaded, or when it cannot be: what happened and where to go from here. */
export function PageState(props: PageStateProps) {
  return (
    <main id="main" className="container private">
      <Standing {...props} />
    </main>
  )
}

function Standing({ title, problem, questionId, onRetry }: PageStateProps) {
  const words = useQuestionMessages('shared', 'record', 'refusals')
  const locale = useLocale()
  const here = useLocation()
  const me = useAccount()
  const { shared, refusals } = words
  const other = otherLocale(locale)
  const keptInOther = problem === 'network' && questionId && keptReading(keptQuestion(questionId, other)) !== null
  if (problem === null)
    return (
      <>
        <h1 className="sr">{title}</h1>
        <LoadingPlaceholder lines={9} label={shared.loading} />
      </>
    )
  if (problem === 'not_signed_in')
    return (
      <State title={shared.sessionOver}>
        <p>{refusals.not_signed_in}</p>
        <p>
          <ButtonLink to={signInPath(locale, here)}>{shared.signIn}</ButtonLink>
        </p>
      </State>
    )
  if (problem === 'question_unknown' && questionId && me?.roles.includes('expert'))
    return (
      <State title={shared.deskText}>
        <p>
          <ButtonLink to={href('requests', locale, { question: questionId })}>{shared.desk}</ButtonLink>
        </p>
      </State>
    )
  if (problem === 'question_unknown' || problem === 'share_unknown')
    return (
      <State
        title={
          problem === 'share_unknown' && words.record ? words.record.phone.over : refusalMessage(refusals, problem)
        }
      >
        <p className="form-foot">
          <ButtonLink to={href('ask', locale)}>{shared.ask}</ButtonLink>
          <Link to={href('my-requests', locale)}>{shared.myQuestions}</Link>
        </p>
      </State>
    )
  return (
    <>
      <h1 className="sr">{title}</h1>
      <ErrorState title={shared.loadFailed} retryLabel={shared.retry} onRetry={onRetry}>
        {refusalMessage(refusals, problem)}
      </ErrorState>
      {keptInOther && (
        <p>
          <a href={here.pathname.replace(/^\/\w+/, `/${other}`)} data-document="">
            {shared.keptInOther}
          </a>
        </p>
      )}
      {problem === 'network' && (
        <p>
          {shared.danger}{' '}
          <a href={`/${locale}/urgence`} data-document="">
            {shared.numbers}
          </a>
        </p>
      )}
    </>
  )
}

function State({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="private-state">
      <h1>{title}</h1>
      {children}
    </div>
  )
}

type OutOfTouchProps = {
  live: 'live' | 'asking' | 'over'
  problem: string | null
  onRetry: () => void
}

/** The page may be out of date: says so, while the page keeps retrying. */
export function ConnectionNotice({ live, problem, onRetry }: OutOfTouchProps) {
  const words = useQuestionMessages('shared', 'refusals')
  const locale = useLocale()
  const here = useLocation()
  const online = useOnline()
  if (live === 'over' || problem === 'not_signed_in')
    return (
      <Notice title={words.shared.sessionOver} live>
        <p>{words.refusals.not_signed_in}</p>
        <p>
          <ButtonLink size="small" to={signInPath(locale, here)}>
            {words.shared.signIn}
          </ButtonLink>
        </p>
      </Notice>
    )
  if (live === 'live' && problem === null) return null
  return (
    <p className="out-of-touch" role="status">
      {online ? words.shared.asking : words.shared.offline}{' '}
      <Button variant="link" onClick={onRetry}>
        {words.shared.retry}
      </Button>
    </p>
  )
}
