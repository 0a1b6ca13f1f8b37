import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './question-box.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  label: 'Your question',
  hint: 'The facts, the dates, what you have already done. As you would say it across a counter.',
  placeholder: 'What happened, and since when?',
  counter: {
    empty: 'Twenty characters are enough to begin.',
    one: '1 character to go',
    other: '{n} characters to go',
    enough: 'That is enough to begin.',
  },
  attach: 'Attach',
  attachHint: 'Letter, lease or photo: PDF, JPG or PNG, 5 MB at most',
  remove: 'Remove',
  fileTooLarge: '{name} is larger than 5 MB. The other documents are kept.',
  fileUnsupported: '{name} is neither a PDF nor a JPG, PNG or WebP image.',
  tooManyFiles: 'Ten documents at most. The first ten are kept.',
  change: 'Change',
  chooseCategory: 'What is it about?',
  otherCategory: 'Something else',
  needCategory: 'Tell us what it is about, so that the right person reads you.',
  send: 'Get a free preview',
  sending: 'Sending your question',
  tooShort: 'Your message must contain at least 20 characters',
  failed: 'Unable to process your question. Please try again.',
  kept: 'Your text is kept in this browser.',
  restored: 'Your text from last time is back.',
}
