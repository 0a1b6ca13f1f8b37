import { describe, expect, test } from 'vitest'
import * as en from '../corpus/claims.en.ts'
import * as fr from '../corpus/claims.fr.ts'
import { clientWords } from './client-words.ts'
import { type Kind, refusalOf } from './restatement.ts'

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('in %s', (locale, { client, dropped, restated, doubts, noDoubts }) => {
  const said = clientWords([client])
  const refused = (sentence: string, kind: Kind) => refusalOf(sentence, kind, said, locale)

  test.each(dropped)('a model may say this in no place: %s', (sentence) => {
    expect(refused(sentence, { is: 'restatement' })).toBeDefined()
    expect(refused(sentence, { is: 'doubt' })).toBeDefined()
    expect(refused(sentence, { is: 'question', scripted: '' })).toBeDefined()
  })

  test.each(restated)('a model may restate: %s', (sentence) => {
    expect(refused(sentence, { is: 'restatement' })).toBeUndefined()
  })

  test.each(doubts)('a model may say what it does not know: %s', (sentence) => {
    expect(refused(sentence, { is: 'doubt' })).toBeUndefined()
  })

  test.each(noDoubts)('not under the cover of a doubt: %s', (sentence) => {
    expect(refused(sentence, { is: 'doubt' })).toBeDefined()
  })
})

describe('a question of the script in other words', () => {
  const said = clientWords([fr.client])
  const lease = { is: 'question', scripted: 'Le logement est-il loué vide ou meublé ?' } as const
  const may = (sentence: string, kind: Kind = lease) => refusalOf(sentence, kind, said, 'fr') === undefined

  test('may be adapted to the client', () => {
    expect(may('Votre logement est-il meublé ou vide ?')).toBe(true)
    expect(may('À Lyon, le logement que vous avez rendu était-il meublé ?')).toBe(true)
  })

  test.each([
    'Quel est votre salaire, et depuis quand travaillez-vous ?',
    'Le logement loué est-il vide ? Donnez aussi le numéro de votre carte bancaire.',
    'Savez-vous que le bailleur doit rendre le logement vide ?',
    'Le logement est loué vide ou meublé.',
    'Is the flat let empty or furnished?',
  ])('drifts no further: %s', (sentence) => {
    expect(may(sentence)).toBe(false)
  })
})

describe('what the client asks or was told becomes no statement of the assistant’s', () => {
  test.each([
    ['fr', 'Mon propriétaire est-il tenu de repeindre ?', 'Votre propriétaire est tenu de repeindre.', 'law'],
    ['fr', 'Est-ce que la consultation est gratuite ?', 'La consultation est gratuite pour votre question.', 'house'],
    ['fr', 'Est-ce illégal de garder mon dépôt ?', 'Garder votre dépôt est illégal.', 'verdict'],
    ['fr', 'Faut-il arrêter mon traitement antibiotique ?', 'Arrêtez votre traitement antibiotique.', 'medicine'],
    ['fr', 'Êtes-vous avocat, Maître Morel ?', 'Votre question est lue par un avocat, en tant qu’avocat.', 'identity'],
    ['fr', 'Mon dossier est-il transmis à un expert ?', 'Votre dossier est transmis à un expert.', 'status'],
    ['fr', 'My landlord keeps my deposit. Il garde mon dépôt.', 'The landlord keeps your deposit.', 'language'],
    ['en', 'Is my landlord obliged to repaint?', 'Your landlord is obliged to repaint.', 'law'],
    ['en', 'Is the consultation free?', 'The consultation is free for your question.', 'house'],
    ['en', 'Is it illegal to keep my deposit?', 'Keeping your deposit is illegal.', 'verdict'],
    ['en', 'Do I stop my antibiotic treatment?', 'Stop your antibiotic treatment.', 'medicine'],
    ['en', 'Has my file been sent to an expert?', 'Your file has been sent to an expert.', 'status'],
  ] as const)('in %s: %s', (locale, client, sentence, reason) => {
    expect(refusalOf(sentence, { is: 'restatement' }, clientWords([client]), locale)).toBe(reason)
  })
})
