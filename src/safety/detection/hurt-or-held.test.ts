import { describe, expect, it } from 'vitest'
import { numbersForSituation } from '../numbers/numbers-for-situation.ts'
import { detectEmergency } from './detect-emergency.ts'

const first = (text: string) => detectEmergency(text)?.situations[0]
const dialled = (text: string) => {
  const found = detectEmergency(text)
  return found && numbersForSituation(found.situations[0], 'fr', found).first.dial
}

describe('an open vein', () => {
  it.each([
    'jme suis taillé les veines ça coule partout',
    'je me suis taillé les poignets',
    'I’ve nicked me wrist proper bad it won’t stop',
    'slit my wrist and it won’t stop',
    'cut both wrists, blood everywhere',
  ])('is pressed before anybody listens: «%s»', (text) => {
    expect(detectEmergency(text)?.situations).toEqual(['bleeding', 'suicide'])
    expect(dialled(text)).toBe('15')
  })

  it.each(['je me suis taillé la barbe, c’est raté', 'I nicked my wrist watch strap, can I get a refund'])(
    'is none: «%s»',
    (text) => expect(detectEmergency(text)).toBeUndefined(),
  )
})

describe('sugar that is too low', () => {
  it.each([
    'je suis diabétique, ma fille dit que je parle bizarre, sucre à 0,35',
    'mon mari diabétique parle de travers, il est à 0,30 de dextro',
    'mon mari diabétique dit n’importe quoi, il est à 0,30',
    'ma femme diabétique est agressive et transpire, dextro 0,41',
    'my diabetic husband is talking nonsense, his sugar is 2.1',
    'my diabetic wife is slurring, libre says 2.3',
  ])('is neither a stroke nor a quarrel: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'], circumstance: 'low-sugar' })
  })

  it.each(['je suis diabétique, puis-je avoir un prêt à 0 % ?', 'my diabetic cat’s sugar was 2.1, she is weird'])(
    'is not told of: «%s»',
    (text) => expect(detectEmergency(text)?.circumstance).not.toBe('low-sugar'),
  )

  it('leaves violence where a diabetic threatens', () => {
    expect(first('mon mari diabétique est à 0,30 et me menace avec un couteau')).toMatch(/violence/)
  })
})

describe('a wound by mishap', () => {
  it.each([
    ['mon fils s’est coupé le doigt avec la tondeuse ca gicle', 'bleeding'],
    ['je me suis entaillé la cuisse, le sang gicle', 'bleeding'],
    ['my dad cut his hand with the saw and it’s spurting', 'bleeding'],
    ['my boyfriend’s gun went off and hit his own leg', 'bleeding'],
    ['mon mec s’est tiré dans le pied avec son fusil de chasse', 'bleeding'],
    ['my husband shot himself in the leg cleaning his gun', 'bleeding'],
    ['ma femme a frappé sa tête contre le trottoir et elle vomit', 'unconscious'],
    ['mon copain s’est cogné la tête contre la poutre, il dit n’importe quoi', 'unconscious'],
    ['my wife hit her head on the kerb and keeps vomiting', 'unconscious'],
  ] as const)('accuses nobody: «%s»: %s', (text, situation) => {
    expect(detectEmergency(text)?.situations).toEqual([situation])
    expect(dialled(text)).toBe('15')
  })

  it.each([
    ['mon mari m’a frappé la tête contre le mur et je vomis', /violence/],
    ['il a frappé sa tête contre le trottoir, elle vomit', /violence|unconscious/],
    ['mon frère s’est tiré une balle dans la tête', /^suicide/],
    ['my husband shot my son in the leg with his gun', /violence|bleeding/],
  ] as const)('is not a blow or a suicide: «%s»', (text, situation) => {
    expect(first(text)).toMatch(situation)
    expect(detectEmergency(text)?.situations).not.toEqual(['unconscious'])
  })

  it.each([
    'la tondeuse fuit, ça gicle de l’huile partout',
    'my boyfriend shot himself in the foot by signing that lease',
    'mon fils s’est coupé les cheveux avec la tondeuse',
  ])('is none: «%s»', (text) => expect(detectEmergency(text)).toBeUndefined())
})

describe('somebody shut in or taken', () => {
  it.each([
    'jsuis ds le coffre d’une voiture',
    'on m’a enfermé dans le coffre',
    'i’m in the trunk of a car help',
    'im locked in the basement and he took my phone, using an old tablet',
    'il m’a enfermée dans la cave et m’a pris mon téléphone',
    'my ex locked me in the flat and took my keys',
  ])('is in the hands of somebody: «%s»', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['violence'], circumstance: 'silent' })
  })

  it.each([
    'carjacked with my son still in the back seat',
    'on m’a volé la voiture avec mon bébé dedans',
    'someone just stole my car, my daughter is inside',
  ])('is a child in a car that was taken: «%s»', (text) => expect(first(text)).toBe('child-missing'))

  it.each([
    'j’ai laissé mes clés dans le coffre d’une voiture de location',
    'je range des valises dans le coffre de ma voiture',
    'my laptop was in the boot of a car that was stolen, insurance?',
    'on m’a volé la voiture, le siège auto était dedans',
  ])('is none: «%s»', (text) => expect(detectEmergency(text)).toBeUndefined())
})

describe('somebody under what fell, away or put out', () => {
  it.each([
    ['le plafond vient de s’effondrer, je suis coincée', 'crash'],
    ['the ceiling has collapsed and I am trapped', 'crash'],
    ['dad’s got alzheimers and he’s been gone since 4, no coat', 'adult-missing'],
    ['on a perdu mon père alzheimer en forêt il fait nuit', 'adult-missing'],
    ['nan’s been on the kitchen floor since last night', 'unconscious'],
    ['ma mère est par terre depuis hier soir dans la cuisine', 'unconscious'],
    ['ma fille boit plus, pleure sans larmes et dort tout le temps, 8 mois', 'unconscious'],
    ['my husband locked me out in the snow with the baby and i’m barefoot', 'partner-violence'],
    ['il m’a mise dehors pieds nus en pleine nuit', 'partner-violence'],
  ] as const)('calls whoever comes for that: «%s»: %s', (text, situation) => expect(first(text)).toBe(situation))

  it.each([
    'Le plafond de la cuisine s’est effondré en avril, personne dessous',
    'on a perdu mon père alzheimer en mars, succession ?',
    'mon bébé de 8 mois dort tout le temps, normal ?',
    'my landlord threw me out, it’s raining, what rights',
  ])('is none: «%s»', (text) => expect(detectEmergency(text)).toBeUndefined())
})
