import { describe, expect, it } from 'vitest'
import { emergencyFacts } from './facts.ts'
import { messages as en } from './messages.en.ts'
import { messages as fr } from './messages.fr.ts'
import { inCountry, silentContacts, victimHelp } from './numbers/lines-by-country.ts'
import { emergencyScreen } from './screen.ts'
import { tutoie } from './tutoiement.fr.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
const all = [
  ...textsIn([fr.situations, fr.silent, fr.afar, fr.screen]),
  ...[...Object.values(silentContacts), ...Object.values(victimHelp), ...Object.values(inCountry)].map(
    (said) => said.fr,
  ),
]

describe('what is said to a child who writes, in French', () => {
  it('is said with « tu », in every message', () => {
    const left = all.map(tutoie).filter((text) => {
      const plural =
        /combien vous êtes|Êtes-vous tous|Êtes-vous, elle et vous|rendez-vous|votre équipe|entre vous(?! et)|Restez ensemble[^.]*/g
      return /(?<!\p{L})(?:vous|votre|vos|\p{L}+(?<!ch|n|ass|r)ez)(?!\p{L})/iu.test(text.replace(plural, ''))
    })
    expect(left).toEqual([])
  })

  it.each([
    ['Appelez le 15, restez où vous êtes.', 'Appelle le 15, reste où tu es.'],
    ['N’allez pas vers lui, éloignez-vous de votre porte.', 'Ne va pas vers lui, éloigne-toi de ta porte.'],
    ['Dites combien vous êtes.', 'Dis combien vous êtes.'],
    ['Restez-y, et parlez-en chez vous.', 'Restes-y, et parles-en chez toi.'],
  ])('«%s»: «%s»', (vous, tu) => {
    expect(tutoie(vous)).toBe(tu)
  })

  it.each([
    'j’ai 11 ans et mon beau-père me frappe, j’ai peur',
    'j’ai 10 ans ma maman ne se réveille pas',
    'j’ai 13 ans je veux mourir ce soir',
    'j’ai 14 ans un homme me demande des photos nues sinon il publie',
    'j’ai 9 ans il y a le feu dans la cuisine et je suis seul',
    'j’ai 12 ans mon papa tape ma maman',
  ])('leaves no « vous » on their screen: %s', (text) => {
    const facts = emergencyFacts(text, { signs: { text, timeZone: 'Europe/Paris' } })
    if (!facts) throw new Error('nothing found')
    const { title, sentences, steps, safe } = emergencyScreen(facts, 'fr', fr)
    const said = [title, ...sentences.map(({ before, after }) => before + after), ...steps, ...Object.values(safe)]
    expect(said.join(' ').replace('Restez ensemble, et appelez tous les deux', '')).not.toMatch(
      /vous|votre|(?<!ch|n|ass)ez\b/,
    )
    for (const step of steps) expect(step.length, step).toBeLessThan(100)
  })

  it.each([
    'ma fille de 11 ans a avalé de la javel',
    'j’ai 12 ans d’ancienneté et mon mari me frappe',
    'mon mari me frappe, j’ai 34 ans',
  ])('is « vous » for an adult: %s', (text) => {
    expect(emergencyFacts(text)?.byChild).toBeUndefined()
  })
})

describe('what is said to a child who is hurt', () => {
  it.each([
    ['fr', 'j’ai 11 ans et mon beau-père me frappe, j’ai peur', 'Tu as bien fait de le dire'],
    ['en', 'im 10 and my dad hits me with a belt', 'You were right to tell'],
  ] as const)('is for them, and not for an adult who saves a child: %s', (locale, text, title) => {
    const facts = emergencyFacts(text, {
      signs: { text, timeZone: locale === 'fr' ? 'Europe/Paris' : 'Europe/London' },
    })
    if (!facts) throw new Error('nothing found')
    const screen = emergencyScreen(facts, locale, locale === 'fr' ? fr : en)
    expect(screen.title).toBe(title)
    expect(screen.steps.join(' ')).not.toMatch(/l’enfant|the child/)
  })
})
