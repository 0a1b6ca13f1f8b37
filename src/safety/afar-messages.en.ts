// What is said to whoever writes for somebody in danger far away from them.
import type { AfarMessages } from './afar.ts'

export const afar: AfarMessages = {
  title: 'Call for this person, now',
  abroad:
    'From where you are, call {number}: ask them to alert the emergency services {there}, and give the person’s address and phone number.',
  there: '{there}, {number} answers whoever is there: a relative, a neighbour, or the person themselves.',
  localThere: 'There, a relative or a neighbour can call the emergency services of the country.',
  near: 'Call {number} now: first say which town the person is in, so that you reach the emergency services there.',
  anywhere:
    'Call {number} now: give the name of the account, the link and the messages; the police can look for where the person is.',
  advised: 'To know what to say to them, then call {number}.',
  steps: [
    'Keep in touch, in writing or by voice. Call from another phone if you can.',
    'Say what you know: name, address, phone, what is planned or already done.',
    'Tell somebody who can go to them: family, neighbour, caretaker, school.',
  ],
  relay: 'Stay on the line with whoever is there, and repeat to them what follows.',
  safe: {
    question: 'Do you know where the person is right now?',
    yes: 'Say it first, with the floor and the door code.',
    no: 'Give their phone number, their accounts and the last address you know.',
  },
  thatCountry: 'In that country',
}
