// What a follow-up and an answer speak of, in whatever words.
import { oneOf } from '../../platform/assistant/compose/fragments.ts'
import { fold } from '../../platform/assistant/fold.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import { sameMeaning } from './same-meaning.data.ts'

/** What a text speaks of: its meanings, and its other words. */
export function meaningsOf({ locale }: Dossier, text: string): Set<string> {
  let left = fold(text)
  const found = new Set<string>()
  for (const [name, patterns] of Object.entries(sameMeaning.meanings)) {
    const pattern = new RegExp(`${oneOf(patterns[locale]).source}(?![a-z])`, 'g')
    if (pattern.test(left)) found.add(`=${name}`)
    left = left.replaceAll(pattern, ' ')
  }
  const ignored = new RegExp(`${oneOf(sameMeaning.ignored[locale]).source}(?![a-z])`, 'g')
  for (const word of terms(left.replaceAll(ignored, ' '))) found.add(word)
  return found
}

/** Whether two texts speak of the same at all. */
export function shareMeaning(dossier: Dossier, one: string, other: string): boolean {
  const spoken = meaningsOf(dossier, other)
  return [...meaningsOf(dossier, one)].some((word) => spoken.has(word))
}
