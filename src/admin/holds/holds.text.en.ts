import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './holds.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  tab: 'Legal holds',
  intro:
    'While somebody’s data is held for the law, nothing of it is erased, neither at their request nor by time. Everybody who is held is listed here; search for somebody to add them.',
  search: 'Name or email address',
  find: 'Search',
  none: 'Nobody’s data is held for the law.',
  nobody: 'Nobody of that name or address.',
  more: 'More people match: make the search more exact.',
  unnamed: 'No name',
  standing: { visitor: 'visitor', pending: 'address not confirmed', member: 'account' },
  since: 'here since {date}',
  seen: 'last visit on {date}',
  held: 'Data held',
  heldSince: 'Since {date}',
  hold: 'Hold for the law',
  holdTitle: 'Hold the data of {name}',
  holdNote:
    'Nothing of this person is erased until you release it. If they ask for erasure, they learn that proceedings stand against it, and nothing else.',
  change: 'Change the reason',
  changeTitle: 'Reason for holding the data of {name}',
  release: 'Release',
  releaseTitle: 'Release the data of {name}',
  releaseNote: 'The usual times apply again: what has outlived them is erased within the day.',
  reason: 'Reason',
  reasonHint: 'Kept in the journal, with your name. Cite the document, not what it says.',
  done: 'It is held.',
  released: 'It is released.',
  refusals: {
    person_unknown: 'This person is not here any more.',
    illegal_transition: 'This person’s data is not held.',
  },
}
