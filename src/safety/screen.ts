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
import { countryNames, europe, inCountry, lines, northAmerica, silentContacts } from './numbers/lines-by-country.ts'
import { numbersForSituation } from './numbers/numbers-for-situation.ts'
import { asksWhetherSafeToWrite, type EmergencySituation } from './situation-rules.ts'
import type { Circumstance } from './situations.ts'

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

type Situation = SituationMessages & {
  /** What is said instead where the circumstance changes whom to call first. */
  in?: Partial<Record<Circumstance, Partial<SituationMessages>>>
}

export type SafetyMessages = {
  situations: Record<EmergencySituation, Situation>
  screen: EmergencyScreen['words']
  page: Record<'title' | 'lead' | 'countries' | 'source' | 'read' | 'home', string> & {
    services: Record<EmergencyService, string>
  }
}

export type EmergencyFacts = {
  situations: EmergencySituation[]
  minor: boolean
  circumstance?: Circumstance
  country: EmergencyCountry
  /** Other possible countries: their numbers stand beside the first. */
  also?: readonly EmergencyCountry[]
}

/** The screen of the most urgent situation. */
export function emergencyScreen(facts: EmergencyFacts, locale: Locale, words: SafetyMessages): EmergencyScreen {
  const { situations, country, also = [] } = facts
  const [situation = 'violence'] = situations
  const said = saidOf(situation, facts, words)
  const { first, second, more } = numbersForSituation(situation, country, facts)
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const either = also.length > 0 ? [country, ...also] : []
  const silent = asksForVoice(situation) ? silentContacts[country]?.[locale] : undefined
  return {
    situation,
    title: said.title,
    sentences:
      either.length > 0
        ? inDoubt(facts, locale, words)
        : [
            cutAt(wherever(country, words.screen) ?? said.first, show(first)),
            second ? cutAt(said.second, show(second)) : { before: silent ?? said.alone, line: null, after: '' },
          ],
    first: show(first),
    either: either.map((where) => {
      const one = numbersForSituation(situation, where, facts).first
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
        const there = numbersForSituation(situation, other, facts)
        return {
          country: countryNames[other][locale],
          lines: [there.first, ...(there.second ? [there.second] : [])].map(show),
        }
      }),
    words: words.screen,
  }
}

function saidOf(
  situation: EmergencySituation,
  { circumstance }: EmergencyFacts,
  words: SafetyMessages,
): SituationMessages {
  const said = words.situations[situation]
  return circumstance ? { ...said, ...said.in?.[circumstance] } : said
}

/**
 * Two sentences where the country is in doubt: two countries have one each; more share the first, with the numbers for
 * the situation, and the numbers for everything stand in the second where they are others.
 */
function inDoubt(facts: EmergencyFacts, locale: Locale, words: SafetyMessages) {
  const { situations, country, also = [] } = facts
  const [situation = 'violence'] = situations
  const where = [country, ...also]
  const numbered = where.map((one) => ({ one, line: numbersForSituation(situation, one, facts).first }))
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  if (where.length === 2)
    return numbered.map(({ one, line }) => cutAt(callWhere(one, locale, words.screen), show(line)))
  const others = where.map((one) => ({ one, line: anyOf(one) }))
  const wider = others.filter(({ line }) => !numbered.some((said) => said.line.dial === line.dial))
  return [
    ...inOneSentence(numbered, locale, words.screen, show),
    ...inOneSentence(wider, locale, words.screen, show, words.screen.anyEmergency),
  ]
}

type Numbered = { one: EmergencyCountry; line: EmergencyLine }

/** "In France, call 15; in the United Kingdom, call 999." in parts, one for each number. */
function inOneSentence(
  numbered: readonly Numbered[],
  locale: Locale,
  words: SafetyMessages['screen'],
  show: (line: EmergencyLine) => DisplayedLine,
  opening = '',
): EmergencyScreen['sentences'] {
  // What to do elsewhere is a sentence of its own.
  const named = numbered.filter(({ one }) => one !== 'other')
  const elsewhere = numbered.filter(({ one }) => one === 'other')
  const parts = named.map(({ one, line }, at) => {
    const said = words.callIn.replace('{country}', inDoubtCountry(one, line)[locale])
    const begun = at === 0 && opening === '' ? said : `${said[0]?.toLowerCase()}${said.slice(1)}`
    const ended = at < named.length - 1 ? begun.replace(/\.$/, words.semicolon) : begun
    return cutAt(at === 0 ? opening + ended : ended, show(line))
  })
  return [...parts, ...elsewhere.map(({ line }) => cutAt(words.local, show(line)))]
}

/** Where the country is in doubt, so is which of two neighbours with the same number. */
function inDoubtCountry(country: EmergencyCountry, { dial }: EmergencyLine) {
  if (country === 'us' && [...Object.values(lines.ca)].flat().some((line) => line.dial === dial)) return northAmerica
  return country === 'fr' && dial === '112' ? europe : inCountry[country]
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
