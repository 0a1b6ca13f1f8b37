import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './chain.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  heading: 'Verification of an answer',
  valid: 'The chain is whole',
  validReplaced: 'The chain is whole, but version {n} has since been replaced by version {newer}, on {date}',
  validAdded: 'The chain is whole, and version {n} has since been added to by version {newer}, on {date}',
  notChecked:
    'The text of your paper was not compared: this page verifies what we keep, not what you hold. If the question is yours, download the answer again and compare the two; or compare the hash of the text, below, with the one in the export of your data.',
  contentHash: 'Hash of the text and the name',
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
