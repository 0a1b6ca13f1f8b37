import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import Paperclip from 'lucide-react/icons/paperclip'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate, useParams } from 'react-router'
import { pushMessages } from '../../../accounts/push/parts/push-messages.ts'
import { PushSwitch } from '../../../accounts/push/parts/push-switch.tsx'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { useAccount } from '../../../shell/account.ts'
import { requireId } from '../../../shell/errors/require-id.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailDialog } from '../../asking/parts/email-dialog.tsx'
import { PhoneDialog } from '../../asking/parts/phone-dialog.tsx'
import { atStake } from '../../lifecycle/at-stake.ts'
import { CloseDialog } from '../../lifecycle/parts/close-dialog.tsx'
import { statusLine } from '../../lifecycle/parts/question-status.tsx'
import { NowCard, Steps } from '../../lifecycle/parts/steps.tsx'
import { captureMessages, messagesFor } from '../../parts/load.ts'
import { ConnectionNotice, PageState } from '../../parts/page-state.tsx'
import { hasExpert, isWaiting } from '../../parts/question-paths.ts'
import { SideList } from '../../parts/side-list.tsx'
import { useEmergencyFirst, useQuestion } from '../../parts/use-question.ts'
import type { QuestionView } from '../../shapes.ts'
import { CaseHead } from '../../thread/parts/case-head.tsx'
import { bookedLine } from '../parts/book-later.tsx'
import { NamedChoice } from '../parts/named-choice.tsx'
import { CancelDialog, UnservedChoices } from '../parts/unserved.tsx'
import { WhyExpert } from '../parts/why-expert.tsx'

export function loader(args: LoaderFunctionArgs) {
  requireId(args)
  return {
    messages: {
      ...messagesFor(
        args.url,
        args.context.get(publicConfigContext).prices,
        'waiting',
        'shared',
        'record',
        'statuses',
        'statusLines',
        'refusals',
      ),
      accounts: captureMessages(args),
      push: pushMessages(localeOf(args.url)),
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.messages.waiting.metaTitle }, { name: 'robots', content: 'noindex' }] : []

export default function MatchPage() {
  const { id = '' } = useParams()
  return <Match key={id} id={id} />
}

/** Long enough to read or hear who has accepted before the page changes. */
const pause = 4000

function Match({ id }: { id: string }) {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const go = useNavigate()
  const me = useAccount()
  const { view, problem, live, read, keep } = useQuestion(id, locale, false)
  useEmergencyFirst(view, locale)
  const { waiting, shared } = words
  const [open, setOpen] = useState<'phone' | 'mail' | 'cancel' | null>(null)
  const shut = () => setOpen(null)
  const [waited, setWaited] = useState(false)
  const state = view?.state
  const searching = view !== null && isWaiting(view)
  const found = view !== null && hasExpert(view)
  const line = view ? statusLine(view.status, words) : ''

  useEffect(() => {
    if (searching) setWaited(true)
  }, [searching])
  useEffect(() => {
    if (waited && line) announce(line)
  }, [waited, line])
  // A client who watched the search is redirected; one who comes back later finds a link.
  useEffect(() => {
    if (!waited || !found || open) return
    const timer = setTimeout(() => void go(href('consultation', locale, { id })), pause)
    return () => clearTimeout(timer)
  }, [waited, found, open, go, locale, id])

  if (!view || view.emergency)
    return <PageState title={waiting.headings.looking} problem={problem} questionId={id} onRetry={read} />

  const address = me?.email ?? null
  // Before an answer exists, leaving a running search closes the question.
  const stops = state === 'UNSERVED' || view.can.stopSearch
  const answered = view.status.line === 'answered'
  function closed(next: QuestionView) {
    keep(next)
    shut()
  }
  return (
    <div className="container case match">
      <main id="main">
        <header className="case-head">
          <h1>
            {bookedLine(view, waiting.unserved, locale) ??
              headingOf(view.state, waiting.headings, view.expert?.name ?? '')}
          </h1>
          <Lead view={view} words={waiting} />
        </header>
        <ConnectionNotice live={live} problem={problem} onRetry={read} />
        {found && (
          <div className="found">
            <NowCard view={view} since={shared.since} scripted={shared.scripted} />
            <p className="form-foot">
              {answered ? (
                <ButtonLink to={href('question', locale, { id })}>{waiting.readAnswer}</ButtonLink>
              ) : (
                <ButtonLink to={href('consultation', locale, { id })}>{waiting.goOn}</ButtonLink>
              )}
              {waited && <span className="soft small">{waiting.going}</span>}
            </p>
            <WhyExpert why={view.whyExpert} />
          </div>
        )}
        <NamedChoice view={view} onView={keep} />
        {view.can.choose && (
          <UnservedChoices
            view={view}
            onView={keep}
            onPhone={() => setOpen('phone')}
            onCancel={() => setOpen('cancel')}
          />
        )}
        <Steps view={view} since={shared.since} />
        {!searching && !found && (
          <p className="form-foot">
            <ButtonLink to={href(state === 'CLOSED' ? 'question' : 'consultation', locale, { id })}>
              {waiting.order}
            </ButtonLink>
          </p>
        )}
        {searching && view.payment === 'HELD' && <Notice>{waiting.hold}</Notice>}
      </main>
      <aside className="case-side">
        <section className="sheet match-question">
          <CaseHead view={view} heading="h2" />
        </section>
        {view.state !== 'CLOSED' && !answered && (
          <SideList
            title={waiting.meanwhile}
            acts={[
              {
                key: 'add',
                icon: Paperclip,
                label: waiting.add,
                to: `${href('consultation', locale, { id })}#message`,
              },
              { key: 'phone', icon: Smartphone, label: waiting.phone, act: () => setOpen('phone') },
              address
                ? {
                    key: 'told',
                    icon: Mail,
                    label: fill(waiting.told, { email: address }),
                    to: href('my-requests', locale),
                  }
                : { key: 'told', icon: Bell, label: waiting.toldNoAddress, act: () => setOpen('mail') },
              searching &&
                state !== 'UNSERVED' && {
                  key: 'cancel',
                  icon: X,
                  label: view.can.stopSearch ? waiting.stop : waiting.cancel,
                  act: () => setOpen('cancel'),
                },
            ]}
          />
        )}
        {(searching || found) && !answered && <PushSwitch side="client" />}
      </aside>
      <PhoneDialog open={open === 'phone'} questionId={id} onClose={shut} />
      <EmailDialog open={open === 'mail'} what="news" questionId={id} onClose={shut} />
      <CancelDialog
        open={open === 'cancel' && stops}
        view={view}
        stays={words.record.closeDialog}
        onCancelled={closed}
        onKeep={shut}
      />
      <CloseDialog
        open={open === 'cancel' && !stops}
        view={view}
        words={{ ...words.record.closeDialog, title: waiting.cancelDialog.title }}
        onClosed={closed}
        onCancel={shut}
      />
    </div>
  )
}

type Words = ReturnType<typeof useLoaderData<typeof loader>>['messages']

function headingOf(state: string, words: Words['waiting']['headings'], name: string): string {
  switch (state) {
    case 'QUEUED':
    case 'OFFERED':
      return words.looking
    case 'UNSERVED':
      return words.unserved
    case 'ASSIGNED':
    case 'NEEDS_CLIENT':
    case 'FOLLOW_UP':
      return fill(words.found, { name })
    case 'ANSWERED':
      return words.answered
    case 'CLOSED':
      return words.closed
    default:
      return words.notYet
  }
}

function Lead({ view, words }: { view: NonNullable<ReturnType<typeof useQuestion>['view']>; words: Words['waiting'] }) {
  if (view.status.line === 'booked') return <p>{words.leads.booked}</p>
  if (view.state === 'UNSERVED') return <p>{words.leads.unserved[atStake(view)]}</p>
  if (isWaiting(view)) return <p>{words.leads.looking}</p>
  if (view.state === 'ASSIGNED' || view.state === 'NEEDS_CLIENT') return <p>{words.leads.found}</p>
  return null
}
