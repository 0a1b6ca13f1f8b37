import type { WordsLike } from '../../i18n/text.ts'
import type { list as fr } from './list.fr.ts'

export const list: WordsLike<typeof fr> = {
  profileTitle: 'My space',
  requestsTitle: 'My requests',
  metaTitle: '{title} | {brand}',
  heading: 'My questions',
  filter: 'Show',
  all: 'All',
  view: 'See the question',
  viewAnswer: 'View answer',
  goOn: 'Continue',
  number: 'no. {n}',
  asked: 'asked on {date}',
  updated: 'last news {ago}',
  count: { one: '{n} question', other: '{n} questions' },
  loading: 'Loading your questions',
  pages: { label: 'Pages of your questions', previous: 'Previous', next: 'Next', page: 'Page {n}' },
  empty: {
    title: 'You have not asked a question yet',
    text: 'Your questions, their answers and their documents will be found here.',
  },
  emptyFilter: {
    title: 'No question with this status',
    text: 'Choose another status, or show them all.',
    action: 'Show all my questions',
  },
  visitor: {
    title: 'Your questions are kept in this browser',
    text: 'Sign in or leave an email address to find them elsewhere.',
  },
  account: {
    title: 'My account',
    settings: 'Settings',
    signedAs: 'Signed in as {email}',
    pending: '{email}, to be confirmed with the link you received',
    visitor: 'Visitor, without an email address',
    password: 'Change my password',
    setPassword: 'Choose a password',
    requests: 'My requests',
    desk: 'My expert desk',
    signOut: 'Sign out',
    everywhere: 'Sign out everywhere',
    failed: 'Signing out did not succeed. Try again.',
  },
  shared: {
    metaTitle: 'Shared answer | {brand}',
    notice:
      'This answer was entrusted to you by the person who asked the question. You can read it until {date}; it only holds for their situation.',
    question: 'The question',
    over: 'This link opens nothing any more',
    overText: 'It has expired or been revoked. Ask the person who sent it for a new one.',
    loading: 'Opening the answer',
    ask: 'Ask my own question',
    answeredBy: 'Answered by',
  },
}
