import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './search.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  title: 'Search',
  close: 'Close',
  label: 'What you are looking for',
  hint: 'For example: rental deposit, boiler failure, pension',
  button: 'Search',
  suggestions: 'Suggestions',
  kinds: {
    category: 'Field',
    'sub-category': 'Subject',
    article: 'Article',
    faq: 'Frequent question',
    answer: 'An expert’s answer',
    portrait: 'Portrait',
    legal: 'Page of the house',
  },
}
