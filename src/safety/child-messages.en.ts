// What is said to a child who writes for themselves.
import type { SituationMessages } from './screen.ts'

export const hurtChild: Partial<SituationMessages> = {
  title: 'You were right to tell',
  first: 'Call {number} now, even in a whisper: somebody listens and can help you.',
  second: 'If you are being hit or threatened right now, call {number}.',
  alone: 'Say where you are, and who hurts you.',
  steps: [
    'It is not your fault, and you may call without telling anybody at home.',
    'Go near somebody safe: a neighbour, school, grandparents, a shop.',
    'First say where you are, then what is happening. Keep the phone on you.',
  ],
  safe: 'Are you safe right now?',
  yes: 'Stay there, and call.',
  no: 'Go to a neighbour or a place with people, and call from there.',
}

export const pressedChild: Partial<SituationMessages> = {
  first: 'Call {number} now: it is not your fault.',
  safe: 'Is an adult whom you trust with you?',
  yes: 'Stay together, and call together.',
  no: 'Go to a parent, a teacher or a neighbour, and call with them.',
}
