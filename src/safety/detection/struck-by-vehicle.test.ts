import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

describe('somebody whom a vehicle has struck', () => {
  it.each([
    'un chauffard a renversé mon fils et s’est enfui',
    'une voiture vient de renverser ma fille',
    'mon fils vient d’être renversé',
    'ma mère s’est fait renverser par un camion elle bouge plus',
    'on vient de se faire renverser par une moto',
    'un cycliste percuté par une camionnette devant chez moi, il saigne',
    'jme suis fait renverser par une bagnole',
    'a car hit my son and drove off',
    'my daughter just got hit by a car',
    'a cyclist was hit by a van, he’s on the ground',
    'my mate got run over',
    'an old lady has just been knocked down outside my house',
    'a lorry knocked over a pedestrian, she is not moving',
    'someone got knocked off their bike by a bus help',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['crash'], circumstance: 'struck' })
  })

  it.each([
    'un chauffard a renversé mon scooter et s’est enfui',
    'une voiture a renversé mon chien',
    'mon fils a renversé un verre sur mon ordinateur',
    'ma fille s’est renversé du café sur sa robe',
    'renversé par une voiture en mars, quelle indemnisation ?',
    'mon père s’est fait renverser hier, il va bien, faut-il un constat ?',
    'mon mari est renversé par la nouvelle',
    'ma voisine a failli se faire renverser par un livreur',
    'a car hit my parked car and drove off',
    'my son hit a car with his ball',
    'a van knocked over my fence and did not stop',
    'I was hit by a car in May, who pays my lost wages?',
    'my daughter was hit by a car last week, what compensation?',
    'a taxi ran over my bike',
    'my son ran over my phone with his scooter',
    'he knocked down the wall',
    'the meeting ran over, my boss is angry',
    'my daughter could get hit by a car on this road, what can the council do?',
    'in the film a boy gets run over by a bus',
  ])('is not: %s', (text) => {
    expect(statementIn(evidenceIn(text))).toBeUndefined()
  })
})
