// What is said of a possible meningitis, of a birth, and to whoever sees a danger that they are not in.
import type { SituationMessages } from './screen.ts'

/** Fever, a stiff neck, spots that a glass does not press away: https://www.nhs.uk/conditions/meningitis/ */
export const meningitis: Partial<SituationMessages> = {
  name: 'Possible meningitis',
  first: 'Call {number} straight away: say the fever, the stiff neck, the spots, and since when.',
  steps: [
    'Press a glass on the spots. If they stay, say so, and draw round them with the time.',
    'Do not wait for every sign, even if the person seems a little better.',
    'Do not leave them alone. If they get drowsy or have a fit: on their side, and call again.',
  ],
}

export const birth: Partial<SituationMessages> = {
  name: 'Birth under way',
  title: 'The baby is coming: call now',
  first: 'Call {number} straight away, on speaker: they guide you step by step.',
  alone: 'Say how many weeks, whether the head shows, and unlock the front door.',
  steps: [
    'Warm, lying or squatting, towels at hand. Do not hold the baby back, and do not pull.',
    'Once born: rub dry, skin to skin on the mother, covered, the head too.',
    'Do not pull or cut the cord. If the baby does not breathe, say so at once.',
  ],
}

export const witnessed: Partial<SituationMessages> = {
  title: 'Call for them, and do not step in',
  first: 'Call {number} now: say where, who, and whether there is a weapon or somebody hurt.',
  second: 'If you could be heard, text {number}.',
  alone: 'Give the address, the floor and the name on the door, if you know it.',
  steps: [
    'Keep your distance and stay safe. Do not go between them or knock on the door.',
    'Say what you see and hear, without showing yourself.',
    'Stay on the line, say what changes, and let the police into the building.',
  ],
  safe: 'Are you safe from what is happening?',
  yes: 'Stay there, and go on saying what you hear.',
  no: 'Move away first, then call.',
}

export const childSeen: Partial<SituationMessages> = {
  ...witnessed,
  second: 'For what comes next, {number} also advises neighbours and family.',
}

export const fireSeen: Partial<SituationMessages> = {
  title: 'Call the fire service now',
  first: 'Call {number} now: say the address, the floor, and whether somebody is inside.',
  alone: 'Say also what is burning, and whether the fire spreads.',
  steps: [
    'Do not go in. Stay at a distance, out of the smoke, and keep others away.',
    'From outside, shout and ring the bells so that people come out.',
    'People are trapped: tell them to shut their door, show themselves at a window, not jump.',
  ],
  safe: 'Are you away from the fire and the smoke?',
  yes: 'Stay there, and show the fire crew the way.',
  no: 'Move away first, then call.',
}
