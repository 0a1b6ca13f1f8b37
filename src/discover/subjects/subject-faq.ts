import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './subject.text.fr.ts'

/** What one asks before asking, in the order in which it is asked. The words are filled already. */
export function subjectFaq(words: MessagesLike<typeof fr>['faq']) {
  return {
    title: words.title,
    items: [
      { question: words.who, answer: words.whoText },
      { question: words.cost, answer: words.costText },
      { question: words.nobody, answer: words.nobodyText },
      { question: words.happy, answer: words.happyText },
    ],
  }
}
