import type { MessagesLike } from '../../i18n/text.ts'
import type { safeToWrite as fr } from './safe-to-write.text.fr.ts'

export const safeToWrite: MessagesLike<typeof fr> = {
  ask: 'Is it safe to write to you at {email}?',
  yes: 'Yes',
  yesHint: 'The answer, the contract and the receipt go to this address, with what was held back so far.',
  no: 'No',
  missing: 'Say whether it is safe to write to you at this address.',
}
