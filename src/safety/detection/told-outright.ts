// The situation that a text names outright, whatever its words read as.
import type { EmergencySituation } from '../situations.ts'
import { tellsOfCaughtUnderLoad, tellsOfChildTakingMedicine, tellsOfFall } from './accident.ts'
import { tellsOfFallOnHead } from './bad-fall.ts'
import { tellsOfCarbonMonoxide, tellsOfEngineIndoors } from './carbon-monoxide.ts'
import type { Evidence } from './evidence.ts'
import { tellsOfBirth, tellsOfBlows, tellsOfBlueChild, tellsOfLowSugar, tellsOfMeningitis } from './first-aid.ts'
import { tellsOfHiding } from './hiding.ts'
import { tellsOfNoBreath, tellsOfStoppedBreath } from './next-minute.ts'
import {
  tellsOfArmedFarewell,
  tellsOfArmedWriter,
  tellsOfBeyondTheRail,
  tellsOfDeadlyDoseSought,
  tellsOfDeathSought,
  tellsOfSuicideOfOther,
  tellsOfWishToDie,
} from './suicide.ts'
import {
  tellsOfDeathThreat,
  tellsOfStrangledSibling,
  tellsOfStrangling,
  tellsOfStruckAdult,
  tellsOfThreatByMessage,
} from './threat.ts'
import { tellsOfBeatenPartner, tellsOfConfinement, tellsOfJumper, tellsOfSilence, whoActs } from './who-acts.ts'
import { tellsOfHanging } from './whom-first.ts'

/** What somebody else does to the writer. */
export const byOthers: readonly EmergencySituation[] = ['violence', 'partner-violence', 'child-abuse', 'elder-abuse']

/** What only somebody who looks after a child or an old person does. */
const byKeepers: readonly EmergencySituation[] = ['child-abuse', 'elder-abuse']

/** What a threat may read as. */
const likeThreats: readonly EmergencySituation[] = ['suicide', 'child-missing']

/** What it may read as that somebody is kept from leaving, or that their things were taken. */
const likeConfinement: readonly EmergencySituation[] = ['overdose', 'poisoning', 'suicide', 'child-missing']

/** What an attempted suicide of somebody else may read as. */
const likeAttempts: readonly EmergencySituation[] = ['suicide', 'violence', 'partner-violence', 'drowning']

/** What a child who found a medicine may read as, though nobody harmed them. */
const likeAccidents: readonly EmergencySituation[] = [...byOthers, ...likeThreats, 'child-exploitation']

/** What a fall on the head may read as. */
const likeFalls: readonly EmergencySituation[] = [...byOthers, 'suicide', 'suicide-attempt']

/** What a deadly dose that is asked for may read as. */
const likeDoses: readonly EmergencySituation[] = ['unconscious', 'overdose', 'poisoning', 'breathing', ...byOthers]

/** What the suicide that somebody else announces may read as. */
const likeThreatened: readonly EmergencySituation[] = [...byOthers, 'overdose', 'child-missing', 'child-exploitation']

/** What burns, or may: leaving is said there too. */
const burning: readonly EmergencySituation[] = ['fire', 'gas-leak']

/** What a doctor is called for already. */
const medical: readonly EmergencySituation[] = ['overdose', 'unconscious', 'breathing', 'poisoning', 'drowning']

/** Whether somebody else endangers the writer now: they threaten to kill, or the writer hides from them. */
export const isThreatened = (evidence: Evidence): boolean =>
  tellsOfThreatByMessage(evidence) ||
  (whoActs(evidence) !== 'self' && (tellsOfDeathThreat(evidence) || tellsOfHiding(evidence)))

type Read = { likeliest: EmergencySituation; violent: EmergencySituation }

/** `violent`: what violence by others reads as, likeliest first. */
export function toldOutright(evidence: Evidence, { likeliest, violent }: Read): EmergencySituation | undefined {
  if (tellsOfSilence(evidence)) return 'unconscious'
  if (likeliest === 'breathing' && (tellsOfStoppedBreath(evidence) || tellsOfNoBreath(evidence))) return 'unconscious'
  if (!burning.includes(likeliest) && (tellsOfCarbonMonoxide(evidence) || tellsOfEngineIndoors(evidence)))
    return 'carbon-monoxide'
  if (likeliest !== 'bleeding' && tellsOfCaughtUnderLoad(evidence)) return 'crash'
  if (likeFalls.includes(likeliest) && tellsOfFallOnHead(evidence)) return 'unconscious'
  if (likeliest === 'suicide' && tellsOfFall(evidence)) return 'unconscious'
  if (likeAccidents.includes(likeliest) && tellsOfChildTakingMedicine(evidence)) return 'overdose'
  return (
    illness(evidence, likeliest) ?? harmByOthers(evidence, { likeliest, violent }) ?? harmToOneself(evidence, likeliest)
  )
}

/** What is no emergency of its own among the situations, and reads as many. */
function illness(evidence: Evidence, likeliest: EmergencySituation): EmergencySituation | undefined {
  if (medical.includes(likeliest) || tellsOfBlows(evidence)) return undefined
  if (likeliest !== 'pregnancy' && tellsOfBirth(evidence)) return 'pregnancy'
  if (tellsOfBlueChild(evidence)) return 'breathing'
  if (byOthers.includes(likeliest)) return undefined
  return tellsOfMeningitis(evidence) || (!tellsOfWishToDie(evidence) && tellsOfLowSugar(evidence))
    ? 'unconscious'
    : undefined
}

function harmByOthers(evidence: Evidence, { likeliest, violent }: Read): EmergencySituation | undefined {
  const read = [...likeThreats, ...byKeepers, 'bleeding'].includes(likeliest)
  if (read && !tellsOfBeatenPartner(evidence) && tellsOfStruckAdult(evidence))
    return byKeepers.includes(violent) ? 'violence' : violent
  if (likeThreats.includes(likeliest) && isThreatened(evidence)) return violent
  if (likeliest === 'breathing' && tellsOfStrangledSibling(evidence)) return 'child-abuse'
  if (likeliest === 'breathing' && (tellsOfStrangling(evidence) || isThreatened(evidence))) return violent
  return likeConfinement.includes(likeliest) && tellsOfConfinement(evidence) ? violent : undefined
}

function harmToOneself(evidence: Evidence, likeliest: EmergencySituation): EmergencySituation | undefined {
  if (likeAttempts.includes(likeliest) && (tellsOfJumper(evidence) || tellsOfHanging(evidence)))
    return 'suicide-attempt'
  if (tellsOfBeyondTheRail(evidence) || (likeliest === 'overdose' && tellsOfArmedWriter(evidence))) return 'suicide'
  if (tellsOfDeathSought(evidence)) return 'suicide'
  if (likeDoses.includes(likeliest) && tellsOfDeadlyDoseSought(evidence)) return 'suicide'
  if (!likeThreatened.includes(likeliest)) return undefined
  const announced = whoActs(evidence) !== 'other' && tellsOfSuicideOfOther(evidence)
  return announced || (tellsOfArmedFarewell(evidence) && !isThreatened(evidence)) ? 'suicide' : undefined
}
