import { expect, test } from 'vitest'
import { linesOf, readInstead, withLines, writesIn, writtenIn } from './lines.ts'

const text = 'Bonjour,\n\n1. Les clés\n- le bail\nMerci'
const answer = {
  short: 'Écrivez-lui.\nPuis attendez.',
  steps: [{ text: 'Une lettre' }, { text: '- un\n- deux' }],
  deadlines: [{ date: '2026-12-12', what: 'Une majoration' }],
  papers: ['Le bail'],
  sources: [{ title: 'Loi, article 22', url: '' }],
  limits: 'Sans le bail.',
}

test('a text is put together of other lines, with its empty lines, bullets and numbers', () => {
  expect(linesOf({ text })).toEqual(['Bonjour,', 'Les clés', 'le bail', 'Merci'])
  expect(withLines({ text }, ['Hello,', 'The keys', 'the lease', 'Thanks'])).toEqual({
    text: 'Hello,\n\n1. The keys\n- the lease\nThanks',
  })
})

test('of an answer everything is translated but dates and sources', () => {
  const lines = linesOf({ answer })
  expect(lines).toEqual([
    'Écrivez-lui.',
    'Puis attendez.',
    'Une lettre',
    'un',
    'deux',
    'Une majoration',
    'Le bail',
    'Sans le bail.',
  ])
  const made = withLines(
    { answer },
    lines.map((line) => line.toUpperCase()),
  ).answer
  expect(made.short).toBe('ÉCRIVEZ-LUI.\nPUIS ATTENDEZ.')
  expect(made.steps[1]).toEqual({ text: '- UN\n- DEUX' })
  expect(made.deadlines).toEqual([{ date: '2026-12-12', what: 'UNE MAJORATION' }])
  expect(made.sources).toEqual(answer.sources)
})

test('the language is that of the words, or the expected one where they leave it open', () => {
  expect(writtenIn({ text: 'I have not received the deposit that you owe me.' }, 'fr')).toBe('en')
  expect(writtenIn({ text: '780 €' }, 'fr')).toBe('fr')
  expect(writtenIn({ answer }, 'en')).toBe('fr')
})

test('an expert reads in their first language what is in none of theirs', () => {
  expect(readInstead(['fr'], 'en')).toBe('fr')
  expect(readInstead(['fr', 'en'], 'en')).toBeUndefined()
  expect(writesIn(['fr'], 'en')).toBe('fr')
  expect(writesIn(['fr', 'en'], 'en')).toBe('en')
})
