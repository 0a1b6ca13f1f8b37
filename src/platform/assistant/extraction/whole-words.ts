import { fold } from '../fold.ts'
import { monthPattern } from './calendar-words.ts'
import { findDates } from './dates.ts'

const units =
  '€|£|\\$|%|euros?|eur|pounds?|k|heures?|hours?|h|minutes?|jours?|j|days?|semaines?|sem|weeks?|mois|months?|ans?|annees?|years?|m2|m²|km|kg|cm|enfants?|children|kids'
const counted =
  'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|one|two|three|four|five|seven|eight|nine|ten|twelve|fifteen|twenty|thirty'
/** What a number may go on with: its other digits, its month or its unit, a year. */
const restOfNumber = new RegExp(
  `^(?:\\d|[ .,\\u00a0\\u202f](?=\\d{3}(?!\\d))|[.,](?=\\d))*(?:er|st|nd|rd|th)?(?:[- \\u00a0]?(?:of |de |d')?(?:${monthPattern}|${units})(?![a-z0-9]))?(?:,? (?:19|20)\\d\\d(?!\\d))?`,
)
const half = /^(?: ?(?:et demie?|and a half))(?![a-z])/
const restOfCount = new RegExp(`^(?:[- ](?:${units})(?![a-z0-9]))`)
const endsInCount = new RegExp(`(?<![a-z])(?:${counted})$`)
/** Words on which no phrase ends. */
const dangling =
  /[\s,;:.(«"'’–-]+(?:(?:in|on|at|of|the|a|an|and|or|to|with|for|by|from|since|about|my|our|his|her|their|de|d|s|n|m|t|c|du|des|le|la|l|les|un|une|en|au|aux|à|et|ou|où|que|qu|qui|depuis|avec|sur|dans|pour|par|mon|ma|mes|notre|nos|il y a|y a|c'est|it's|it|i|je|j|il|elle|on|nous)(?:[\s'’]+|$))*$/i

/** A text cut short ends on a whole phrase: « … à un … » without its « à un ». */
export const withoutLooseEnd = (cut: string): string =>
  cut.endsWith(' …') ? `${cut.slice(0, -2).replace(/ \d+$/, '').replace(dangling, '')} …` : cut

/**
 * The words between two places of a text, so that none is cut: to the end of the last word, of a number with its unit, of
 * a day or a length of time, and without a word that only leads to the next: empty where it is no more than that.
 */
export function wholeWords(text: string, from: number, to: number, now: Date): string {
  const folded = fold(text)
  let [start, end] = [from, to]
  for (const { at, words } of findDates(text, now))
    if (at < end && at + words.length > start) [start, end] = [Math.min(at, start), Math.max(at + words.length, end)]
  end += /^[\p{L}\p{N}]*/u.exec(text.slice(end))![0].length
  if (/\d$/.test(folded.slice(start, end))) end += restOfNumber.exec(folded.slice(end))![0].length
  else if (endsInCount.test(folded.slice(start, end))) end += restOfCount.exec(folded.slice(end))?.[0].length ?? 0
  end += half.exec(folded.slice(end))?.[0].length ?? 0
  return ` ${text.slice(start, end)}`.replace(dangling, '').trim()
}
