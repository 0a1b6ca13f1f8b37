// What is said of a tornado, an avalanche, a wild animal close by, a twisted testicle, somebody in a pit.
import type { SituationMessages } from './screen.ts'

/** Lowest floor, no mobile home, no car: https://cityofpevelymo.gov/police/page/what-do-during-severe-weather-or-tornado */
export const tornado: Partial<SituationMessages> = {
  name: 'Tornado',
  title: 'Down, inside, away from windows',
  first: 'Take shelter first. Then, if anybody is hurt or trapped, call {number}.',
  second: 'If you cannot speak, text {number}.',
  alone: 'Say where you are, how many, and what has fallen.',
  steps: [
    'Cellar, or a small room without windows, as low as you can. Arms over head and neck.',
    'Mobile home, tent, car: out, to a solid building. None near: flat in a ditch, head covered.',
    'Afterwards: no flame and no switch if it smells of gas. Keep away from fallen wires.',
  ],
  safe: 'Are you on the lowest floor, away from windows?',
  yes: 'Stay there until it has passed, with your shoes on and your phone.',
  no: 'Go now, and leave everything.',
}

/**
 * Alert, then search at once: http://irma-grenoble.com/05documentation/03consignes_afficher.php?id_RSD=8 and
 * https://www.sac-cas.ch/fr/les-alpes/avalanches-que-faire-en-cas-densevelissement-31236/
 */
export const avalanche: Partial<SituationMessages> = {
  name: 'Avalanche',
  title: 'Call, and search at once',
  first: 'Call {number} now: say where, how many are under the snow, and how many can search.',
  second: 'If you cannot speak, text {number}.',
  alone: 'One person calls, the others search.',
  steps: [
    'One of you watches for a second slide. Mark where each person was last seen.',
    'Search below that point: look, listen, transceivers on receive, then probe and dig.',
    'Found: free head and chest, clear mouth and nose. Not breathing: push on the chest.',
  ],
  safe: 'Are you out of the way of a second slide?',
  yes: 'Search now, without waiting for the rescuers: the first quarter of an hour decides.',
  no: 'Get to the side, and search from there.',
}

/** Do not run, back away, spray: advice of BC Parks, https://www.wildwisesooke.com/recreation-safety */
export const wildAnimal: Partial<SituationMessages> = {
  name: 'Wild animal close by',
  title: 'Do not run. Back away, and call',
  first: 'Call {number} as soon as you can: say where, which animal, and who is hurt.',
  steps: [
    'Together, facing it, a low calm voice, slowly backwards. Leave it a way out.',
    'Into a car or a building if you can. Bear spray: use it as the animal comes close.',
    'It hunts you or enters the tent: fight. A bear with young: on your stomach, hands on your neck.',
  ],
  safe: 'Are you in a car or a building?',
  yes: 'Stay in, doors shut. Press hard on what bleeds, and stay on the line.',
  no: 'Keep together, and go on backing away.',
}

/** To hospital at once, nothing to eat or drink: https://www.guysandstthomas.nhs.uk/health-information/testicular-torsion-surgery */
export const testicle: Partial<SituationMessages> = {
  name: 'Sudden pain in a testicle',
  title: 'To hospital now',
  first: 'Call {number} now: it may be a testicle that has twisted, and hours decide.',
  steps: [
    'Go to an emergency department at once, by day or by night. Do not wait for it to pass.',
    'Nothing to eat or drink from now on: an operation may be needed.',
    'Say since what hour it hurts. No shame: it happens to many boys and young men.',
  ],
  safe: 'Can somebody take you there now?',
  yes: 'Go now, and say “sudden pain in a testicle” when you arrive.',
  no: 'Say so on the phone.',
}

/** Gases that kill who follows: the poison centre of western France, https://entraid.com/articles/alerte-aux-risques-dasphyxie-lors-des-travaux-agricoles */
export const pit: Partial<SituationMessages> = {
  name: 'Somebody in a pit, a silo or a well',
  title: 'Do not go in after them. Call',
  first: 'Call {number} now: say who is in what, how deep, and whether they answer.',
  steps: [
    'Nobody goes in, not even with a mask or a rope: gas or grain kills who follows in seconds.',
    'Stop pumps, mixers and augers. Open what lets air in, from outside. No flame.',
    'Talk to them, ask them to keep still. Throw a rope only if they can tie it on.',
  ],
  safe: 'Is everybody else outside?',
  yes: 'Stay outside, on the phone, and send somebody to guide the rescuers.',
  no: 'Call them out now.',
}

/** Stop, shelter, six signals a minute: https://sac-cas.ch/fr/les-alpes/a-laide-je-nai-pas-de-reseau-33257 */
export const lost: Partial<SituationMessages> = {
  name: 'Lost or stuck in the mountains',
  title: 'Stop, keep warm, and call',
  first: 'Call {number} now: say where you are or the last place you know, how many, who is hurt.',
  second: 'If you cannot speak, text {number}.',
  alone: 'Save the battery: one phone on, the others off.',
  steps: [
    'Stay where you are, off steep ground, out of the wind. Do not go on in the dark.',
    'All your clothes on, and a hat; sit on the rucksack, close together. Eat and drink.',
    'Six signals in a minute, with a light or a whistle, a minute of rest, and again.',
  ],
  safe: 'Are you out of the wind and away from a drop?',
  yes: 'Stay there, awake and together, and keep the phone free for the rescuers.',
  no: 'Move a few steps to shelter, no further, and call from there.',
}

/** Stay with what floats, float first: https://hmcoastguard.uk/news/hm-coastguards-bank-holiday-weekend-safety-tips-could-save-your-life */
export const atSea: Partial<SituationMessages> = {
  name: 'Danger at sea',
  first: 'Call {number} now: say where at sea, which boat or board, and how many you are.',
  alone: 'Ask for the coastguard, and say what you see on the shore.',
  steps: [
    'A boat with a radio: “Mayday” on channel 16 too. Life jackets on everybody.',
    'Stay with the boat or the board: it floats and is seen. In the water, lie back and float.',
    'Cut off by the tide: as high as you can, out of the waves, and show a light.',
  ],
  safe: 'Is everybody out of the water, or holding on to what floats?',
  yes: 'Stay together, keep warm, and keep the phone dry and free.',
  no: 'Do that first. From the shore: throw what floats, and do not swim out.',
}
