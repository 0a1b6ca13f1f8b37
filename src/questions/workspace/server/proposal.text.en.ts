import type { MessagesLike } from '../../../i18n/text.ts'
import type { proposal as fr } from './proposal.text.fr.ts'

export const proposal: MessagesLike<typeof fr> = {
  says: 'What “{title}” says: “{excerpt}”.',
  amount: '{what}: {amount}, according to “{rule}”.',
  unknown: 'What is still to be made clear: {points}',
}
