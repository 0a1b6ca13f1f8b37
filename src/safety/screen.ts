// The screen that replaces everything else when a text shows a person in danger: messages and numbers, ready to render.
import type { Locale } from '../i18n/locale.ts'
import { fill } from '../i18n/text.ts'
import type { DisplayedLine, EmergencyScreen } from './contract.ts'
import {
  type EmergencyCountry,
  type EmergencyLine,
  type EmergencyService,
  emergencyCountries,
} from './numbers/emergency-line.ts'
import { countryNames, inCountry, lines, silentContacts } from './numbers/lines-by-country.ts'
import { numbersForSituation } from './numbers/numbers-for-situation.ts'
import { asksWhetherSafeToWrite, type EmergencySituation } from './situation-rules.ts'

/** The messages of one situation; `{number}` is filled in by country. */
export type SituationMessages = {
  /** The label in lists of the staff console. */
  name: string
  title: string
  /** The first sentence, with the number to call now. */
  first: string
  /** The second, with another number; `alone` where the country has none. */
  second: string
  alone: string
  /** What to do in the next minute. */
  steps: readonly [string, string, string]
  /** One question, and the text after "yes" and "no". The answer is not stored. */
  safe: string
  yes: string
  no: string
}

export type SafetyMessages = {
  situations: Record<EmergencySituation, SituationMessages>
  screen: EmergencyScreen['words']
  page: Record<'title' | 'lead' | 'countries' | 'source' | 'read' | 'home', string> & {
    services: Record<EmergencyService, string>
  }
}

export type EmergencyFacts = {
  situations: EmergencySituation[]
  minor: boolean
  country: EmergencyCountry
  /** Other possible countries: their numbers stand beside the first. */
  also?: readonly EmergencyCountry[]
}

/** The screen of the most urgent situation. */
export function emergencyScreen(
  { situations, minor, country, also = [] }: EmergencyFacts,
  locale: Locale,
  words: SafetyMessages,
): EmergencyScreen {
  const [situation = 'violence'] = situations
  const said = words.situations[situation]
  const { first, second, more } = numbersForSituation(situation, country, minor)
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const either = also.length > 0 ? [country, ...also] : []
  const silent = asksForVoice(situation) ? silentContacts[country]?.[locale] : undefined
  return {
    situation,
    title: said.title,
    sentences:
      either.length > 0
        ? either.map((where) =>
            cutAt(callWhere(where, locale, words.screen), show(numbersForSituation(situation, where, minor).first)),
          )
        : [
            cutAt(wherever(country, words.screen) ?? said.first, show(first)),
            second ? cutAt(said.second, show(second)) : { before: silent ?? said.alone, line: null, after: '' },
          ],
    first: show(first),
    either: either.map((where) => {
      const one = numbersForSituation(situation, where, minor).first
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
        const there = numbersForSituation(situation, other, minor)
        return {
          country: countryNames[other][locale],
          lines: [there.first, ...(there.second ? [there.second] : [])].map(show),
        }
      }),
    words: words.screen,
  }
}

/** A number for everything replaces the situation's own. */
const wherever = (country: EmergencyCountry, words: SafetyMessages['screen']) =>
  country === 'eu' ? words.europe : country === 'other' ? words.local : undefined

const callWhere = (country: EmergencyCountry, locale: Locale, words: SafetyMessages['screen']) =>
  country === 'other' ? words.local : words.callIn.replace('{country}', inCountry[country][locale])

function anyOf(country: EmergencyCountry): EmergencyLine {
  const [line] = lines[country].any
  if (!line) throw new Error(`${country} has no number`)
  return line
}

function cutAt(sentence: string, line: DisplayedLine): EmergencyScreen['sentences'][number] {
  const [before = '', after = ''] = sentence.split('{number}')
  return { before, line, after }
}

const asksForVoice = (situation: EmergencySituation) => situation === 'violence' || situation === 'partner-violence'

export function displayedLine(line: EmergencyLine, locale: Locale, words: SafetyMessages['screen']): DisplayedLine {
  const { number, dial, way, who } = line
  return {
    number: number.replaceAll(' ', '\u00a0'),
    href: `${way === 'sms' ? 'sms' : 'tel'}:${dial}`,
    way,
    who: who[locale],
    label: fill(way === 'sms' ? words.text : words.call, { number }),
  }
}
