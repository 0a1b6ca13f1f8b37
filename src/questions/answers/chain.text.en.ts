import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './chain.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  heading: 'Verification of an answer',
  valid: 'The chain is whole',
  validText:
    'Nothing has been changed, removed or added since these contributions were delivered. Their hashes have just been computed again.',
  broken: 'The chain is broken',
  brokenText:
    'What is kept no longer matches its hashes: a contribution was changed, removed or added. Write to us with the hash below.',
  privacy: 'This page shows neither the question, nor the answer, nor the person who asked.',
  list: 'Who wrote what',
  version: 'Version {n}',
  kinds: { answer: 'Answer', follow_up: 'Follow-up', correction: 'Correction of version {n}' },
  authors: {
    expert: 'written by {name}',
    assistant: 'written by the AI assistant',
    assistant_edited: 'a draft of the AI assistant, revised by {name}',
  },
  erasedName: 'an expert whose name was erased',
  erased: 'Text or name erased at the request of the person concerned; its hash is still verified.',
  hash: 'Hash',
  asked: 'the one you are verifying',
  verify: 'Each hash contains the one before. To verify that nothing has changed since:',
}
