import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

describe('a fall from a height or on the head', () => {
  it.each([
    'mon mari est tombé du toit',
    'ma fille est tombée par la fenêtre du deuxième étage',
    'mon collègue est tombé de l’échafaudage, il bouge plus',
    'mamie est tombée dans les escaliers et elle saigne de la tête',
    'mon père est tombé et s’est cogné la tête, il vomit',
    'my husband fell off the roof',
    'my husband fell off a ladder and can’t move his legs',
    'my toddler fell out of a window',
    'mum fell down the stairs and hit her head, she’s bleeding',
    'my son fell and hit his head, he’s really drowsy',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['unconscious'], circumstance: 'fallen' })
  })

  it.each(['my father fell and hit his head', 'my father is on warfarin and fell this morning, hit his head'])(
    'is no blow by somebody else: %s',
    (text) => {
      expect(detectEmergency(text)?.situations[0]).toBe('unconscious')
    },
  )

  it.each([
    'mon employé est tombé d’une échelle, accident du travail, que dois-je déclarer ?',
    'papa est tombé de l’échelle en avril, deux vertèbres, il remarche',
    'des tuiles sont tombées du toit sur ma voiture',
    'mon chat est tombé du balcon',
    'mon téléphone est tombé du balcon',
    'il est tombé dans l’escalier de l’immeuble la semaine dernière, le syndic est-il responsable ?',
    'mon mari est tombé du toit hier, il va bien',
    'les prix sont tombés, ma mère veut vendre',
    'I fell down the stairs last month, can I sue my landlord?',
    'the gutter fell off the roof onto my neighbour’s car',
    'my cat fell out of the window',
    'my son fell off his bunk bed yesterday and is fine',
    'came back from holiday, back window broken by the neighbour’s kid',
    'he could fall from that balcony, the rail is loose, is my landlord liable?',
  ])('is not: %s', (text) => {
    expect(statementIn(evidenceIn(text))).toBeUndefined()
  })
})

describe('being beaten at a game', () => {
  it.each([
    'my gran beat me at cards last night',
    'my uncle beats me at chess every time',
    'mon oncle me bat aux échecs',
    'ma sœur m’a battue au tennis',
  ])('is no blow: %s', (text) => expect(detectEmergency(text)).toBeUndefined())
})
