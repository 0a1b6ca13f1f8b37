import { describe, expect, it } from 'vitest'
import { detectEmergency, emergencies } from './emergency.ts'

describe('an emergency comes before any expert', () => {
  it.each([
    ['Je n’en peux plus, je veux mourir', 'suicide'],
    ['I want to kill myself tonight', 'suicide'],
    ['Mon mari me frappe et j’ai peur de rentrer', 'violence'],
    ['My partner hits me and I am afraid to go home', 'violence'],
    ['Mon père a une douleur dans la poitrine et du mal à respirer', 'medical'],
    ['My mother cannot breathe and her lips are blue', 'medical'],
  ])('sees it in «%s»', (text, kind) => {
    expect(detectEmergency(text).join(' ')).toContain(kind)
  })

  it.each([
    'Ma batterie de voiture est morte, combien coûte une neuve ?',
    'Je meurs d’envie de changer de travail, comment négocier ?',
    'The deadline is killing me, can my employer refuse a day off?',
    'Mon ordinateur plante quand je lance un jeu de combat.',
    'Mon propriétaire ne rend pas le dépôt de garantie.',
  ])('does not cry wolf on «%s»', (text) => {
    expect(detectEmergency(text)).toEqual([])
  })

  it('has a title, advice and numbers in both languages for every kind', () => {
    for (const emergency of Object.values(emergencies)) {
      expect(emergency.title.fr && emergency.title.en && emergency.advice.fr && emergency.advice.en).toBeTruthy()
      expect(emergency.numbers.length).toBeGreaterThan(0)
    }
  })
})
