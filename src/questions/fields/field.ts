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
import {
  declinesProfession,
  deniedTopic,
  detectNamedTopic,
  speaksOfCategory,
  subjectTold,
} from '../../catalog/classification/topic-names.ts'
import type { EmergencySituation } from '../../safety/situations.ts'

export type Field = { category: string; subCategory: string | null }

type Asked = {
  locale: Locale
  /** Null while it is open; `last`: the field that it had, or has, or the guess while none was ever chosen. */
  current: string | null
  last: Field
  /** Fields that it had before, and those that were refused while it was written. */
  left: readonly Field[]
  declined: readonly string[]
  /** What was found in the messages and dismissed as no emergency. */
  setAside: readonly EmergencySituation[]
  /** All messages of the client, the newest last. */
  said: readonly string[]
  /** The questions of the assistant's that the newest message may reply to. */
  asked: readonly string[]
  /** The question was about the service only, and the newest message says that it is not. */
  serviceDenied: boolean
}

const isUnnamed = (text: string, { last }: Asked): boolean => detectCorrection(text, last.category)?.unnamed === true

/** The fields that the client has excluded by name. */
function refusedSoFar(asked: Asked): string[] {
  const current = asked.last.category
  const professions = asked.said.slice(1).filter((text) => declinesProfession(text, current, asked.asked))
  return withRelatedCategories([
    ...asked.said.flatMap((text) => excludedCategories(text).refused),
    ...(professions.length > 0 ? [current] : []),
  ])
}

/**
 * What the question was taken out of, or is being: a sub-category where it had one, all of the category where it had none or
 * the client has said so twice. A category that the newest message speaks of may be proposed again.
 */
function leftSoFar(asked: Asked): string[] {
  const { current, last, said } = asked
  const leaving = current === null && asked.left.length === 0 ? [] : [last]
  const twice = said.filter((text) => isUnnamed(text, asked)).length > 1
  const newest = said.at(-1) ?? ''
  const spokenOf = ({ category, subCategory }: Field) =>
    said.length > 1 && !isUnnamed(newest, asked) && speaksOfCategory(newest, { category, subCategory })
  return [...asked.left, ...leaving].flatMap((field) => {
    const { category, subCategory } = field
    if (subCategory !== null && !(twice && category === last.category && !spokenOf(field)))
      return [`${category}/${subCategory}`]
    return current === null && spokenOf(field) ? [] : [category]
  })
}

/** Other fields that may fit: never one that the client has excluded or left, nor the field that is being left. */
export function otherFields(asked: Asked): Subject {
  const told = asked.said.map((text) => restOf(text, asked))
  return readSubject(
    told.join('\n'),
    asked.locale,
    [...refusedSoFar(asked), ...asked.declined, ...leftSoFar(asked)],
    asked.setAside,
  )
}

const restOf = (text: string, asked: Asked): string =>
  deniedTopic(text, asked.last, asked.asked) ?? detectCorrection(text, asked.last.category)?.rest ?? text

/**
 * What the newest message changes the field to: another one, none yet (`null`), or no change (`undefined`). A name that
 * the client wrote counts; a guess counts where it is sure.
 */
export function fieldFromText(asked: Asked): Field | null | undefined {
  const newest = asked.said.at(-1) ?? ''
  const named = detectCategorySwitch(newest, asked.current)
  if (named) return named
  if (asked.current === null) return fieldNamed(newest, asked)
  if (asked.serviceDenied) return sureOf(asked) ?? null
  const instead = topicInstead(newest, asked) ?? fieldInstead(newest, asked)
  return instead === undefined ? fieldTold(newest, asked) : instead
}

/** The answer to "which one?". */
function fieldNamed(newest: string, asked: Asked): Field | undefined {
  if (isUnnamed(newest, asked)) return undefined
  return detectNamedCategory(newest, asked.locale) ?? detectNamedTopic(newest, asked.last.category) ?? sureOf(asked)
}

/** Where only the sub-category is wrong, the category stays, unless the words are sure of another field. */
function topicInstead(newest: string, asked: Asked): Field | undefined {
  const rest = deniedTopic(newest, asked.last, asked.asked)
  if (rest === null) return undefined
  const { category } = asked.last
  return detectNamedTopic(rest, category) ?? sureOf(asked) ?? { category, subCategory: null }
}

function fieldInstead(newest: string, asked: Asked): Field | null | undefined {
  const current = asked.last.category
  const declines = declinesProfession(newest, current, asked.asked)
  const correction = declines ? { refused: [current], rest: '', unnamed: false } : detectCorrection(newest, current)
  if (!correction) return undefined
  const named = detectNamedCategory(correction.rest, asked.locale)
  if (named && !correction.refused.includes(named.category)) return named
  const topic = correction.unnamed ? detectNamedTopic(correction.rest, current) : null
  if (topic && topic.subCategory !== asked.last.subCategory) return topic
  const sure = sureOf(asked)
  return sure && sure.category !== current ? sure : null
}

const asksSubject = /porte|objet|concern|sujet|about|subject/i

/** What a message is about instead of another field, which need not be the present one: « pas la santé, il s'agit de mon voisin ». */
function subjectInstead(message: string): string | null {
  const { refused, rest } = excludedCategories(message)
  const said = rest.replace(/^[\s,.;:!-]+|(?<=^(?:no|non|mais|but))[\s,.;:!-]+/g, ' ').trim()
  return refused.length > 0 ? subjectTold(said) : null
}

/** Whether a message only says what the question is about, and replies to none that was asked. */
export const saysOnlyField = (message: string, asked: readonly string[]): boolean =>
  subjectInstead(message) !== null && !asked.some((question) => asksSubject.test(question))

/** "It's about working time": another subject than it was taken for, where its words alone are sure. */
function fieldTold(newest: string, asked: Asked): Field | undefined {
  const told = subjectTold(newest) ?? subjectInstead(newest)
  if (told === null) return undefined
  const { reading, proposals } = readSubject(told, asked.locale, refusedSoFar(asked), asked.setAside)
  const [first] = proposals
  if (reading !== 'clear' || !first) return undefined
  const { category, subCategory } = asked.last
  if (first.category === category)
    return first.subCategory !== null && first.subCategory !== subCategory ? fieldOf(first) : undefined
  return asked.asked.some((question) => asksSubject.test(question)) ? undefined : fieldOf(first)
}

function sureOf(asked: Asked): Field | undefined {
  const { reading, proposals } = otherFields(asked)
  return reading === 'clear' && proposals[0] ? fieldOf(proposals[0]) : undefined
}

export const fieldOf = ({ category, subCategory }: Proposal): Field => ({ category, subCategory })
