import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'
import { evidenceIn } from './evidence.ts'
import { statementIn } from './plain-statements.ts'

/** A new line stands between two messages of a conversation. */
const stated = (text: string) => statementIn(evidenceIn(text))

describe('a drug of the night', () => {
  it.each([
    'brother took a rake of yokes at electric picnic, burning up and not making sense',
    'mon pote a gobé 3 taz il est brûlant et il délire',
    'ma soeur a pris de la md elle tremble et elle a la machoire bloquée',
    'il a sniffé de la keta il répond plus',
    'elle a pris un trip en rave elle panique et hallucine',
    'mon copain a mélangé ghb et alcool il respire bizarrement',
    'mate dropped two pingers and is boiling and confused',
    'my sister did ket at a rave and is unresponsive',
    'he took some pills at the festival and he’s talking nonsense',
    'she had mandy last night, she’s shaking and burning up',
    'friend took acid at the concert, freaking out, heart racing',
    'girl snorted something, too many yokes, jaw’s gone and she’s roasting',
  ])('is heard: %s', (text) => {
    expect(detectEmergency(text)).toMatchObject({ situations: ['overdose'] })
  })

  it.each([
    'contrôle salivaire positif à la cocaïne, retrait de permis ?',
    'mon fils a pris de la drogue il y a deux ans, casier ?',
    'le champignon dans la salle de bain me fait tousser, bail',
    'mon chien a mangé un champi dans le jardin et vomit',
    'trip de trois jours annulé, il fait trop chaud, remboursement',
    'dans la série il prend du ghb et convulse',
    'charged with possession of two yokes at a festival, court in Naas',
    'my ex was on drugs for years, custody?',
    'I took acid reflux tablets and feel sick',
    'spice rack fell and hit my head',
    'on speed dial with the clinic, hot flushes',
    'the dog ate my weed pills and is shaking',
    'J’ai pris un trip à Bali, fièvre au retour, assurance voyage ?',
    'my son took a coke from the shop and was accused of shaking the machine',
  ])('is not: %s', (text) => {
    expect(stated(text)).toBeUndefined()
  })
})
