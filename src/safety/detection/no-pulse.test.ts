import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a missing pulse', () => {
  it.each([
    'no pulse',
    'pas de pouls',
    'il n’a plus de pouls',
    'j’trouve pas son pouls',
    'je ne sens pas le pouls',
    'aucun pouls',
    'elle a pas de pouls',
    'pouls absent, 60 ans',
    'I can’t find a pulse',
    'she has no pulse',
    'cant feel his pulse',
    'there’s no pulse help',
    'he lost his pulse',
    'no pulse, what do I do',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'] })
  })

  it.each([
    'ma montre dit pas de pouls, garantie ?',
    'no pulse on my fitbit, can I return it',
    'pas de pouls dans cette ville, où sortir ?',
    'my oximeter shows no pulse reading, refund?',
    'cours de secourisme : que faire si pas de pouls ?',
    'the market has no pulse this year',
    'notre chat n’a plus de pouls, le véto facture la visite',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
