import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { EmergencyScreen as Screen } from '../contract.ts'
import type { EmergencySituation } from '../situation-rules.ts'
import { EmergencyScreen } from './emergency-screen.tsx'

export type DetectedEmergency = { situations: readonly EmergencySituation[]; screen: Screen }

/** Of a form's text: it has reached the house, or it is still in the form and nobody knows of it. */
export const notesOf = ({ screen: { words } }: DetectedEmergency, sent: boolean) =>
  sent ? [words.told, words.kept] : [words.untold, words.keptHere]

type OverProps = {
  danger: DetectedEmergency
  /** The text has reached the house. */
  sent: boolean
  onBack: () => void
  /** Erases what was typed, before the page is left in a hurry. */
  onExit: () => void
}

/** Over a form, whose words stay beneath it. */
export default function EmergencyOver({ danger, sent, onBack, onExit }: OverProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { words, title, language } = danger.screen
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('h2')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="emergency-over"
      aria-label={title}
      lang={language}
      // Leaving is a decision of its own, not a key that one hits.
      onCancel={(event) => event.preventDefault()}
    >
      <EmergencyScreen screen={danger.screen} heading="h2" notes={notesOf(danger, sent)} onExit={onExit}>
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
