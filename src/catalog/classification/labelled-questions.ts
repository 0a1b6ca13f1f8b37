// The questions on which the proposal is measured: a development half and an unseen half.
import type { Locale } from '../category.ts'
import { devEn } from './labelled-questions.dev.en.ts'
import { devFr } from './labelled-questions.dev.fr.ts'
import { unseenEn } from './labelled-questions.unseen.en.ts'
import { unseenFr } from './labelled-questions.unseen.fr.ts'

interface Labelled {
  text: string
  locale: Locale
  category: string
}

const labelled = (locale: Locale, questions: Readonly<Record<string, readonly string[]>>): Labelled[] =>
  Object.entries(questions).flatMap(([category, texts]) => texts.map((text) => ({ text, locale, category })))

export const devHalf: readonly Labelled[] = [...labelled('fr', devFr), ...labelled('en', devEn)]
export const testHalf: readonly Labelled[] = [...labelled('fr', unseenFr), ...labelled('en', unseenEn)]
