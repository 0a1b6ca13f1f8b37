// Classifies the situations of a text that shows an emergency: multinomial logistic regression, fitted by
// `tools/fit-emergency-classifier.mjs`.

import { type EmergencySituation, emergencySituations } from '../situations.ts'
import { tellsOfAccident } from './accident.ts'
import { tellsOfBlackmail, tellsOfBlackmailedAdult } from './blackmail.ts'
import { tellsOfBurn, tellsOfBurningByOthers } from './burn.ts'
import { type Evidence, saidBy, stemOf } from './evidence.ts'
import { tellsOfIllness } from './first-aid.ts'
import { tellsOfBeatenParent } from './happening-now.ts'
import { tellsOfAdultInTheCold, tellsOfConfusedAndAway, tellsOfMissingAdult } from './missing-adult.ts'
import { statementIn } from './plain-statements.ts'
import { classesOf } from './semantic-classes.ts'
import { situationWeights } from './situation-weights.ts'
import { tellsOfStruckAdult } from './threat.ts'
import { byOthers, isThreatened, toldOutright } from './told-outright.ts'
import { tellsOfBeatenPartner, tellsOfOverboard, tellsOfTheftByStrangers, whoActs } from './who-acts.ts'
import {
  isMinor,
  tellsOfAbusedChild,
  tellsOfBeatenByParentsPartner,
  tellsOfBeatenFriend,
  tellsOfHarmInCare,
  tellsOfLostChild,
  tellsOfPressedMinor,
  tellsOfTrappedInVehicle,
} from './whom-first.ts'

/** The features of a situation: signs of the lexicon by their names, semantic classes after «+», stems after «_». */
export function situationFeatures({ language, whole }: Evidence): ReadonlySet<string> {
  const features = new Set(whole.concepts)
  for (const word of whole.words) {
    features.add(`_${stemOf(word, language)}`)
    for (const name of classesOf(word, language) ?? []) features.add(`+${name}`)
  }
  return features
}

/** Weights are stored in twentieths. */
export const weightUnit = 1 / 20

let fitted: { situation: EmergencySituation; weights: ReadonlyMap<string, number> }[] | undefined

const read = () =>
  situationWeights.split('\n').map((line) => {
    const [situation, ...written] = line.split('\t')
    const weights = written.map((entry) => {
      const at = entry.lastIndexOf(':')
      return [entry.slice(0, at), Number(entry.slice(at + 1)) * weightUnit] as const
    })
    return { situation: situation as EmergencySituation, weights: new Map(weights) }
  })

/** Maximum score distance to the likeliest situation for another to be named; and for it to stand first. */
const margin = { named: 1.2, before: 0.4 }

/** What the means alone read as. */
const byMeans: readonly EmergencySituation[] = ['fire', 'gas-leak']

const tellsOfAdultAway = (evidence: Evidence) =>
  tellsOfMissingAdult(evidence) || tellsOfAdultInTheCold(evidence) || tellsOfConfusedAndAway(evidence)

/** The likeliest situations, at most three: the likeliest first, or a more urgent one that is nearly as likely. */
export function situationsOf(evidence: Evidence): [EmergencySituation, ...EmergencySituation[]] {
  const stated = statementIn(evidence)
  if (stated) return [...stated.situations]
  if (tellsOfOverboard(evidence)) return ['drowning']
  if (tellsOfAdultAway(evidence)) return ['adult-missing']
  if (tellsOfBeatenByParentsPartner(evidence) || tellsOfBeatenFriend(evidence)) return ['child-abuse']
  if (tellsOfPressedMinor(evidence)) return [tellsOfBlackmail(evidence) ? 'child-exploitation' : 'sexual-violence']
  const likeliest = likeliestOf(evidence)
  if (likeliest[0] !== 'drowning' && tellsOfTrappedInVehicle(evidence)) return ['crash']
  if (!tellsOfBurn(evidence)) return likeliest
  return byOthers.includes(likeliest[0]) && tellsOfBurningByOthers(evidence) ? likeliest : ['burn']
}

function likeliestOf(evidence: Evidence): [EmergencySituation, ...EmergencySituation[]] {
  fitted ??= read()
  const features = situationFeatures(evidence)
  const ranked = fitted
    .map(({ situation, weights }) => {
      let weight = 0
      for (const feature of features) weight += weights.get(feature) ?? 0
      return { situation, weight, pressing: emergencySituations.indexOf(situation) }
    })
    .sort((a, b) => b.weight - a.weight)
  const best = ranked[0]?.weight ?? 0
  const named = ranked.filter(({ weight }) => weight >= best - margin.named).slice(0, 3)
  const near = (weight: number) => (weight >= best - margin.before ? 0 : 1)
  named.sort((a, b) => near(a.weight) - near(b.weight) || (near(a.weight) === 0 ? a.pressing - b.pressing : 0))
  const situations = named.map(({ situation }) => situation)
  const violent = ranked.find(({ situation }) => byOthers.includes(situation))?.situation ?? 'violence'
  const harmful = byOthers.includes(situations[0] ?? violent) && tellsOfBeatenOther(evidence)
  const foremost =
    toldOutright(evidence, { likeliest: situations[0] ?? violent, violent }) ??
    (harmful ? 'partner-violence' : undefined)
  const told = foremost ? withoutMisread(foremost, withFirst(foremost, situations), evidence) : situations
  const acted = byAge(ofAdult(byWhoActs(ofIllness(told, evidence), violent, evidence), evidence), evidence)
  const [first = 'violence', ...others] = tellsOfTheftByStrangers(evidence) ? notAtHome(acted) : acted
  return [first, ...others]
}

/** Violence by strangers: no threat by a partner, which would keep letters back (`asksWhetherSafeToWrite`). */
function notAtHome(situations: readonly EmergencySituation[]): readonly EmergencySituation[] {
  const byStrangers = situations.map((situation) => (situation === 'partner-violence' ? 'violence' : situation))
  return [...new Set(byStrangers)]
}

/** A partner who is beaten, and is not the writer; a child who is beaten as well is told of first. */
const tellsOfBeatenOther = (evidence: Evidence) =>
  tellsOfBeatenPartner(evidence) ||
  (tellsOfBeatenParent(evidence) && !alsoTheChild[evidence.language].test(` ${evidence.whole.words.join(' ')} `))
const alsoTheChild = {
  fr: / (?:et (?:moi|nous|mon frere|ma soeur)|nous aussi|moi aussi) /,
  en: / (?:and (?:me|us|my (?:brother|sister))|me too|us too) /,
}

const withFirst = (first: EmergencySituation, situations: readonly EmergencySituation[]) => [
  first,
  ...situations.filter((situation) => situation !== first),
]

/** What else the words of an accident read as, that would name somebody guilty or send to who listens. */
const misread: Partial<Record<EmergencySituation, readonly EmergencySituation[]>> = {
  overdose: ['child-missing', 'child-abuse', 'child-exploitation', 'elder-abuse', 'violence', 'partner-violence'],
  crash: [...byOthers, 'suicide', 'child-missing', 'child-exploitation'],
  'carbon-monoxide': [...byOthers, 'suicide', 'overdose'],
}

/** What an illness of a child reads as: who is called then accuses, and letters are kept back. */
const ofHarm: readonly EmergencySituation[] = [...byOthers, 'child-missing', 'child-exploitation']

function ofIllness(situations: readonly EmergencySituation[], evidence: Evidence): readonly EmergencySituation[] {
  const [first = 'violence'] = situations
  return ofHarm.includes(first) || !tellsOfIllness(evidence)
    ? situations
    : situations.filter((situation) => !ofHarm.includes(situation))
}

function withoutMisread(
  first: EmergencySituation,
  situations: readonly EmergencySituation[],
  evidence: Evidence,
): readonly EmergencySituation[] {
  const accident = first === 'overdose' && tellsOfAccident(evidence)
  return situations.filter(
    (situation) => !misread[first]?.includes(situation) && !(accident && situation === 'suicide'),
  )
}

/** What a child suffers, which an adult who is beaten reads as too. */
const ofChildren: readonly EmergencySituation[] = ['child-abuse', 'child-missing']

/** « J’ai 78 ans, mon petit-fils me frappe »: the writer is beaten, not the child they name. */
const writerIsOld = {
  fr: / (?:j ai|moi) [6-9]\d ans /,
  en: / (?:i am|me) (?:an? )?(?:old )?[6-9]\d /,
}

function ofAdult(situations: readonly EmergencySituation[], evidence: Evidence): readonly EmergencySituation[] {
  const kept = situations.filter((situation) => !ofChildren.includes(situation))
  if (writerIsOld[evidence.language].test(saidBy(evidence)) && situations[0] === 'child-abuse')
    return withFirst('elder-abuse', kept)
  return kept.length > 0 && kept.length < situations.length && tellsOfStruckAdult(evidence) ? kept : situations
}

/** Who protects children is for them alone, and before all others where one is abused near home or pressed online. */
function byAge(situations: readonly EmergencySituation[], evidence: Evidence): readonly EmergencySituation[] {
  const [first] = situations
  if (first === 'child-exploitation' && tellsOfBlackmailedAdult(evidence))
    return withFirst(
      'sexual-violence',
      situations.filter((situation) => situation !== first),
    )
  const sexual = first === 'sexual-violence' || first === 'child-exploitation'
  if (sexual && tellsOfAbusedChild(evidence) && !tellsOfBlackmail(evidence)) return withFirst('child-abuse', situations)
  if (first === 'suicide' && situations.includes('child-missing') && tellsOfLostChild(evidence))
    return withFirst('child-missing', situations)
  if ((first === 'elder-abuse' || first === 'violence') && tellsOfHarmInCare(evidence))
    return withFirst('child-abuse', situations)
  const ofMinor = situations.includes('child-exploitation') && isMinor(evidence)
  return (first === 'sexual-violence' || first === 'suicide') && ofMinor && tellsOfBlackmail(evidence)
    ? withFirst('child-exploitation', situations)
    : situations
}

/** A threat by somebody else is no suicide of the writer, and the reverse, whatever the means. */
function byWhoActs(
  situations: readonly EmergencySituation[],
  violent: EmergencySituation,
  evidence: Evidence,
): readonly EmergencySituation[] {
  const [first = violent] = situations
  const acts = whoActs(evidence)
  if ((acts === 'other' || isThreatened(evidence)) && situations.includes('suicide')) {
    const others = situations.filter((situation) => situation !== 'suicide')
    return others.some((situation) => byOthers.includes(situation)) ? others : [violent, ...others]
  }
  if (acts === 'self' && [...byOthers, ...byMeans].includes(first)) return withFirst('suicide', situations)
  return situations
}
