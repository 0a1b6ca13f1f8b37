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
  here: string
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
  const isOfDeath = ofDeath.includes(screen.situation)
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const called = calledFrom(facts, apart)
  const [relayed = '', next = ''] = screen.steps
  const hrefs = called.map((line) => show(line).href)
  return {
    title: isOfDeath ? afar.title : screen.title,
    sentences: sentencesFor(facts, apart, locale, words),
    first: show(called[0]),
    either: eitherOf(facts, apart, locale, words),
    more: facts.country === apart.writer ? screen.more.filter(({ href }) => !hrefs.includes(href)) : [],
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
  if (writer !== country || place === 'unknown') {
    const listens = writer === country ? lines[writer].suicide?.[0] : undefined
    return [policeOf(writer), ...(listens ? [listens] : [])]
  }
  const [situation = 'suicide'] = situations
  if (!ofDeath.includes(situation)) return [numbersForSituation(situation, country).first]
  const listens = lines[country].suicide?.[0]
  return [medicalOf(country), ...(listens ? [listens] : [])]
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
  return [
    cutAt(
      apart.writer === 'other' ? screen.local : fill(afar.abroad, { there: lowerFirst(there), number: '{number}' }),
      show(first),
    ),
    dialled
      ? cutAt(fill(afar.there, { there, number: '{number}' }), show(dialled))
      : { before: afar.localThere, line: null, after: '' },
  ]
}

/** What somebody on the spot dials: who comes, and not who listens. */
function numberThere({ situations: [situation = 'suicide'], country }: EmergencyFacts): EmergencyLine | undefined {
  if (country === 'other') return undefined
  return situation === 'suicide' ? medicalOf(country) : numbersForSituation(situation, country).first
}

function eitherOf(
  facts: EmergencyFacts,
  apart: Apart,
  locale: Locale,
  words: SafetyMessages,
): EmergencyScreen['either'] {
  if (apart.writer === facts.country) return []
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const { situations, country } = facts
  const dialled = numberThere(facts)
  const listens = situations.includes('suicide') ? lines[country].suicide?.[0] : undefined
  const there = [...(dialled ? [dialled] : []), ...(listens && listens.dial !== dialled?.dial ? [listens] : [])]
  const here = fill(words.afar.here, { here: lowerFirst(inCountry[apart.writer][locale]) })
  return [
    { country: here, lines: [show(policeOf(apart.writer))] },
    ...(there.length > 0 ? [{ country: thereIn(country, locale, words.afar), lines: there.map(show) }] : []),
  ]
}

const thereIn = (country: EmergencyCountry, locale: Locale, { thatCountry }: AfarMessages) =>
  country === 'eu' || country === 'other' ? thatCountry : inCountry[country][locale]

const lowerFirst = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`
