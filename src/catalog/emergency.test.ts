import { describe, expect, it } from 'vitest'
import { adviceLines, detectHelplines, type EmergencyKind, emergencies } from './emergency.ts'

describe('a help line beside the conversation', () => {
  it.each([
    ['Je dors dans ma voiture depuis hier, quels sont mes droits ?', 'homeless'],
    ['My son is bullied at school, what must the school do?', 'bullying'],
    ['Mon chien a mangé du chocolat noir, combien est dangereux ?', 'animal'],
    ['Je suis harcelée tous les matins dans le train.', 'train'],
    ['Ma grand-mère est privée de repas par sa maison de retraite.', 'elder'],
  ])('is found for «%s»', (text, kind) => {
    expect(detectHelplines(text)).toEqual([kind])
  })

  it.each([
    'Ma batterie de voiture est morte, combien coûte une neuve ?',
    'The deadline is killing me, can my employer refuse a day off?',
    'Mon propriétaire ne rend pas le dépôt de garantie.',
    // A person in danger needs more than a help line: `src/safety` detects it, and nothing is shown beside it.
    'Mon mari me frappe et j’ai peur de rentrer',
    'I want to kill myself tonight',
  ])('is not looked for in «%s»', (text) => {
    expect(detectHelplines(text)).toEqual([])
  })
})

describe('the numbers of a subject', () => {
  it('have a title, advice and numbers in both languages for every kind', () => {
    for (const emergency of Object.values(emergencies)) {
      expect(emergency.title.fr && emergency.title.en && emergency.advice.fr && emergency.advice.en).toBeTruthy()
      expect(emergency.numbers.length).toBeGreaterThan(0)
    }
  })

  it('are said in sentences that end once, also after a question', () => {
    const line = (kind: string, locale: 'fr' | 'en') => adviceLines([kind as EmergencyKind], locale)[0]
    for (const kind of Object.keys(emergencies))
      for (const locale of ['fr', 'en'] as const) expect(line(kind, locale)).not.toMatch(/[.?!…]\s*[.?!…]/)
    expect(line('elsewhere', 'en')).toMatch(/^In danger now\? Call/)
    expect(line('danger', 'fr')).toMatch(/^Mettez-vous à l’abri\. Si/)
  })
})
