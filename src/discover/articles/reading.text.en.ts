import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './reading.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  article: {
    title: '{title} | {brand}',
    updated: 'Updated on {date}',
    contents: 'In this article',
    ai: 'AI',
    notReviewed: 'Not yet reviewed by a professional',
    notReviewedText:
      'General information, prepared with an artificial intelligence. Rules change: check with an official source before you decide.',
    subjects: 'Your question, more exactly',
    subjectsAll: 'All subjects in {category}',
    cities: 'Experts in this field work in',
    related: 'Also worth reading',
    reviewed: 'Reviewed by {name}',
  },
  faq: {
    title: 'Frequent questions | {brand}',
    description: 'Price, guarantee, leaving, the assistant, the experts and your documents: what people ask us.',
    heading: 'Frequent questions',
    lead: 'What people ask us before they decide.',
    groups: {
      course: 'How it goes',
      price: 'The price',
      leaving: 'Leaving and refunds',
      people: 'Who answers you',
      data: 'Your documents and data',
      account: 'Your account',
      experts: 'Answering as an expert',
    },
    ask: 'And your question?',
    empty: 'No question is published for the moment.',
  },
  ask: {
    heading: 'Is your situation different?',
    text: 'Tell it in a few sentences. The assistant prepares your file for free, then an expert can answer you.',
    button: 'Ask my question',
  },
}
