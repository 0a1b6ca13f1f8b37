import { describe, expect, it } from 'vitest'
import { appendSpeechInput, speechBetween } from './speech-input.ts'

describe('a dictated text', () => {
  it.each([
    ['', 'mon chien boite ', 'Mon chien boite'],
    ['Mon chien boite', ' depuis hier', 'Mon chien boite depuis hier'],
    ['Mon chien boite. ', 'il a quatre ans', 'Mon chien boite. Il a quatre ans'],
    ['Les faits :\n', 'une lettre est arrivée', 'Les faits :\nUne lettre est arrivée'],
    ['Le 12', 'l’état\n des  lieux', 'Le 12 l’état des lieux'],
  ])('%j, then %j', (text, said, whole) => {
    expect(appendSpeechInput(text, said)).toBe(whole)
  })

  it('is left as it is where nothing was said', () => {
    expect(appendSpeechInput('Mon chien ', '  ')).toBe('Mon chien ')
  })
})

describe('a text dictated at the caret', () => {
  it.each([
    ['', '', 'le bailleur', 'Le bailleur'],
    ['Le bailleur', '', 'doit  rendre', ' doit rendre'],
    ['Le bailleur  ', 'le dépôt', 'doit rendre', 'doit rendre '],
    ['Il doit. ', '', 'écrivez', 'Écrivez'],
    ['Il doit', '.', 'rendre', ' rendre'],
    ['Il doit', '', '  ', ''],
  ])('%j | %j, saying %j', (before, after, said, inserted) => {
    expect(speechBetween(before, after, said)).toBe(inserted)
  })
})
