import { useSentence } from '../../../i18n/use-sentence.ts'
import '../../../ui/css/screens/push.css'
import BellOff from 'lucide-react/icons/bell-off'
import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { PushState } from '../push-state.ts'
import type { PushMessages } from './push-messages.ts'
import { currentPushState, onPushTurned, subscribeToPush, unsubscribeFromPush } from './push-subscription.ts'
import { usePushMessages } from './use-push-messages.ts'

type PushSwitchProps = { side: 'client' | 'expert' | 'staff' }

/**
 * Turns notifications on this device on and off and explains them. Asks for no permission before a click, and renders
 * nothing in a browser without push.
 */
export function PushSwitch({ side }: PushSwitchProps) {
  const words = usePushMessages()
  const locale = useLocale()
  const [state, setState] = useState<PushState>('none')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useSentence(words)
  const about = useId()
  const explanation = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    let here = true
    const read = () =>
      currentPushState().then(
        (found) => here && setState(found),
        () => here && setState('off'),
      )
    void read()
    // The desk has two of them.
    const stop = onPushTurned(() => void read())
    return () => {
      here = false
      stop()
    }
  }, [])

  if (state === 'none') return null
  const explained = state === 'on' ? words.explain.on[side] : words.explain[state]

  async function press(): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const next = await (state === 'on' ? unsubscribeFromPush() : subscribeToPush(locale))
      if (next === 'on') announce(words.explain.on[side])
      // The button is gone: moves focus to the explanation.
      if (next === 'denied') explanation.current?.focus()
      setState(next)
    } catch (error) {
      setProblem((words) => inWords(error, words))
    } finally {
      setBusy(false)
    }
  }

  const Icon = state === 'on' ? BellOff : BellRing
  return (
    <div className="push no-print">
      {(state === 'off' || state === 'on') && (
        <Button variant="plain" icon={Icon} busy={busy} aria-describedby={about} onClick={() => void press()}>
          {state === 'on' ? words.on : words.off[side]}
        </Button>
      )}
      <p className="small soft" id={about} ref={explanation} tabIndex={-1}>
        {explained}
      </p>
      {problem && (
        <ErrorText id={`${about}-problem`} live>
          {problem}
        </ErrorText>
      )}
    </div>
  )
}

/** An error without one of our codes is the browser's own refusal. */
function inWords(error: unknown, { refusals, failed }: PushMessages): string {
  if (!(error instanceof CallError)) return failed
  return (refusals as Partial<Record<string, string>>)[error.code] ?? failed
}
