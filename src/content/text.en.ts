import type { MessagesLike } from '../i18n/text.ts'
import type { fr } from './text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  refusals: {
    text_unknown: 'This text does not exist, or this version of it does not.',
    text_not_yours: 'Your role lets you read this text, not change it.',
    text_changed:
      'Somebody has saved this text since you opened it. Your own text is still in the page: compare before you save.',
    notice_too_short: 'Terms change in fifteen days at the earliest: choose a later day.',
    text_taken: 'A text of this kind already has this address in this language.',
    slug_invalid: 'An address is made of lower-case letters without accents, figures and hyphens.',
  },
}
