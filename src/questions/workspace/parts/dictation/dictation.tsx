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
import {
  beginDictation,
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
  const offer = useOffer(tag)
  const hint = useId()
  const [state, setState] = useState<'idle' | 'preparing' | 'listening'>('idle')
  const [coming, setComing] = useState('')
  const [problem, setProblem] = useState<DictationProblem | null>(null)
  const running = useRef<Recognition | null>(null)
  const insert = useRef(onText)
  insert.current = onText

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  async function begin(): Promise<void> {
    const Here = recognizerHere()
    if (!Here || state !== 'idle') return
    setProblem(null)
    if (offer === 'after_download') {
      setState('preparing')
      if (!(await fetchLanguage(Here, tag))) return end('failed')
    }
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

  if (!offer)
    return offer === null && saysKeyboard ? <p className="soft small dictation-keyboard">{said.keyboard}</p> : null
  const listening = state === 'listening'
  return (
    <div className="desk-dictation">
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

/** Undefined until the browser has said. */
function useOffer(tag: string): DictationOffer | null | undefined {
  const [offer, setOffer] = useState<DictationOffer | null>()
  useEffect(() => {
    let gone = false
    void offeredHere(recognizerHere(), tag).then((found) => !gone && setOffer(found))
    return () => {
      gone = true
    }
  }, [tag])
  return offer
}
