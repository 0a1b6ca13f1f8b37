import type { DetectedEmergency, EmergencySituation } from '../situations.ts'
import { emergencyScore } from './classifier.ts'
import { evidenceIn } from './evidence.ts'
import { situationsOf } from './situation-classifier.ts'

const childSituations: ReadonlySet<EmergencySituation> = new Set(['child-abuse', 'child-exploitation', 'child-missing'])

/** Detects an emergency in a French or English text, if there is one. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const evidence = evidenceIn(text)
  if (emergencyScore(text, evidence) <= 0) return undefined
  const situations = situationsOf(evidence)
  const { concepts } = evidence.whole
  const child = concepts.has('AGEMINOR') || concepts.has('CHILD')
  return { situations, minor: child || situations.some((situation) => childSituations.has(situation)) }
}
