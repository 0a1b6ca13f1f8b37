import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

const situations = (text: string) => detectEmergency(text)?.situations ?? []

describe('an emergency', () => {
  it.each([
    ['mon mari il a bu, il di kil va me tué', 'partner-violence'],
    ['I want to die', 'suicide'],
    ['Je veux mourir', 'suicide'],
    ['Tout est prêt pour ce soir, j’ai écrit les lettres, ils seront mieux sans moi.', 'suicide'],
    ['J’ai pris entre 16 et 18 paracétamol depuis hier, je me sens bien, je fais quoi ?', 'overdose'],
    ['took the whole strip of paracetamol an hour ago', 'overdose'],
    ['Toute la famille a mal à la tête et envie de vomir depuis qu’on a rallumé la chaudière.', 'carbon-monoxide'],
    ['Mon père me frappe avec la ceinture, j’ai 14 ans et j’ai peur de rentrer.', 'child-abuse'],
    ['My baby swallowed a button battery from the remote', 'button-battery'],
    ['Mon fils a avalé une pile bouton', 'button-battery'],
    ['J’ai une douleur dans la poitrine qui descend dans le bras gauche, je transpire.', 'chest-pain'],
    ['my dads face is drooping and his speech is slurred', 'stroke'],
    ['I cant breathe my lips are going blue', 'breathing'],
    ['piqué par une guêpe, ma langue gonfle', 'allergy'],
    ['Enceinte de 30 semaines, je perds du sang depuis ce matin', 'pregnancy'],
    ['smoke is coming under my door, the hallway is on fire', 'fire'],
    ['Forte odeur de gaz dans la cuisine', 'gas-leak'],
  ])('is seen in «%s»', (text, situation) => {
    expect(situations(text)).toContain(situation)
  })

  it('is seen however it is spelt', () => {
    for (const text of ['JE VEUX MOURIR', 'jveu mourire', 'je veux m0urir', 'je veuuux mourrir'])
      expect(situations(text)).toContain('suicide')
  })

  it('is seen in a few words', () => {
    for (const text of ['Je vais me tuer', 'Au secours', 'j’étouffe', 'on me suit', 'il me tape', 'J’ai été violée'])
      expect(detectEmergency(text), text).toBeDefined()
    for (const text of ['help me', 'I overdosed', 'he hits me', 'my friend is drowning', 'I want to kill myself'])
      expect(detectEmergency(text), text).toBeDefined()
  })

  it('is seen when the danger is half a sentence in an ordinary question', () => {
    expect(
      situations(
        'Bonjour, je voudrais résilier mon bail avant la fin du préavis. Mon mari m’a étranglée hier soir devant les enfants. Quel délai dois-je respecter ?',
      ),
    ).toContain('partner-violence')
  })

  it('names the most pressing situation first, and a minor', () => {
    const detected = detectEmergency('Mon bébé de 8 mois ne respire plus, il est bleu')
    expect(detected?.situations[0]).toBe('breathing')
    expect(detected?.minor).toBe(true)
  })
})

describe('what is no emergency', () => {
  it.each([
    'Je suis mort de rire, mon voisin a encore garé son camping-car sur ma haie. Doit-il la remplacer ?',
    'My phone died in the middle of an update, can I get my photos back?',
    'Le travail me tue, comment négocier un mi-temps ?',
    'Mon père est mort d’un infarctus en 2019, la banque bloque toujours son compte.',
    'Does my life insurance have a suicide clause in Texas?',
    'Dans mon roman, la victime est étranglée dans un train. Le légiste peut-il fixer l’heure de la mort ?',
    'Mon chien a mangé du chocolat noir, il a l’air bien.',
    'On divorce à l’amiable, il ne m’a jamais frappée. Combien coûte le notaire ?',
    'Which carbon monoxide detector should I buy for a flat with a gas boiler?',
    'Infirmière, je cherche la dose maximale de paracétamol pour un patient de moins de 50 kg.',
    'Mon propriétaire ne rend pas le dépôt de garantie.',
    '',
    '???',
  ])('raises none: «%s»', (text) => {
    expect(detectEmergency(text)).toBeUndefined()
  })
})

describe('hostile input', () => {
  it.each([
    ['one endless word', 'a'.repeat(200_000)],
    ['one word again and again', 'tuer '.repeat(40_000)],
    ['apostrophes only', "'".repeat(100_000)],
    ['elisions only', "l'".repeat(100_000)],
    ['sentences of one word', 'feu. '.repeat(40_000)],
    ['signs without end', '?!.'.repeat(70_000)],
    ['prototype names', 'constructor __proto__ toString hasOwnProperty'],
  ])('ends: %s', (_, text) => {
    expect(() => detectEmergency(text)).not.toThrow()
  })

  it('does not come of the length of a text', () => {
    const sentence = 'Voici ce que dit le bail, article par article, avec les dates et les montants qui y figurent. '
    expect(detectEmergency(sentence.repeat(40))).toBeUndefined()
  })
})
