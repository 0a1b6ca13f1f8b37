import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { onlyTellsOfMissedAppointment } from './missed-appointment.ts'

describe('an appointment that was missed', () => {
  it.each([
    'Personne ne m’a appelé, j’ai attendu une heure avec le téléphone à la main.',
    'Personne n’est venu, j’ai attendu devant la porte',
    'il n’est jamais venu au rendez-vous, j’ai posé ma journée pour rien',
    'L’avocate n’a pas appelé, j’ai attendu toute la matinée.',
    'Le spécialiste ne s’est pas présenté, personne ne m’a prévenu du rendez-vous annulé',
    'J’ai attendu quarante minutes dans la visio, personne.',
    'Nobody called me, I waited one hour with the phone in hand.',
    'The specialist never showed up, I stood there with my papers for an hour.',
    'No one came to the appointment and nobody answered the phone',
    'I waited for the video call, she never joined',
  ])('is no danger: %s', (text) => expect(detectEmergency(text)).toBeUndefined())

  it.each([
    'j’attends avec les médicaments à la main, personne ne m’a appelé',
    'personne n’est venu, j’attends sur le pont',
    'personne ne viendra à mon enterrement, j’ai assez attendu',
    'nobody came, I am waiting outside and I can’t breathe',
    'I waited all night for him to call, I have the pills in my hand',
    'personne n’est venu, mon fils attend dehors et il saigne',
  ])('may be one: %s', (text) => expect(onlyTellsOfMissedAppointment(evidenceIn(text))).toBe(false))
})
