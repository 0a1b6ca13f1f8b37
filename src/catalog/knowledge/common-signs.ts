import { fold } from '../../i18n/fold.ts'
import type { LocalizedLists } from '../category.ts'
import { commonSigns } from './common-signs.data.ts'

const askedBy = commonSigns.map(({ asks, told }) => ({ asks: new RegExp(`(?<![a-z])(?:${asks.join('|')})`), told }))

/** The signs that a text tells in passing what a question asks, by its French words; undefined where no other asks the like. */
export function commonSignsOf(ask: string): LocalizedLists | undefined {
  const found = askedBy.filter(({ asks }) => asks.test(fold(ask)))
  if (found.length === 0) return undefined
  return { fr: found.flatMap(({ told }) => told.fr), en: found.flatMap(({ told }) => told.en) }
}
