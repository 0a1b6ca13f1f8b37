import { describe, expect, it } from 'vitest'
import { numbersForSituation } from '../numbers/numbers-for-situation.ts'
import { detectEmergency } from './detect-emergency.ts'

const situations = (text: string) => detectEmergency(text)?.situations ?? []

describe('whom an emergency calls first', () => {
  it.each([
    ['j’ai trouvé mon mari pendu dans la grange', 'suicide-attempt'],
    ['mon fils s’est pendu on vient de le dépendre', 'suicide-attempt'],
    ['found my brother hanging in the garage', 'suicide-attempt'],
    ['my dad has hung himself', 'suicide-attempt'],
    ['la petite a mangé les comprimés de mamie, elle dort', 'overdose'],
    ['my toddler swallowed granny’s tablets and now she’s sleeping', 'overdose'],
    ['ma femme est coincée dans la voiture tombée dans le canal', 'drowning'],
    ['a car went off the road into the river, my wife is trapped inside', 'drowning'],
    ['sortie de route, mon mari est bloqué dans la voiture retournée', 'crash'],
    ['my boyfriend’s car rolled over and he’s trapped in it', 'crash'],
  ] as const)('names first whoever comes to the rescue: «%s»: %s', (text, situation) => {
    expect(situations(text)[0]).toBe(situation)
  })

  it.each([
    ['my mum’s fella’s took the belt to me again. im 10', 'child-abuse'],
    ['my mums boyfriend hits me im 10', 'child-abuse'],
    ['le mari de maman m’a donné des coups de ceinture, je suis en CM2', 'child-abuse'],
    ['my boyfriend is 19 and his friends want me to sleep with them, im 14', 'sexual-violence'],
    ['mon copain de 22 ans me force à coucher avec ses potes, j’ai 15 ans', 'sexual-violence'],
    ['j’ai 13 ans mon copain de 20 ans veut que je couche avec lui sinon il me quitte', 'sexual-violence'],
  ] as const)('is told by a child: «%s»: %s', (text, situation) => {
    expect(detectEmergency(text)).toMatchObject({ situations: [situation], circumstance: 'told-by-child', minor: true })
  })

  it.each([
    'mon père s’est pendu il y a trois ans, comment faire le deuil',
    'jouer au pendu avec mes enfants',
    'my car is stuck in the garage after the accident, who pays',
  ])('needs no rescue: «%s»', (text) => {
    expect(situations(text)).toEqual([])
  })
})

describe('who is harmed by others and wants to die', () => {
  it.each([
    ['A guy on Snapchat will send my nudes to everyone if I don’t pay, I’m 15 and I want to kill myself', 'suicide'],
    ['g 14 ans un mec menace de publier mes photos nues jveu mourir', 'suicide'],
    ['my husband beats me and I want to die', 'partner-violence'],
    ['mon mari me frappe j’en peux plus jveux mourir', 'partner-violence'],
  ] as const)('is shown who protects and who listens: «%s»', (text, besides) => {
    const { situations: found = [], minor = false, circumstance } = detectEmergency(text) ?? {}
    expect(found.slice(1)).toContain(besides)
    const [first = 'suicide'] = found
    const { first: call, second, more } = numbersForSituation(first, 'fr', { minor, circumstance, situations: found })
    const dialled = [call, second, ...more].slice(0, 6).map((line) => line?.dial)
    expect(dialled).toContain(besides === 'suicide' ? '3114' : '3919')
  })

  it('is not who says that they do not want to, nor who is threatened with death', () => {
    expect(situations('elle me frappe et je ne veux pas mourir')).not.toContain('suicide')
    expect(situations('he says he wants to kill me')).not.toContain('suicide')
  })
})
