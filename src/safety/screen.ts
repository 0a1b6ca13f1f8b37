// What stands in place of everything else when a text shows a person in danger: words and numbers, ready to be drawn.
import type { Locale } from '../i18n/locale.ts'
import { fill } from '../i18n/text.ts'
import type { EmergencyScreen, ShownLine } from './contract.ts'
import { type EmergencyCountry, type EmergencyLine, type EmergencyService, emergencyCountries } from './line.ts'
import { countryNames, inCountry, lines, silentWays } from './lines.ts'
import { numbersFor } from './plan.ts'
import { asksWhetherSafeToWrite, type EmergencySituation } from './situation-rules.ts'

/** The words of one situation; `{number}` is filled in by country. */
export type SituationWords = {
  /** In lists of the staff. */
  name: string
  title: string
  /** The first sentence, with the number to call now. */
  first: string
  /** The second, with another number; `alone` where the country has none. */
  second: string
  alone: string
  /** The next minute. */
  steps: readonly [string, string, string]
  /** One question, and what is shown after "yes" and "no". Nothing of it is kept. */
  safe: string
  yes: string
  no: string
}

export type SafetyWords = {
  situations: Record<EmergencySituation, SituationWords>
  screen: EmergencyScreen['words']
  page: Record<'title' | 'lead' | 'countries' | 'source' | 'read' | 'home', string> & {
    services: Record<EmergencyService, string>
  }
}

export type EmergencyFacts = {
  situations: EmergencySituation[]
  minor: boolean
  country: EmergencyCountry
  /** Others that something speaks for: their numbers stand beside the first. */
  also?: readonly EmergencyCountry[]
}

/** The screen of the most pressing situation. */
export function emergencyScreen(
  { situations, minor, country, also = [] }: EmergencyFacts,
  locale: Locale,
  words: SafetyWords,
): EmergencyScreen {
  const [situation = 'violence'] = situations
  const said = words.situations[situation]
  const { first, second, more } = numbersFor(situation, country, minor)
  const show = (line: EmergencyLine) => shownLine(line, locale, words.screen)
  const either = also.length > 0 ? [country, ...also] : []
  const silent = asksForVoice(situation) ? silentWays[country]?.[locale] : undefined
  return {
    situation,
    title: said.title,
    sentences:
      either.length > 0
        ? either.map((where) =>
            cutAt(callWhere(where, locale, words.screen), show(numbersFor(situation, where, minor).first)),
          )
        : [
            cutAt(wherever(country, words.screen) ?? said.first, show(first)),
            second ? cutAt(said.second, show(second)) : { before: silent ?? said.alone, line: null, after: '' },
          ],
    first: show(first),
    either: either.map((where) => {
      const one = numbersFor(situation, where, minor).first
      const any = anyOf(where)
      return { country: inCountry[where][locale], lines: (one.dial === any.dial ? [one] : [one, any]).map(show) }
    }),
    more: [...(second ? [second] : []), ...more].slice(0, 5).map(show),
    steps: [...said.steps],
    safe: { question: said.safe, yes: said.yes, no: said.no },
    atHome: asksWhetherSafeToWrite(situations),
    country: fill(words.screen.numbersFor, { country: countryNames[country][locale] }),
    elsewhere: emergencyCountries
      .filter((other) => other !== country)
      .map((other) => {
        const there = numbersFor(situation, other, minor)
        return {
          country: countryNames[other][locale],
          lines: [there.first, ...(there.second ? [there.second] : [])].map(show),
        }
      }),
    words: words.screen,
  }
}

/** A number for everything stands in place of the situation's own. */
const wherever = (country: EmergencyCountry, words: SafetyWords['screen']) =>
  country === 'eu' ? words.europe : country === 'other' ? words.local : undefined

const callWhere = (country: EmergencyCountry, locale: Locale, words: SafetyWords['screen']) =>
  country === 'other' ? words.local : words.callIn.replace('{country}', inCountry[country][locale])

function anyOf(country: EmergencyCountry): EmergencyLine {
  const [line] = lines[country].any
  if (!line) throw new Error(`${country} has no number`)
  return line
}

function cutAt(sentence: string, line: ShownLine): EmergencyScreen['sentences'][number] {
  const [before = '', after = ''] = sentence.split('{number}')
  return { before, line, after }
}

const asksForVoice = (situation: EmergencySituation) => situation === 'violence' || situation === 'partner-violence'

export function shownLine(line: EmergencyLine, locale: Locale, words: SafetyWords['screen']): ShownLine {
  const { number, dial, way, who } = line
  return {
    number: number.replaceAll(' ', '\u00a0'),
    href: `${way === 'sms' ? 'sms' : 'tel'}:${dial}`,
    way,
    who: who[locale],
    label: fill(way === 'sms' ? words.text : words.call, { number }),
  }
}
