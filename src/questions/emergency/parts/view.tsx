import type { ReactNode } from 'react'
import { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import { Button } from '../../../ui/button.tsx'
import type { PostedEmergency } from '../../asking/parts/submitted-form.ts'
import type { QuestionView } from '../../shapes.ts'
import { eraseForExit } from './quick-exit.ts'
import { type KeptEmergency, useKeptEmergency } from './use-kept-emergency.tsx'

type EmergencyViewProps = { view: KeptEmergency; onView: (view: QuestionView) => void }

function EmergencyView({ view, onView }: EmergencyViewProps) {
  const acts = useKeptEmergency(view, onView)
  if (!view.emergency || !acts) return null
  return <EmergencyScreen screen={view.emergency.screen} focus onExit={eraseForExit} {...acts} />
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
