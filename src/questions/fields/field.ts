// The field of a question under way: how the client's messages correct it, and which others may be offered.
import type { Locale } from '../../catalog/category.ts'
import { detectCategorySwitch } from '../../catalog/classification/category-switch.ts'
import {
  detectCorrection,
  detectNamedCategory,
  excludedCategories,
  withRelatedCategories,
} from '../../catalog/classification/correction.ts'
import type { Proposal } from '../../catalog/classification/propose-categories.ts'
import { readSubject, type Subject } from '../../catalog/classification/subject.ts'
import type { EmergencySituation } from '../../safety/situations.ts'

export type Field = { category: string; subCategory: string | null }

type Asked = {
  locale: Locale
  /** Null while it is open; `last`: the field that it had, or has, or the guess while none was ever chosen. */
  current: string | null
  last: string
  /** Fields that it had before, and those that were refused while it was written. */
  left: readonly string[]
  declined: readonly string[]
  /** What was found in the messages and dismissed as no emergency. */
  setAside: readonly EmergencySituation[]
  /** All messages of the client, the newest last. */
  said: readonly string[]
}

const refusedSoFar = ({ said, last }: Asked): string[] =>
  withRelatedCategories(
    said.flatMap((text) => [...excludedCategories(text).refused, ...(detectCorrection(text, last)?.refused ?? [])]),
  )

/** Other fields that may fit: never one that the client has excluded or left, nor the field that is being left. */
export function otherFields(asked: Asked): Subject {
  const told = asked.said.map((text) => detectCorrection(text, asked.last)?.rest ?? text)
  const leaving = asked.current === null && asked.left.length === 0 ? [] : [asked.last]
  return readSubject(
    told.join('\n'),
    asked.locale,
    [...refusedSoFar(asked), ...asked.declined, ...asked.left, ...leaving],
    asked.setAside,
  )
}

/**
 * What the newest message changes the field to: another one, none yet (`null`), or no change (`undefined`). A name that
 * the client wrote counts; a guess counts where it is sure.
 */
export function fieldFromText(asked: Asked): Field | null | undefined {
  const newest = asked.said.at(-1) ?? ''
  const redirected = detectCategorySwitch(newest, asked.current)
  if (redirected) return redirected
  const correction = asked.current === null ? null : detectCorrection(newest, asked.current)
  if (asked.current !== null && !correction) return undefined
  const named = detectNamedCategory(correction?.rest ?? newest, asked.locale)
  if (named && !correction?.refused.includes(named.category)) return named
  const { reading, proposals } = otherFields(asked)
  if (reading === 'clear' && proposals[0]) return fieldOf(proposals[0])
  return asked.current === null ? undefined : null
}

export const fieldOf = ({ category, subCategory }: Proposal): Field => ({ category, subCategory })
