import type { MessagesLike } from '../../i18n/text.ts'
import type { statuses as statusesFr, statusLines as statusLinesFr } from './status.text.fr.ts'

export const statuses: MessagesLike<typeof statusesFr> = {
  in_progress: 'Response in progress',
  answered: 'The expert has answered',
  closed: 'Closed',
  meeting: 'Meeting request',
  available: 'answer available',
}

export const statusLines: MessagesLike<typeof statusLinesFr> = {
  draft: 'Not sent yet',
  assistant_asking: 'The AI assistant is preparing your file',
  preview_ready: 'The preview is ready',
  preview_skipped: 'Ready for an expert',
  order_open: 'Order to be completed',
  looking: 'We are looking for an expert',
  awaiting_named: 'We are waiting for {name}',
  asking_named: 'We are asking {name}',
  asking_one: 'An expert is being asked',
  asking_several: '{n} experts are being asked',
  widened: 'The search has been widened, at no extra cost',
  accepted: '{name} has accepted',
  reading: '{name} is reading your file',
  information_needed: '{name} needs a detail from you',
  named_unanswered: '{name} has not accepted: it is for you to choose',
  named_lost: '{name} could not go on: it is for you to choose',
  unserved: 'We have not found an expert yet',
  booked: 'The search starts at the time you chose',
  answered: '{name} has answered',
  answer_locked: 'The answer is waiting for a payment that failed',
  follow_up: '{name} has received your message',
  closed_by_client: 'Closed by you',
  closed_no_expert: 'No expert available, nothing was charged',
  closed_unanswered: 'Closed, no expert was able to answer',
  closed_no_reply: 'Closed without a reply from you',
  closed_auto: 'Closed after the follow-up period',
  closed_by_staff: 'Closed by our team',
  closed_abandoned: 'Abandoned',
}
