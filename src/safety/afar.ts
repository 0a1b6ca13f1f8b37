// What is said to somebody who writes for another one far away: how whoever comes is reached from where the writer is.
import type { Locale } from '../i18n/locale.ts'
import { fill } from '../i18n/text.ts'
import type { EmergencyScreen } from './contract.ts'
import { cutAt, displayedLine } from './displayed-line.ts'
import type { Apart } from './location/apart.ts'
import type { EmergencyCountry, EmergencyLine } from './numbers/emergency-line.ts'
import { inCountry, lines } from './numbers/lines-by-country.ts'
import { numbersForSituation } from './numbers/numbers-for-situation.ts'
import type { EmergencyFacts, SafetyMessages, SituationMessages } from './screen.ts'
import type { EmergencySituation } from './situations.ts'

export type AfarMessages = {
  title: string
  /** To who comes in another country: `{number}` of the writer's, `{there}` as in "in France". */
  abroad: string
  /** The number there, which only answers there; `localThere` where it is not known. */
  there: string
  localThere: string
  /** In the same country, and where it is not known where the other one is. */
  near: string
  anywhere: string
  /** Who advises those who help. */
  advised: string
  steps: SituationMessages['steps']
  /** Before what is done on the spot. */
  relay: string
  safe: Record<'question' | 'yes' | 'no', string>
  /** Of a country that has no numbers of its own here. */
  thatCountry: string
}

/** What nobody does on the spot but those who come: the writer is told what they can do themselves. */
const ofDeath: readonly EmergencySituation[] = ['suicide', 'suicide-attempt']

type Changed = Pick<EmergencyScreen, 'title' | 'sentences' | 'first' | 'either' | 'more' | 'steps' | 'safe'>

export function fromAfar(
  screen: EmergencyScreen,
  facts: EmergencyFacts,
  apart: Apart,
  locale: Locale,
  words: SafetyMessages,
): Changed {
  const { afar } = words
  // Nobody is known to be there who could do anything.
  const isOfDeath = ofDeath.includes(screen.situation) || apart.place === 'unknown'
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const [first, ...advise] = calledFrom(facts, apart).map(show)
  const others = [...advise, ...(facts.country === apart.writer ? screen.more : [])]
  const [relayed = '', next = ''] = screen.steps
  return {
    // What the situation is headed by speaks to whoever is on the spot.
    title: afar.title,
    sentences: sentencesFor(facts, apart, locale, words),
    first: first ?? screen.first,
    either: [],
    more: others.filter(({ href }, at) => href !== first?.href && others.findIndex((one) => one.href === href) === at),
    steps: isOfDeath ? [...afar.steps] : [afar.relay, relayed, next],
    safe: afar.safe,
  }
}

const anyOf = (country: EmergencyCountry): EmergencyLine => {
  const [line] = lines[country].any
  if (!line) throw new Error(`${country} has no number`)
  return line
}
const policeOf = (country: EmergencyCountry) => lines[country].police?.[0] ?? anyOf(country)
const medicalOf = (country: EmergencyCountry) => lines[country].medical?.[0] ?? anyOf(country)

/** Whom the writer calls, and who advises them: the police find somebody abroad, or of whom only an account is known. */
function calledFrom(
  { situations, country }: EmergencyFacts,
  { writer, place }: Apart,
): [EmergencyLine, ...EmergencyLine[]] {
  const [situation = 'suicide'] = situations
  const listens = ofDeath.includes(situation) || place === 'unknown' ? (lines[writer].suicide?.slice(0, 1) ?? []) : []
  if (writer !== country || place === 'unknown') return [policeOf(writer), ...listens]
  return [listens.length > 0 ? medicalOf(country) : numbersForSituation(situation, country).first, ...listens]
}

function sentencesFor(facts: EmergencyFacts, apart: Apart, locale: Locale, words: SafetyMessages) {
  const { afar, screen } = words
  const show = (line: EmergencyLine) => displayedLine(line, locale, screen)
  const [first, advises] = calledFrom(facts, apart)
  if (apart.writer === facts.country) {
    const said = cutAt(apart.place === 'known' ? afar.near : afar.anywhere, show(first))
    const second = advises && advises.dial !== first.dial ? cutAt(afar.advised, show(advises)) : undefined
    return second ? [said, second] : [said]
  }
  const there = thereIn(facts.country, locale, afar)
  const dialled = numberThere(facts)
  // No link: dialled from here, it would reach somebody else or nobody.
  const onTheSpot = dialled ? fill(afar.there, { there, number: show(dialled).number }) : afar.localThere
  return [
    cutAt(
      apart.writer === 'other' ? screen.local : fill(afar.abroad, { there: lowerFirst(there), number: '{number}' }),
      show(first),
    ),
    { before: onTheSpot, line: null, after: '' },
  ]
}

/** What somebody on the spot dials: who comes, and not who listens. */
function numberThere({ situations: [situation = 'suicide'], country }: EmergencyFacts): EmergencyLine | undefined {
  if (country === 'other') return undefined
  return situation === 'suicide' ? medicalOf(country) : numbersForSituation(situation, country).first
}

const thereIn = (country: EmergencyCountry, locale: Locale, { thatCountry }: AfarMessages) =>
  country === 'eu' || country === 'other' ? thatCountry : inCountry[country][locale]

const lowerFirst = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`
