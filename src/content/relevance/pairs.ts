import type { Locale } from '../../i18n/locale.ts'
import { pairsEn } from './pairs.en.ts'
import { pairsFr } from './pairs.fr.ts'

/** A question and the article of its category; `kept` pairs were held out while the floor was set. */
export type Pair = { locale: Locale; article: string; question: string; onPoint: boolean; kept: boolean }

const read = (locale: Locale, table: Record<string, string>): Pair[] =>
  Object.entries(table).flatMap(([article, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({
        locale,
        article,
        question: line.replace(/^[+-]\*? /, ''),
        onPoint: line.startsWith('+'),
        kept: line[1] === '*',
      })),
  )

export const pairs: readonly Pair[] = [...read('fr', pairsFr), ...read('en', pairsEn)]
