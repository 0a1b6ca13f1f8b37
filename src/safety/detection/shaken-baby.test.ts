import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a shaken baby', () => {
  it.each([
    'I think my husband shook our 3 month old',
    'le nourrisson a été secoué, il convulse',
    'j’ai secoué mon bébé il arrêtait pas de pleurer maintenant il est bizarre',
    'mon mari a secoué notre bébé de 2 mois très fort',
    'la nounou a secoué mon fils de 5 mois, il est tout mou',
    'je viens de secouer ma fille de 3 semaines elle pleurait trop',
    'il a secoué le bébé parce qu’il criait',
    'j’ai craqué j’ai secoué le petit, il a 4 mois, il vomit',
    'mon bébé a été secoué par son père',
    'I shook my baby and now he’s floppy',
    'my boyfriend shook our newborn last night',
    'babysitter shook my 6 month old daughter',
    'I lost it and shook the baby, she won’t feed',
    'he keeps shaking the baby when she cries',
    'my son was shaken by his dad, he’s 3 months old',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious', 'child-abuse'], circumstance: 'wounded' })
  })

  it.each([
    'bébé secoue son hochet toute la journée',
    'comment secouer le biberon de mon bébé ?',
    'une formation sur le syndrome du bébé secoué est-elle obligatoire pour une nounou ?',
    'la poussette secoue bébé sur les pavés, garantie ?',
    'mon bébé de 3 mois secoue la tête de gauche à droite en dormant',
    'la nounou dit qu’elle n’a jamais secoué le bébé, on l’accuse',
    'my baby shakes her rattle at 6 months old',
    'can I shake the bottle for my newborn?',
    'shaken baby syndrome awareness course for childminders',
    'the stroller shook the baby on the bumpy path, refund?',
    'shook hands with the baby’s doctor',
    'I was shaken up after the birth of my baby',
    'the news shook us, baby due in 2 months',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
