import type { MessagesLike } from '../../i18n/text.ts'
import type { fr } from './onboarding-emails.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  items: {
    identity: 'Identity document',
    diploma: 'Diploma or certificate',
    picture: 'Picture or logo',
    words: 'An explanation in writing',
  },
  asked: {
    subject: 'Application {reference}: something is missing',
    intro: 'To go on with your application, please send us what follows. Nothing else has to be done again.',
    action: 'Send what is missing',
    detail: 'If we hear nothing from you within thirty days, the application is closed.',
  },
  trial: {
    subject: 'Application {reference}: a sample case',
    intro: 'Before deciding, we propose a case for you to answer in writing, as you would for a client.',
    action: 'Read the case and answer',
    detail:
      'Somebody who does not know your name will read your answer. If we hear nothing from you within thirty days, the application is closed.',
  },
  resume: {
    subject: 'The application that you began',
    intro: 'Here is the link to go on with it, on this device or another one.',
    action: 'Go on with my application',
    detail:
      'This link works once, until {date}; what you wrote is erased then. Your documents and your IBAN are not part of it: add them when you send. If you asked for nothing, ignore this letter.',
  },
  expired: {
    subject: 'Application {reference} closed',
    intro: 'We have not received what we asked for thirty days ago. Your application is closed.',
    detail: 'Your documents will be deleted in thirty days. You may apply again at any time.',
  },
  unopened: {
    subject: 'Application {reference}: your page is waiting for you',
    intro: 'Your application was accepted a month ago, and your page is not open yet.',
    action: 'Open my page',
    detail: 'It can be opened until {date}. After that the acceptance lapses, and you would have to apply again.',
  },
  lapsed: {
    subject: 'Application {reference}: the acceptance has lapsed',
    intro: 'Your page was not opened within sixty days. The acceptance of your application has lapsed.',
    detail: 'Your documents will be deleted in thirty days. You may apply again at any time.',
  },
  withdrawn: {
    subject: 'Application {reference} withdrawn',
    intro: 'You have withdrawn your application. Your documents are deleted.',
    detail: 'You may apply again at any time.',
  },
  opened: {
    subject: 'Your page is public',
    intro: 'Welcome, {name}. Your page is public and questions may be offered to you.',
    action: 'Open my desk',
    detail: 'A switch at the top of your desk says whether you are available.',
  },
  leaving: {
    subject: 'We have noted that you are leaving',
    intro: 'No more questions are offered to you and your page is no longer public.',
    action: 'Open my desk',
    detail:
      'The questions you have accepted and your meetings stay at your desk until they are over. Then you have left.',
  },
  left: {
    subject: 'You have left the service',
    intro: 'Nothing waits at your desk any more: you have left. Thank you for your work, {name}.',
    action: 'See my earnings',
    detail:
      'Your statements stay available. What you are owed is paid with the next run. Your data as a professional is deleted after six months. You may apply again at any time.',
  },
  suspended: {
    subject: 'Your work here is suspended',
    intro: 'We have suspended your work here. The reasons: {reason}',
    detail:
      'Your page is no longer public; your open questions and your meetings are given to others. A person has taken this decision. To contest it free of charge within six months, answer this email: another person will review it. You may also turn to a court or a mediator.',
  },
  lifted: {
    subject: 'The suspension is lifted',
    intro: 'Your page is public again and questions may be offered to you.',
    action: 'Open my desk',
    detail: 'Why it was lifted: {reason}',
  },
  terminated: {
    subject: 'The end of our collaboration',
    intro: 'We are ending our collaboration. The reasons: {reason}',
    detail:
      'What you are owed will be paid. Your data is kept for six months. To contest this decision free of charge within six months, answer this email: another person will review it.',
  },
  ending: {
    subject: 'One of your titles is about to end',
    intro: '“{title}” is valid until {date}. Please send us the new document by answering this email.',
    detail: 'After that day, only the fields that this title covers are no longer offered to you.',
  },
  ended: {
    subject: 'One of your titles has ended',
    intro: '“{title}” has not been valid since {date}. The fields it covered are no longer offered to you.',
    detail: 'Your other fields go on. Answer this email with the new document to have them back.',
  },
  restricted: {
    subject: 'Your title has ended: nothing more is offered to you',
    intro: '“{title}” has not been valid since {date}, and it was the last one that opened one of your fields.',
    detail:
      'The questions you have accepted stay at your desk. Answer this email with the new document: once it is checked, everything goes on.',
  },
  renewed: {
    subject: 'Your title is on file',
    intro: '“{title}” is checked and on file. It opens the fields that it covers.',
    action: 'Open my desk',
    detail: 'Issued by: {body}.',
  },
  profession: {
    subject: '{name} has changed the profession shown',
    intro: 'Before: {before}. Now: {after}.',
    action: 'Open the file',
    detail: 'Check that a verified title covers it. A protected title without proof must not stay on show.',
  },
  receives: {
    subject: 'Clients may ask to meet you',
    intro: 'As agreed with our team, clients near {city} may ask you for a meeting.',
    action: 'Open my desk',
    detail:
      'Each request comes to you by email. You accept with your times, or decline without consequence. Staying away from an agreed meeting makes others come before you for a year.',
  },
  receivesNot: {
    subject: 'No more meetings are offered to you',
    intro: 'Clients can no longer ask to meet you near {city}.',
    detail: 'Meetings that are agreed already stay as they are. To talk about it, answer this email.',
  },
}
