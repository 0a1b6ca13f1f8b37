import type { MessagesLike } from '../../../i18n/text.ts'
import type { devices as fr } from './push.text.fr.ts'

export const devices: MessagesLike<typeof fr> = {
  client: {
    accepted: { title: 'An expert has accepted your question', body: 'Open to follow the answer.' },
    message: { title: 'The expert has written to you', body: 'Open to read the message.' },
    information: { title: 'The expert needs a detail', body: 'The answer is waiting for yours.' },
    answered: { title: 'Your expert has answered', body: 'Open to read the answer.' },
    unserved: { title: 'No expert available yet', body: 'Open to choose what to do.' },
    named: { title: 'The expert you asked for has not accepted', body: 'Open to choose what to do.' },
    namedLost: { title: 'Your expert could not go on', body: 'Open to choose what to do.' },
    payment: { title: 'Your payment did not go through', body: 'Open to use another card.' },
  },
  staff: {
    emergency: { title: 'Somebody may be in danger', body: 'Open the question now.' },
  },
  expert: {
    offer: { title: 'A question is offered to you', body: 'Open your desk to see and accept it.' },
    open: { title: 'A question is waiting for an expert', body: 'The first to accept it answers.' },
    message: { title: 'A client has answered you', body: 'Open your desk to read it.' },
    handOver: { title: 'A colleague hands a file over to you', body: 'Open your desk to read their note.' },
    handedOver: { title: 'Your colleague has taken the file', body: 'It is no longer yours to answer.' },
    handOverRefused: { title: 'Your colleague does not take the file', body: 'It stays with you.' },
    reminder: { title: 'A question that you accepted is waiting', body: 'Without a sign of you it is taken from you.' },
  },
}
