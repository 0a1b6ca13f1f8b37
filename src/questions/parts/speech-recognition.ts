// The browser's speech recognition (https://webaudio.github.io/web-speech-api/): not in every browser, and in some under a
// prefixed name.

export type Heard = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  onresult: ((heard: Heard) => void) | null
  onerror: ((failure: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
export type RecognitionLanguages = { langs: string[]; processLocally: boolean }
export type Recognizer = {
  new (): Recognition
  available?(wanted: RecognitionLanguages): Promise<string>
  install?(wanted: RecognitionLanguages): Promise<boolean>
}

export function recognizerHere(): Recognizer | null {
  const here = window as { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer }
  return here.SpeechRecognition ?? here.webkitSpeechRecognition ?? null
}

/** What was said since the last event: for good, or as it is understood so far. */
export function wordsOf({ resultIndex, results }: Heard, final: boolean): string {
  const heard = Array.from(results).slice(resultIndex)
  return heard.flatMap((one) => (one.isFinal === final ? [one[0]?.transcript ?? ''] : [])).join(' ')
}
