import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useRef, useState } from 'react'
import { languageTag } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import { type Recognition, recognizerHere, wordsOf } from '../../parts/speech-recognition.ts'
import { appendSpeechInput } from '../speech-input.ts'
import '../../../ui/css/screens/question-box.css'

type DictationProps = {
  /** The id of the textarea that receives the text. */
  into: string
}

/** Speech input in place of typing. It says who transcribes the sound before it begins. */
export function SpeechInput({ into }: DictationProps) {
  const words = useQuestionMessages('ask').ask.dictation
  const locale = useLocale()
  const [offered, setOffered] = useState(false)
  const [listening, setListening] = useState(false)
  const [coming, setComing] = useState('')
  const [problem, setProblem] = useSentence(words)
  const running = useRef<Recognition | null>(null)

  useEffect(() => {
    setOffered(recognizerHere() !== null)
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [])

  async function begin() {
    const Here = recognizerHere()
    if (!Here || running.current) return
    setProblem(null)
    const lang = languageTag[locale]
    const recognition = new Here()
    running.current = recognition
    recognition.lang = lang
    recognition.continuous = true
    recognition.interimResults = true
    // Where the device itself can transcribe, the sound stays on it.
    const onDevice = await Here.available?.({ langs: [lang], processLocally: true }).catch(() => 'unavailable')
    // Stopped in the meantime: do not start to listen.
    if (running.current !== recognition) return
    if (onDevice === 'available') recognition.processLocally = true
    recognition.onresult = (heard) => {
      type(into, wordsOf(heard, true))
      setComing(wordsOf(heard, false))
    }
    recognition.onerror = ({ error }) => setProblem((words) => wordsFor(error, words))
    recognition.onend = () => {
      if (running.current === recognition) running.current = null
      setListening(false)
      setComing('')
    }
    try {
      recognition.start()
      setListening(true)
      announce(words.listening)
    } catch {
      running.current = null
      setProblem(({ failed }) => failed)
    }
  }

  if (!offered) return null
  return (
    <div className="dictation">
      <Button
        variant="plain"
        size="small"
        icon={listening ? Square : Mic}
        aria-describedby="dictation-hint"
        onClick={() => (listening ? running.current?.stop() : void begin())}
      >
        {listening ? words.stop : words.start}
      </Button>
      <p className="small soft" id="dictation-hint">
        {listening ? coming || words.listening : words.hint}
      </p>
      <ErrorText id="dictation-problem">{problem}</ErrorText>
    </div>
  )
}

/** Inserts the text as if typed: the question box counts it, stores it and proposes a category. */
function type(into: string, said: string): void {
  const box = document.getElementById(into)
  if (!said || !(box instanceof HTMLTextAreaElement)) return
  box.value = appendSpeechInput(box.value, said)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function wordsFor(error: string, words: QuestionUiMessages['ask']['dictation']): string | null {
  if (error === 'aborted') return null
  if (error === 'not-allowed' || error === 'service-not-allowed') return words.refused
  return error === 'no-speech' ? words.nothing : words.failed
}
