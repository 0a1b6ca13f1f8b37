import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { messages as fr } from '../messages.fr.ts'
import { type EmergencyFacts, emergencyScreen } from '../screen.ts'
import { detectEmergency } from './detect-emergency.ts'

const numbers = (text: string, country: 'fr' | 'gb') =>
  emergencyScreen({ ...emergencyFacts(text), country, also: [] } as EmergencyFacts, 'fr', fr).sentences.map(
    ({ line }) => line?.number,
  )

describe('somebody who is about to end their life', () => {
  it.each([
    'my young lad 14 has a rope and won’t open the shed, Sligo',
    'my son has locked himself in the bathroom with a razor and says goodbye',
    'my wife took the shotgun, went to the barn and says we’re better off without her',
    'mon beau frère a pris sa carabine et il est parti dans le bois en disant qu’on serait mieux sans lui',
    'ma fille s’est enfermée dans la salle de bain avec une lame, elle demande pardon',
    'mon ado a une corde et veut pas ouvrir le garage',
    'papa a pris son fusil il dit qu’il va faire une bêtise',
    'my brother has a rope and wants to hang himself in the garage',
    'ma fille de 16 ans s’entaille les cuisses en ce moment, elle refuse d’ouvrir',
    'she is locked in the bathroom cutting her arms',
  ])('is told of by who stands outside: an ambulance before who listens: «%s»', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(['suicide-attempt', 'suicide'])
    expect(numbers(text, 'fr')[0]).toBe('15')
    expect(numbers(text, 'gb')[0]).toBe('999')
  })

  it.each([
    'chu pu capable, j’ai mon char dans le garage pis le tuyau est prêt',
    'j’ai branché le tuyau sur l’échappement de mon char, c’est assez',
    'the hose is on the exhaust, I can’t do this anymore',
    'i’m in the shed with the rope round the beam',
    'je suis dans la grange, la corde est sur la poutre',
  ])('has a hose on the exhaust or a rope on the beam: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['suicide'], circumstance: 'on-the-brink' })
  })

  it.each([
    'j’ai mis mon char dans le garage, le tuyau d’arrosage est prêt pour l’hiver',
    'le tuyau d’échappement de mon char est percé, c’est assez cher à réparer',
    'i am hanging my hammock, rope round the beam, load rating?',
    'the mechanic put a new hose on the exhaust, can’t take it back',
  ])('has no such hose or rope: «%s»', (text) =>
    expect(detectEmergency(text)?.situations ?? []).not.toContain('suicide'),
  )

  it.each([
    'mon père a pris son fusil et veut aller à la chasse',
    'my brother has a gun and he’s saying we’re all gonna die',
    'mon père a pris son fusil, il dit qu’on va tous mourir',
    'mon coiffeur est enfermé dans son salon, il se coupe les cheveux',
    'mon mari s’est enfermé avec un fusil et menace de nous tuer',
    'he’s locked himself in with a gun and he’s pointing it at us',
  ])('is not who threatens others, hunts or cuts hair: «%s»', (text) => {
    expect(detectEmergency(text)?.situations ?? []).not.toContain('suicide-attempt')
  })
})

describe('somebody who comes home to go through with it', () => {
  it.each([
    'Je veux divorcer\nil rentre dans 10 minutes\nil a dit que cette fois il irait au bout',
    'mon mec rentre ce soir et dit que cette fois il ira au bout',
    'he’s on his way home and said this time he’d finish the job',
  ])('is violence, over several messages too: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['partner-violence', 'violence'], circumstance: 'now' })
  })

  it('is not who goes through with a lawsuit', () => {
    const text = 'mon associé rentre lundi, il a dit que cette fois il irait au bout de la procédure'
    expect(detectEmergency(text)?.circumstance).not.toBe('now')
  })

  it.each([
    'hes texting that ill never see them again and the gas is on',
    'il m’écrit que je les reverrai plus et que le gaz est ouvert',
  ])('has opened the gas: the police before the gas line: «%s»', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(['violence', 'gas-leak'])
  })
  it('is not a gas that somebody forgot', () => {
    expect(detectEmergency('he left the gas on, the kitchen stinks of gas')?.situations[0]).toBe('gas-leak')
  })
})

describe('a child and an adult from online', () => {
  it.each([
    'an older guy from roblox is coming to pick me up tn im 13',
    'un homme de 40 ans m’attend en bas j’ai 13 ans il vient d’insta',
    'i am 14, meeting a man from snapchat tonight',
    'j’ai 12 ans, un mec de 25 ans de discord vient me chercher ce soir',
  ])('meet soon: the police, and nothing about paying: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['child-exploitation'], circumstance: 'meeting' })
    expect(numbers(text, 'fr')[0]).toBe('17')
    const facts = { ...emergencyFacts(text), country: 'gb', also: [] } as EmergencyFacts
    expect(emergencyScreen(facts, 'en', en).title).toBe('Do not go, and tell somebody now')
  })

  it.each([
    'ma fille s’est enfuie de la maison avec un homme de 30 ans rencontré sur snap, elle a 12 ans',
    'my daughter ran away with a man she met online, she is 13',
  ])('have gone: the police, and who finds children: «%s»', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(['child-missing', 'child-exploitation'])
  })

  it.each([
    'a guy on snap will post my nudes if i don’t pay, im 14',
    'j’ai 13 ans et un pote m’attend en bas pour le foot',
    'j’ai 13 ans, mon prof de maths vient me chercher demain pour le club en ligne',
  ])('do not meet: «%s»', (text) => expect(detectEmergency(text)?.circumstance).not.toBe('meeting'))
})
