import type { DetectedEmergency, EmergencySituation } from '../situations.ts'
import { tellsOfCaughtUnderLoad } from './accident.ts'
import { withoutAnimalAge } from './animal-age.ts'
import { tellsOfBurn } from './burn.ts'
import { tellsOfCarbonMonoxide } from './carbon-monoxide.ts'
import { emergencyScore } from './classifier.ts'
import { onlyTellsOfCustody } from './custody.ts'
import { onlyDeniesSigns } from './denied-signs.ts'
import { onlyTellsOfDismissal } from './dismissal.ts'
import { onlyComplains } from './everyday-complaints.ts'
import { onlyEverydayReply } from './everyday-reply.ts'
import { type Evidence, evidenceIn } from './evidence.ts'
import { isFragment } from './fragment.ts'
import { circumstanceOf } from './happening-now.ts'
import { saidOtherwise } from './harmless-phrases.ts'
import { tellsOfHiding } from './hiding.ts'
import { onlyTellsOfMissedAppointment } from './missed-appointment.ts'
import { tellsOfMissingAdult } from './missing-adult.ts'
import { onlyTellsOfNoise } from './noise.ts'
import { fold } from './normalise.ts'
import { statementIn } from './plain-statements.ts'
import { callsForHelp, onlyAsksForHelp } from './plea.ts'
import { tellsOfSharedIllness } from './shared-illness.ts'
import { situationsOf } from './situation-classifier.ts'
import { tellsOfDeadlyDoseSought, tellsOfDeathSought, tellsOfWishToDie } from './suicide.ts'
import { tellsOfViolenceAtHome } from './threat.ts'
import { byOthers } from './told-outright.ts'
import {
  goesOnAboutAnimal,
  onlyAnimalSwallowed,
  personSwallowedToo,
  tellsOfOverboard,
  tellsOfSilence,
  whoActs,
} from './who-acts.ts'
import { tellsOfChildWriter, tellsOfHanging, tellsOfTrappedInVehicle } from './whom-first.ts'
import { onlyTellsOfWorkingHours } from './working-hours.ts'

const childSituations: ReadonlySet<EmergencySituation> = new Set(['child-abuse', 'child-exploitation', 'child-missing'])

/** How far beneath the limit a score may be for a text to be doubtful: of 100 emergencies, 1 stands there (decision 017). */
const doubtful = 6

/**
 * The likeliest situation of a text that shows no clear emergency but may be one: too little for the screen that takes
 * everything else away, enough to show whom to call beside the conversation. Nothing where `detectEmergency` finds one.
 */
export function possibleEmergency(text: string): EmergencySituation | undefined {
  const evidence = evidenceIn(text)
  const score = scoreOf(text, evidence)
  if (score > 0 || score <= -doubtful) return undefined
  const likeliest = situationsOf(evidence)[0]
  const calm = evidenceIn(saidOtherwise(text) ?? text)
  const isNotice = likeliest === 'suicide' && (asksAboutLaw(calm) || onlyTellsOfDismissal(evidence))
  // « Expulsion le 15 décembre », « 3 mois ».
  const isDate = likeliest === 'pregnancy' && !evidence.whole.concepts.has('PREGNANT') && asksAboutLaw(evidence)
  // « Une fuite d’eau chez le voisin ».
  const isLeak = likeliest === 'gas-leak' && !ofGas.test(evidence.plain)
  return isNotice || isDate || isLeak ? undefined : likeliest
}

const ofGas = / (?:gaz|gas|odeurs?|smells?|sent|butane|propane|methane|mercaptan) /

const signsOfSuicide = ['DIEWISH', 'FAREWELL', 'GOODBYE', 'KILL', 'MEANS', 'SAD', 'SWALLOWED', 'THREATKILL', 'TOOK']

/** Words of law and none of wanting to die: « je dois partir sous 8 jours, mon préavis est de combien ? » */
function asksAboutLaw({ whole: { concepts } }: Evidence): boolean {
  return concepts.has('LEGAL') && !signsOfSuicide.some((sign) => concepts.has(sign))
}

/** What a text gains that says of its writer that they would harm themselves: few words, often spelt by sound. */
const ofOneself = 4.5

/** What a text gains that tells of a person who fell from a boat: few words, or those of a sailor. */
const ofOverboard = 20

/** What a text gains that tells of several signs of carbon monoxide. */
const ofCarbonMonoxide = 10

/** What a text gains whose writer hides from somebody who is near, or cannot speak without being heard. */
const ofHiding = 14

/** What a text loses where only an animal has swallowed something: a veterinary surgeon is asked, not the poison centre. */
const ofAnimal = -15

/**
 * What a text loses that tells of no more than an employer’s hours, an appointment that was missed, a neighbour’s noise,
 * the days of a child with a parent, an age or a visit, or a sign that is not there.
 */
const ofNoMore = -40

/** What a text loses that names a place, a part of the body or who lives there, and nothing else. */
const ofFragment = -20

/** What a text gains that says of a person that they swallowed what an animal did. */
const ofPersonToo = 4

/** What a text gains that tells of an old or frail person who has answered nobody for days. */
const ofSilence = 16

/** What a text gains that tells of an old or vulnerable adult who cannot be found. */
const ofMissingAdult = 30

/** What a text gains that tells of a person who was burnt or scalded. */
const ofBurn = 30

/** What a text gains that tells of somebody found hanging, or trapped in a vehicle. */
const ofRescue = 18

/** What a text gains that tells of somebody caught under a load. */
const ofCaught = 26

/** What a text gains that asks how much of something kills. */
const ofDeadlyDose = 30

/** What a text gains that states a danger outright. */
const ofStatement = 60

/** What a text loses that is shorter than a plain statement: it may be the beginning of anything. */
const ofBeginning = -4
const shortestStatement = 20

/** What a text loses that complains of an everyday matter and says nothing worse. */
const ofComplaint = -12

/** What a text loses that asks for help and says no word of what for. */
const ofPlea = -12

/** « C’est normal ? », "is that normal": asks for reassurance, where the same words as a statement give it. */
const asksWhetherNormal =
  /\bc[’' ]?(?:est|é|e)?(?:[- ]ce)? (?:bien |pas )?normale?\b(?: ou pas| docteur)?(?=\s*(?:\?|$))|\best[- ]ce (?:que c[’']est )?normal\b|\b(?:is|are) (?:this|that|it|these|they) normal\b(?: or not)?/gi

/** What waiting for nobody reads as; a sign of an illness beside it is heard. */
const likeDespair: ReadonlySet<EmergencySituation> = new Set([
  'suicide',
  'violence',
  'partner-violence',
  'sexual-violence',
])

/** What the words add to their sum, or take from it, where they tell of it together. */
const told: readonly (readonly [tells: (evidence: Evidence) => boolean, points: number])[] = [
  [(evidence) => statementIn(evidence) !== undefined, ofStatement],
  [(evidence) => whoActs(evidence) === 'self', ofOneself],
  [(evidence) => tellsOfSilence(evidence) && !asksAboutLaw(evidence), ofSilence],
  [tellsOfMissingAdult, ofMissingAdult],
  [tellsOfBurn, ofBurn],
  [(evidence) => tellsOfHanging(evidence) || tellsOfTrappedInVehicle(evidence), ofRescue],
  [tellsOfCaughtUnderLoad, ofCaught],
  [(evidence) => tellsOfDeadlyDoseSought(evidence) || tellsOfDeathSought(evidence), ofDeadlyDose],
  [tellsOfHiding, ofHiding],
  [(evidence) => tellsOfCarbonMonoxide(evidence) || tellsOfSharedIllness(evidence), ofCarbonMonoxide],
  [tellsOfOverboard, ofOverboard],
  [personSwallowedToo, ofPersonToo],
  [onlyAnimalSwallowed, ofAnimal],
  [onlyTellsOfWorkingHours, ofNoMore],
  // A fire or a gas leak behind the noise is heard all the same.
  [(evidence) => onlyTellsOfNoise(evidence) && situationsOf(evidence)[0] === 'sexual-violence', ofNoMore],
  [onlyDeniesSigns, ofNoMore],
  [onlyEverydayReply, ofNoMore],
  [isFragment, ofFragment],
  [(evidence) => onlyTellsOfMissedAppointment(evidence) && likeDespair.has(situationsOf(evidence)[0]), ofNoMore],
  [(evidence) => onlyTellsOfCustody(evidence) && childSituations.has(situationsOf(evidence)[0]), ofNoMore],
]

function scoreOf(text: string, evidence: Evidence): number {
  // Whom to call is shown beside it, and what it is about is asked.
  if (callsForHelp(text)) return Number.NEGATIVE_INFINITY
  const complaint = onlyComplains(fold(text)) ? ofComplaint : 0
  const score =
    told.reduce((sum, [tells, points]) => sum + (tells(evidence) ? points : 0), emergencyScore(text, evidence)) +
    (text.trim().length < shortestStatement ? ofBeginning : 0) +
    (onlyAsksForHelp(text) ? ofPlea : 0) +
    complaint
  const calm = score > -doubtful ? saidOtherwise(text) : undefined
  if (calm !== undefined) return Math.min(score, scoreOf(calm, evidenceIn(calm)) + complaint)
  if (!evidence.whole.concepts.has('BLEEDING')) return score
  const stated = text.replace(asksWhetherNormal, ' ')
  return stated === text ? score : Math.max(score, emergencyScore(stated, evidenceIn(stated)))
}

/** How much above the limit a text is that says a danger by itself: « il ne répond pas » does not, « il me frappe » does. */
const outright = 12

/** Whether a few words say a danger even to who does not know what they reply to. */
export const isOutrightEmergency = (text: string): boolean => scoreOf(text, evidenceIn(text)) > outright

/** What an animal suffers as well. */
const ofAnimals: ReadonlySet<EmergencySituation> = new Set([
  ...(['breathing', 'unconscious', 'poisoning', 'overdose', 'bleeding', 'allergy', 'stroke', 'chest-pain'] as const),
  ...(['button-battery', 'pregnancy', 'drowning', 'burn', 'electrocution'] as const),
])

/** Whether a message goes on about an animal that those before told of, and names no person: « il vomit maintenant ». */
export function isAboutSameAnimal(text: string, before: readonly string[]): boolean {
  if (before.length === 0) return false
  const evidence = evidenceIn(text)
  return (
    goesOnAboutAnimal(evidence, evidenceIn(withoutAnimalAge(before.join('\n')))) &&
    ofAnimals.has(situationsOf(evidence)[0])
  )
}

/**
 * Whether a message says no more than how old, how many or with what, after messages that are no cause for doubt: far
 * beneath the limit, or about the law. « Je suis seule » after « je n’en peux plus » says more.
 */
function addsNoDanger(text: string, before: readonly string[]): boolean {
  if (before.length === 0 || !onlyEverydayReply(evidenceIn(text))) return false
  const told = before.join('\n')
  const evidence = evidenceIn(told)
  const score = scoreOf(told, evidence)
  return score <= -2 * doubtful || (score <= 0 && asksAboutLaw(evidence))
}

/** The messages that may tell of a danger together: all but the everyday replies that add none to those before. */
export function tellingMessages(said: readonly string[]): string[] {
  const kept: string[] = []
  for (const text of said) if (!addsNoDanger(text, kept)) kept.push(text)
  return kept
}

/** What others do to somebody who may want to die because of it. */
const harmed: ReadonlySet<EmergencySituation> = new Set([...byOthers, 'sexual-violence', 'child-exploitation'])

type Situations = readonly [EmergencySituation, ...EmergencySituation[]]

/** Whoever is harmed by others and wants to die is shown who protects and who listens, whichever is said louder. */
function withBothHarms(found: Situations, evidence: Evidence): Situations {
  const { concepts } = evidence.whole
  const isBeaten = concepts.has('HITME') && concepts.has('PARTNER')
  const wishes = harmed.has(found[0]) && tellsOfWishToDie(evidence)
  const other = wishes ? 'suicide' : found[0] === 'suicide' && isBeaten && 'partner-violence'
  return other && !found.includes(other) ? [...found, other] : found
}

/** Detects an emergency in a French or English text, if there is one. Pure: no clock, no model, no category. */
export function detectEmergency(text: string): DetectedEmergency | undefined {
  const evidence = evidenceIn(text)
  if (scoreOf(text, evidence) <= 0) return undefined
  const situations = withBothHarms(situationsOf(evidence), evidence)
  const { concepts } = evidence.whole
  const circumstance = circumstanceOf(evidence, situations)
  const child = concepts.has('AGEMINOR') || (concepts.has('CHILD') && situations[0] !== 'adult-missing')
  return {
    situations,
    minor: child || situations.some((situation) => childSituations.has(situation)),
    ...(circumstance && { circumstance }),
    ...(tellsOfChildWriter(evidence) && { byChild: true }),
    ...((circumstance === 'forced' || circumstance === 'exploited' || tellsOfViolenceAtHome(evidence, situations)) && {
      atHome: true,
    }),
  }
}
