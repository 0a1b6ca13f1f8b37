// What is said of dangers whose situation alone would say the wrong thing to do next.
import type { SituationMessages } from './screen.ts'

/** Escape, hide, alert: https://www.gouvernement.fr/reagir-attaque-terroriste */
export const gunfire: Partial<SituationMessages> = {
  title: 'Get out of sight, then call',
  first: 'Out of sight, call {number}: where, how many, what you hear.',
  steps: [
    'Leave if the way is safe. If not: lock the door, lie low, away from windows.',
    'Lights off, phone on silent. Do not go and look, do not film.',
    'When the police come: hands open and in sight, no sudden move.',
  ],
  safe: 'Are you out of sight of whoever shoots?',
  yes: 'Stay there and do not go out before the police say so.',
  no: 'Lie down behind a wall or a car, and call from there.',
}

/** Higher, no current, not out: https://www.notretemps.com/droit/conso/quelles-sont-les-regles-de-securite-en-cas-inondation,i115615 */
export const flood: Partial<SituationMessages> = {
  name: 'Flood, people cut off',
  first: 'Call {number} now: say where you are, how many, and how high the water is.',
  steps: [
    'Go up: upstairs, then the roof. Never down to a cellar or a car park.',
    'Do not walk or drive through the water. Touch nothing electrical that is wet.',
    'In a car in the water: belt off, window open, out, and up.',
  ],
  safe: 'Are you above the water?',
  yes: 'Stay there, keep warm, and show yourself with a light or a cloth.',
  no: 'Climb as high as you can, and call from there.',
}

export const strangled: Partial<SituationMessages> = {
  first: 'Free the neck, then call {number} straight away.',
  steps: [
    'Lift the child to take the weight off, then cut or loosen the cord.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Even if all is well again, a doctor sees the child today.',
  ],
}

export const hotCar: Partial<SituationMessages> = {
  name: 'Child shut in a car',
  title: 'Open the car now, and call',
  first: 'Call {number} now: say where the car is, and how the child is.',
  steps: [
    'If the child does not answer or is very hot: break the window furthest from them.',
    'Into the shade, clothes off, wet cloths on neck and body. Small sips if wide awake.',
    'Not breathing: push hard and fast on the middle of the chest.',
  ],
  safe: 'Is the child out of the car?',
  yes: 'Keep cooling them, and stay on the line.',
  no: 'Break a window: minutes count in the heat.',
}

/** No tourniquet, no suction: https://www.euskalrando.org/2020/08/01/morsures-de-viperes/ */
export const bitten: Partial<SituationMessages> = {
  name: 'Venomous bite or sting',
  title: 'Call for help now',
  first: 'Call {number} straight away: say which animal, when, and where on the body.',
  steps: [
    'Lay the person down, and keep the limb still and flat. No walking.',
    'Take off rings, watch and shoes. Mark the edge of the swelling and the time.',
    'No tourniquet, no cut, no sucking, no ice, no alcohol, no aspirin.',
  ],
  safe: 'Is everybody away from the animal?',
  yes: 'Stay on the line. If breathing gets hard, say so at once.',
  no: 'Move away slowly without trying to catch it, and call.',
}

export const animal: Partial<SituationMessages> = {
  name: 'Animal that attacks',
  first: 'Call {number} now: say where, which animal, and who is hurt.',
  steps: [
    'A door, a car, a chair, a bag between it and the person. Do not pull: it tears.',
    'Curled up, still, arms over neck and face. A coat over its head may make it let go.',
    'Once free: press hard on what bleeds, and rinse the other wounds with water.',
  ],
  safe: 'Is the animal shut away?',
  yes: 'Keep pressing on what bleeds, and stay on the line.',
  no: 'Get behind a door or into a car with the person, and call from there.',
}

export const abducted: Partial<SituationMessages> = {
  name: 'Child taken abroad',
  title: 'The police can stop them at the border',
  first: 'Call {number} now: they can alert the airport and the border.',
  steps: [
    'Say the airport or port, the flight, the hour, and with whom the child is.',
    'Names, dates of birth, passports, pictures of both: have them at hand.',
    'A judgment on custody, if there is one: say so. Then go to the nearest station.',
  ],
  safe: 'Do you know where they are now?',
  yes: 'Tell the police this first.',
  no: 'Say the last place and hour that you know, and the telephone number used.',
}

export const byParent: Partial<SituationMessages> = {
  title: 'Put the baby down, and leave the room',
  first: 'Lay the baby on their back in the bed, then call {number}.',
  second: 'If the baby was shaken or hurt, call {number} first.',
  alone: 'You do well to say it: many parents come to this point, and help comes.',
  steps: [
    'Close the door. A baby who cries alone in the bed is in no danger.',
    'Breathe, drink some water, ten minutes without going back.',
    'Ask somebody you trust to come and take over tonight.',
  ],
  safe: 'Is the baby in the bed, and you in another room?',
  yes: 'Stay there, and call now.',
  no: 'Do that first, then call.',
}

export const fumes: Partial<SituationMessages> = {
  name: 'Fumes of mixed products',
  title: 'Out into the air, then call',
  first: 'Everybody out into the fresh air, then call {number}.',
  steps: [
    'Door closed behind you, windows open if you can reach them without breathing the fumes.',
    'Eyes or skin: clear water for fifteen minutes, lenses out, clothes that are wet with it off.',
    'Do not go back to rinse or to add anything. Keep the names of the products at hand.',
  ],
  safe: 'Are you all in the fresh air?',
  yes: 'Stay there. Hard to breathe: say so at once, sitting, leaning forward.',
  no: 'Get out first, and call from there.',
}
