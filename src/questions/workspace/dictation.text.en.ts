import type { MessagesLike } from '../../i18n/text.ts'
import type { dictation as fr } from './dictation.text.fr.ts'

export const dictation: MessagesLike<typeof fr> = {
  start: 'Dictate',
  stop: 'Stop dictating',
  hint: 'Only if this device transcribes by itself: the sound never leaves it.',
  preparing: 'The device loads the language, once.',
  listening: 'Listening. The sound does not leave this device.',
  problems: {
    refused: 'The microphone is not allowed. Allow it in your browser, then try again.',
    nothing: 'Nothing was heard. Try again, closer to the microphone.',
    failed: 'Dictation does not work here. What is written is kept.',
  },
  notHere:
    'No dictation here: this browser does not transcribe this language by itself, and would send the sound to a server. On a phone, press the microphone of the keyboard.',
}
