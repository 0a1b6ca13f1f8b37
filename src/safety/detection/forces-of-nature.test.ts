import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

const heard: readonly (readonly [circumstance: string, texts: readonly string[]])[] = [
  [
    'tornado',
    [
      'tornado sirens going off and we’re in a trailer what now',
      'tornado hit us we are under the house',
      'une tornade arrive sur le camping',
    ],
  ],
  [
    'avalanche',
    [
      'avalanche just came down on my brother hes under it',
      'une avalanche vient d’emporter mon pote',
      'une avalanche, mon ami est dessous, Verbier',
    ],
  ],
  [
    'wild-animal',
    [
      'grizzly is sniffing round our tent right now',
      'a bear has my husband up a tree near Banff',
      'y a un ours devant la tente',
      'we’re being followed by a cougar on the trail',
    ],
  ],
  [
    'testicle',
    [
      'my left ball just went agony outta nowhere an hour ago',
      '11yo says his testicle hurts so bad he’s throwing up',
      'mon fils de 12 ans a super mal a un testicule dun coup',
    ],
  ],
]

describe('dangers of the open air, and a testicle that hurts all at once', () => {
  it.each(heard.flatMap(([circumstance, texts]) => texts.map((text) => [circumstance, text] as const)))(
    'are heard (%s): %s',
    (circumstance, text) => expect(detectEmergency(text)).toMatchObject({ circumstance }),
  )

  it.each([
    'une avalanche de courriels de mon ex, que faire ?',
    'my shed roof collapsed in the avalanche last month, insurer says no',
    'Avalanche course in Chamonix cancelled, can I get my money back?',
    'The tornado took my roof, the roofer wants half up front',
    'une tornade a détruit mon toit, mon assurance ne paie pas',
    'y a un orignal dans ma cour',
    'a bear keeps getting into our bins',
    'il faut que je bear with it',
    'Un ours en peluche devant la tente, photo à vendre',
    'The wolf is outside our sheep pen every night, who pays?',
    'I found a lump on my left testicle, it does not hurt much',
    'vasectomie : testicule douloureux et très gonflé depuis deux semaines',
    'j’ai deux gosses et mon fils a pleuré ce matin',
    'golf: lost both balls, painful round this morning',
  ])('are none: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})

describe('a child who swallowed something, told in two messages', () => {
  it.each([
    ['button-battery', 'Ma fille a avalé quelque chose\nune pile bouton'],
    ['button-battery', 'My toddler put something in his mouth\na battery from the remote'],
    ['poisoning', 'mon bébé a mangé un truc sous l’évier\nune pastille de lave-vaisselle'],
  ])('is heard (%s): %s', (situation, text) => expect(detectEmergency(text)?.situations[0]).toBe(situation))
  it.each(['Ma fille a avalé quelque chose', 'une pile bouton', 'a battery from the remote'])(
    'is none by itself: %s',
    (text) => expect(detectEmergency(text)).toBeUndefined(),
  )
  it('is none of a dog', () =>
    expect(statementIn(evidenceIn('my daughter’s dog swallowed something\na magnet'))).toBeUndefined())
})

describe('how to die, and shots at school, in other words', () => {
  it.each([
    ['suicide', 'is it painful to od on paracetamol or do you just go to sleep'],
    ['suicide', 'ca fait mal de se pendre'],
    ['suicide', 'how long does it take to die from an overdose'],
    ['violence', 'shots fired in my school we r under the desks'],
    ['violence', 'tirs dans mon lycée on est sous les tables'],
    ['drowning', 'the river’s in the kitchen and rising we’re up the stairs'],
    ['child-missing', 'mes parents menmarient au maroc cet été jveux pas jai 16 ans'],
  ])('are heard (%s): %s', (situation, text) => expect(detectEmergency(text)?.situations[0]).toBe(situation))
  it.each([
    'shots fired lol, my boss replied all',
    'is it painful to hang wallpaper',
    'est-ce que ça fait mal de mourir, disserte en philo',
    'does it hurt dogs to die from an overdose of chocolate',
  ])('are none: %s', (text) => expect(statementIn(evidenceIn(text))).toBeUndefined())
})
