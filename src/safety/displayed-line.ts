// A number in a sentence, and as a link that dials.
import type { Locale } from '../i18n/locale.ts'
import { fill } from '../i18n/text.ts'
import type { DisplayedLine, EmergencyScreen } from './contract.ts'
import type { EmergencyLine } from './numbers/emergency-line.ts'

export function cutAt(sentence: string, line: DisplayedLine): EmergencyScreen['sentences'][number] {
  const [before = '', after = ''] = sentence.split('{number}')
  return { before, line, after }
}

export function displayedLine(line: EmergencyLine, locale: Locale, words: EmergencyScreen['words']): DisplayedLine {
  const { number, dial, way, who } = line
  return {
    number: number.replaceAll(' ', '\u00a0'),
    href: `${way === 'sms' ? 'sms' : 'tel'}:${dial}`,
    way,
    who: who[locale],
    label: fill(way === 'sms' ? words.text : words.call, { number }),
  }
}
