import { describe, expect, test } from 'vitest'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import { deadlineOf } from './deadline-of.ts'

const now = new Date('2026-11-19T10:00:00Z')

describe('what a later message takes back', () => {
  const at = (text: string) => ({ author: 'client' as const, text })
  const said = (...texts: string[]) =>
    deadlineOf(
      { ...dossierOf(goldenQuestions[0]!), now, script: [], question: texts[0]!, turns: texts.slice(1).map(at) },
      new Map(),
    )

  test.each([
    'En fait, non.',
    'aucune finalement',
    'en fait il n’y en a pas',
    'non, oubliez cette date',
    'None actually',
    'no there isn’t one',
    'Actually, there is no deadline.',
    'Non, rien de daté.',
    'Rien n’est daté.',
    'No, nothing dated.',
    'Non, il n’y a aucune date limite.',
    'Pas de date butoir connue.',
    'Je n’ai pas de date limite.',
  ])('a proposed day: %s', (text) => {
    expect(said('L’audience est le 12 décembre.').proposed).toBe('2026-12-12')
    expect(said('L’audience est le 12 décembre.', text)).toEqual({})
  })

  test('and not what is said of something else', () => {
    expect(said('L’audience est le 12 décembre.', 'Non, le logement est meublé.').proposed).toBe('2026-12-12')
    expect(said('The hearing is on 12 December.', 'Actually, it is furnished.').proposed).toBe('2026-12-12')
  })
})
