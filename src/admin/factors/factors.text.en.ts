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
    'Name the proofs, not what they contain: “called back on the number of the account”, “amount and day of the last payment”.',
  reason: 'Reason',
  reasonHint: 'Kept in the journal, with your name.',
  asked: 'The request waits for a second person.',
  check: 'To check',
  list: 'Requests',
  none: 'No requests.',
  states: {
    waiting: 'Waiting',
    refused: 'Refused',
    approved: 'Approved',
    removed: 'Turned off',
    kept: 'Kept by its owner',
  },
  askedBy: 'Asked by {name}',
  decidedBy: 'Decided by {name}',
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
    factor_request_unknown: 'This request has been decided already.',
    same_person: 'You asked for it: somebody else decides.',
  },
}
