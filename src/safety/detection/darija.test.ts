import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a danger told in Moroccan Arabic', () => {
  it.each([
    ...['khouya bgha yqtel rasso', 'sahbi bgha yntaher', 'khti bghat tqtel rassha', 'okhti baghya tntaher lyoum'],
    ...['weld jari ghadi y9tel rasso', 'baba kaygoul ghay9tel raso', 'khti bghat tmout'],
  ])('is a suicide: %s', (text) => expect(detectEmergency(text)?.situations).toEqual(['suicide']))
  it.each([
    'khouya bgha yntaher, 3andou couteau',
    'khouya bgha y9tel rasso b mous',
    'sahbi bgha yntaher, talle3 l sta7',
  ])('is one that begins: %s', (text) => expect(detectEmergency(text)?.situations).toEqual(['suicide-attempt']))
  it.each([
    ...['chi wahed kaydreb bentu 3andha 6 snin', 'jarti katdreb weldha kol nhar', 'wahed rajel kaydrab wldo f zen9a'],
    ...['lmra dyal khouya kadreb bnti sghira', 'jari kaydreb wladou kol lila', 'chi rajel kayderb drari f dar'],
  ])('is a child who is beaten: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['child-abuse'], minor: true })
  })
  it.each([
    ...[
      'khouya bgha ytzewej',
      'khti bghat tmout b d7ek',
      'bghit n9ra f fransa',
      'khti bghat tntaqel l casa',
      'film fih wahed bgha yntaher',
    ],
    ...['kaydreb derbouka f l3ers, wldo m3ah', 'jari kaydreb lbiban b llil', 'bentu 3andha 6 snin, fin n9eyyedha'],
  ])('is not: %s', (text) => expect(stated(text)).toBeUndefined())
})
