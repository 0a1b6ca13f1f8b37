import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

describe('a letter of farewell', () => {
  it.each([
    'j’ai écrit une lettre d’adieu',
    'Ma sœur a laissé un mot d’adieu et elle ne répond plus',
    'on a trouvé une lettre d’adieu dans la chambre de mon fils',
    'il a posté une vidéo d’adieu sur insta',
    'mon ami vient de m’envoyer un message d’adieu',
    'J’ai fait mes adieux à tout le monde',
    'I wrote a goodbye letter',
    'she left a goodbye note and her car is gone',
    'found a suicide note in my daughter’s bag',
    'my brother just posted a farewell video',
    'he sent us all goodbye texts',
    'I left a letter for my kids',
    'my friend in Dublin says goodbye, I’m in Leeds',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(expect.arrayContaining([expect.stringMatching(/^suicide/)]))
  })

  it.each([
    'Comment écrire une lettre d’adieu à mes collègues ?',
    'J’ai envoyé un message d’adieu à mon équipe avant ma retraite',
    'Dans le film, elle laisse une lettre d’adieu',
    'Mon grand-père avait laissé une lettre d’adieu en 1987, est-ce un testament ?',
    'J’ai écrit une lettre d’adieu au tabac',
    'J’ai laissé un mot à ma voisine',
    'How do I write a goodbye letter to my nanny?',
    'I sent a farewell message to my team on my last day at the company',
    'In the novel he left a suicide note',
    'The solicitor says I left a letter for my kids with the will',
    'My tenant left a note for the postman',
    'we said goodbye at the airport',
    'my friend said goodbye and went home',
  ])('is not: %s', (text) => {
    expect(statementIn(evidenceIn(text))).toBeUndefined()
  })
})
