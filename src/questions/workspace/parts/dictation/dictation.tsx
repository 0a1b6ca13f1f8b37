import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useId, useRef, useState } from 'react'
import { type Locale, languageTag } from '../../../../i18n/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { type Recognition, recognizerHere } from '../../../parts/speech-recognition.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { pressedBy } from '../shortcuts/shortcuts.ts'
import { isHidden, whenHidden } from './hidden.ts'
import {
  beginDictation,
  couldBeOffered,
  type DictationOffer,
  type DictationProblem,
  fetchLanguage,
  offeredHere,
} from './on-device-dictation.ts'

type DictationProps = {
  lang: Locale
  /** Inserts what was said at the caret, as if it were typed. */
  onText: (said: string) => void
  /** Where this device does not transcribe: say that its keyboard may. */
  saysKeyboard?: boolean
}

/** Speech instead of typing, where this device transcribes by itself; elsewhere it says that the keyboard can. */
export function Dictation({ lang, onText, saysKeyboard = false }: DictationProps) {
  const said = useWorkspaceMessages().dictation
  const tag = languageTag[lang]
  const { shown, ask } = useOffer(tag)
  const hint = useId()
  const [state, setState] = useState<'idle' | 'preparing' | 'listening'>('idle')
  const [coming, setComing] = useState('')
  const [problem, setProblem] = useState<DictationProblem | null>(null)
  const running = useRef<Recognition | null>(null)
  const insert = useRef(onText)
  insert.current = onText

  const box = useRef<HTMLDivElement>(null)

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  // On a phone another pane takes the place of this one: nobody would see that the microphone is on.
  const on = state !== 'idle'
  useEffect(() => {
    if (!on || !box.current) return
    return whenHidden(box.current, () => running.current?.stop())
  }, [on])

  async function begin(): Promise<void> {
    const Here = recognizerHere()
    if (!Here || state !== 'idle') return
    setProblem(null)
    setState('preparing')
    const offer = await ask()
    if (offer === null) {
      announce(said.notHere)
      return end(null)
    }
    if (offer === 'after_download' && !(await fetchLanguage(Here, tag))) return end('failed')
    if (!box.current || isHidden(box.current)) return end(null)
    running.current = beginDictation(Here, tag, {
      onText: (words) => insert.current(words),
      onComing: setComing,
      onEnd: end,
    })
    if (!running.current) return end('failed')
    setState('listening')
    announce(said.listening)
  }

  function end(why: DictationProblem | null): void {
    running.current = null
    setState('idle')
    setComing('')
    setProblem(why)
  }

  if (!shown)
    return shown === false && saysKeyboard ? <p className="soft small dictation-keyboard">{said.notHere}</p> : null
  const listening = state === 'listening'
  return (
    <div className="desk-dictation" ref={box}>
      <Button
        variant="plain"
        size="small"
        icon={listening ? Square : Mic}
        busy={state === 'preparing'}
        aria-describedby={hint}
        {...pressedBy('dictate')}
        onClick={() => (listening ? running.current?.stop() : void begin())}
      >
        {listening ? said.stop : said.start}
      </Button>
      <span className={state === 'idle' ? 'sr' : 'soft small'} id={hint}>
        {listening ? coming || said.listening : state === 'preparing' ? said.preparing : said.hint}
      </span>
      <ErrorText id={`${hint}-problem`} live>
        {problem && said.problems[problem]}
      </ErrorText>
    </div>
  )
}

const asking = 'desk-dictation-asking'

/** Whether to show the button; `ask` says what the browser can do, and hides it where it can do nothing. */
function useOffer(tag: string) {
  const [shown, setShown] = useState<boolean>()
  useEffect(() => setShown(couldBeOffered(recognizerHere()) && !endedThePage()), [])
  async function ask(): Promise<DictationOffer | null> {
    markAsked(true)
    const offer = await offeredHere(recognizerHere(), tag)
    markAsked(false)
    if (offer === null) setShown(false)
    return offer
  }
  return { shown, ask }
}

/** A page that ended on the question is not asked again. */
function endedThePage(): boolean {
  try {
    return localStorage.getItem(asking) !== null
  } catch {
    return true
  }
}

function markAsked(now: boolean): void {
  try {
    if (now) localStorage.setItem(asking, 'yes')
    else localStorage.removeItem(asking)
  } catch {
    // Without storage the button is not shown.
  }
}
