// Dictation where the sound stays on the device. What experts dictate is confidential, so a recognition that may send it
// to somebody's server is never begun.
import { type Recognition, type Recognizer, wordsOf } from '../../../parts/speech-recognition.ts'

/** `after_download`: the browser must first fetch the language, once. */
export type DictationOffer = 'ready' | 'after_download'

/** Whether this browser knows of recognition on the device at all. Asks nothing of it. */
export const couldBeOffered = (Here: Recognizer | null): boolean =>
  Here?.available !== undefined && 'processLocally' in Here.prototype

/**
 * Whether this browser can transcribe the language on the device; null where it cannot, or does not say so. To be asked
 * on a press only: a Chromium that was built without its speech service ends the page on this question.
 */
export async function offeredHere(Here: Recognizer | null, lang: string): Promise<DictationOffer | null> {
  if (!Here?.available || !('processLocally' in Here.prototype || 'processLocally' in new Here())) return null
  const said = await Here.available({ langs: [lang], processLocally: true }).catch(() => 'unavailable')
  if (said === 'available') return 'ready'
  return said === 'downloadable' && Here.install ? 'after_download' : null
}

export type DictationProblem = 'refused' | 'nothing' | 'failed'

type Listener = {
  onText: (said: string) => void
  /** What is being said, as it is understood so far. */
  onComing: (said: string) => void
  onEnd: (problem: DictationProblem | null) => void
}

/** Begins to listen; null where the browser would not keep the sound on the device, or does not begin. */
export function beginDictation(Here: Recognizer, lang: string, listener: Listener): Recognition | null {
  const recognition = new Here()
  recognition.processLocally = true
  if (recognition.processLocally !== true) return null
  let problem: DictationProblem | null = null
  recognition.lang = lang
  recognition.continuous = true
  recognition.interimResults = true
  recognition.onresult = (heard) => {
    const said = wordsOf(heard, true).trim()
    if (said !== '') listener.onText(said)
    listener.onComing(wordsOf(heard, false))
  }
  recognition.onerror = ({ error }) => {
    problem = problemOf(error)
  }
  recognition.onend = () => listener.onEnd(problem)
  try {
    recognition.start()
    return recognition
  } catch {
    return null
  }
}

function problemOf(error: string): DictationProblem | null {
  if (error === 'aborted') return null
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'refused'
  return error === 'no-speech' ? 'nothing' : 'failed'
}

/** Fetches the language for the device. */
export function fetchLanguage(Here: Recognizer, lang: string): Promise<boolean> {
  return Here.install?.({ langs: [lang], processLocally: true }).catch(() => false) ?? Promise.resolve(false)
}
