import type { Locale } from './locale.ts'

/** Function words frequent in one of the two languages and absent from the other. */
const own: Record<Locale, ReadonlySet<string>> = {
  fr: new Set(
    'le la les des du de une un est et ou pour dans avec sur vous votre je suis mon ma mes il elle nous depuis chez sans ce cette que qui ne pas par aux très mais plus bien même clair claire merci enfin'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is are was were have has had for with you your that which not by this it i my we our they he she be in from at very but well clear thank thanks answer'.split(
      ' ',
    ),
  ),
}

function markersIn(text: string): Record<Locale, number> {
  const found = { fr: 0, en: 0 }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (own.fr.has(word)) found.fr += 1
    if (own.en.has(word)) found.en += 1
  }
  return found
}

/** The language that a text leans to; `undefined` where a few words leave it open. */
export function languageOf(text: string): Locale | undefined {
  const { fr, en } = markersIn(text)
  if (fr === en) return undefined
  return fr > en ? 'fr' : 'en'
}

/** The language of a text where it is not the page's, for its `lang`; `expected` where a few words leave it open. */
export function foreignTo(page: Locale, text: string, expected: Locale): Locale | undefined {
  const language = languageOf(text) ?? expected
  return language === page ? undefined : language
}

/** The language that a text is written in without a doubt: a quoted clause or a name in the other one changes nothing. */
export function certainLanguageOf(text: string): Locale | undefined {
  const { fr, en } = markersIn(text)
  const most = Math.max(fr, en)
  return most >= 3 && most >= 3 * Math.min(fr, en) ? languageOf(text) : undefined
}

const frenchLetters = /[àâçéèêëîïôùûœ]/i

/** The language of one part of a text that is in `whole`: another one only where the part is clearly in it. */
export const partLanguage = (whole: Locale, part: string): Locale => clearlyForeignTo(whole, part) ?? whole

/**
 * Which other language the lines of a text in `whole` are clearly in, and whether all of them are. What stands in brackets
 * is the term that a line explains, "the deposit (dépôt de garantie)", and says nothing of the line.
 */
export function foreignParts(whole: Locale, lines: readonly string[]): { language: Locale; all: boolean } | undefined {
  const bare = lines.map((line) => line.replace(/\([^()]*\)/g, ' '))
  const together = clearlyForeignTo(whole, bare.join('\n'))
  const each = bare.map((line) => clearlyForeignTo(whole, line))
  const language = together ?? each.find((one) => one !== undefined)
  if (language === undefined) return undefined
  const own = bare.some((line) => languageOf(line) === whole)
  return { language, all: together !== undefined && !own }
}

/**
 * The language of a short text that is not the page's, where that is clear enough to be said: a name such as
 * « Les Tilleuls » makes no title French.
 */
export function clearlyForeignTo(page: Locale, text: string): Locale | undefined {
  const language = languageOf(text)
  if (language === undefined || language === page) return undefined
  const clear = markersIn(text)[language] >= 2 || (language === 'fr' && frenchLetters.test(text))
  return clear ? language : undefined
}

/** The language of a text that readers of the other one are told is not theirs. */
export const clearLanguageOf = (text: string): Locale | undefined =>
  clearlyForeignTo('fr', text) ?? clearlyForeignTo('en', text)
