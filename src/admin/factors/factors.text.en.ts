import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './factors.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  tab: 'Lost second step',
  intro:
    'Somebody has neither phone nor recovery codes any more. One person asks, another decides; the second step is turned off a day later, and an email tells the owner of the account at once, who can stop it. That of a member of the staff is reset in Staff, by an owner.',
  ask: 'Ask to turn it off',
  email: 'Address of the account',
  identity: 'How the identity was checked',
  identityHint:
    'Call back on a number that the account has had for at least thirty days, and ask what neither the mailbox nor the profile shows: the last four digits of the card and the month in which it expires, then the subject of the first question. An invoice or a number of the profile proves nothing. Name the proofs, not what they contain.',
  reason: 'Reason',
  askReasonHint: 'Read by the second person, and by the owner of the account who asks for their data.',
  reasonHint: 'Kept in the journal, with your name.',
  asked: 'The request waits for a second person.',
  check: 'To check',
  list: 'Requests',
  none: 'No requests.',
  states: {
    waiting: 'Waiting',
    refused: 'Refused',
    withdrawn: 'Taken back',
    lapsed: 'Not decided within seven days',
    approved: 'Approved',
    removed: 'Turned off',
    kept: 'Kept by its owner',
    void: 'Still on',
  },
  askedBy: 'Asked by {name}',
  decidedBy: 'Decided by {name}',
  voided: 'Nothing was turned off: the letter has not reached the owner, or the account has changed meanwhile.',
  changed: { email: 'Address changed on', phone: 'Phone changed on', password: 'Password chosen on' },
  never: 'No known change',
  takeBack: 'Take the request back',
  takenBack: 'The request is taken back.',
  notTakenBack: 'The request could not be taken back. Reload the page.',
  due: 'Turned off on {when}',
  mine: 'You asked for it, or it is about you: somebody else decides.',
  approve: 'Approve',
  refuse: 'Refuse',
  approveNote:
    'Their sessions end and an email leaves at once. In a day the account opens without a code, unless its owner objects.',
  refuseNote: 'Nothing changes for this person, and no email leaves.',
  decided: 'The decision is kept.',
  refusals: {
    identity_too_short: 'Write at least ten characters: the second person decides by these words.',
    email_invalid: 'Please enter a valid email address.',
    person_unknown: 'No account has this address.',
    second_factor_off: 'This account has no two-step verification.',
    of_the_staff: 'This is a member of the staff: an owner resets their second step in Staff.',
    own_access: 'This is your own account: somebody else sees to it.',
    factor_waiting: 'A request is under way for this account.',
    changed_lately:
      'The address or the password of this account changed less than seven days ago: wait until seven days have passed.',
    factor_request_unknown: 'This request has been decided or taken back, or has waited for more than seven days.',
    same_person: 'You asked for it: somebody else decides.',
  },
}
