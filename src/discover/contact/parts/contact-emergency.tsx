import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { eraseForExit } from '../../../questions/emergency/parts/quick-exit.ts'
import type { EmergencyScreen as Screen } from '../../../safety/contract.ts'
import { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { Button } from '../../../ui/button.tsx'

export type DetectedEmergency = { situations: readonly EmergencySituation[]; screen: Screen }

const notesOf = ({ screen: { words } }: DetectedEmergency, sent: boolean) =>
  sent ? [words.told, words.kept] : [words.kept]

type OverProps = {
  danger: DetectedEmergency
  /** The message has reached the house. */
  sent: boolean
  onBack: () => void
}

/** Over the form, whose words stay beneath it. */
export default function ContactEmergency({ danger, sent, onBack }: OverProps) {
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const { words, title } = danger.screen
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="emergency-over"
      aria-label={title}
      // Leaving is a decision of its own, not a key that one hits.
      onCancel={(event) => event.preventDefault()}
    >
      <EmergencyScreen
        screen={danger.screen}
        heading="h2"
        allNumbers={`/${locale}/urgence`}
        notes={notesOf(danger, sent)}
        onExit={eraseForExit}
      >
        <Button
          variant="plain"
          onClick={() => {
            dialog.current?.close()
            onBack()
          }}
        >
          {words.dismiss}
        </Button>
        <p className="soft small">{words.dismissHint}</p>
      </EmergencyScreen>
    </dialog>
  )
}

type PageProps = {
  danger: DetectedEmergency
  sent: boolean
  values: Record<string, string>
  action: string
}

/** The answer to a form that was posted without script: what was typed goes back into it. */
export function ContactEmergencyPage({ danger, sent, values, action }: PageProps) {
  const locale = useLocale()
  const { words } = danger.screen
  const back: Record<string, string> = sent ? {} : { ...values, notEmergency: danger.situations.join(' ') }
  return (
    <main id="main" className="container emergency-page">
      <EmergencyScreen
        screen={danger.screen}
        focus
        allNumbers={`/${locale}/urgence`}
        notes={notesOf(danger, sent)}
        onExit={eraseForExit}
      >
        <form method={sent ? 'get' : 'post'} action={action}>
          {Object.entries(back).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="plain">
            {words.dismiss}
          </Button>
        </form>
        <p className="soft small">{words.dismissHint}</p>
      </EmergencyScreen>
    </main>
  )
}
