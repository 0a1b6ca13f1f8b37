// Finds the terms of a field in a text, in singular or plural.
import type { Locale } from '../../../i18n/locale.ts'
import { fold } from '../fold.ts'
import type { Term } from '../port.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The endings that a word takes in the plural or with the feminine. */
function inflected(word: string): string {
  const plain = escaped(word)
  if (word.length < 3) return plain
  if (word.endsWith('al')) return `${plain.slice(0, -1)}(?:ls?|ux)`
  if (word.endsWith('ail')) return `${plain.slice(0, -2)}(?:ils?|ux)`
  if (word.endsWith('y')) return `${plain.slice(0, -1)}(?:y|ies)`
  return `${plain}(?:e?s|e|x)?`
}

const patternOf = (words: string): string =>
  `(?<![a-z0-9])${fold(words).split(/[ -]/).map(inflected).join('[ -]')}(?![a-z0-9])`

const wordings = (term: Term, locale: Locale): readonly string[] => [term[locale], ...term.also[locale]]

/** The terms that a text contains by their own wording, each in the longest one: « bail commercial » is no « bail ». */
export function termsIn(text: string, locale: Locale, terms: readonly Term[]): Term[] {
  let left = fold(text)
  return terms
    .filter(({ only }) => (only ?? locale) === locale)
    .sort((a, b) => b[locale].length - a[locale].length)
    .filter((term) => {
      const without = left.replace(new RegExp(patternOf(term[locale]), 'g'), ' | ')
      const found = without !== left
      left = without
      return found
    })
}

/** Whether a text renders a term by one of its wordings. */
export function isRendered(term: Term, locale: Locale, text: string): boolean {
  const folded = fold(text)
  return wordings(term, locale).some((words) => new RegExp(patternOf(words)).test(folded))
}
