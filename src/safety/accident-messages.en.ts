import type { Situation, SituationMessages } from './screen.ts'
import { avalanche, lost, pit, tornado } from './sudden-danger-messages.en.ts'

export const noVoice = 'If you cannot speak, text {number}.'
export const stayOnLine = 'Stay on the line: they tell you what to do until help arrives.'

/** Protect, alert, help: http://www.dir.ile-de-france.developpement-durable.gouv.fr/spip.php?page=rubrique_print_texte&id_rubrique=61 */
const struckByVehicle: Partial<SituationMessages> = {
  name: 'Somebody struck by a vehicle',
  title: 'Call for help now',
  first: 'Call {number} now: say where, who was struck, and whether they respond and breathe.',
  second: 'If the road is not safe or somebody is trapped, call {number} too.',
  steps: [
    'Stop the traffic without endangering yourself. Leave the person where they lie, and a helmet on.',
    'Press on what bleeds. Cover them, talk to them, keep their head still.',
    'Not breathing: push hard and fast on the chest. Note the vehicle that fled.',
  ],
  safe: 'Are you and the person out of the way of the traffic?',
  yes: 'Stay beside them, on the phone, until help arrives.',
  no: 'Have somebody stop the cars, and call from the side of the road.',
}

export const crash: Situation = {
  name: 'Accident, somebody trapped',
  title: 'Call the rescue service now',
  first: 'Call {number} now: say which road, which direction and who is trapped.',
  second: 'If somebody bleeds, is asleep or breathes badly, call {number} too.',
  alone: stayOnLine,
  steps: [
    'Switch off the engine, put on the hazard lights, and get away from the road.',
    'Do not pull anybody out, unless fire or water is reaching the car.',
    'Talk to the person, keep their head straight, press on what bleeds.',
  ],
  safe: 'Are you off the road and away from the traffic?',
  yes: 'Stay there, where the rescuers can see you, with your phone on you.',
  no: 'Go behind the barrier or up the bank, and call from there.',
  in: {
    struck: struckByVehicle,
    tornado,
    avalanche,
    lost,
    pit,
    caught: {
      first: 'Call {number} now: give the exact address, and say who is caught under what.',
      steps: [
        'Stop the machine and switch off its engine. Nobody else goes near.',
        'Do not lift anything or pull anybody out: the rescuers tell you on the phone.',
        'Talk to the person, press on what bleeds, and note the time.',
      ],
      safe: 'Are you away from the machine and from what may fall?',
      yes: 'Stay there, where the person can see you, and send somebody to the entrance to guide the rescuers.',
      no: 'Get away first, and call from there.',
    },
  },
}

export const burn: Situation = {
  name: 'Burn',
  title: 'Water on the burn, and call',
  first: 'Put the burn under water and call {number} straight away.',
  second: noVoice,
  alone: stayOnLine,
  steps: [
    'Twenty minutes under cool running tap water; keep the rest of the body warm.',
    'Take off clothes and jewellery, except what sticks to the skin; then cover with cling film.',
    'No ice, butter or toothpaste. Acid or caustic: go on rinsing until help arrives.',
  ],
  safe: 'Is the burn under water now?',
  yes: 'Go on for twenty minutes, with the phone on speaker, and stay on the line.',
  no: 'Go to a tap or a shower, cool and not icy water, and call from there.',
}
