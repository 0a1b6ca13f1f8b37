import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('blows to somebody who is pregnant', () => {
  it.each([
    'mon mec ma frapé o ventre jsui enceinte',
    'mon mec ma mit une droite jsuis enceinte j’ai mal o ventre',
    'he kicked me in the stomach im 20 weeks',
    'mon copain m’a poussée dans l’escalier, je suis enceinte de 6 mois',
    'enceinte, il m’a donné un coup de pied dans le ventre et je saigne',
    'il m’a giflée, je suis à 30 sa',
    'mon mari m’a frappée hier soir je suis enceinte de 4 mois que faire',
    'ma soeur enceinte s’est fait frapper par son mec',
    'mon ex m’a étranglée je suis enceinte',
    'my boyfriend punched me in the belly and I’m pregnant',
    'I’m 30 weeks pregnant, he pushed me down the stairs',
    'he slapped me last night, I’m 12 weeks gone',
    'my husband beat me and I’m 5 months pregnant, cramps',
    'she’s pregnant and her partner kicked her',
    'he threw me against the wall, im pregnant and spotting',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({
      situations: ['pregnancy', 'partner-violence'],
      circumstance: 'wounded',
    })
  })

  it.each([
    'le bébé me donne des coups dans le ventre, je suis enceinte de 7 mois',
    'enceinte, mon fils de 3 ans m’a donné un coup de pied dans le ventre en jouant',
    'mon patron me pousse à démissionner parce que je suis enceinte',
    'je suis enceinte et une voiture m’a percutée il y a deux mois, indemnisation ?',
    'mon ex m’a frappée il y a six ans, je suis enceinte d’un autre homme',
    'enceinte de 5 mois, je suis frappée par la fatigue, congé possible ?',
    'baby kicked me all night, I’m 30 weeks pregnant',
    'my toddler kicked me in the belly and I’m 20 weeks',
    'I’m pregnant and my boss pushed me to resign',
    'the nausea hit me hard, I’m 8 weeks pregnant',
    'my ex hit me three years ago and now I’m pregnant by somebody else',
    'a novel where he beats her while she is pregnant',
    'Je suis enceinte, mon chef m’a mise au placard, il m’a donné un coup de pression',
    'enceinte de 8 mois, il me bat au scrabble tous les soirs',
    'Je suis enceinte de 6 mois et mon mari a été frappé d’une interdiction de gérer',
    'she is pregnant and hit me with a huge bill',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})

describe('blows to somebody who is pregnant, and who strikes', () => {
  it('are answered by the police first while they go on, and by an ambulance', () => {
    const stands = { situations: ['partner-violence', 'pregnancy'], circumstance: 'wounded' }
    expect(detectEmergency('il me tape en ce moment je suis enceinte')).toMatchObject(stands)
    expect(detectEmergency('I’m pregnant and he is hitting me right now')).toMatchObject(stands)
  })

  it('are those of a stranger too', () => {
    expect(detectEmergency('un inconnu m’a frappée dans le métro, je suis enceinte')?.situations).toEqual([
      'pregnancy',
      'violence',
    ])
  })
})
