import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { messages as en } from '../messages.en.ts'
import { messages as fr } from '../messages.fr.ts'
import { emergencyScreen } from '../screen.ts'

function shown(text: string, country: 'fr' | 'gb') {
  const facts = emergencyFacts(text, { signs: { text, timeZone: country === 'fr' ? 'Europe/Paris' : 'Europe/London' } })
  if (!facts) throw new Error(`nothing found: ${text}`)
  const screen = emergencyScreen(facts, country === 'fr' ? 'fr' : 'en', country === 'fr' ? fr : en)
  const numbers = screen.sentences.map(({ line }) => line?.number.replaceAll('\u00a0', ' '))
  return { facts, screen, numbers }
}

describe('the first minute', () => {
  it.each([
    ['fr', 'mon fils a 40 de fièvre, la nuque raide et des taches violettes qui ne s’effacent pas au verre'],
    ['fr', 'bébé 8 mois fièvre, plaques violettes sur les jambes, il geint'],
    ['gb', 'my daughter has a fever, stiff neck and purple spots that do not fade when I press a glass'],
    ['gb', 'my baby has a rash that doesn’t fade under a glass and is floppy'],
  ] as const)('of a possible meningitis says what to tell and to press a glass: %s «%s»', (country, text) => {
    const { facts, screen } = shown(text, country)
    expect([facts.situations[0], facts.circumstance]).toEqual(['unconscious', 'meningitis'])
    expect(screen.steps[0]).toMatch(/^(?:Appuyez un verre|Press a glass)/)
  })

  it.each([
    ['fr', 'ma femme accouche, le bébé arrive maintenant, on est à la maison'],
    ['fr', 'je perds les eaux et je sens la tête du bébé sortir, je suis seule'],
    ['fr', 'le bébé est né dans la voiture, il ne pleure pas, que faire du cordon'],
    ['gb', 'the baby is coming now, I can see the head, we are at home'],
    ['gb', 'she just gave birth in the bathroom and the baby isn’t crying'],
  ] as const)('of a birth under way is that of a birth, and of no harm: %s «%s»', (country, text) => {
    const { facts, screen } = shown(text, country)
    expect(facts).toMatchObject({ situations: ['pregnancy'], circumstance: 'birth' })
    expect(screen.steps[2]).toMatch(/cordon|cord/)
    expect(screen.atHome).toBe(false)
  })

  it.each([
    ['fr', 'mon fils diabétique est en hypo je le trouve plus réveillable'],
    ['fr', 'j’ai fait deux fois ma lantus ce soir, 60 unités'],
    ['fr', 'glycémie à 38 mg, sueurs, il répond plus'],
    ['gb', 'I took 40 units of novorapid instead of 4, my sugar is 2.8'],
    ['gb', 'my daughter is type 1, sugar 2.1 and she won’t wake up'],
    ['gb', 'my blood sugar is 45 and I can’t stop shaking'],
    ['gb', 'insulin overdose, I injected the whole pen'],
  ] as const)('of low sugar is sugar, and no missing child: %s «%s»', (country, text) => {
    const { facts, screen } = shown(text, country)
    expect(facts.circumstance).toBe('low-sugar')
    expect(facts.situations).not.toContain('child-missing')
    expect(screen.steps[0]).toMatch(/sucre|sugar/)
  })

  it.each([
    ['fr', 'Mon bébé est tout bleu'],
    ['fr', 'ma fille de 2 ans est toute bleue'],
    ['fr', 'bébé bleu aidez moi'],
    ['fr', 'mon bébé est bleu, il est tombé du lit'],
  ] as const)('of a blue child is a breath, and asks nobody at home: %s «%s»', (country, text) => {
    const { facts, screen } = shown(text, country)
    expect(facts.situations).not.toContain('child-abuse')
    expect(['breathing', 'unconscious']).toContain(facts.situations[0])
    expect(screen.atHome).toBe(false)
  })

  it('of a child with bruises is still that of a child who is struck', () => {
    expect(shown('mon bébé est plein de bleus', 'fr').facts.situations).toEqual(['child-abuse'])
    expect(shown('mon mari diabétique me frappe, je tremble', 'fr').facts.situations[0]).toBe('partner-violence')
  })

  it.each([
    ['fr', 'j’ai perdu mon fils de 5 ans sur la plage, je ne le vois plus', ['18', '17']],
    ['fr', 'ma fille de 3 ans a disparu au bord de la piscine du camping', ['18', '17']],
    ['gb', 'I’ve lost my 4 year old at the beach, can’t find him', ['999', undefined]],
    ['gb', 'my toddler has wandered off near the lake, can’t see her', ['999', undefined]],
  ] as const)('of a child lost near water is in the water: %s «%s»', (country, text, called) => {
    const { screen, numbers } = shown(text, country)
    expect(numbers).toEqual(called)
    expect(screen.steps[0]).toMatch(/^(?:Dans l’eau|The water)/)
  })

  it('of shots in a shop is out of sight', () => {
    const { facts } = shown('Ça tire dans le centre commercial, on est cachés dans une réserve', 'fr')
    expect(facts).toMatchObject({ situations: ['violence'], circumstance: 'gunfire' })
  })

  it('of a child who fell in is that of a drowning', () => {
    expect(shown('boy fell in canal can’t see him', 'gb').facts.circumstance).toBeUndefined()
    expect(shown('je ne vois plus mon fils dans le lac', 'fr').facts.circumstance).toBeUndefined()
  })

  it.each([
    ['fr', 'je vois mon voisin frapper sa femme par la fenêtre d’en face', ['17', '114']],
    ['fr', 'il y a une bagarre au couteau en bas de chez moi', ['17', '114']],
    ['gb', 'I can see a man beating a woman in the street outside', ['999', undefined]],
    ['gb', 'i can hear my neighbour screaming and things breaking, he’s hitting her', ['999', undefined]],
  ] as const)('of a witness locks no door of theirs, and keeps back no letter: %s «%s»', (country, text, called) => {
    const { facts, screen, numbers } = shown(text, country)
    expect(facts.circumstance).toBe('witnessed')
    expect(numbers).toEqual(called)
    expect(screen.steps.join(' ')).not.toMatch(/fermez une porte|lock a door|papiers|papers/)
    expect(screen.atHome).toBe(false)
  })

  it.each([
    ['fr', 'l’immeuble d’en face est en feu, il y a des gens aux fenêtres', true],
    ['gb', 'the house across the street is on fire, someone is inside', true],
    ['fr', 'il y a le feu chez le voisin du dessous', false],
    ['gb', 'my kitchen is on fire', false],
  ] as const)('of a fire sends out who is in it, and keeps out who sees it: %s «%s»', (country, text, seen) => {
    const { screen } = shown(text, country)
    expect(/^(?:N’entrez pas|Do not go in)/.test(screen.steps[0] ?? '')).toBe(seen)
  })

  it.each([
    ['mon mari me frappe, les voisins entendent', 'partner-violence'],
    ['un type me suit dans la rue il a un couteau', 'violence'],
    ['I’m being stalked, he’s outside my house with a bat', 'violence'],
    ['there’s a man with a knife outside my flat', 'violence'],
  ] as const)('of who is struck themselves is not that of a witness: %s', (text, situation) => {
    const { facts } = shown(text, 'fr')
    expect(facts.situations[0]).toBe(situation)
    expect(facts.circumstance).not.toBe('witnessed')
  })
})
