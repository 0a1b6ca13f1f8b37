import { describe, expect, test } from 'vitest'
import type { ScriptQuestion } from '../port.ts'
import { choiceIn } from './chosen-answer.ts'

const question = (...labels: string[]): ScriptQuestion => ({
  key: 'inventories',
  kind: 'choice',
  ask: 'Est-il le même ?',
  why: '',
  detect: [],
  required: false,
  choices: labels.map((label) => ({ value: label, label })),
})
const inventories = question('Oui, le même', 'Non, des différences sont notées', 'Je ne sais pas')
const plain = question('Oui', 'Non')
const english = question('Yes, the same', 'No, differences were noted')

describe('the answer that a reply chooses', () => {
  test.each([
    ['Rien de tout ça, c’est une histoire d’argent : le poêle n’a pas été livré', 'Rien de cela'],
    ['Aucun des deux.', 'Rien de cela'],
    ['Rien de plus que du gaz', undefined],
  ])('none of them: %s', (reply, label) => {
    expect(choiceIn(reply, question('Odeur de gaz', 'Maux de tête', 'Rien de cela'))).toBe(label)
    if (label) expect(choiceIn(reply, inventories)).toBeUndefined()
  })

  test.each([
    ['oui', 'Oui, le même'],
    ['Oui, merci', 'Oui, le même'],
    ['oui le même', 'Oui, le même'],
    ['non', 'Non, des différences sont notées'],
    ['Non, pas du tout.', 'Non, des différences sont notées'],
  ])('%s', (reply, label) => {
    expect(choiceIn(reply, inventories)).toBe(label)
  })

  test.each([
    'oui et non',
    'oui ou non ?',
    'non concerné',
    'non précisé',
    'non renseigné',
    'non pas vu',
    'non je crois',
    'oui enfin presque',
    'non communiqué',
  ])('none: %s', (reply) => {
    expect(choiceIn(reply, inventories)).toBeUndefined()
    expect(choiceIn(reply, plain)).toBeUndefined()
  })

  test.each(['yes and no', 'no idea really', 'yes or no?'])('none: %s', (reply) => {
    expect(choiceIn(reply, english)).toBeUndefined()
  })

  test('"My brother" is not the answer "Other"', () => {
    const link = {
      ...english,
      choices: [
        { value: 'other', label: 'Other' },
        { value: 'child', label: 'A child' },
      ],
    }
    expect(choiceIn('My brother', link)).toBeUndefined()
    expect(choiceIn('The other', link)).toBe('Other')
    expect(choiceIn('Another letter came', link)).toBeUndefined()
    const end = {
      ...plain,
      choices: [
        { value: 'quit', label: 'Démission' },
        { value: 'end', label: 'Fin de contrat' },
      ],
    }
    expect(choiceIn('J’ai démissionné', end)).toBe('Démission')
  })
  test('« seulement » is not « Seul », nor « mon bailleur » the one who writes', () => {
    expect(choiceIn('Il vit chez nous la semaine seulement', question('Seul', 'En couple'))).toBeUndefined()
    expect(choiceIn('Je vis seule', question('Seul', 'En couple'))).toBe('Seul')
    const side = { ...question('Locataire', 'Bailleur'), ask: 'Êtes-vous locataire ou bailleur ?' }
    expect(choiceIn('Mon ancien bailleur garde tout', side)).toBeUndefined()
    expect(choiceIn('Je suis bailleur', side)).toBe('Bailleur')
    expect(choiceIn('Mon bailleur', { ...side, ask: 'Qui a écrit ?' })).toBe('Bailleur')
  })
})
