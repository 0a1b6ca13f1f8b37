import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router'
import { NothingEmailed } from '../../../accounts/parts/nothing-emailed.tsx'
import { pushMessages } from '../../../accounts/push/parts/push-messages.ts'
import { PushSwitch } from '../../../accounts/push/parts/push-switch.tsx'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { requireId } from '../../../shell/errors/require-id.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailDialog } from '../../asking/parts/email-dialog.tsx'
import { PhoneDialog } from '../../asking/parts/phone-dialog.tsx'
import { CloseDialog } from '../../lifecycle/parts/close-dialog.tsx'
import { QuestionUndo } from '../../lifecycle/parts/question-undo.tsx'
import { Steps } from '../../lifecycle/parts/steps.tsx'
import { captureMessages, messagesFor } from '../../parts/load.ts'
import { ConnectionNotice, PageState } from '../../parts/page-state.tsx'
import { hasExpert, isWaiting } from '../../parts/question-paths.ts'
import { useEmergencyFirst, useQuestion } from '../../parts/use-question.ts'
import type { QuestionView } from '../../shapes.ts'
import { CaseHead } from '../../thread/parts/case-head.tsx'
import { Found } from '../parts/found.tsx'
import { type MatchDialog, Meanwhile } from '../parts/meanwhile.tsx'
import { NamedChoice } from '../parts/named-choice.tsx'
import { SearchHeading } from '../parts/search-heading.tsx'
import { CancelDialog, UnservedChoices } from '../parts/unserved.tsx'
import { useWatchedSearch } from '../parts/use-watched-search.ts'

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

function Match({ id }: { id: string }) {
  const { messages: words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { view, problem, live, read, keep } = useQuestion(id, locale, false)
  useEmergencyFirst(view, locale)
  const { waiting, shared } = words
  const [open, setOpen] = useState<MatchDialog | null>(null)
  const shut = () => setOpen(null)
  const waited = useWatchedSearch(id, view, open !== null)
  useFocusOfStatus(view)

  if (!view || view.emergency)
    return <PageState title={waiting.headings.looking} problem={problem} questionId={id} onRetry={read} />

  const { state } = view
  const searching = isWaiting(view)
  const found = hasExpert(view)
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
          <SearchHeading view={view} />
        </header>
        <ConnectionNotice live={live} problem={problem} onRetry={read} />
        {found && <Found view={view} leaving={waited} />}
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
        {view.emailsWithheld && state !== 'CLOSED' && (
          <Notice>
            <NothingEmailed words={shared.nothingEmailed} />
          </Notice>
        )}
      </main>
      <aside className="case-side">
        <section className="sheet match-question">
          <CaseHead view={view} heading="h2" />
        </section>
        {state !== 'CLOSED' && !answered && <Meanwhile view={view} onOpen={setOpen} />}
        {(searching || found) && !answered && <PushSwitch side="client" />}
      </aside>
      <QuestionUndo view={view} floating onView={keep} onOver={() => void read()} />
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

/** The page after paying is a new document, and what an expert has accepted replaces what had the focus. */
function useFocusOfStatus(view: QuestionView | null): void {
  const shown = view && (hasExpert(view) ? 'found' : view.state)
  useEffect(() => {
    if (shown) focusIfLost(undefined, true)
  }, [shown])
}
