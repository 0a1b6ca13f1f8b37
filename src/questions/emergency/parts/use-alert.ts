import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { href } from '../../../screens.ts'
import type { Autosave } from '../../../shell/drafts/autosave.ts'
import type { QuestionBoxProps, StoredQuestionDraft } from '../../asking/parts/question-box.tsx'
import type { QuestionView } from '../../shapes.ts'

/** Whether a human of the house is told: nothing was sent, it is on its way, or it did not arrive. */
export type AlertState = 'unsent' | 'sending' | 'failed'

type Alerting = {
  locale: Locale
  onAsk: QuestionBoxProps['onAsk']
  text: string
  attachments: string[]
  safeToWrite: boolean | null
  saving: RefObject<Autosave<StoredQuestionDraft> | null>
  /** The button was pressed with this text, which shows a person in danger: it was to be sent. */
  wanted: boolean
}

/**
 * What is only typed belongs to whoever types it and is sent nowhere. What was to be sent is sent at once, and alerts a
 * human as any message of a thread does. The numbers stay where they are being read: no other page is waited for, and only
 * the address becomes the question's, which a reload opens.
 */
export function useAlert({ locale, onAsk, text, attachments, safeToWrite, saving, wanted }: Alerting) {
  const [state, setState] = useState<AlertState>('unsent')
  const [sent, setSent] = useState<QuestionView | null>(null)
  const sending = useRef(false)
  function received(view: QuestionView) {
    saving.current?.done()
    if (!view.emergency) return false
    history.replaceState(history.state, '', href('consultation', locale, { id: view.id }))
    setSent(view)
    return true
  }
  function send() {
    if (sending.current || sent) return
    sending.current = true
    setState('sending')
    const asked = { text, attachments, category: null, notEmergency: [], safeToWrite }
    void onAsk(asked, received)
      .catch(() => true)
      .then((refused) => {
        sending.current = false
        if (refused) setState('failed')
      })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a text for which the button was pressed
  useEffect(() => {
    if (!sending.current) setState('unsent')
    if (wanted) send()
  }, [wanted, text])
  return { state, send, sent, setSent, received }
}

/** What is true of the text and of who has read it. */
export const notesOfAlert = (state: AlertState, { untold, telling, notTold, keptHere }: EmergencyScreen['words']) => [
  { unsent: untold, sending: telling, failed: notTold }[state],
  keptHere,
]
