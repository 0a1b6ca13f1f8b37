import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './second-readings.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  tab: 'Second readings',
  intro:
    'A share of the answers, drawn by lot, is read by another expert who does not know whose they are. The author reads what is said, without the reader’s name. Nothing in the ranking depends on it.',
  none: 'No second reading',
  noneText: 'No answer has been drawn yet.',
  question: 'Question no. {number}',
  by: 'Answer by {author}',
  waits: 'Waits for a reader',
  reads: 'With {reader}',
  readBy: 'Read by {reader}, on {date}',
  withdraw: 'Take out of the second reading',
  withdrawText: 'The client objects: the answer is read no more, and what was said of it is erased.',
  reason: 'Reason',
  reasonHint: 'Kept in the journal, with your name.',
  withdrawn: 'The answer is taken out.',
  criteria: { correct: 'Correct', complete: 'Complete', clear: 'Clear', sourced: 'Sources' },
  marks: { yes: 'yes', partly: 'in part', no: 'no' },
  refusals: { reading_gone: 'It was taken out already.' },
}
