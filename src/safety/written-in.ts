import type { Locale } from '../i18n/locale.ts'
import { fold, languageOf } from './detection/normalise.ts'

/** Words of both languages: « il a », "a child"; « on », « son ». */
const shared = new Set(['a', 'on', 'son'])

/** The language that somebody in danger writes; `undefined` where a few words leave it open. */
export const writtenIn = (text: string): Locale | undefined =>
  languageOf(
    fold(text)
      .split(/[^a-z]+/)
      .filter((word) => !shared.has(word)),
  )
