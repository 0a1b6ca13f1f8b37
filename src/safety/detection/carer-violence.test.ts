import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('an old person beaten by a carer', () => {
  it.each([
    'je suis stagiaire en ehpad, j’ai vu une AS mettre une claque à une résidente',
    'ma tante se fait battre par l’auxiliaire de vie',
    'en ehpad, une aide-soignante tape une résidente tous les soirs',
    'une soignante frappe ma mère à la maison de retraite',
    'L’auxiliaire de vie gifle mon père chez lui',
    'je travaille en ehpad et ma collègue pince et bat les résidents',
    'ma grand-mère de 91 ans se fait taper par une aide-soignante dans son ehpad',
    'une infirmière de nuit secoue violemment une résidente alzheimer',
    'à l’ehpad papa dit que l’aide soignant lui donne des coups',
    'a carer hits my mum in her care home',
    'night nurse slaps residents in the nursing home where I work',
    'my gran is being beaten by a care worker at the home',
    'staff at the care home drag an old lady by the hair and punch her',
    'my colleague shoves and hits a resident with dementia',
    'the caregiver kicks my grandfather at home when we’re out',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['elder-abuse'] })
  })

  it.each([
    'une résidente tape les aides-soignantes tous les soirs en ehpad, que dois-je faire',
    'l’infirmière tape un rapport sur la résidente à l’ehpad',
    'que risque une aide-soignante qui frappe une résidente en ehpad ?',
    'j’ai été licenciée, on m’accuse d’avoir frappé une résidente en ehpad',
    'l’ehpad augmente ses tarifs, ma mère n’a rien signé',
    'il y a cinq ans une aide soignante a frappé ma grand-mère à l’ehpad',
    'a resident hits staff at the care home, what are our rights',
    'care worker convicted of hitting residents in 2019, is she on a register?',
    'nurse at the nursing home hits the call button for my mum',
    'the care home fees hit my mother hard',
    'my gran was beaten at cards by a carer in the home',
    'staff at the care home shake hands with residents',
    'mamie a pris une claque avec les tarifs de l’ehpad',
    'my carer kicks off about her hours, mum pays her privately at home',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
