import type { MessagesLike } from '../../i18n/text.ts'
import type { field as fr } from './field.text.fr.ts'

export const field: MessagesLike<typeof fr> = {
  corrected:
    'The subject is now “{field}”. Everything that you wrote and attached is kept, and no other free question is used.',
  left: 'The subject “{field}” is taken off. No expert is asked until another one is chosen. Everything that you wrote and attached is kept.',
  none: 'Which subject is your question about?\n{list}\n\nChoose one below, or tell me in one sentence what you need. Nothing is used up.',
  noneAlone: 'Tell me in one sentence what you need, or choose a subject below. Nothing is used up.',
  ask: 'Noted, that is not the right subject. Which one is?\n{list}\n\nChoose one below, or tell me in one sentence what happened and I will look again. Nothing is used up.',
  askAlone:
    'Noted, that is not the right subject. Tell me in one sentence what happened, or choose a subject below. Nothing is used up.',
}
