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
    [
      'A guy on Snapchat will send my nudes to everyone if I don’t pay, I’m 15 and I want to kill myself',
      'child-exploitation',
      '3018',
    ],
    ['g 14 ans un mec menace de publier mes photos nues jveu mourir', 'child-exploitation', '3018'],
    ['my husband beats me and I want to die', 'partner-violence', '3919'],
    ['mon mari me frappe j’en peux plus jveux mourir', 'partner-violence', '3919'],
  ] as const)('is shown who listens first, and who protects: «%s»', (text, besides, dial) => {
    const { situations: found = [], minor = false, circumstance } = detectEmergency(text) ?? {}
    expect(found[0]).toBe('suicide')
    expect(found.slice(1)).toContain(besides)
    const [first = 'suicide'] = found
    const { first: call, second, more } = numbersForSituation(first, 'fr', { minor, circumstance, situations: found })
    const dialled = [call, second, ...more].slice(0, 6).map((line) => line?.dial)
    expect(dialled).toEqual(expect.arrayContaining(['3114', dial]))
  })

  it('is not who says that they do not want to, nor who is threatened with death', () => {
    expect(situations('elle me frappe et je ne veux pas mourir')).not.toContain('suicide')
    expect(situations('he says he wants to kill me')).not.toContain('suicide')
  })
})

describe('whom the age and the hands decide', () => {
  it.each([
    ['my husband walked out into the blizzard with no coat, he’s diabetic, Yellowknife', 'adult-missing'],
    ['Maman est sortie pieds nus dans la neige en chemise de nuit, je ne la vois plus', 'adult-missing'],
    ['mon père est parti à pied dans la poudrerie sans manteau, y fait moins 28', 'adult-missing'],
    ['Dad went for the paper at 9, he’s got alzheimers, it’s 3 and no sign', 'adult-missing'],
    ['Papa n’a plus toute sa tête, il est sorti chercher le pain à 8 h et il est midi, aucune trace', 'adult-missing'],
    [
      'mon père s’est enfermé dans le cabanon avec sa carabine, il pleure et il a dit au revoir à mes frères',
      'suicide-attempt',
    ],
    ['dad’s in the barn with the shotgun and he’s just rung all of us to say he loves us', 'suicide'],
    ['mon père nous vise avec sa carabine, il a dit au revoir à ma mère', 'violence'],
    ['stood on the wrong side of the railings', 'suicide'],
    ['je suis passé de l’autre côté de la rambarde', 'suicide'],
    ['jé 13 ans un mec sur snap me fé chanter avec mes foto', 'child-exploitation'],
    ['13 ans, il me force à me filmer nue et il garde tout', 'child-exploitation'],
    [
      'j’ai 12 ans et quelqu’un sur insta m’oblige à envoyer des photos de moi nue sinon il publie',
      'child-exploitation',
    ],
    [
      'im 13 and someone on snap has my pics and says he’ll send them to my whole school unless i pay',
      'child-exploitation',
    ],
    ['Sextortion: someone has my nudes and wants $800, I’m 41', 'sexual-violence'],
    ['J’ai 38 ans, on me fait chanter avec une vidéo intime, ils menacent de l’envoyer à ma femme', 'sexual-violence'],
    ['my son is getting blackmailed on instagram for nudes he sent, he’s 15, I’m 41', 'child-exploitation'],
    ['Ma cousine de 9 ans m’a dit que son oncle vient dans son lit la nuit', 'child-abuse'],
    ['my cousin is 9 and she told me her uncle gets into bed with her', 'child-abuse'],
    ['mon père tape mon frère', 'child-abuse'],
    ['À La Chaux-de-Fonds la maman de mon copain lui tape la tête contre le mur', 'child-abuse'],
    ['my stepfather is choking my brother, he’s 12, please', 'child-abuse'],
    ['mon frère a pété les plombs il a mis papa par terre et il continue à taper', 'violence'],
    ['my brother’s lost it he’s got dad on the floor and won’t stop punching him', 'violence'],
    ['la friteuse s’est renversée sur mon gamin, la peau de son dos part en lambeaux', 'burn'],
    ['rajli kaydrabni daba, ana f casa', 'partner-violence'],
    ['bghit nmout sm7o lia', 'suicide'],
    ['il a chargé le fusil et il a dit aux enfants de dire au revoir à maman', 'partner-violence'],
    ['he loaded the shotgun and told the kids to say bye to mommy', 'partner-violence'],
    ['ma puce de 4 ans etait au parc y a 20 min jla voi plu jai fait 3 foi le tour', 'child-missing'],
    [
      'on a parti l’char dans l’garage pour le réchauffer, ma femme est étendue dans cuisine pis j’ai la tête qui cogne',
      'carbon-monoxide',
    ],
    ['the foster carer makes my sister sleep on the kitchen floor and hits her with a spoon', 'child-abuse'],
    ['mon petit-fils de 17 ans vient de me frapper pour avoir ma carte bleue, j’ai 78 ans', 'elder-abuse'],
    ['Meemaw walked out the back door in her housecoat, it’s 12 degrees', 'adult-missing'],
  ] as const)('«%s»: %s', (text, situation) => {
    expect(situations(text)[0]).toBe(situation)
  })

  it.each([
    ['jé 13 ans un mec sur snap me fé chanter avec mes foto', '3018'],
    ['Ma cousine de 9 ans m’a dit que son oncle vient dans son lit la nuit', '119'],
    ['J’ai 38 ans, on me fait chanter avec une vidéo intime, ils menacent de l’envoyer à ma femme', '17'],
    ['stood on the wrong side of the railings', '15'],
  ] as const)('rings in France for «%s»: %s', (text, number) => {
    const { situations: found = [], minor = false, circumstance } = detectEmergency(text) ?? {}
    const [first = 'violence'] = found
    expect(numbersForSituation(first, 'fr', { minor, circumstance, situations: found }).first.dial).toBe(number)
  })

  it('tells an adult who is blackmailed what to do about it, and not of a hospital', () => {
    const found = detectEmergency('Sextortion: someone has my nudes and wants $800, I’m 41')
    expect(found).toMatchObject({ circumstance: 'blackmailed', minor: false })
  })

  it.each([
    'Mon mari est sorti sans manteau ce matin et il a pris un rhume, que prendre ?',
    'My husband walked out on me in January, do I get the house?',
    'Mon père chasse, il range sa carabine dans le cabanon, est-ce légal ?',
    'Mon photographe me réclame 300 euros de plus sinon il ne rend pas les photos du mariage',
    'My nephew is 9 and still sleeps in his mom’s bed, is it normal?',
    'Mon frère a mis papa en maison de retraite sans me prévenir, peut-il ?',
    'The chip pan went over on the carpet, is it covered?',
    'I parked on the wrong side of the barrier and got a ticket',
    'I’m stood on the wrong side of this parking dispute aren’t I',
    'La soupe s’est renversée sur mon ordinateur, la garantie marche ?',
  ])('is nobody’s for «%s»', (text) => {
    expect(situations(text)).toEqual([])
  })

  it.each([
    ['what is the quickest painless way to die', 'suicide'],
    ['painless ways to die', 'suicide'],
    ['quelle est la façon la moins douloureuse de mourir', 'suicide'],
    ['la façon la plus douce de partir, sans souffrir', 'suicide'],
    ['comment partir en douceur sans souffrir, j’en ai marre de tout', 'suicide'],
    ['husband got his gun out and says nobody leaves the house tonight', 'partner-violence'],
    ['mon mari a sorti son fusil, il dit que personne ne sortira ce soir', 'partner-violence'],
  ] as const)('is asked for without the usual words: «%s»: %s', (text, situation) => {
    expect(situations(text)[0]).toBe(situation)
  })

  it.each([
    'Mon voisin du dessus fait la fête chaque nuit, je n’arrive plus à dormir et ma santé en souffre',
    'pas de douleur dans la poitrine',
    'no chest pain',
    'la façon la plus douce de faire partir mon vieux chat sans souffrir',
    'comment partir de mon boulot en douceur',
  ])('is nobody for noise, a sign that is not there, an animal or a job: «%s»', (text) => {
    expect(situations(text)).toEqual([])
  })

  it.each([
    ['my neighbour is playing loud music and smoke comes from under his door', 'fire'],
    ['le chien du voisin aboie et il y a une odeur de gaz', 'gas-leak'],
    ['mes voisins font du bruit, j’en peux plus, j’ai plus envie de vivre', 'suicide'],
    ['mon voisin fait du bruit, il m’a menacé de mort avec un couteau', 'violence'],
  ] as const)('is not hidden by a neighbour’s noise: «%s»: %s', (text, situation) => {
    expect(situations(text)[0]).toBe(situation)
  })
})
