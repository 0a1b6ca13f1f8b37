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
  uploading: 'Sending the document',
  retryUpload: 'Send again',
  uploadFailed: 'Upload error for {name}. The document is still on your device.',
  uploadInvalid: 'Invalid server response to the upload of {name}. Please send it again.',
  fileDamaged: '{name} cannot be read or is protected. Try saving it again.',
  fileActiveContent:
    '{name} carries a script, another file or too many pages. Print it to a new PDF, then send that copy.',
  fileEmpty: '{name} is empty. Please choose it again.',
  fileGone: '{name} was removed from the server after a day. Please attach it again.',
  filesGone: 'A document is no longer there. Remove your documents and attach them again.',
  waitFiles: 'Wait until the documents are sent, or remove those that do not leave.',
  send: 'Get a free preview',
  sending: 'Sending your question',
  tooShort: 'Your message must contain at least 20 characters',
  tooLong: 'Your text is {n} characters too long. Nothing is lost: shorten it, or keep the rest for a second message.',
  failed: 'Unable to process your question. Please try again.',
  kept: 'Your text is kept in this browser.',
  restored: 'Your text from last time is back.',
}
