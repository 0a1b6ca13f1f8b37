import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './field-choice.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  label: 'Subject of your question',
  which: 'Which subject?',
  choose: 'Choose a subject',
  other: 'Another subject',
  needed: 'Choose the subject, so that the right person reads you.',
  noSubject:
    'Tell us in a few words what it is about: a home, a job, a car… Then we can find who should read it. Nothing is sent or used up.',
  noQuestion:
    'We did not find a question: this text looks like an advertisement or keys pressed at random. Nothing is sent or used up. Tell us in a few words what happened to you.',
  declined: 'Add what happened, in one sentence, and we will look again. Nothing is sent or used up.',
  title: 'What is it about?',
  lead: 'The subject tells us which experts can answer you.',
  search: 'Search for a subject',
  searchHint: 'For example: lease, tax, dismissal, dog',
  none: 'No subject matches “{text}”. Try a simpler word.',
  found: { one: '{n} subject found', other: '{n} subjects found' },
  all: 'All of {name}',
  noneOfThese: 'None of these subjects',
  close: 'Close',
}
