import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

describe('strangled by a partner, hours ago', () => {
  it.each([
    'I live in Brussels. My husband strangled me last night, how do I divorce?',
    'I live in Paris. My husband strangled me last night, how do I divorce?',
    'We rent together in Dublin. My boyfriend choked me this morning, can he be taken off the lease?',
    'my ex put his hands around my neck yesterday, do I keep custody?',
    'J’habite à Bruxelles. Mon mari m’a étranglée hier soir, comment divorcer ?',
    'mon copain a essayé de m’étrangler cette nuit, le bail est à nos deux noms, que faire ?',
    'Ma femme m’a serré la gorge ce matin, puis-je demander le divorce pour faute ?',
  ])('is heard, whatever is asked about: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['partner-violence'] })
  })

  it.each([
    'My husband strangled me in 2015, how do I divorce?',
    'Il y a dix ans mon mari m’a étranglée, puis-je encore porter plainte ?',
    'in the film I saw yesterday he strangled me with suspense',
    'my boyfriend choked me out at judo yesterday, is the club insured?',
    'My husband nearly strangled me with a hug this morning, he was so glad',
    'Mon mari m’a étranglé de rire hier soir avec sa blague',
    'My landlord is strangling me with charges today',
  ])('is not: %s', (text) => {
    expect(statementIn(evidenceIn(text))).toBeUndefined()
  })
})
