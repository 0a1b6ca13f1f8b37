// What is said of a girl who is to be married by force or cut, and of a child lost near water.
import type { SituationMessages } from './screen.ts'

/** Not the family, a quiet word at the border: https://www.eastcambs.gov.uk/content/forced-marriage */
export const forced: Partial<SituationMessages> = {
  name: 'Forced marriage or cutting',
  title: 'It is against the law, and the police can stop it',
  first: 'Call {number} now, before they leave: say who, where, which flight and which day.',
  second: 'For advice, in confidence, call {number}.',
  alone: 'Abroad, the embassy or consulate of your country can help with coming back.',
  steps: [
    'Do not tell the family who plan it. Hide a phone and a copy of the passport.',
    'At the airport or port: tell police or staff, out of hearing, before boarding.',
    'Tell somebody safe, a teacher, doctor or friend, with the address over there.',
  ],
  safe: 'Can you phone without being heard?',
  yes: 'Call now, and first say where you are.',
  no: 'Go to school, a doctor, a pharmacy or a friend, and call from there.',
}

/** The water first: a child who is not seen there may be in it. */
export const atWater: Partial<SituationMessages> = {
  name: 'Child lost near water',
  title: 'Search the water first',
  first: 'Call {number} now: say which beach or water, the age, the colour of the swimsuit.',
  second: 'If the child may have walked away, also call {number}.',
  alone: 'At the sea, ask for the coastguard. Say the time and the exact place where the child was last seen.',
  steps: [
    'The water and its edge first, and the bottom of the pool. Everything else after.',
    'Tell the lifeguards, the pool staff or the reception: they search with you.',
    'Somebody stays where the child was last seen; the others each take a direction.',
  ],
  safe: 'Is somebody watching the water right now?',
  yes: 'Search on land with your phone on you. Once found, tell the emergency services.',
  no: 'Do that first, and call on speaker.',
}

/** Nobody is to go out to them, and who would come is told of before they do. */
export const meeting: Partial<SituationMessages> = {
  title: 'Do not go, and tell somebody now',
  first: 'Call {number} now, before the meeting: say where, when, and what you know of the person.',
  second: 'To talk to somebody who helps children, call {number}.',
  alone: 'Say where you are, where the meeting is, and the name used online.',
  steps: [
    'Stay indoors with the doors locked, or where there are people. Do not get into the car.',
    'Tell an adult whom you trust now: a parent, a neighbour, a teacher. You will not be blamed.',
    'Keep every message, name and picture: the police need them.',
  ],
}

/** To the one who fears to strike: away first, as those who work with violent people teach. */
export const losingControl: Partial<SituationMessages> = {
  name: 'Fear of being violent',
  title: 'Step away now, then call',
  first: 'Leave the room, then call {number}: say that you are afraid you will hit somebody.',
  second: 'If nobody answers, or somebody is hurt or about to be, call {number}.',
  alone: 'You are right to say it: it can stop here.',
  steps: [
    'Go without arguing. Take no weapon and no car keys.',
    'Drink nothing, take nothing, send no message. Walk, breathe slowly.',
    'Call somebody you trust, and spend the night elsewhere.',
  ],
  safe: 'Are you away from the person in danger?',
  yes: 'Stay there, and call now.',
  no: 'Leave first, then call.',
}

export const exploited: Partial<SituationMessages> = {
  name: 'Trafficking, forced labour or prostitution',
  title: 'You have a right to protection',
  first: 'As soon as you can, call {number}, even in a whisper: say where you are and that you are being forced.',
  second: 'To talk to a service that knows these situations, call {number}.',
  alone: 'Even without papers, you are the victim.',
  steps: [
    'Sign nothing, and confront nobody.',
    'Tell none of them about this call, and delete its trace.',
    'Remember the address, the names, the number plates. A door opens: a street, a shop, a hospital.',
  ],
}
