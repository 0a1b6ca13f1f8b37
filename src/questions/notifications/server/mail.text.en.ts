import type { MessagesLike } from '../../../i18n/text.ts'
import type { emails as fr } from './mail.text.fr.ts'

export const emails: MessagesLike<typeof fr> = {
  anExpert: 'An expert',
  reason: 'You receive this message because you asked a question on our site.',
  client: {
    accepted: {
      subject: '{expert} has accepted your question',
      lead: '{expert} is now reading your file “{title}”. The full answer usually arrives within five to ten minutes.',
      more: 'You may close the page: we write as soon as the answer is there.',
      button: 'Follow my question',
    },
    charged: {
      subject: 'Receipt for {amount}',
      lead: 'An expert has accepted your question: {amount} was taken from your card. The invoice is attached.',
      more: '',
      button: 'Follow my question',
    },
    message: {
      subject: '{expert} has written to you',
      lead: 'A message is waiting for you in “{title}”.',
      more: '',
      button: 'Read the message',
    },
    information: {
      subject: '{expert} needs a detail from you',
      lead: 'To answer “{title}”, a piece of information or a document is missing.',
      more: 'The clock stands still until you reply.',
      button: 'Reply',
    },
    noReplyNotice: {
      subject: 'Your question will be closed in two days',
      lead: 'We have not heard from you about “{title}”. Without a reply the question is closed.',
      more: 'Whatever was taken for it without a full answer is returned to you without your asking.',
      button: 'Reply now',
    },
    namedUnanswered: {
      subject: '{expert} has not accepted: it is for you to choose',
      lead: '{expert} has not accepted “{title}” within two minutes. Nobody else is asked before you have chosen, and nothing is taken for it.',
      more: 'You can let another expert answer, wait, or cancel free of charge. Without an acceptance within 24 hours, the search ends at no cost.',
      button: 'Choose',
    },
    namedLost: {
      subject: '{expert} could not go on: it is for you to choose',
      lead: '{expert} could not go on with “{title}”. Nobody else is asked before you have chosen, and you pay nothing more.',
      more: 'Without a choice within 24 hours, the search ends. Anything taken for it without a full answer is given back to you, without you having to ask.',
      button: 'Choose',
    },
    unserved: {
      subject: 'We have not found an expert yet',
      lead: 'Nobody has been able to accept “{title}” so far. Nothing has been taken from your card.',
      more: 'You can wait longer or cancel free of charge. Without an acceptance within 24 hours, the hold on your card is released.',
      button: 'Choose',
    },
    stillUnserved: {
      subject: 'We have not found an expert yet',
      lead: 'Nobody has been able to accept “{title}” so far. This costs you nothing more.',
      more: 'You can wait longer or close the question. Whatever was taken for it without a full answer is returned to you without your asking.',
      button: 'Choose',
    },
    followUpUnserved: {
      subject: 'Nobody has been able to reply to you yet',
      lead: 'Your last message in “{title}” is waiting for an expert. This costs you nothing more.',
      more: 'The answer already given stays readable. You can wait longer or close the question.',
      button: 'Choose',
    },
    followUpOver: {
      subject: 'Nobody was able to reply to your last message',
      lead: 'Within a day no expert has taken up “{title}”. This has cost you nothing more.',
      more: 'The answer already given stays readable, and you can write again.',
      button: 'Look at the question',
    },
    cardNeeded: {
      subject: 'Your payment did not go through',
      lead: 'An expert is working on “{title}”, but your bank refused the payment. Nothing is lost: with another card you will read the answer.',
      more: '',
      button: 'Use another card',
    },
    answered: {
      subject: '{expert} has answered',
      lead: 'The full answer to “{title}” is ready.',
      more: 'You can ask for a detail, rate the answer, or have your money back if it does not help.',
      button: 'Read the answer',
    },
    closingNotice: {
      subject: 'Your question will soon be closed',
      lead: '“{title}” will close by itself if you have nothing to add. The answer stays readable.',
      more: '',
      button: 'See the question',
    },
    holdLost: {
      subject: 'The hold on your card has expired',
      lead: 'Your bank released the hold for “{title}” before an expert accepted. Nothing has been taken.',
      more: 'The search goes on as soon as you confirm with a card.',
      button: 'Go on with my order',
    },
    closed: {
      subject: 'Your question is closed',
      lead: '“{title}” is closed. What was written stays readable.',
      more: 'If no expert had accepted, nothing was taken. If money was taken without a full answer, it is given back without your asking.',
      button: 'See the question',
    },
  },
  answeredWithoutGuarantee: 'You can ask for a detail and rate the answer.',
  meetingStays: 'Your meeting with {name} on {when}, Paris time, stays.',
  reference: 'Contract reference',
  voided: {
    subject: 'Nothing has been taken',
    lead: 'The amount held for “{title}” is released. No subscription has begun and your card is not kept.',
    amount: 'Amount released',
    more: 'Depending on your bank, the hold disappears from your statement within hours or days.',
  },
  refunded: {
    subject: 'Your payment is given back',
    lead: 'The payment of “{title}” is given back in full. The subscription that was to follow has ended: nothing more will be taken.',
    amount: 'Given back in all',
    more: 'It returns to the same card, usually within five to ten days.',
  },
  moneyButton: 'See the question',
  wayBack: {
    subject: 'Your question is waiting for you',
    lead: 'Open this link to follow your question and read its free preview, prepared by an artificial intelligence. It works once, for twenty-four hours, in a browser where JavaScript is enabled.',
    more: 'You did not ask for this? Do nothing: nobody can open the question without this link.',
    button: 'Open my question',
  },
  preview: {
    subject: 'Your preview: {title}',
    lead: 'This is the free preview, written by an artificial intelligence. It may be wrong and does not replace an expert’s opinion.',
    button: 'Go on with my question',
  },
}
