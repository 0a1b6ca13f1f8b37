import { z } from 'zod'
import { locales } from '../i18n/locale.ts'
import { emergencySituations } from './situations.ts'

const DisplayedLine = z.object({
  number: z.string(),
  href: z.string(),
  way: z.enum(['call', 'sms']),
  who: z.string(),
  label: z.string(),
})

const screenWords = [
  'call',
  'text',
  'minute',
  'more',
  'yesLabel',
  'noLabel',
  'numbersFor',
  'elsewhere',
  'all',
  'kept',
  'keptHere',
  'told',
  'untold',
  'telling',
  'notTold',
  'dismiss',
  'dismissHint',
  'keep',
  'exit',
  'exitHint',
  'exitHintScriptless',
  'exitTo',
  'mayWrite',
  'mayWriteYes',
  'mayWriteNo',
  'failed',
  'whichCountry',
  'callIn',
  'textIn',
  'anyEmergency',
  'semicolon',
  'europe',
  'local',
  'or',
] as const

/** The screen of the most urgent situation, ready to render. */
export const EmergencyScreen = z.object({
  situation: z.enum(emergencySituations),
  /** The language that the person writes, otherwise that of the page. */
  language: z.enum(locales),
  title: z.string(),
  /** Two sentences, split at their number so that it can be a link. */
  sentences: z.array(z.object({ before: z.string(), line: DisplayedLine.nullable(), after: z.string() })),
  first: DisplayedLine,
  /** Where signs of the country conflict: each country with its numbers, instead of one number to call. */
  either: z.array(z.object({ country: z.string(), lines: z.array(DisplayedLine) })),
  more: z.array(DisplayedLine),
  steps: z.array(z.string()),
  safe: z.object({ question: z.string(), yes: z.string(), no: z.string() }),
  /** For violence at home: a quick exit from the page, and whether writing is safe. */
  atHome: z.boolean(),
  country: z.string(),
  elsewhere: z.array(z.object({ country: z.string(), lines: z.array(DisplayedLine) })),
  words: z.record(z.enum(screenWords), z.string()),
})
export type EmergencyScreen = z.output<typeof EmergencyScreen>
export type DisplayedLine = z.output<typeof DisplayedLine>

/** The detected situations, and the screen for them. */
export const EmergencyMatch = z.object({ situations: z.array(z.enum(emergencySituations)), screen: EmergencyScreen })
