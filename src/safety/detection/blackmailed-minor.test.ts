import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a minor who is blackmailed and wants to die', () => {
  it.each([
    'posted my nudes unless i send 500 dollars, i’m 16 and want to disappear forever',
    'A guy on Snapchat will send my nudes to everyone if I don’t pay, I’m 15 and I want to kill myself',
    'g 14 ans un mec menace de publier mes photos nues jveu mourir',
    'j’ai 14 ans il va envoyer mes photos nues à tout le collège, je préfère mourir',
    'ils me demandent 300 euros sinon ils publient ma vidéo, j’ai 16 ans, je veux disparaître',
    'j’ai 13 ans, chantage avec mes nudes, j’ai envie de me tuer',
    'un mec me menace de diffuser ma vidéo intime j’ai 15 ans plus envie de vivre',
    'g 17 ans on me fait chanter avec une photo jvais me suicider',
    'j’ai 15 ans il veut de l’argent pour mes photos autant mourir',
    'someone is threatening to leak my pics, I’m 14 and I want to kill myself',
    'im 15 he says he’ll send my nudes to my mum, I’d rather die',
    'I’m 13, they recorded me on webcam and want gift cards, can’t live with this',
    'sextortion, i am 16, no point in living',
    'i’m 17 and a girl has my nudes and wants money, thinking of ending it all',
    'im 14, they’ll post my video, suicide is the only way',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['suicide', 'child-exploitation'] })
  })

  it.each([
    'j’ai 16 ans, on menace de publier mes photos, je veux porter plainte',
    'j’ai 15 ans, chantage avec mes photos, je n’ai pas envie de mourir, juste qu’il arrête',
    'j’ai 34 ans, on menace de publier ma vidéo et je veux disparaître des réseaux',
    'j’ai 16 ans et je veux supprimer mes photos de ce site',
    'ma fille de 14 ans veut mourir d’ennui au collège, photos de classe trop chères',
    'j’ai 17 ans, je veux disparaître des photos de l’école',
    'I’m 15 and somebody wants money for my pics, how do I report them?',
    'I’m 16, he threatens to post my pics, I am not suicidal just angry',
    'I’m 30, blackmailed with a video, want to disappear from google',
    'I’m 14, can my school post my pictures without consent?',
    'my son is 15 and wants to end his phone contract, photos included',
    'I’m 16 and would die for tickets, pictures of the gig wanted',
    'j’ai 16 ans, mon ex menace de publier nos photos, je veux le dénoncer et j’ai envie de vivre tranquille',
    'I’m 17, they post my pictures at school and I want to disappear from the website',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
