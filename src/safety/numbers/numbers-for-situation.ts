// Which services to call in which situation, and the replacement where a country lacks one.

import type { Circumstance, EmergencySituation } from '../situations.ts'
import type { EmergencyCountry, EmergencyLine, EmergencyService, PoisonCentre, Province } from './emergency-line.ts'
import { lines } from './lines-by-country.ts'

type Plan = {
  /** The service of the first sentence: the first of these that the country has. */
  first: EmergencyService
  /** The service of the second sentence, where the country has one with another number. */
  second: EmergencyService
  more?: readonly EmergencyService[]
}

const medical: Plan = { first: 'medical', second: 'text' }
const taken: Plan = { first: 'medical', second: 'poison' }

const plans: Record<EmergencySituation, Plan> = {
  fire: { first: 'fire', second: 'text', more: ['medical'] },
  'gas-leak': { first: 'fire', second: 'gas' },
  'carbon-monoxide': { first: 'fire', second: 'medical', more: ['gas'] },
  drowning: { first: 'fire', second: 'text', more: ['medical'] },
  crash: { first: 'fire', second: 'medical', more: ['text'] },
  electrocution: { first: 'medical', second: 'fire' },
  breathing: medical,
  unconscious: medical,
  'chest-pain': medical,
  stroke: medical,
  allergy: medical,
  bleeding: medical,
  // What to do meanwhile: https://www.nbt.nhs.uk/our-services/a-z-services/burns/first-aid-burns and
  // https://www.sjacymru.org.uk/en/page/burns
  burn: medical,
  'button-battery': taken,
  overdose: { ...taken, more: ['suicide'] },
  'suicide-attempt': { first: 'medical', second: 'text', more: ['police', 'suicide'] },
  suicide: { first: 'suicide', second: 'medical' },
  poisoning: taken,
  pregnancy: medical,
  violence: { first: 'police', second: 'text', more: ['medical'] },
  'partner-violence': { first: 'police', second: 'partner', more: ['text', 'medical'] },
  'sexual-violence': { first: 'police', second: 'sexual', more: ['text', 'medical'] },
  'child-missing': { first: 'police', second: 'missing' },
  // As the police advise: https://www.police.be/5324/questions/disparition/que-faire-en-cas-de-disparition-dun-senior and
  // https://sefton.gov.uk/social-care-and-health/adult-social-care/adults/safeguarding/supporting-people-with-dementia-herbert-protocol
  'adult-missing': { first: 'police', second: 'medical' },
  'child-abuse': { first: 'child', second: 'police', more: ['text', 'medical'] },
  'child-exploitation': { first: 'online', second: 'police', more: ['child', 'text'] },
  'elder-abuse': { first: 'police', second: 'elder', more: ['medical', 'text'] },
}

const hurtNow: Plan = { first: 'police', second: 'child', more: ['text', 'medical'] }

/** Whoever comes by air, where they have a number of their own. */
const inMountains: Plan = { first: 'mountain', second: 'text', more: ['medical'] }

/** Whoever searches water. */
const lostAtWater: Plan = { first: 'fire', second: 'police', more: ['missing', 'medical'] }

/** Who comes for others. */
const seen: Plan = { first: 'police', second: 'text', more: ['medical'] }

/** Where a call would be heard: who can be written to first; elsewhere the police, and how to call without a voice. */
const silently = (...more: EmergencyService[]): Plan => ({
  first: 'text',
  second: 'police',
  more: [...more, 'medical'],
})

/** What is called instead: who comes before who listens. */
const plansIn: Record<Circumstance, Partial<Record<EmergencySituation, Plan>>> = {
  now: { 'child-abuse': hurtNow },
  accident: { overdose: taken },
  caught: {},
  blackmailed: {},
  'carried-out': {},
  'blood-thinner': {},
  announced: {},
  struck: { crash: { first: 'medical', second: 'fire', more: ['police', 'text'] } },
  fallen: {},
  gunfire: {},
  flood: {},
  strangled: {},
  'hot-car': { unconscious: { first: 'fire', second: 'text', more: ['medical'] } },
  bitten: { poisoning: { first: 'medical', second: 'poison', more: ['text'] } },
  animal: { bleeding: { first: 'police', second: 'text', more: ['medical'] } },
  abducted: {},
  forced: { 'child-missing': { first: 'police', second: 'forced', more: ['child', 'text', 'medical'] } },
  'by-parent': { 'child-abuse': { first: 'medical', second: 'suicide', more: ['text'] } },
  fumes: {},
  trapped: {},
  'choking-baby': {},
  asleep: {},
  'low-sugar': {},
  nose: {},
  tornado: { crash: { first: 'fire', second: 'text', more: ['medical'] } },
  avalanche: { crash: inMountains },
  lost: { crash: inMountains },
  'at-sea': { drowning: { first: 'sea', second: 'text', more: ['fire', 'medical'] } },
  'wild-animal': { bleeding: { first: 'police', second: 'text', more: ['medical'] } },
  testicle: {},
  meningitis: {},
  birth: {},
  meeting: { 'child-exploitation': { first: 'police', second: 'child', more: ['online', 'text'] } },
  'at-water': { 'child-missing': lostAtWater, drowning: lostAtWater },
  witnessed: {
    violence: seen,
    'partner-violence': seen,
    'elder-abuse': seen,
    'sexual-violence': seen,
    'child-abuse': { ...seen, second: 'child' },
  },
  pit: {},
  'losing-control': { violence: { first: 'aggressor', second: 'police', more: ['medical', 'suicide'] } },
  exploited: { violence: { first: 'police', second: 'trafficking', more: ['text', 'medical', 'sexual'] } },
  'by-writer': { violence: { first: 'police', second: 'suicide', more: ['text', 'medical'] } },
  silent: {
    violence: silently(),
    'partner-violence': silently('partner'),
    'sexual-violence': silently('sexual'),
    'child-abuse': silently('child'),
    'elder-abuse': silently('elder'),
  },
  wounded: {
    pregnancy: { first: 'medical', second: 'police', more: ['text'] },
    unconscious: { ...medical, more: ['police', 'child'] },
    violence: { first: 'police', second: 'medical', more: ['text'] },
    'partner-violence': { first: 'police', second: 'medical', more: ['partner', 'text'] },
  },
  'on-the-brink': { suicide: { first: 'medical', second: 'suicide' } },
  'told-by-child': {
    'child-abuse': hurtNow,
    'sexual-violence': { ...hurtNow, more: ['sexual', 'text', 'medical'] },
    'partner-violence': { ...hurtNow, more: ['partner', 'text', 'medical'] },
  },
}

/** Countries whose line for missing children answers for adults too. */
const missingAdults: readonly EmergencyCountry[] = ['gb']

/** Countries whose gas network asks to be called first. Ireland’s does too: no page has been read that says its number. */
const gasFirst: readonly EmergencyCountry[] = ['gb']

/** Northern Ireland has a gas line of its own, of which no source has been read: its fire service is called. */
const aboutGas: readonly EmergencySituation[] = ['gas-leak', 'carbon-monoxide']

/** The replacement for a service that a country lacks. */
const instead: Partial<Record<EmergencyService, EmergencyService>> = {
  suicide: 'medical',
  online: 'child',
  child: 'police',
  text: 'police',
  sea: 'fire',
  mountain: 'any',
}

/** Where a child is harmed by others or wants to die: after an accident or an illness the line for children accuses. */
const childLines: readonly EmergencySituation[] = [
  'suicide',
  'violence',
  'partner-violence',
  'sexual-violence',
  'child-abuse',
  'child-exploitation',
  'elder-abuse',
]

/** Who listens, beside the numbers for what is more urgent. */
const listening: Partial<Record<EmergencySituation, EmergencyService>> = {
  suicide: 'suicide',
  'partner-violence': 'partner',
  'child-exploitation': 'online',
}

function planOf(situation: EmergencySituation, country: EmergencyCountry, known: Known): Plan {
  const { circumstance, northernIreland } = known
  if (country === 'gb' && northernIreland && aboutGas.includes(situation)) return { first: 'fire', second: 'medical' }
  if (situation === 'gas-leak' && gasFirst.includes(country)) return { first: 'gas', second: 'fire' }
  // The province's health line is advice that can wait.
  if (country === 'ca' && situation === 'carbon-monoxide') return { first: 'fire', second: 'text' }
  if (situation === 'adult-missing' && missingAdults.includes(country))
    return { ...plans[situation], more: ['missing'] }
  const plan = (circumstance && plansIn[circumstance][situation]) ?? plans[situation]
  // Who protects children answers a child at any hour.
  const forChild = plan.second === 'forced' && (known.minor || !lines[country].forced)
  return forChild ? { ...plan, second: 'child', more: ['forced', ...(plan.more ?? [])] } : plan
}

/** Those that answer where somebody is, their province's own first. */
const answering = (service: EmergencyService, country: EmergencyCountry, { province, centre }: Known) =>
  (lines[country][service] ?? [])
    .filter((line) => !line.centre || line.centre === centre)
    .filter(({ onlyIn, notIn }) => !province || (notIn !== province && (!onlyIn || onlyIn === province)))
    .sort((one, other) => nearness(other, province) - nearness(one, province))

const nearness = ({ onlyIn, centre }: EmergencyLine, province?: Province) =>
  Number(centre !== undefined || (onlyIn !== undefined && onlyIn === province))

/** Those to be called without a thought: a province's line only by who is known to be there. */
const sure = (service: EmergencyService, country: EmergencyCountry, known: Known) =>
  answering(service, country, known).filter(({ onlyIn }) => !onlyIn || onlyIn === known.province)

function linesOf(service: EmergencyService, country: EmergencyCountry, known: Known): readonly EmergencyLine[] {
  const own = sure(service, country, known)
  if (own.length > 0) return own
  const other = instead[service]
  return other ? linesOf(other, country, known) : lines[country].any
}

export type SituationNumbers = { first: EmergencyLine; second: EmergencyLine | null; more: readonly EmergencyLine[] }

type Known = {
  minor?: boolean
  circumstance?: Circumstance
  situations?: readonly EmergencySituation[]
  northernIreland?: boolean
  province?: Province
  centre?: PoisonCentre
}

/**
 * Most useful first, without duplicates. `minor`: includes a line for children where they are harmed by others;
 * `situations`: all that were found, with who listens to each.
 */
export function numbersForSituation(
  situation: EmergencySituation,
  country: EmergencyCountry,
  known: Known = {},
): SituationNumbers {
  const { minor = false, situations = [] } = known
  const plan = planOf(situation, country, known)
  const [first = lines[country].any[0]] = linesOf(plan.first, country, known)
  if (!first) throw new Error(`${country} has no number`)
  const unwritten = plan.first === 'text' && first.way === 'call'
  const second = unwritten ? null : (sure(plan.second, country, known).find(({ dial }) => dial !== first.dial) ?? null)
  const seen = new Set([first.dial, ...(second ? [second.dial] : [])])
  const wanted: EmergencyService[] = [plan.first, plan.second, ...(plan.more ?? []), 'any', 'text']
  if (minor && childLines.includes(situation)) wanted.splice(2, 0, 'child')
  wanted.splice(2, 0, ...situations.flatMap((other) => listening[other] ?? []))
  const more = wanted
    .flatMap((service) => answering(service, country, known))
    .filter(({ dial }) => !seen.has(dial) && seen.add(dial))
  return { first, second, more }
}
