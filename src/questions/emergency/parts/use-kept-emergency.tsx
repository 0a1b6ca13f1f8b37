import { type ComponentProps, useState } from 'react'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionView } from '../../shapes.ts'

const call = client<QuestionsApi>()

/** A question that is kept, and what of it stands in an emergency. */
export type KeptEmergency = Pick<QuestionView, 'id' | 'emergency' | 'safeToWrite'>

type Acts = Pick<ComponentProps<typeof EmergencyScreen>, 'notes' | 'mayWrite' | 'children'>

/**
 * The end of the emergency screen of a kept question: that a human is told, whether writing is safe, and how to go on.
 * `onView` receives the question after each answer; the button stays busy until it is done.
 */
export function useKeptEmergency(kept: KeptEmergency | null, onView: (view: QuestionView) => unknown): Acts | null {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!kept?.emergency) return null
  const { words } = kept.emergency.screen
  const params = { id: kept.id }

  async function act(asked: Promise<QuestionView>) {
    setFailed(false)
    try {
      await onView(await asked)
    } catch {
      setFailed(true)
    }
  }

  async function dismiss() {
    setBusy(true)
    await act(call('POST /questions/:id/not-emergency', { params, body: { locale } }))
    setBusy(false)
  }

  return {
    notes: [words.told, words.kept],
    mayWrite: {
      answer: kept.safeToWrite,
      onAnswer: (safe) => void act(call('POST /questions/:id/safe-to-write', { params, body: { safe, locale } })),
    },
    children: (
      <>
        {failed && <ErrorText id="emergency-failed">{words.failed}</ErrorText>}
        <Button variant="plain" busy={busy} onClick={() => void dismiss()}>
          {words.dismiss}
        </Button>
        <p className="soft small">{words.dismissHint}</p>
      </>
    ),
  }
}
