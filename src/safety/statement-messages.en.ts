// What is said of dangers that a text states outright, where the situation’s own words say less.
import type { SituationMessages } from './screen.ts'

/**
 * The signs after which a hospital asks to be called again:
 * https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/emergency-urgent-care-head-injury-advice-adult-patients-blood-thinning-medication
 */
export const fallOnBloodThinner: Partial<SituationMessages> = {
  first: 'Call {number} straight away: with a blood thinner, a fall can make the head bleed inside.',
  steps: [
    'Say which medicine the person takes, when they fell, and what has changed since.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Nothing to eat or drink. Ask on the phone before the next dose of the medicine.',
  ],
}

/** As the French civil security teaches rescuers (07PR14): https://actu112.fr/?p=2287 */
export const suicideCarriedOut: Partial<SituationMessages> = {
  first: 'Call {number} straight away: say where the person is, and whether they respond and breathe.',
  steps: [
    'Hanging: hold up the body, cut or loosen what is around the neck, lay them down.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Bleeding: press hard on the wound. Do not touch a weapon.',
  ],
}

export const beatenWhilePregnant: Partial<SituationMessages> = {
  second: 'If the violent person is near or may come back, call {number}.',
  alone: 'Say too that there were blows, and whether the violent person is near.',
}
