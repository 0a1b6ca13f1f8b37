import { describe, expect, it } from 'vitest'
import { detectEmergency, possibleEmergency } from './detect-emergency.ts'

describe('a will, a home, a cable and a new love', () => {
  it.each([
    'Rédiger des lettres à mes petits-enfants pour quand je ne serai plus là, faut-il un testament ?',
    'I’d like to leave letters to my grandchildren for when I’m gone. Do they need to be in my will?',
    'Letters to my grandchildren for when I’m gone',
    'Can I leave video messages for my children for when I’m gone, with my solicitor, beside the will?',
    'je dois partir avant la fin du mois et n’ai nulle part où aller',
    'Je dois partir de mon logement avant la fin du mois et je n’ai nulle part où aller',
    'Je dois quitter mon logement avant la fin du mois, je n’ai nulle part où aller',
    'je dois libérer l’appartement d’ici la fin du mois et je n’ai nulle part où aller',
    'I have to move out by the end of the month and have nowhere to go',
    'un câble dénudé traîne dans la cave, avant d’intervenir que dois-je couper',
    'un câble dénudé sous tension, que couper avant d’intervenir ?',
    'There is an exposed wire in my ceiling, can I work on it myself?',
    'Je suis tombé amoureux et je ne sens plus mes jambes',
    'I fell in love and I can’t feel my legs',
  ])('is no emergency: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
    expect(possibleEmergency(text)).toBeUndefined()
  })

  it.each([
    ['I have written letters to my children for when I’m gone. I can’t go on.', 'suicide'],
    ['letters to my grandchildren for when I’m gone tonight', 'suicide'],
    ['J’ai écrit des lettres à mes petits-enfants pour quand je ne serai plus là, je n’en peux plus', 'suicide'],
    ['je dois partir, je n’ai nulle part où aller, je n’en peux plus, je veux en finir', 'suicide'],
    ['Je dois partir avant la fin du mois, je n’ai nulle part où aller, je vais me pendre', 'suicide'],
    ['Je dois quitter mon logement avant la fin du mois, je n’ai nulle part où aller, je veux mourir', 'suicide'],
    ['my husband hits me, I have to leave by the end of the month and have nowhere to go', 'partner-violence'],
    ['Mon fils a touché un câble dénudé et ne répond plus', 'electrocution'],
    ['fil dénudé, mon collègue est collé au fil', 'electrocution'],
    ['Je suis tombé de l’échelle et je ne sens plus mes jambes', 'unconscious'],
    ['je ne sens plus mes jambes et mon visage est paralysé', 'stroke'],
    ['Je suis tombé amoureux du vide et je veux sauter', 'suicide'],
  ] as const)('is heard all the same where it is one: «%s»', (text, situation) =>
    expect(detectEmergency(text)?.situations[0]).toBe(situation),
  )
})
