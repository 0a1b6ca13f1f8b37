import type { MessagesLike } from '../../i18n/text.ts'
import type { dictation as fr } from './dictation.text.fr.ts'

export const dictation: MessagesLike<typeof fr> = {
  start: 'Dictate',
  stop: 'Stop dictating',
  hint: 'The sound does not leave this device.',
  preparing: 'The device loads the language, once.',
  listening: 'Listening. The sound does not leave this device.',
  problems: {
    refused: 'The microphone is not allowed. Allow it in your browser, then try again.',
    nothing: 'Nothing was heard. Try again, closer to the microphone.',
    failed: 'Dictation does not work here. What is written is kept.',
  },
  keyboard: 'To dictate, press the microphone on the keyboard of your phone.',
}
