import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a fall of somebody who takes a blood thinner', () => {
  it.each([
    'ma mere ki prend du kardegic est tombé\nel parl plu',
    'grandma on coumadin fell out of bed, one pupil bigger',
    'papa prend de l’eliquis pour son coeur\nil a raté une marche hier\nil a vomi deux fois cette nuit',
    'grandad’s on warfarin and he hit his head this morning, now he keeps falling asleep',
    'Ma mère prend du kardegic, doit-elle l’arrêter avant le dentiste ?\n75 mg\n82 ans\nelle vient de tomber\nelle parle plus',
    'Mum takes apixaban, should she stop before the dentist?\nshe’s just had a fall\nshe’s stopped talking\nshe’s not waking up',
    'Mon père est sous xarelto, peut-il prendre de l’ibuprofène ?\nil a glissé dans la salle de bain et s’est cogné la tête\nmaintenant il vomit',
    'mamie prend du previscan\nelle a chuté ce matin\ndepuis elle dort tout le temps',
    'ma mere 79 ans eliquis 2x5mg\nest tombee hier soir\nce matin elle dit n’importe quoi',
    'Mon mari est sous plavix depuis son stent. Il est tombé de l’échelle, il est confus et il a mal à la tête',
    'coup sur la tête en tombant du lit, mon papa est sous coumadine, il somnole',
    'ma voisine sous anticoagulants vient de tomber elle ne répond pas',
    'My nan is on warfarin\nshe slipped in the kitchen and banged her head\nnow she’s throwing up',
    'dad takes blood thinners. He had a fall this morning. he’s really drowsy now',
    'husband on eliquis hit his head on a cupboard\nsays he has a terrible headache\nhe’s slurring',
    'Is clopidogrel ok with grapefruit?\ngran tripped on the rug\nshe’s a bit confused and sleepy',
    'on xarelto, fell off bike yesterday, seeing double and dizzy today',
    'mum fell, she is on apixaban, she won’t wake up properly',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'], circumstance: 'blood-thinner' })
  })

  it.each([
    'Ma mère prend du kardegic, doit-elle l’arrêter avant le dentiste ?',
    'Mon père sous xarelto est tombé il y a trois mois, l’ehpad est-il responsable ? Il ne parle plus à ma soeur.',
    'Mamie sous previscan est tombée, scanner normal, elle va bien, qui paie l’ambulance ?',
    'Le prix de l’eliquis est tombé, pourquoi la pharmacie ne répond pas ?',
    'Mon chien sous anticoagulant est tombé du canapé, il vomit',
    'Dans mon roman le vieux prend de la warfarine, tombe et ne parle plus',
    'My INR has fallen on warfarin and I’m confused about the diet leaflet',
    'Does apixaban need stopping this fall before my colonoscopy? I feel drowsy after sedation',
    'Dad on eliquis fell last year and the hospital missed the bleed, can I sue?',
    'Grandma takes blood thinners, she fell but the scan was clear and she’s home from hospital, slightly confused bill',
    'The rat poison warfarin made my neighbour’s dog fall and vomit',
    'Is aspirin a blood thinner? My aunt slipped on ice once',
    'Mon père est en ehpad et prend du xarelto.\nil est tombé en mars, l’ehpad ne m’a pas prévenu\nla directrice ne répond pas\nje suis confuse sur mes droits',
    'Je prends eliquis, puis-je voler en avion ?\nnon pas de chute\nmal de tête parfois',
    'My dad is on warfarin and fell in Tesco in May\ncan he claim\nthe manager was sick that day, won’t respond to my emails',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})

describe('a conversation of a hundred messages', () => {
  it('is heard with its last one', () => {
    const between =
      'Le dentiste propose un rendez-vous jeudi, la mutuelle rembourse la moitié du devis de la couronne.\n'
    const text = `Ma mère prend du kardegic.\n${between.repeat(300)}elle vient de tomber\nelle parle plus`
    expect(text.length).toBeGreaterThan(25_000)
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'] })
    expect(detectEmergency(text.slice(0, -40))).toBeUndefined()
  })
})
