import { type ReactNode, useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { PostedEmergency } from '../../asking/parts/submitted-form.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionView } from '../../shapes.ts'
import { eraseForExit } from './quick-exit.ts'

const call = client<QuestionsApi>()

type EmergencyViewProps = {
  view: Pick<QuestionView, 'id' | 'emergency' | 'safeToWrite'>
  onView: (view: QuestionView) => void
}

function EmergencyView({ view, onView }: EmergencyViewProps) {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!view.emergency) return null
  const { screen } = view.emergency
  const { words } = screen
  const params = { id: view.id }

  async function act(asked: Promise<QuestionView>) {
    setFailed(false)
    try {
      onView(await asked)
    } catch {
      setFailed(true)
    }
  }

  async function dismiss() {
    setBusy(true)
    await act(call('POST /questions/:id/not-emergency', { params, body: { locale } }))
    setBusy(false)
  }

  return (
    <EmergencyScreen
      screen={screen}
      focus
      notes={[words.told, words.kept]}
      onExit={eraseForExit}
      mayWrite={{
        answer: view.safeToWrite,
        onAnswer: (safe) => void act(call('POST /questions/:id/safe-to-write', { params, body: { safe, locale } })),
      }}
    >
      {failed && <ErrorText id="emergency-failed">{words.failed}</ErrorText>}
      <Button variant="plain" busy={busy} onClick={() => void dismiss()}>
        {words.dismiss}
      </Button>
      <p className="soft small">{words.dismissHint}</p>
    </EmergencyScreen>
  )
}

/** The emergency screen in place of a question's page; `children`, beneath it: the conversation with an expert. */
export function EmergencyPage({ children, ...props }: EmergencyViewProps & { children?: ReactNode }) {
  return (
    <main id="main" className="container emergency-page">
      <EmergencyView {...props} />
      {children && <div className="emergency-beneath">{children}</div>}
    </main>
  )
}

type EmergencyFormProps = { posted: PostedEmergency; action: string }

/** The reply to a form posted without JavaScript: a document with only the emergency screen, and a way on. */
export function EmergencyForm({ posted, action }: EmergencyFormProps) {
  const { screen, kept, situations, setAside, text, safeToWrite } = posted
  const { words } = screen
  const said = safeToWrite === null ? undefined : safeToWrite ? 'yes' : 'no'
  return (
    <main id="main" className="container emergency-page">
      <EmergencyScreen
        screen={screen}
        focus
        notes={kept ? [words.told, words.kept] : [words.notTold, words.keptHere]}
        onExit={eraseForExit}
        writeForm={
          <form method="post" action={action}>
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="notEmergency" value={setAside.join(' ')} />
            {kept && <input type="hidden" name="kept" value={kept} />}
            <SafeToWrite posted={posted} />
          </form>
        }
      >
        <form method="post" action={action}>
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="notEmergency" value={situations.join(' ')} />
          {kept && <input type="hidden" name="kept" value={kept} />}
          {said && <input type="hidden" name="safeToWrite" value={said} />}
          <Button type="submit" variant="plain">
            {words.dismiss}
          </Button>
        </form>
        <p className="soft small">{words.dismissHint}</p>
      </EmergencyScreen>
    </main>
  )
}

/** Two buttons, each of which sends the form; the answer is shown beneath. */
function SafeToWrite({ posted: { screen, safeToWrite, failed } }: { posted: PostedEmergency }) {
  const { words } = screen
  const answer = safeToWrite === null ? null : safeToWrite ? words.mayWriteYes : words.mayWriteNo
  return (
    <fieldset className="emergency-ask emergency-write">
      <legend>{words.mayWrite}</legend>
      <button type="submit" name="safeToWrite" value="yes" aria-pressed={safeToWrite === true}>
        {words.yesLabel}
      </button>
      <button type="submit" name="safeToWrite" value="no" aria-pressed={safeToWrite === false}>
        {words.noLabel}
      </button>
      <div role="status">{failed ? words.failed : answer}</div>
    </fieldset>
  )
}
