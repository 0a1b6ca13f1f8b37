import { type Evidence, evidenceIn } from './evidence.ts'
import { scoreOf } from './score.ts'
import { situationTable } from './situation-table.ts'
import { type DetectedEmergency, type EmergencySituation, emergencySituations } from './situations.ts'

const table = Object.entries(situationTable).map(([situation, signs]) => ({
  situation: situation as EmergencySituation,
  signs: signs.split(' ').map((sign) => {
    const [concept = '', weight] = sign.split(':')
    return { concept, weight: Number(weight) }
  }),
}))

/** The situations for which the evidence speaks most, at most three, most pressing first. */
function situationsIn({ whole: { concepts } }: Evidence): [EmergencySituation, ...EmergencySituation[]] {
  const ranked = table
    .map(({ situation, signs }) => ({
      situation,
      weight: signs.reduce((sum, { concept, weight }) => sum + (concepts.has(concept) ? weight : 0), 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const best = ranked[0] as (typeof ranked)[number]
  const chosen = new Set(
    ranked
      .filter(({ weight }) => weight >= best.weight - 1)
      .slice(0, 3)
      .map(({ situation }) => situation),
  )
  const [first, ...others] = emergencySituations.filter((situation) => chosen.has(situation))
  return [first ?? best.situation, ...others]
}

const childSituations: ReadonlySet<EmergencySituation> = new Set(['child-abuse', 'child-exploitation', 'child-missing'])

/** Finds the emergency that a text shows, in French or English, or nothing. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const evidence = evidenceIn(text)
  if (scoreOf(evidence) <= 0) return undefined
  const situations = situationsIn(evidence)
  const minor =
    evidence.whole.concepts.has('AGEMINOR') ||
    evidence.whole.concepts.has('CHILD') ||
    situations.some((one) => childSituations.has(one))
  return { situations, minor }
}
