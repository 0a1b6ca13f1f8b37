// An expert's own phrases: variables that the open question fills, and finding a phrase or an answer by typing.
import { fold } from '../../i18n/fold.ts'
import type { Locale } from '../../i18n/locale.ts'

export const phraseVariables = ['firstName', 'date', 'deadline', 'number', 'field'] as const
export type PhraseVariable = (typeof phraseVariables)[number]
/** Null where the question does not say. */
export type PhraseValues = Record<PhraseVariable, string | null>

const names: Record<Locale, Record<PhraseVariable, string>> = {
  fr: { firstName: 'prénom', date: 'date', deadline: 'échéance', number: 'numéro', field: 'domaine' },
  en: { firstName: 'first name', date: 'date', deadline: 'deadline', number: 'number', field: 'field' },
}

export const variableNames = (locale: Locale): string[] =>
  phraseVariables.map((variable) => `{${names[locale][variable]}}`)

function variableNamed(name: string): PhraseVariable | undefined {
  return phraseVariables.find((one) => Object.values(names).some((all) => fold(all[one]) === fold(name)))
}

/** `{prénom}`, and `{{name}}` of other tools; braces around anything but words are text. */
const braced = /\{+\s*(\p{L}(?:[\p{L} _'’-]{0,38}\p{L})?)\s*\}+/gu

/**
 * The phrase with what the question says in the place of its variables, named in either language. One that cannot be
 * filled stays as it stands, and is in `open`; other braces are left alone.
 */
export function fillPhrase(body: string, values: PhraseValues): { text: string; open: string[] } {
  const open = new Set<string>()
  const text = body.replace(braced, (whole, name: string) => {
    const variable = variableNamed(name)
    if (!variable) return whole
    const value = values[variable]
    if (value === null) open.add(whole)
    return value ?? whole
  })
  return { text, open: [...open] }
}

/** What stands in braces and no question fills: a mistyped variable, or one of another tool. */
export function unknownVariables(body: string): string[] {
  const found = [...body.matchAll(braced)].filter(([, name = '']) => !variableNamed(name)).map(([whole]) => whole)
  return [...new Set(found)]
}

/** `[nom du bailleur]`, `[date]`: what a model leaves to be filled in, and no link, quotation or « annexe A ». */
const bracketed =
  /\[\s*(?:(?:à |to )?(?:compléter|complete|préciser|remplir|fill in|insert|insérer|votre|vos|your)|noms?|prénoms?|names?|first name|last name|dates?|montants?|sommes?|amounts?|sums?|adresses?|address(?:es)?|villes?|city|lieux?|place|numéros?|number|références?|reference|téléphone|phone|civilité|title|xx+|\.\.\.)(?![\p{L}])[^[\]\n]{0,60}\](?!\()/giu

/** `••••`, which covers personal data in an older answer. */
const covered = /•{2,}/g

/** What is still to be filled in where a text is about to be sent, whoever wrote it: braces, brackets, covered names. */
export const openVariables = (text: string): string[] => [
  ...new Set([braced, bracketed, covered].flatMap((blank) => [...text.matchAll(blank)].map(([whole]) => whole))),
]

const wordsOf = (query: string) => fold(query).split(' ').filter(Boolean)

/** Whether a text has every word of the query, in any order, accents aside. */
export function hasWords(query: string, text: string): boolean {
  const folded = fold(text)
  return wordsOf(query).every((word) => folded.includes(word))
}

export function hasSomeWord(query: string, text: string): boolean {
  const folded = fold(text)
  return wordsOf(query).some((word) => folded.includes(word))
}
