// Dangers that a text states in so many words, alone or over several messages: what each is, and whom it calls first. A
// statement is heard whatever the classifier makes of its words, which are few, or rare, or ordinary one by one.
import type { Circumstance, EmergencySituation } from '../situations.ts'
import { tellsOfCutWrists, tellsOfPillsTaken, tellsOfSuicideDeed } from './act-of-suicide.ts'
import { tellsOfBadFall } from './bad-fall.ts'
import { struckWhilePregnant } from './beaten-while-pregnant.ts'
import { tellsOfSuicidalBlackmailedMinor } from './blackmailed-minor.ts'
import { tellsOfCarerViolence } from './carer-violence.ts'
import { tellsOfArmedSuicideInDarija, tellsOfBeatenChildInDarija, tellsOfSuicideInDarija } from './darija.ts'
import type { Evidence } from './evidence.ts'
import { tellsOfFallOnBloodThinner } from './fall-on-blood-thinner.ts'
import { tellsOfFarewellLetter } from './farewell-letter.ts'
import { tellsOfInsuredSuicide } from './insured-suicide.ts'
import { tellsOfNoPulse } from './no-pulse.ts'
import { tellsOfOwnAttack, tellsOfPlannedAttack } from './planned-attack.ts'
import { tellsOfPursuer } from './pursuer.ts'
import { tellsOfSeizure } from './seizure.ts'
import { tellsOfShakenBaby } from './shaken-baby.ts'
import { tellsOfStreetDrug } from './street-drugs.ts'
import { tellsOfStruckByVehicle } from './struck-by-vehicle.ts'

export interface Statement {
  situations: readonly [EmergencySituation, ...EmergencySituation[]]
  circumstance?: Circumstance
}

type Rule = readonly [tells: (evidence: Evidence) => boolean, statement: Statement]

/** The most pressing first. */
const rules: readonly Rule[] = [
  [tellsOfNoPulse, { situations: ['unconscious'] }],
  [tellsOfSuicideDeed, { situations: ['suicide-attempt'], circumstance: 'carried-out' }],
  [tellsOfCutWrists, { situations: ['bleeding', 'suicide'] }],
  [tellsOfPillsTaken, { situations: ['overdose', 'suicide'] }],
  [tellsOfFallOnBloodThinner, { situations: ['unconscious'], circumstance: 'blood-thinner' }],
  [tellsOfShakenBaby, { situations: ['unconscious', 'child-abuse'], circumstance: 'wounded' }],
  [tellsOfStruckByVehicle, { situations: ['crash'], circumstance: 'struck' }],
  [tellsOfBadFall, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfStreetDrug, { situations: ['overdose'] }],
  [tellsOfSeizure, { situations: ['unconscious'] }],
  [tellsOfOwnAttack, { situations: ['violence', 'suicide'], circumstance: 'by-writer' }],
  [tellsOfPlannedAttack, { situations: ['violence'], circumstance: 'announced' }],
  [tellsOfSuicidalBlackmailedMinor, { situations: ['suicide', 'child-exploitation'] }],
  [tellsOfInsuredSuicide, { situations: ['suicide'] }],
  [tellsOfFarewellLetter, { situations: ['suicide'] }],
  [tellsOfCarerViolence, { situations: ['elder-abuse'] }],
  [tellsOfArmedSuicideInDarija, { situations: ['suicide-attempt'] }],
  [tellsOfSuicideInDarija, { situations: ['suicide'] }],
  [tellsOfBeatenChildInDarija, { situations: ['child-abuse'] }],
  [tellsOfPursuer, { situations: ['violence'], circumstance: 'now' }],
]

/** A doctor first, and who protects her; the police first while the blows go on. */
function ofPregnant(evidence: Evidence): Statement | undefined {
  const struck = struckWhilePregnant(evidence)
  if (!struck) return undefined
  const violence = struck.by === 'partner' ? 'partner-violence' : 'violence'
  return {
    situations: struck.goesOn ? [violence, 'pregnancy'] : ['pregnancy', violence],
    circumstance: 'wounded',
  }
}

/** Of each text that is looked at: the score, the situation and the circumstance ask. */
const found = new WeakMap<Evidence, Statement | 'none'>()

/** What a text states outright, if it does. */
export function statementIn(evidence: Evidence): Statement | undefined {
  const known = found.get(evidence) ?? ofPregnant(evidence) ?? rules.find(([tells]) => tells(evidence))?.[1] ?? 'none'
  found.set(evidence, known)
  return known === 'none' ? undefined : known
}
