import FolderOpen from 'lucide-react/icons/folder-open'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router'
import { pushMessages } from '../../../accounts/push/parts/push-messages.ts'
import { PushSwitch } from '../../../accounts/push/parts/push-switch.tsx'
import { client } from '../../../api/call.ts'
import { openCategories } from '../../../catalog/open.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { meetingMessages } from '../../../meetings/parts/load-messages.ts'
import { MeetingPanel } from '../../../meetings/parts/panel.tsx'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { requireId } from '../../../shell/errors/require-id.ts'
import { EmailDialog } from '../../asking/parts/email-dialog.tsx'
import { PhoneDialog } from '../../asking/parts/phone-dialog.tsx'
import { AskExpertPanel, useAskExpert } from '../../checkout/parts/ask-expert.tsx'
import { SafeToWriteDialog } from '../../checkout/parts/safe-to-write-dialog.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { EmergencyPage } from '../../emergency/parts/view.tsx'
import { CloseDialog } from '../../lifecycle/parts/close-dialog.tsx'
import { QuestionUndo } from '../../lifecycle/parts/question-undo.tsx'
import { NowCard, Steps } from '../../lifecycle/parts/steps.tsx'
import { captureMessages, emergencyMessages, messagesFor, openFields } from '../../parts/load.ts'
import { PageState } from '../../parts/page-state.tsx'
import { hasExpert, isWaiting } from '../../parts/question-paths.ts'
import { SideList } from '../../parts/side-list.tsx'
import { useQuestion } from '../../parts/use-question.ts'
import type { QuestionView } from '../../shapes.ts'
import { Conversation } from '../parts/conversation.tsx'
import { StatusStrip } from '../parts/status-strip.tsx'
import { currentPreview } from '../thread.ts'

const call = client<QuestionsApi>()

export function loader(args: LoaderFunctionArgs) {
  requireId(args)
  return {
    messages: {
      ...messagesFor(
        args.url,
        args.context.get(publicConfigContext).prices,
        'thread',
        'shared',
        'record',
        'waiting',
        'statuses',
        'statusLines',
        'refusals',
      ),
      meeting: meetingMessages(localeOf(args.url)),
      accounts: captureMessages(args),
      push: pushMessages(localeOf(args.url)),
    },
    emergencies: emergencyMessages(localeOf(args.url)),
    fields: openFields(localeOf(args.url), openCategories(args.context.get(publicConfigContext).takesHealth)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.messages.thread.metaTitle }, { name: 'robots', content: 'noindex' }] : []

export default function ConsultationPage() {
  const { id = '' } = useParams()
  return <Consultation key={id} id={id} />
}

function Consultation({ id }: { id: string }) {
  const { messages: words, emergencies, fields } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const own = useQuestion(id, locale)
  const { view, problem, read, keep } = own
  const { thread, record, shared, refusals } = words
  const [open, setOpen] = useState<'phone' | 'mail' | 'close' | null>(null)
  const preview = currentPreview(own.messages)?.preview
  const noExpert = preview?.noExpert === true
  const asking = useAskExpert(view, { locale, words: thread.door, refusals, noExpert, onView: keep })
  const shut = () => setOpen(null)
  /** Continues with the assistant's next message. */
  function goOn(next: QuestionView) {
    keep(next)
    read()
  }

  if (!view) return <PageState title={thread.heading} problem={problem} questionId={id} onRetry={read} />

  if (view.emergency)
    return (
      <EmergencyPage view={view} onView={goOn}>
        {hasExpert(view) && (
          <Conversation own={{ ...own, view }} emergencies={emergencies} fields={fields} asking={asking} />
        )}
      </EmergencyPage>
    )

  async function back() {
    const next = await call('POST /questions/:id/back', { params: { id }, body: { locale } }).catch(() => null)
    if (next) keep(next)
    else read()
  }

  return (
    <div className="container case">
      <main id="main">
        <StatusStrip view={view} asking={asking} />
        <Conversation
          own={{ ...own, view }}
          emergencies={emergencies}
          fields={fields}
          asking={asking}
          onMail={() => setOpen('mail')}
        />
      </main>
      <aside className="case-side">
        <NowCard view={view} since={shared.since} scripted={shared.scripted} />
        <AskExpertPanel view={view} asking={asking} onBack={back} />
        {view.timeline.length > 0 && (
          <section className="side-block" id="happened">
            <h2 className="side-title">{thread.side.happened}</h2>
            <Steps view={view} since={shared.since} />
          </section>
        )}
        <SideList
          title={thread.side.can}
          acts={[
            preview &&
              !view.emailsWithheld && { key: 'mail', icon: Mail, label: thread.side.mail, act: () => setOpen('mail') },
            view.state !== 'CLOSED' && {
              key: 'phone',
              icon: Smartphone,
              label: thread.side.phone,
              act: () => setOpen('phone'),
            },
            { key: 'record', icon: FolderOpen, label: thread.side.record, to: href('question', locale, { id }) },
            view.can.close && { key: 'close', icon: X, label: thread.side.close, act: () => setOpen('close') },
          ]}
        />
        <MeetingPanel view={view} onChange={read} />
        {(isWaiting(view) || hasExpert(view)) && view.status.line !== 'answered' && <PushSwitch side="client" />}
      </aside>
      <QuestionUndo view={view} floating onView={keep} onOver={() => void read()} />
      <SafeToWriteDialog
        open={asking.asksSafety !== null}
        questionId={id}
        onClose={asking.dropSafety}
        onSaid={() => asking.ask(asking.asksSafety ?? 'door')}
      />
      <PhoneDialog open={open === 'phone'} questionId={id} onClose={shut} />
      <EmailDialog open={open === 'mail'} what="preview" questionId={id} onClose={shut} />
      <CloseDialog
        open={open === 'close'}
        view={view}
        words={record.closeDialog}
        onClosed={(closed) => {
          keep(closed)
          shut()
          void read()
        }}
        onCancel={shut}
      />
    </div>
  )
}
