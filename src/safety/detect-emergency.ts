import { type Evidence, evidenceIn, type Passage } from './evidence.ts'
import { scoreOf } from './score.ts'
import { type DetectedEmergency, type EmergencySituation, emergencySituations } from './situations.ts'
import { situationWeights } from './weights.ts'

const speaksFor = situationWeights.split('\n').map((line) => {
  const [situation, ...concepts] = line.split('\t')
  const weights = concepts.map((written) => {
    const [concept = '', weight] = written.split(':')
    return [concept, Number(weight) / 20] as const
  })
  return { situation: situation as EmergencySituation, weights }
})

/** How far behind the likeliest another situation may be and still be named. */
const margin = 1.4

/** The situations for which the evidence speaks most, at most three, most pressing first. */
function situationsIn({ concepts }: Passage): [EmergencySituation, ...EmergencySituation[]] {
  const ranked = speaksFor
    .map(({ situation, weights }) => ({
      situation,
      weight: weights.reduce((sum, [concept, weight]) => sum + (concepts.has(concept) ? weight : 0), 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const [best] = ranked
  const likely = ranked.filter(({ weight }) => weight >= (best?.weight ?? 0) - margin).slice(0, 3)
  const chosen = new Set(likely.map(({ situation }) => situation))
  const [first, ...others] = emergencySituations.filter((situation) => chosen.has(situation))
  return [first ?? 'violence', ...others]
}

const childSituations: ReadonlySet<EmergencySituation> = new Set(['child-abuse', 'child-exploitation', 'child-missing'])

/** What makes even a plain statement of danger something else. */
const calmSigns =
  'IDIOM NOTSUICIDAL NOVIOLENCE YEARSAGO FICTION HOMEWORK NEWS PROFESSIONAL HYPO MILD PETSUBJ CALMED TECH WELL'.split(
    ' ',
  )

/** A few words that say one thing only, such as «je veux mourir»: too few to weigh. */
function isPlain({ whole: { words, concepts } }: Evidence): boolean {
  return words.length <= 14 && concepts.has('SURE') && !calmSigns.some((sign) => concepts.has(sign))
}

/** Finds the emergency that a text shows, in French or English, or nothing. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const evidence = evidenceIn(text)
  if (scoreOf(evidence) <= 0 && !isPlain(evidence)) return undefined
  const { concepts } = evidence.whole
  const situations = situationsIn(evidence.whole)
  const child = concepts.has('AGEMINOR') || concepts.has('CHILD')
  return { situations, minor: child || situations.some((situation) => childSituations.has(situation)) }
}
