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
  second: 'A poison centre answers too, on {number}.',
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
    'A door, a chair, a bag between it and the person. Do not pull: it tears.',
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
  second: 'If you think of dying, somebody listens on {number}.',
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
  second: 'A poison centre answers too, on {number}.',
  steps: [
    'Door closed behind you, windows open if you can reach them without breathing the fumes.',
    'Eyes or skin: clear water for fifteen minutes, lenses out, clothes that are wet with it off.',
    'Do not go back to rinse or to add anything. Keep the names of the products at hand.',
  ],
  safe: 'Are you all in the fresh air?',
  yes: 'Stay there. Hard to breathe: say so at once, sitting, leaning forward.',
  no: 'Get out first, and call from there.',
}

/** A closed door between the smoke and oneself, as the fire service teaches. */
export const trapped: Partial<SituationMessages> = {
  title: 'Do not go into the smoke. Call',
  first: 'Stay behind a closed door and call {number}: floor, flat, how many you are.',
  steps: [
    'Close every door, and put wet cloths along the bottom of yours.',
    'At the window, open it a little if no smoke comes from below; wave something light.',
    'Smoke in the room: low, on the floor, a wet cloth over nose and mouth.',
  ],
  safe: 'Is there a closed door between you and the smoke?',
  yes: 'Stay there, on the phone, in sight at the window.',
  no: 'Go to the room that is furthest from it, with a window, and close the doors.',
}

export const chokingBaby: Partial<SituationMessages> = {
  name: 'Baby who chokes',
  title: 'Clear the airway, and call',
  first: 'Have somebody call {number}, or call on speaker while you do this.',
  steps: [
    'Face down along your forearm, head low: five firm claps between the shoulder blades.',
    'Then on the back: five pushes with two fingers in the middle of the chest. Again, in turn.',
    'Limp or not breathing: chest pushes and breaths, as you are told on the phone.',
  ],
}

export const asleep: Partial<SituationMessages> = {
  title: 'Call, and keep them breathing',
  first: 'Call {number} straight away: say that they took an opioid and do not wake.',
  steps: [
    'Naloxone at hand: give it now, and again after three minutes if nothing changes.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Stay with them even if they wake: it comes back when the naloxone wears off.',
  ],
}

export const lowSugar: Partial<SituationMessages> = {
  name: 'Sugar too low',
  title: 'Sugar now, and call',
  first: 'Call {number} straight away: say that it is insulin or low sugar, and how much.',
  steps: [
    'Awake and able to swallow: sugar at once, juice or four lumps; again after ten minutes.',
    'Asleep or confused: nothing in the mouth, onto their side. Glucagon if there is any.',
    'No more insulin. Measure again, and keep the pen and the meter at hand.',
  ],
}

export const nosebleed: Partial<SituationMessages> = {
  first: 'Call {number}: say how long it has bled, and which blood thinner, if any.',
  steps: [
    'Sit, lean forward, and spit the blood out. Do not lie down, head not back.',
    'Pinch the soft part of the nose for ten minutes without letting go.',
    'Pale, dizzy, or blood in the throat: say so on the phone.',
  ],
}

/** Hurt by others, who may be near. */
export const woundedByOthers: Partial<SituationMessages> = {
  second: 'For whoever is hurt, call {number}.',
  steps: [
    'Press hard on the wound with a cloth, and do not take out what is in it.',
    'Away from who did it, a locked door between you.',
    'Say where you are first, then what happened. Tidy nothing.',
  ],
}
