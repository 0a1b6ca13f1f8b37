import { dangerSigns, plainDangerSigns } from './danger-signs.ts'
import { type Evidence, evidenceIn, type Passage } from './evidence.ts'
import { statedIn } from './plain-statements.ts'
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

/**
 * The score that a text must pass: less where a plain sign of danger stands in it, more where only vague ones do, which
 * ordinary questions are full of.
 */
function limitFor({ whole: { concepts } }: Evidence): number {
  const signs = [...concepts].filter((name) => dangerSigns.has(name))
  if (signs.length === 0) return Number.POSITIVE_INFINITY
  if (signs.some((name) => plainDangerSigns.has(name))) return calmSigns.some((sign) => concepts.has(sign)) ? 0 : -1.2
  return signs.length >= 3 ? 1 : 2.5
}

const passes = (evidence: Evidence): boolean => scoreOf(evidence) > limitFor(evidence) || isPlain(evidence)

/**
 * The text without the question that it ends in: who asks for a divorce after telling of blows is in danger all the same.
 * Nothing where there is no such question, or nothing but it.
 */
function statementIn(text: string): string | undefined {
  const clauses = text.match(/[^,;:.!?\n]+[,;:.!?\n]*/g) ?? []
  const told = clauses
    .filter((clause) => !clause.includes('?'))
    .join('')
    .trim()
  return told === '' || told === text.trim() ? undefined : told
}

/** Whether what is told, its question left out, shows a danger by a plain sign, and nothing in the text makes it harmless. */
function isTold(text: string, { whole: { concepts } }: Evidence): boolean {
  const statement = statementIn(text)
  if (statement === undefined || calmSigns.some((sign) => concepts.has(sign))) return false
  const told = evidenceIn(statement)
  return [...told.whole.concepts].some((name) => plainDangerSigns.has(name)) && passes(told)
}

/** A device, a good mood, a small ailment or half an idiom makes nothing harmless that is said outright. */
const harmlessSigns = calmSigns.filter((sign) => !['IDIOM', 'MILD', 'TECH', 'WELL'].includes(sign))

/** What is said outright, where nothing in the text makes it harmless. */
const stated = (text: string, { whole: { concepts } }: Evidence): EmergencySituation[] =>
  harmlessSigns.some((sign) => concepts.has(sign)) ? [] : statedIn(text)

/** Finds the emergency that a text shows, in French or English, or nothing. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const evidence = evidenceIn(text)
  const said = stated(text, evidence)
  if (said.length === 0 && !passes(evidence) && !isTold(text, evidence)) return undefined
  const { concepts } = evidence.whole
  const chosen = new Set(said.length > 0 ? said : situationsIn(evidence.whole))
  const [first = 'violence', ...others] = emergencySituations.filter((situation) => chosen.has(situation))
  const situations = [first, ...others] as const
  const child = concepts.has('AGEMINOR') || concepts.has('CHILD')
  return { situations, minor: child || situations.some((situation) => childSituations.has(situation)) }
}
