import type { WordsLike } from '../i18n/text.ts'
import type { fr } from './experts.text.fr.ts'

export const en: WordsLike<typeof fr> = {
  views: 'View',
  candidates: 'Applications',
  list: 'Experts',
  intro:
    'Who answers here, and under which decision. Every decision gives its reasons: the person receives them word for word and may contest it.',
  search: 'Name, page or email',
  find: 'Search',
  none: 'No expert matches.',
  more: 'More experts match: narrow the search.',
  states: {
    onboarding: 'Page being prepared',
    active: 'At work',
    restricted: 'Restricted',
    suspended: 'Suspended',
    leaving: 'Leaving',
    left: 'Left',
    terminated: 'Ended',
  },
  since: 'Since {date}',
  reasons: 'Reasons:',
  notice: 'Notice until {date}',
  acts: { suspend: 'Suspend', lift: 'Lift the suspension', terminate: 'End the collaboration' },
  notes: {
    suspend:
      'The page is no longer public, nothing more is offered, and open questions and meetings go to other experts at once.',
    lift: 'The page is public again and questions may be offered once more.',
    terminate:
      'The page, the hours and the titles are taken away for good. What is owed will be paid. The data is erased six months later.',
  },
  statement: 'Reasons, sent to the person',
  statementHint: 'The facts, and the rule that they break.',
  liftHint: 'What was checked, and what changes.',
  urgent: 'Without waiting for the end of the notice',
  urgentHint: 'Only where the law demands it, or for a repeated breach.',
  done: 'The decision is taken and the letter has gone out.',
  refusals: {
    expert_unknown: 'This expert no longer exists.',
    standing_unfit: 'The standing of this expert has changed meanwhile.',
    notice_running: 'The notice of thirty days is still running.',
  },
}
