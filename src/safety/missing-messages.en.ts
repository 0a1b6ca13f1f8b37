// What is said when somebody is missing.
import type { Situation } from './screen.ts'
import { stated } from './statement-messages.en.ts'

export const childMissing: Situation = {
  name: 'Missing child',
  title: 'Tell the police now',
  first: 'Call {number} straight away: there is no waiting time.',
  second: '{number} helps families, now and afterwards.',
  alone: 'Give the age, the clothes, and when and where the child was last seen.',
  steps: [
    'Have a recent photo ready and say what the child wore.',
    'Call friends and family from another phone.',
    'Leave somebody at home in case the child comes back.',
  ],
  safe: 'Do you know where they may be?',
  yes: 'Tell the police before you go there yourself.',
  no: 'Tell the police the places, the online accounts and the people they saw.',
  in: stated['child-missing'],
}

export const adultMissing: Situation = {
  name: 'Missing vulnerable adult',
  title: 'Tell the police now',
  first: 'Call {number} straight away: there is no waiting time.',
  second: 'If you find the person hurt, cold or confused, call {number}.',
  alone: 'Give the age, the illness, the clothes, and when and where the person was last seen.',
  steps: [
    'Look at the same time in the house, the garden, the cellar and close by.',
    'Have ready a recent photo, the clothes worn, the illnesses and the medicines.',
    'Leave somebody at home; tell neighbours, family and places they used to go.',
  ],
  safe: 'Do you know where they may be?',
  yes: 'Tell the police: an old address, a former workplace, a usual walk.',
  no: 'Tell the police whether they have a phone, a travel card or a car.',
}
