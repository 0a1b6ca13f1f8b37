import type { MessagesLike } from '../../i18n/text.ts'
import type { asked as fr } from './experts-asked.text.fr.ts'

export const asked: MessagesLike<typeof fr> = {
  title: 'Experts I have asked',
  lead: 'Those who took up your questions, the most recent first.',
  questions: { one: '{n} question', other: '{n} questions' },
  last: 'Last question',
  here: 'Online',
  away: 'Not online at the moment',
  yours: 'Your rating',
  rated: '{n} out of 5',
  unrated: 'Not rated yet',
  meet: 'Ask for a meeting',
  again: 'Ask another question',
  againTo: 'to {name}',
  stop: 'Stop being matched',
  resume: 'Be matched again',
  with: 'with {name}',
  stopped:
    'Your new questions are no longer offered to this expert. An exchange that has begun goes on, and naming the expert in a question lifts this choice.',
  nowStopped: 'Noted: your questions will no longer be offered to {name}.',
  nowResumed: 'Noted: your questions may be offered to {name} again.',
  failed: 'Your choice could not be kept. Try again.',
  loading: 'Loading your experts',
  empty: {
    title: 'No expert has taken up a question of yours yet',
    text: 'As soon as one of them accepts, you find them here to ask another question.',
    action: 'See our experts',
  },
}
