// Whether the danger is here at this moment, and whether a child tells of it: both change whom to call first.
import type { Circumstance, EmergencySituation } from '../situations.ts'
import { tellsOfAccident, tellsOfCaughtUnderLoad } from './accident.ts'
import { tellsOfBlackmail, tellsOfBlackmailedAdult } from './blackmail.ts'
import type { Evidence } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import {
  tellsOfBirth,
  tellsOfFireSeen,
  tellsOfLostAtWater,
  tellsOfLowSugar,
  tellsOfMeningitis,
  tellsOfSea,
  tellsOfWitness,
} from './first-aid.ts'
import { tellsOfHiding } from './hiding.ts'
import { tellsOfChokingBaby, tellsOfNosebleed, tellsOfTrappedBySmoke } from './next-minute.ts'
import type { Language } from './normalise.ts'
import { statementIn } from './plain-statements.ts'
import { tellsOfBeyondTheRail } from './suicide.ts'
import { tellsOfDeathThreat } from './threat.ts'
import { tellsOfBeatenByParentsPartner, tellsOfPressedMinor, tellsOfTrappedInVehicle } from './whom-first.ts'

const hit: Record<Language, string> = {
  fr: '(?:frapp|tap(?:e|er|ait|ent)(?![a-z])|bat(?:s|tre|tait|tent)?(?![a-z])|cogn|tabass|defonc|etrangl|gifl|massacr|brul|secou|fouett|poignard|egorg|viol(?:e|er|ent)(?![a-z]))',
  en: '(?:beat|hit|punch|kick|smash|batter|strangl|chok|attack|hurt|slap|whip|burn|shak|stab|rap(?:e|ing)|thrash|throttl)',
}

/** One parent, or whoever lives with them, hurts the other: « mon père frappe ma mère ». */
const parentBeaten: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` (?:pere|papa|daron|beau pere|(?:copain|mec|mari|compagnon|conjoint|chum) (?:de )?(?:a )?(?:ma mere|maman)) (?:(?:il|est|en|train|de|a|encore|lui|la|toujours|recommence|veut|va) ){0,6}?(?:sur )?${hit.fr}[a-z]* (?:encore |sur )?(?:ma (?:mere|belle mere|daronne)|maman|mam|notre mere) `,
    ),
    new RegExp(
      ` (?:mere|maman|daronne|belle mere) (?:(?:elle|est|en|train|de|a|encore) ){0,5}?${hit.fr}[a-z]* (?:sur )?(?:mon (?:pere|beau pere|daron)|papa) `,
    ),
    new RegExp(` (?:ma mere|maman) (?:se fait |est en train de se faire )${hit.fr}`),
  ],
  en: [
    new RegExp(
      ` (?:father|stepfather|dad|(?:mothers?|moms?|mums?) (?:boyfriend|bf|partner|husband|fella|bloke)) (?:(?:is|has|was|keeps|just|up|always|started|he|s|still|going|to|will) ){0,5}?${hit.en}[a-z]* (?:up |on |the [a-z]+ out of )?(?:my |our )?(?:mother|stepmother|mom|mum|mam|mummy|mommy) `,
    ),
    new RegExp(
      ` (?:mother|stepmother|mom|mum) (?:(?:is|has|keeps|just|up) ){0,3}?${hit.en}[a-z]* (?:up |on |the [a-z]+ out of )?(?:my |our )?(?:father|stepfather|dad) `,
    ),
    new RegExp(` (?:my|our) (?:mother|mom|mum) is (?:being|getting) ${hit.en}`),
  ],
}

const now: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(` en train de (?:(?:la|le|les|me|l|nous|lui|se faire) )?m?${hit.fr}`),
    new RegExp(` ${hit.fr}[a-z]* (?:[a-z]+ ){0,8}?(?:maintenant|en ce moment|a l instant|la tout de suite) `),
    new RegExp(` (?:maintenant|en ce moment|a l instant) (?:[a-z]+ ){0,8}?${hit.fr}`),
    / (?:entends?|entend|entendons) (?:[a-z]+ ){0,4}?(?:hurl|cri|pleur|coups|frapp|supplie)/,
  ],
  en: [
    new RegExp(` (?:is|are) ${hit.en}(?:[a-z]*)ing `),
    new RegExp(` ${hit.en}[a-z]* (?:[a-z]+ ){0,8}?(?:right now|at the moment|as i (?:type|write|speak)|now) `),
    / can hear (?:[a-z]+ ){0,4}?(?:scream|cry|beg|hit|beat|punch|shout)/,
  ],
}

/** Blows that have drawn blood: whoever comes is called before who listens, whenever they fell. */
const bleeds: Record<Language, RegExp> = {
  fr: new RegExp(
    ` (?:${hit.fr}[a-z]*|battue?s?) (?:[a-z0-9]+ ){0,14}?(?:saign[a-z]*|sang) | saign[a-z]* (?:[a-z0-9]+ ){0,10}?${hit.fr}`,
  ),
  en: new RegExp(
    ` ${hit.en}[a-z]* (?:[a-z0-9]+ ){0,14}?(?:bleed[a-z]*|bled|blood[a-z]*) | bleeding (?:[a-z0-9]+ ){0,10}?${hit.en}`,
  ),
}

/** The writer stands where one jumps, or where trains run. */
const onTheBrink: Record<Language, RegExp> = {
  fr: / je suis (?:deja |monte |assise? |debout )?(?:sur|au bord (?:de|du)|en haut (?:de|du)) (?:les? |la |l )?(?:rails?|voies?|rebord|parapet|rambarde|corniche|falaise|toit|pont|viaduc|balcon) /,
  en: / i (?:am|m) (?:already |sitting |standing |up )?(?:on|at|over) (?:the )?(?:edge of )?(?:the |a |my )?(?:tracks|rails|railway|ledge|railings?|parapet|barrier|cliff|bridge|roof|balcony|edge) /,
}

const saidBy = ({ whole }: Evidence) => ` ${whole.words.join(' ')} `

/** Whether the text tells of a parent who is beaten by the other one or by who lives with them. */
export function tellsOfBeatenParent(evidence: Evidence): boolean {
  const { concepts } = evidence.whole
  if (concepts.has('ELDER') || concepts.has('AGEOLD')) return false
  const said = saidBy(evidence)
  return parentBeaten[evidence.language].some((sign) => sign.test(said))
}

const byOthers: readonly EmergencySituation[] = [
  'violence',
  'partner-violence',
  'sexual-violence',
  'child-abuse',
  'elder-abuse',
]
const assaults: readonly EmergencySituation[] = ['violence', 'partner-violence']
const wounds: readonly EmergencySituation[] = ['bleeding', 'unconscious', 'breathing', 'burn']

const isWounded = (evidence: Evidence, situations: readonly EmergencySituation[]) =>
  evidence.whole.concepts.has('BLEEDING') || situations.some((situation) => wounds.includes(situation))

/** What the first minute asks for in what was detected: none of these raises an alarm by itself. */
const nextMinute: readonly (readonly [
  situations: readonly EmergencySituation[],
  tells: (evidence: Evidence) => boolean,
  circumstance: Circumstance,
])[] = [
  [['fire'], tellsOfTrappedBySmoke, 'trapped'],
  [['breathing'], tellsOfChokingBaby, 'choking-baby'],
  [['bleeding'], tellsOfNosebleed, 'nose'],
  [['unconscious', 'overdose'], tellsOfLowSugar, 'low-sugar'],
  [['unconscious'], tellsOfMeningitis, 'meningitis'],
  [['pregnancy'], tellsOfBirth, 'birth'],
  [['child-missing', 'drowning'], tellsOfLostAtWater, 'at-water'],
  [['drowning'], tellsOfSea, 'at-sea'],
  [['fire'], tellsOfFireSeen, 'witnessed'],
]

/** `situations`: as detected, the first one first. */
export function circumstanceOf(
  evidence: Evidence,
  situations: readonly [EmergencySituation, ...EmergencySituation[]],
): Circumstance | undefined {
  const [first] = situations
  const stated = statementIn(evidence)?.circumstance
  if (stated) return stated
  const minute = nextMinute.find(([read, tells]) => read.includes(first) && tells(evidence))
  if (minute) return minute[2]
  if (onTheBrink[evidence.language].test(saidBy(evidence)) || tellsOfBeyondTheRail(evidence)) return 'on-the-brink'
  if (byOthers.includes(first) && tellsOfHiding(evidence)) return 'silent'
  if (first === 'crash' && tellsOfCaughtUnderLoad(evidence) && !tellsOfTrappedInVehicle(evidence)) return 'caught'
  if (first === 'overdose' && tellsOfAccident(evidence)) return 'accident'
  if (first === 'sexual-violence' && tellsOfBlackmailedAdult(evidence)) return 'blackmailed'
  return whoIsHarmed(evidence, situations)
}

function whoIsHarmed(
  evidence: Evidence,
  situations: readonly [EmergencySituation, ...EmergencySituation[]],
): Circumstance | undefined {
  const [first] = situations
  const told = whileItHappens(evidence)
  if (told === 'told-by-child') return told
  if (byOthers.includes(first) && tellsOfWitness(evidence)) return 'witnessed'
  const isAssault = assaults.includes(first) && isWounded(evidence, situations)
  return isAssault && !tellsOfDeathThreat(evidence) ? 'wounded' : told
}

function whileItHappens(evidence: Evidence): Circumstance | undefined {
  if (tellsOfBeatenByParentsPartner(evidence)) return 'told-by-child'
  if (tellsOfPressedMinor(evidence) && !tellsOfBlackmail(evidence)) return 'told-by-child'
  if (tellsOfBeatenParent(evidence)) return evidence.whole.concepts.has('AGEADULT') ? 'now' : 'told-by-child'
  const said = saidBy(evidence)
  if (bleeds[evidence.language].test(said) && !tellsOfFictionOrPast(evidence)) return 'now'
  return tellsOfDeathThreat(evidence) || now[evidence.language].some((sign) => sign.test(said)) ? 'now' : undefined
}
