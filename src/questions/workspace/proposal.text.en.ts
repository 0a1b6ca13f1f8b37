import type { MessagesLike } from '../../i18n/text.ts'
import type { proposal as fr } from './proposal.text.fr.ts'

export const proposal: MessagesLike<typeof fr> = {
  open: 'Proposal',
  tag: 'Written by a machine',
  title: 'The assistant’s proposal',
  lead: 'Composed by a machine from the brief and the published texts, without an opinion on the case. “In short” is yours to write.',
  rule: 'Nothing you have written is replaced. Change or confirm what you take: the answer is not sent before, and says that a machine has helped.',
  looking: 'Reading the brief and the texts',
  failed: 'The proposal could not be read. Try again.',
  again: 'Try again',
  nothing: 'No published text answers this question precisely enough. There is nothing to propose.',
  own: 'What you have written',
  added: 'Added:',
  removed: 'Removed:',
  holds: 'Your answer says so already.',
  tooLong: 'There is not enough room left in this part.',
  accept: 'Add to my answer',
  accepted: 'Added to your answer. Proofread it.',
  unsent: {
    one: 'Nothing was sent: one passage taken from the proposal is neither changed nor confirmed.',
    other: 'Nothing was sent: {n} passages taken from the proposal are neither changed nor confirmed.',
  },
  unsentParts: 'To be changed or confirmed before sending: {parts}.',
  waits: 'To proofread: you have neither changed nor confirmed it.',
  changed: 'You have changed it.',
  confirmed: 'You have confirmed it.',
  confirm: 'I confirm this passage',
  undo: 'Take out of my answer',
  undone: 'Taken out. What you had written stays.',
  notDone: 'This was not saved. Try again.',
}
