// Dangers that a text states in so many words, alone or over several messages: what each is, and whom it calls first. A
// statement is heard whatever the classifier makes of its words, which are few, or rare, or ordinary one by one.
import type { Circumstance, EmergencySituation } from '../situations.ts'
import { tellsOfExhaustHose, tellsOfRopeHung, tellsOfShutInWithMeans } from './about-to-act.ts'
import { tellsOfBlunderWithPills, tellsOfCutWrists, tellsOfPillsTaken, tellsOfSuicideDeed } from './act-of-suicide.ts'
import { tellsOfAmbulanceWanted } from './ambulance.ts'
import { tellsOfBadFall, tellsOfLyingSince, tellsOfNumbFall } from './bad-fall.ts'
import { struckWhilePregnant } from './beaten-while-pregnant.ts'
import { tellsOfAnimalAttack, tellsOfDetergent, tellsOfFumes, tellsOfVenom } from './bites-and-products.ts'
import { tellsOfSuicidalBlackmailedMinor } from './blackmailed-minor.ts'
import {
  tellsOfBeatenChildren,
  tellsOfBeatenParentByChild,
  tellsOfKillerComing,
  tellsOfLastGoodbye,
  tellsOfPartnersBlows,
  tellsOfShooterToBe,
  tellsOfThrashing,
} from './blows-at-home.ts'
import { tellsOfRottenEggs } from './carbon-monoxide.ts'
import { tellsOfCarerViolence } from './carer-violence.ts'
import {
  tellsOfAbduction,
  tellsOfChildInHotCar,
  tellsOfChildLeftAlone,
  tellsOfChildShutIn,
  tellsOfCordAroundNeck,
  tellsOfCuttingToBe,
  tellsOfMeetingWithAdult,
  tellsOfMinorMeetingStranger,
  tellsOfParentAtTheEnd,
  tellsOfTakenToBeHarmed,
} from './children-in-danger.ts'
import { tellsOfArmedSuicideInDarija, tellsOfBeatenChildInDarija, tellsOfSuicideInDarija } from './darija.ts'
import { tellsOfPainAfterDrug, tellsOfWakingUndressed } from './drugged.ts'
import type { Evidence } from './evidence.ts'
import { tellsOfExploitation } from './exploited.ts'
import { tellsOfFallOnBloodThinner } from './fall-on-blood-thinner.ts'
import { tellsOfFarewellLetter } from './farewell-letter.ts'
import { tellsOfLowReading } from './first-aid.ts'
import { tellsOfAvalanche, tellsOfLostInMountains, tellsOfTornado, tellsOfWildAnimal } from './forces-of-nature.ts'
import { tellsOfGoneToDie } from './gone-to-die.ts'
import { tellsOfFlood, tellsOfGunfire } from './gunfire-and-flood.ts'
import { tellsOfFearedPoison, tellsOfOwnWound, tellsOfSwallowedToDie } from './hurt-already.ts'
import { tellsOfInsuredSuicide } from './insured-suicide.ts'
import { tellsOfLosingControl, tellsOfLosingControlOfBaby } from './losing-control.ts'
import {
  tellsOfEndForGood,
  tellsOfLastDayOnEarth,
  tellsOfLastDaySet,
  tellsOfMeansInHand,
  tellsOfMeansInOthersHand,
  tellsOfNoose,
  tellsOfPillsToDie,
} from './means-in-hand.ts'
import { tellsOfOpioidSleep } from './next-minute.ts'
import { tellsOfNoPulse } from './no-pulse.ts'
import { tellsOfAccidentalShot, tellsOfBumpedHead, tellsOfDroppedChild, tellsOfSpurtingCut } from './own-accident.ts'
import { tellsOfPartnerReturning } from './partner-returning.ts'
import { tellsOfOwnAttack, tellsOfPlannedAttack } from './planned-attack.ts'
import { tellsOfGivenPoison } from './poisoned-by-other.ts'
import { tellsOfPursuer } from './pursuer.ts'
import {
  tellsOfBlockedCrossing,
  tellsOfBrokenIce,
  tellsOfCollapse,
  tellsOfLimbInMachine,
  tellsOfPit,
  tellsOfSinking,
  tellsOfUntouchedPost,
  tellsOfWreck,
} from './rescue.ts'
import { tellsOfSeizure } from './seizure.ts'
import { tellsOfShakenBaby } from './shaken-baby.ts'
import { tellsOfStrangling } from './strangled.ts'
import { tellsOfStreetDrug } from './street-drugs.ts'
import { tellsOfDrowned, tellsOfStroke } from './stroke-or-drowned.ts'
import { tellsOfOverturnedVehicle, tellsOfStruckByVehicle } from './struck-by-vehicle.ts'
import {
  tellsOfBeingHeld,
  tellsOfBloodCoughed,
  tellsOfBlueOnTheGround,
  tellsOfFeverishNewborn,
  tellsOfLimpBaby,
  tellsOfSpikedDrink,
  tellsOfSwollenMouth,
  tellsOfThunderclapHeadache,
  tellsOfUnreasonAfterBirth,
  tellsOfVoicesAgainstChild,
  tellsOfVoicesToHarm,
} from './sudden-illness.ts'
import { tellsOfOthersMedicine, tellsOfSwallowedBattery, tellsOfSwallowedProduct } from './swallowed-thing.ts'
import {
  tellsOfCarBoot,
  tellsOfCarTakenWithChild,
  tellsOfLockedInWithoutPhone,
  tellsOfPutOutInTheCold,
} from './taken-or-shut-in.ts'
import { tellsOfTesticlePain } from './testicle.ts'
import {
  tellsOfFireByOther,
  tellsOfFireByPartner,
  tellsOfGasAgainstChildren,
  tellsOfGasOpenedByOther,
  tellsOfThreatenedChild,
} from './threatened-others.ts'
import {
  tellsOfAnothersWishToDie,
  tellsOfArmedThreat,
  tellsOfChildTakenAbroad,
  tellsOfHoofKick,
} from './told-of-others.ts'
import { tellsOfCutDown } from './whom-first.ts'

export interface Statement {
  situations: readonly [EmergencySituation, ...EmergencySituation[]]
  circumstance?: Circumstance
}

type Rule = readonly [tells: (evidence: Evidence) => boolean, statement: Statement]

/** The most pressing first. */
const rules: readonly Rule[] = [
  [tellsOfNoPulse, { situations: ['unconscious'] }],
  [tellsOfOpioidSleep, { situations: ['overdose'], circumstance: 'asleep' }],
  [tellsOfAccidentalShot, { situations: ['bleeding'] }],
  [tellsOfSuicideDeed, { situations: ['suicide-attempt'], circumstance: 'carried-out' }],
  [tellsOfCutDown, { situations: ['suicide-attempt'], circumstance: 'carried-out' }],
  [tellsOfBlunderWithPills, { situations: ['overdose', 'suicide'] }],
  [tellsOfCutWrists, { situations: ['bleeding', 'suicide'] }],
  [tellsOfGasAgainstChildren, { situations: ['violence', 'gas-leak'], circumstance: 'now' }],
  [tellsOfThreatenedChild, { situations: ['child-missing', 'violence'] }],
  [tellsOfOwnWound, { situations: ['bleeding', 'suicide'] }],
  [tellsOfMeansInOthersHand, { situations: ['suicide-attempt'] }],
  [tellsOfShutInWithMeans, { situations: ['suicide-attempt', 'suicide'] }],
  [tellsOfRopeHung, { situations: ['suicide'], circumstance: 'on-the-brink' }],
  [tellsOfExhaustHose, { situations: ['suicide'], circumstance: 'on-the-brink' }],
  [tellsOfMeansInHand, { situations: ['suicide'], circumstance: 'on-the-brink' }],
  [tellsOfPillsToDie, { situations: ['overdose', 'suicide'] }],
  [tellsOfSwallowedToDie, { situations: ['overdose', 'suicide'] }],
  [tellsOfFearedPoison, { situations: ['poisoning', 'overdose'] }],
  [tellsOfPillsTaken, { situations: ['overdose', 'suicide'] }],
  [tellsOfLowReading, { situations: ['unconscious'], circumstance: 'low-sugar' }],
  [tellsOfFallOnBloodThinner, { situations: ['unconscious'], circumstance: 'blood-thinner' }],
  [tellsOfShakenBaby, { situations: ['unconscious', 'child-abuse'], circumstance: 'wounded' }],
  [tellsOfGunfire, { situations: ['violence'], circumstance: 'gunfire' }],
  [tellsOfFlood, { situations: ['drowning'], circumstance: 'flood' }],
  [tellsOfTornado, { situations: ['crash'], circumstance: 'tornado' }],
  [tellsOfAvalanche, { situations: ['crash'], circumstance: 'avalanche' }],
  [tellsOfLostInMountains, { situations: ['crash'], circumstance: 'lost' }],
  [tellsOfWildAnimal, { situations: ['bleeding'], circumstance: 'wild-animal' }],
  [tellsOfPit, { situations: ['crash'], circumstance: 'pit' }],
  [tellsOfCollapse, { situations: ['crash'], circumstance: 'caught' }],
  [tellsOfLimbInMachine, { situations: ['crash'], circumstance: 'caught' }],
  [tellsOfWreck, { situations: ['crash'] }],
  [tellsOfSinking, { situations: ['drowning'] }],
  [tellsOfBrokenIce, { situations: ['drowning'] }],
  [tellsOfBlockedCrossing, { situations: ['crash'] }],
  [tellsOfUntouchedPost, { situations: ['unconscious'] }],
  [tellsOfLimpBaby, { situations: ['unconscious'] }],
  [tellsOfFeverishNewborn, { situations: ['unconscious'] }],
  [tellsOfBlueOnTheGround, { situations: ['unconscious'] }],
  [tellsOfSpikedDrink, { situations: ['overdose', 'sexual-violence'] }],
  [tellsOfRottenEggs, { situations: ['gas-leak'] }],
  [tellsOfUnreasonAfterBirth, { situations: ['child-abuse', 'suicide'], circumstance: 'by-parent' }],
  [tellsOfShooterToBe, { situations: ['violence', 'partner-violence'], circumstance: 'now' }],
  [tellsOfThrashing, { situations: ['partner-violence'] }],
  [tellsOfStroke, { situations: ['stroke'] }],
  [tellsOfDrowned, { situations: ['drowning'] }],
  [tellsOfThunderclapHeadache, { situations: ['stroke'] }],
  [tellsOfVoicesAgainstChild, { situations: ['child-abuse', 'suicide'], circumstance: 'by-parent' }],
  [tellsOfVoicesToHarm, { situations: ['violence', 'suicide'], circumstance: 'by-writer' }],
  [tellsOfBeingHeld, { situations: ['violence'], circumstance: 'silent' }],
  [tellsOfTesticlePain, { situations: ['unconscious'], circumstance: 'testicle' }],
  [tellsOfSwallowedBattery, { situations: ['button-battery'] }],
  [tellsOfOthersMedicine, { situations: ['overdose'], circumstance: 'accident' }],
  [tellsOfSwallowedProduct, { situations: ['poisoning', 'overdose'] }],
  [tellsOfCordAroundNeck, { situations: ['breathing'], circumstance: 'strangled' }],
  [tellsOfChildInHotCar, { situations: ['unconscious'], circumstance: 'hot-car' }],
  [tellsOfVenom, { situations: ['poisoning'], circumstance: 'bitten' }],
  [tellsOfAnimalAttack, { situations: ['bleeding'], circumstance: 'animal' }],
  [tellsOfFumes, { situations: ['poisoning'], circumstance: 'fumes' }],
  [tellsOfDetergent, { situations: ['poisoning'] }],
  [tellsOfAbduction, { situations: ['child-missing'], circumstance: 'abducted' }],
  [tellsOfMeetingWithAdult, { situations: ['child-exploitation'], circumstance: 'meeting' }],
  [tellsOfMinorMeetingStranger, { situations: ['child-missing', 'child-exploitation'] }],
  [tellsOfChildShutIn, { situations: ['child-abuse'], circumstance: 'now' }],
  [tellsOfChildLeftAlone, { situations: ['child-abuse'], circumstance: 'told-by-child' }],
  [tellsOfParentAtTheEnd, { situations: ['child-abuse'], circumstance: 'by-parent' }],
  [tellsOfLosingControlOfBaby, { situations: ['child-abuse'], circumstance: 'by-parent' }],
  [tellsOfLosingControl, { situations: ['violence'], circumstance: 'losing-control' }],
  [tellsOfExploitation, { situations: ['violence'], circumstance: 'exploited' }],
  [tellsOfOverturnedVehicle, { situations: ['crash'] }],
  [tellsOfStruckByVehicle, { situations: ['crash'], circumstance: 'struck' }],
  [tellsOfSpurtingCut, { situations: ['bleeding'] }],
  [tellsOfDroppedChild, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfBumpedHead, { situations: ['unconscious'] }],
  [tellsOfCarTakenWithChild, { situations: ['child-missing', 'violence'] }],
  [tellsOfCarBoot, { situations: ['violence'], circumstance: 'silent' }],
  [tellsOfLockedInWithoutPhone, { situations: ['violence'], circumstance: 'silent' }],
  [tellsOfPutOutInTheCold, { situations: ['partner-violence', 'violence'] }],
  [tellsOfLyingSince, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfNumbFall, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfBadFall, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfTakenToBeHarmed, { situations: ['child-missing'], circumstance: 'forced' }],
  [tellsOfCuttingToBe, { situations: ['child-missing'], circumstance: 'forced' }],
  [tellsOfGasOpenedByOther, { situations: ['gas-leak', 'partner-violence'] }],
  [tellsOfFireByPartner, { situations: ['partner-violence'], circumstance: 'now' }],
  [tellsOfFireByOther, { situations: ['violence'], circumstance: 'now' }],
  [tellsOfWakingUndressed, { situations: ['sexual-violence'] }],
  [tellsOfPainAfterDrug, { situations: ['sexual-violence'] }],
  [tellsOfGoneToDie, { situations: ['suicide-attempt', 'suicide'] }],
  [tellsOfKillerComing, { situations: ['violence', 'partner-violence'], circumstance: 'now' }],
  [tellsOfPartnerReturning, { situations: ['partner-violence', 'violence'], circumstance: 'now' }],
  [tellsOfLastGoodbye, { situations: ['partner-violence', 'violence'], circumstance: 'now' }],
  [tellsOfStreetDrug, { situations: ['overdose'] }],
  [tellsOfSeizure, { situations: ['unconscious'] }],
  [tellsOfOwnAttack, { situations: ['violence', 'suicide'], circumstance: 'by-writer' }],
  [tellsOfPlannedAttack, { situations: ['violence'], circumstance: 'announced' }],
  [tellsOfSuicidalBlackmailedMinor, { situations: ['suicide', 'child-exploitation'] }],
  [tellsOfInsuredSuicide, { situations: ['suicide'] }],
  [tellsOfNoose, { situations: ['suicide'] }],
  [tellsOfLastDayOnEarth, { situations: ['suicide'] }],
  [tellsOfLastDaySet, { situations: ['suicide'] }],
  [tellsOfEndForGood, { situations: ['suicide'] }],
  [tellsOfFarewellLetter, { situations: ['suicide'] }],
  [tellsOfStrangling, { situations: ['partner-violence'] }],
  [tellsOfCarerViolence, { situations: ['elder-abuse'] }],
  [tellsOfArmedSuicideInDarija, { situations: ['suicide-attempt'] }],
  [tellsOfSuicideInDarija, { situations: ['suicide'] }],
  [tellsOfBeatenChildInDarija, { situations: ['child-abuse'] }],
  [tellsOfBeatenParentByChild, { situations: ['violence'] }],
  [tellsOfBeatenChildren, { situations: ['child-abuse'] }],
  [tellsOfPartnersBlows, { situations: ['partner-violence'] }],
  [tellsOfAmbulanceWanted, { situations: ['unconscious'] }],
  [tellsOfHoofKick, { situations: ['unconscious'], circumstance: 'fallen' }],
  [tellsOfChildTakenAbroad, { situations: ['child-missing'], circumstance: 'abducted' }],
  [tellsOfArmedThreat, { situations: ['violence'], circumstance: 'now' }],
  [tellsOfAnothersWishToDie, { situations: ['suicide'] }],
  [tellsOfPursuer, { situations: ['violence'], circumstance: 'now' }],
  [tellsOfSwollenMouth, { situations: ['allergy'] }],
  [tellsOfBloodCoughed, { situations: ['bleeding'] }],
  [tellsOfGivenPoison, { situations: ['poisoning', 'violence'] }],
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
