import type { DetectedEmergency, EmergencySituation } from './situations.ts'

const certain: readonly [EmergencySituation, RegExp][] = [
  ['chest-pain', /douleur[^.]* poitrine|chest pain/i],
  ['overdose', /aval[ée][^.]* (boîte|plaquette) de|swallowed [^.]* (pills|tablets)/i],
  ['suicide', /je vais me (tuer|suicider)|going to kill myself/i],
  ['violence', /menace[^.]* couteau|with a knife/i],
  ['partner-violence', /(mon mari|mon conjoint)[^.]* (étrangl|frapp)|my husband [^.]* (strangl|choked|hit) /i],
  ['child-abuse', /bat (mon|son|notre) (fils|fille|enfant)|beats (my|his|her) (son|daughter|child)/i],
]

/** Finds the emergency that a text shows, in French or English, or nothing. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const [first, ...others] = certain.flatMap(([situation, sign]) => (sign.test(text) ? [situation] : []))
  return first && { situations: [first, ...others], minor: false }
}
