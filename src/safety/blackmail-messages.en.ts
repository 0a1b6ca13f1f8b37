// Messages for a minor who is trapped online, and an adult who is blackmailed with pictures of themselves.
import type { SituationMessages } from './screen.ts'

export const blackmailedMinor: SituationMessages = {
  name: 'Minor exploited or trapped online',
  title: 'Do not pay, send nothing more',
  first: 'Call {number} now: it is not the child’s fault.',
  second: 'If a meeting or a threat is for today, call {number}.',
  alone: 'Say who writes, in which app, and what they ask for.',
  steps: [
    'Stop replying, delete nothing, do not block yet.',
    'Take screenshots: user name, messages, dates.',
    'Tell an adult you trust, now.',
  ],
  safe: 'Is the child with an adult they trust?',
  yes: 'Stay together and call with each other.',
  no: 'Go to a parent, a teacher or a neighbour, and call with them.',
}

export const blackmailed: Partial<SituationMessages> = {
  title: 'Do not pay, send nothing more',
  first: 'Call {number}: this is a crime, and it is not your fault.',
  alone: 'Tell the police who writes, in which app, and what they ask for.',
  steps: [
    'Stop replying and pay nothing: paying does not end the threats.',
    'Take screenshots before you block: user name, messages, dates, accounts.',
    'Report the account to the app, and tell somebody you trust, now.',
  ],
}
