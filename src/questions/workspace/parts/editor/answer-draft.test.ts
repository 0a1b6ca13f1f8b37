import { describe, expect, test } from 'vitest'
import { Answer } from '../../../shapes.ts'
import { emptyDraft, isBlank } from '../../draft-sections.ts'
import { addressOf, answerOf, asText, openVariablesOf, problemFromServer, problemsOf, stateOf } from './answer-draft.ts'

const full = {
  short: 'Votre bailleur vous doit 936 €, écrivez-lui.',
  steps: [{ text: 'Écrivez une lettre.' }, { text: '  ' }, { text: 'Saisissez la commission.' }],
  deadlines: [
    { date: '2026-12-12', what: 'Troisième majoration' },
    { date: '', what: '' },
    { date: '2026-10-12', what: 'Fin du délai' },
  ],
  papers: ['Le bail', ''],
  sources: [
    { title: 'Loi n° 89-462', url: 'legifrance.gouv.fr/loda' },
    { title: '', url: '' },
  ],
  limits: 'Je n’ai pas vu le bail.',
}

describe('an answer being written', () => {
  test('begins blank, and is not blank with one word anywhere', () => {
    expect(isBlank(emptyDraft)).toBe(true)
    expect(isBlank({ ...emptyDraft, steps: [{ text: ' ' }], papers: [''] })).toBe(true)
    expect(isBlank({ ...emptyDraft, papers: ['Le bail'] })).toBe(false)
    expect(isBlank({ ...emptyDraft, deadlines: [{ date: '2026-01-01', what: '' }] })).toBe(false)
  })

  test('says which parts are filled, which are wanting and which one may leave out', () => {
    expect(stateOf(emptyDraft, 'short')).toBe('todo')
    expect(stateOf({ ...emptyDraft, short: 'trop court' }, 'short')).toBe('todo')
    expect(stateOf(full, 'short')).toBe('done')
    expect(stateOf(emptyDraft, 'papers')).toBe('maybe')
    expect(stateOf(full, 'deadlines')).toBe('done')
  })

  test('asks for the three parts that every answer has', () => {
    expect(problemsOf(emptyDraft).map((problem) => problem.field)).toEqual(['short', 'steps.0.text', 'limits'])
    expect(problemsOf(full)).toEqual([])
  })

  test('says which texts are longer than an answer takes, at their places', () => {
    const long = {
      ...full,
      short: 'a'.repeat(1201),
      steps: [{ text: 'Une étape.' }, { text: 'b'.repeat(3001) }],
      deadlines: [{ date: '2026-12-12', what: 'c'.repeat(301) }],
      sources: [{ title: 'Une loi', url: `https://exemple.fr/${'d'.repeat(500)}` }],
    }
    expect(problemsOf(long).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'short too_long',
      'steps.1.text too_long',
      'deadlines.0.what too_long',
      'sources.0.url too_long',
    ])
  })

  test('is not sent with what a phrase has left in braces', () => {
    const open = { ...full, short: `${full.short} {client}`, steps: [{ text: 'Avant le {échéance}.' }] }
    expect(problemsOf(open).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'short variable_open',
      'steps.0.text variable_open',
    ])
    expect(openVariablesOf(open)).toEqual(['{client}', '{échéance}'])
  })

  test('asks for the other half of a line that was begun', () => {
    const draft = {
      ...full,
      deadlines: [
        { date: '2026-01-01', what: '' },
        { date: '', what: 'Audience' },
      ],
      sources: [
        { title: '', url: 'https://service-public.fr' },
        { title: 'Une page', url: 'pas une adresse' },
        { title: 'Un piège', url: 'javascript:alert(1)' },
      ],
    }
    expect(problemsOf(draft).map(({ field, code }) => [field, code])).toEqual([
      ['deadlines.0.what', 'what_missing'],
      ['deadlines.1.date', 'date_missing'],
      ['sources.0.title', 'source_missing'],
      ['sources.1.url', 'url_invalid'],
      ['sources.2.url', 'url_invalid'],
    ])
  })

  test('is sent without empty lines, dates in order, in the shape of the contract', () => {
    const answer = answerOf(full)
    expect(answer.steps).toHaveLength(2)
    expect(answer.deadlines.map((line) => line.date)).toEqual(['2026-10-12', '2026-12-12'])
    expect(answer.sources).toEqual([{ title: 'Loi n° 89-462', url: 'https://legifrance.gouv.fr/loda' }])
    expect(Answer.safeParse(answer).success).toBe(true)
  })

  test('whatever passes here passes at the server', () => {
    const least = { ...emptyDraft, short: 'x'.repeat(20), steps: [{ text: 'y' }], limits: 'z'.repeat(10) }
    expect(problemsOf(least)).toEqual([])
    expect(Answer.safeParse(answerOf(least)).success).toBe(true)
  })

  test('shows a complaint of the server at the line that was typed, not at the line that was sent', () => {
    expect(problemFromServer(full, 'answer.steps.1.text', 'too_long')).toEqual({
      section: 'steps',
      field: 'steps.2.text',
      code: 'too_long',
    })
    expect(problemFromServer(full, 'answer.deadlines.0.date', 'date_invalid')?.field).toBe('deadlines.2.date')
    expect(problemFromServer(full, 'answer.steps', 'answer_steps_missing')?.field).toBe('steps.0.text')
    expect(problemFromServer(full, 'token', 'invalid')).toBeNull()
  })

  test('can be copied as text when it can no longer be sent', () => {
    const titles = {
      short: 'En bref',
      steps: 'Que faire',
      deadlines: 'Délais',
      papers: 'Papiers',
      limits: 'Limites',
      sources: 'Sources',
    }
    expect(asText(full, titles, 'fr')).toContain('Que faire\n1. Écrivez une lettre.\n2. Saisissez la commission.')
    expect(asText(emptyDraft, titles, 'fr')).toBe('')
  })
})

describe('an address', () => {
  test.each([
    ['', ''],
    ['https://a.fr/x', 'https://a.fr/x'],
    ['a.fr', 'https://a.fr'],
    ['javascript:alert(1)', null],
    ['ftp://a.fr', null],
    ['un texte', null],
    ['mot', null],
  ])('typed as "%s" is %s', (typed, address) => expect(addressOf(typed)).toBe(address))
})
