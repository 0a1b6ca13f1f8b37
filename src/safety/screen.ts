// The screen that replaces everything else when a text shows a person in danger: messages and numbers, ready to render.
import type { Locale } from '../i18n/locale.ts'
import { fill } from '../i18n/text.ts'
import { type AfarMessages, fromAfar } from './afar.ts'
import type { DisplayedLine, EmergencyScreen } from './contract.ts'
import { cutAt, displayedLine } from './displayed-line.ts'
import type { Apart } from './location/apart.ts'
import {
  type EmergencyCountry,
  type EmergencyLine,
  type EmergencyService,
  emergencyCountries,
  type PoisonCentre,
  type Province,
} from './numbers/emergency-line.ts'
import {
  countryNames,
  europe,
  inCountry,
  lines,
  northAmerica,
  silentContacts,
  victimHelp,
} from './numbers/lines-by-country.ts'
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
  /** In the place of the last step where somebody was strangled. */
  strangled?: string
}

export type Situation = SituationMessages & {
  /** What is said instead where the circumstance changes whom to call first. */
  in?: Partial<Record<Circumstance, Partial<SituationMessages>>>
  /** What is said instead to a child who writes for themselves. */
  child?: Partial<SituationMessages>
}

/** What is said instead to a writer who hides or would be heard. */
type SilentMessages = {
  title: string
  /** The first sentence where the country answers text messages, and where it does not. */
  byText: string
  byCall: string
  /** The second sentence, after a number to write to. */
  second: string
  steps: SituationMessages['steps']
}

export type SafetyMessages = {
  situations: Record<EmergencySituation, Situation>
  silent: SilentMessages
  afar: AfarMessages
  /** As it is said to a child who writes, where the language has a form for it. */
  toChild?: (text: string) => string
  screen: EmergencyScreen['words']
  page: Record<'title' | 'lead' | 'countries' | 'source' | 'read' | 'unread' | 'home', string> & {
    services: Record<EmergencyService, string>
  }
}

export type EmergencyFacts = {
  situations: EmergencySituation[]
  minor: boolean
  circumstance?: Circumstance
  /** Whoever is violent may look on. */
  atHome?: true
  /** The language that they write, where the text shows it. */
  language?: Locale
  country: EmergencyCountry
  /** Other possible countries: their numbers stand beside the first. */
  also?: readonly EmergencyCountry[]
  /** Where the gas network is not that of Great Britain. */
  northernIreland?: true
  /** Of Canada, where it is known. */
  province?: Province
  /** The poison centre of where they are in France, where it is known. */
  centre?: PoisonCentre
  /** Whoever writes says that they are a child. */
  byChild?: true
  /** Somebody was strangled. */
  strangled?: true
  /** Where the one in danger is in another place than the writer: `country` is theirs. */
  apart?: Apart
}

/** Whoever is in danger reads the language that they write, on a page in the other one too. */
export const screenLanguage = ({ language }: Pick<EmergencyFacts, 'language'>, page: Locale): Locale => language ?? page

/** The screen of the most urgent situation, in the language of `screenLanguage`. */
export function emergencyScreen(facts: EmergencyFacts, locale: Locale, words: SafetyMessages): EmergencyScreen {
  const onTheSpot = screenOnTheSpot(facts, locale, words)
  const screen = facts.apart ? { ...onTheSpot, ...fromAfar(onTheSpot, facts, facts.apart, locale, words) } : onTheSpot
  return facts.byChild && words.toChild ? spokenTo(screen, words.toChild) : screen
}

function spokenTo(screen: EmergencyScreen, said: (text: string) => string): EmergencyScreen {
  const { title, sentences, steps, safe, words } = screen
  const each = <T extends Record<string, string>>(of: T) =>
    Object.fromEntries(Object.entries(of).map(([name, text]) => [name, said(text)])) as T
  return {
    ...screen,
    title: said(title),
    sentences: sentences.map(({ before, line, after }) => ({ before: said(before), line, after: said(after) })),
    steps: steps.map(said),
    safe: each(safe),
    words: each(words),
  }
}

function screenOnTheSpot(facts: EmergencyFacts, locale: Locale, words: SafetyMessages): EmergencyScreen {
  const { situations, country, also = [], strangled } = facts
  const [situation = 'violence'] = situations
  const { first, second, more } = numbersForSituation(situation, country, facts)
  const said = saidOf(situation, facts, words, first)
  const show = (line: EmergencyLine) => displayedLine(line, locale, words.screen)
  const either = also.length > 0 ? [country, ...also] : []
  return {
    situation,
    language: locale,
    title: said.title,
    sentences:
      either.length > 0
        ? inDoubt(facts, locale, words)
        : [
            cutAt(wherever(country, words.screen) ?? said.first, show(first)),
            second
              ? cutAt(said.second, show(second))
              : {
                  before: withoutVoice(facts, locale) ?? helpAfter(facts, locale) ?? said.alone,
                  line: null,
                  after: '',
                },
          ],
    first: show(first),
    either: either.map((where) => {
      const one = numbersForSituation(situation, where, facts).first
      const any = anyOf(where)
      return { country: inCountry[where][locale], lines: (one.dial === any.dial ? [one] : [one, any]).map(show) }
    }),
    more: [...(second ? [second] : []), ...more].slice(0, 5).map(show),
    steps: strangled && said.strangled ? [...said.steps.slice(0, -1), said.strangled] : [...said.steps],
    safe: { question: said.safe, yes: said.yes, no: said.no },
    atHome: asksWhetherSafeToWrite(facts),
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
  { circumstance, byChild }: EmergencyFacts,
  words: SafetyMessages,
  { way }: EmergencyLine,
): SituationMessages {
  const said = words.situations[situation]
  if (circumstance === 'silent' && isByOthers(situation)) {
    const { title, byText, byCall, second, steps } = words.silent
    return { ...said, title, first: way === 'sms' ? byText : byCall, second, steps }
  }
  const own = circumstance && said.in?.[circumstance]
  // Whom the second sentence calls is what the circumstance has changed.
  const { second, ...forChild } = (byChild && said.child) || {}
  return { ...said, ...(second && { second }), ...own, ...forChild }
}

/** How to call for help without a voice, where the country has a way and somebody may hear. */
function withoutVoice({ situations: [situation = 'violence'], country, circumstance }: EmergencyFacts, locale: Locale) {
  const isHeard = circumstance !== 'witnessed' && circumstance !== 'losing-control'
  const said = isByOthers(situation) && isHeard ? silentContacts[country]?.[locale] : undefined
  return said && `${said[0]?.toUpperCase()}${said.slice(1)}`
}

const helpAfter = ({ situations: [situation], country, circumstance }: EmergencyFacts, locale: Locale) =>
  circumstance !== 'witnessed' && (situation === 'partner-violence' || situation === 'sexual-violence')
    ? victimHelp[country]?.[locale]
    : undefined

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
  const silently = facts.circumstance === 'silent' ? where.flatMap((one) => silentlyIn(one, locale)) : []
  const withoutSpeaking = silently.map((before) => ({ before, line: null, after: '' }))
  if (where.length === 2) {
    const calls = numbered.map(({ one, line }) => cutAt(callWhere(one, line, locale, words.screen), show(line)))
    return [...calls, ...withoutSpeaking]
  }
  const others = where.map((one) => ({ one, line: anyOf(one) }))
  const wider = others.filter(({ line }) => !numbered.some((said) => said.line.dial === line.dial))
  return [
    ...inOneSentence(numbered, locale, words.screen, show),
    ...inOneSentence(wider, locale, words.screen, show, words.screen.anyEmergency),
    ...withoutSpeaking,
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
    const said = verbOf(line, words).replace('{country}', inDoubtCountry(one, line)[locale])
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

const verbOf = ({ way }: EmergencyLine, words: SafetyMessages['screen']) =>
  way === 'sms' ? words.textIn : words.callIn

const callWhere = (country: EmergencyCountry, line: EmergencyLine, locale: Locale, words: SafetyMessages['screen']) =>
  country === 'other' ? words.local : verbOf(line, words).replace('{country}', inCountry[country][locale])

/** "In the United Kingdom, call from a mobile…" */
function silentlyIn(country: EmergencyCountry, locale: Locale): string[] {
  const said = silentContacts[country]?.[locale]
  return said ? [`${inCountry[country][locale]}, ${said}`] : []
}

function anyOf(country: EmergencyCountry): EmergencyLine {
  const [line] = lines[country].any
  if (!line) throw new Error(`${country} has no number`)
  return line
}

const byOthers: readonly EmergencySituation[] = [
  'violence',
  'partner-violence',
  'sexual-violence',
  'child-abuse',
  'elder-abuse',
]
/** Harm by somebody who may hear a call. */
const isByOthers = (situation: EmergencySituation) => byOthers.includes(situation)
