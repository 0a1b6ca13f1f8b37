// What is said of dangers that a text states outright, where the situation’s own words say less.
import {
  abducted,
  animal,
  asleep,
  bitten,
  byParent,
  chokingBaby,
  flood,
  fumes,
  gunfire,
  hotCar,
  lowSugar,
  nosebleed,
  strangled,
  trapped,
  woundedByOthers,
} from './circumstance-messages.en.ts'
import { atWater, exploited, forced, losingControl, meeting } from './family-messages.en.ts'
import { birth, childSeen, fireSeen, meningitis, witnessed } from './first-aid-messages.en.ts'
import type { Situation, SituationMessages } from './screen.ts'
import type { EmergencySituation } from './situations.ts'
import { atSea, testicle, wildAnimal } from './sudden-danger-messages.en.ts'

/**
 * The signs after which a hospital asks to be called again:
 * https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/emergency-urgent-care-head-injury-advice-adult-patients-blood-thinning-medication
 */
const fallOnBloodThinner: Partial<SituationMessages> = {
  first: 'Call {number} straight away: with a blood thinner, a fall can make the head bleed inside.',
  steps: [
    'Say which medicine the person takes, when they fell, and what has changed since.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Nothing to eat or drink. Ask on the phone before the next dose of the medicine.',
  ],
}

/** As the French civil security teaches rescuers (07PR14): https://actu112.fr/?p=2287 */
const suicideCarriedOut: Partial<SituationMessages> = {
  first: 'Call {number} straight away: say where the person is, and whether they respond and breathe.',
  steps: [
    'Hanging: hold up the body, cut or loosen what is around the neck, lay them down.',
    'Breathing: onto their side. Not breathing: push hard and fast on the middle of the chest.',
    'Bleeding: press hard on the wound. Do not touch a weapon.',
  ],
}

const beatenWhilePregnant: Partial<SituationMessages> = {
  second: 'If the violent person is near or may come back, call {number}.',
  alone: 'Say too that there were blows, and whether the violent person is near.',
}

const attackAnnounced: Partial<SituationMessages> = {
  title: 'Tell the police now',
  first: 'Call {number} now: say who, where, when, and with which weapon.',
  alone: 'A threat is worth reporting, even if it does not seem serious to you.',
  steps: [
    'Keep the message: a picture of the screen, the name of the account, the time.',
    'Then tell the place that is threatened: the head of the school, whoever is in charge.',
    'Do not answer the person, do not share the threat, do not go there.',
  ],
}

/** To the one who announces it. */
const attackByWriter: Partial<SituationMessages> = {
  title: 'Talk to somebody now',
  first: 'Call {number} now, or have somebody call: nothing has happened yet, and it can stop here.',
  second: 'To talk to somebody who listens without judging you, call {number}.',
  alone: 'Just say “I need help”: the person on the phone does the rest.',
  steps: [
    'Move away from any weapon, and from the place you are thinking of.',
    'Go to somebody you trust, and tell them that you do not want to be alone.',
    'Drink nothing and take nothing: wait with somebody.',
  ],
  safe: 'Are you away from any weapon?',
  yes: 'Stay away from it, and call.',
  no: 'Leave it where it is, go to somebody you trust, and call from there.',
}

const badFall: Partial<SituationMessages> = {
  name: 'A bad fall or blow',
  first:
    'Call {number} straight away: say from how high, or what struck them, and whether the person responds and breathes.',
  steps: [
    'Do not lift or move them, unless something threatens them there. Keep their head still.',
    'Press on what bleeds, cover them, give nothing to eat or drink.',
    'Not breathing: push hard and fast on the chest. Call again if they vomit or doze off.',
  ],
}

/** By what changes whom to call first, or what is said. */
export const stated = {
  drowning: { flood, 'at-water': atWater, 'at-sea': atSea },
  breathing: { strangled, 'choking-baby': chokingBaby },
  fire: { trapped, witnessed: fireSeen },
  overdose: { asleep, 'low-sugar': lowSugar },
  bleeding: { animal, nose: nosebleed, 'wild-animal': wildAnimal },
  poisoning: { bitten, fumes },
  'child-missing': { abducted, forced, 'at-water': atWater },
  'child-exploitation': { meeting },
  'child-abuse': { 'by-parent': byParent, witnessed: childSeen },
  unconscious: {
    'blood-thinner': fallOnBloodThinner,
    fallen: badFall,
    'hot-car': hotCar,
    'low-sugar': lowSugar,
    testicle,
    meningitis,
  },
  'suicide-attempt': { 'carried-out': suicideCarriedOut },
  pregnancy: { wounded: beatenWhilePregnant, birth },
  violence: {
    announced: attackAnnounced,
    'by-writer': attackByWriter,
    'losing-control': losingControl,
    exploited,
    gunfire,
    wounded: woundedByOthers,
    witnessed,
  },
  'partner-violence': { witnessed },
  'sexual-violence': { witnessed },
  'elder-abuse': { witnessed },
} satisfies Partial<Record<EmergencySituation, Situation['in']>>
