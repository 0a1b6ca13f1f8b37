// The blind second reading of a sample of answers: what is asked of the reader, and which answers are drawn.
import type { Regulated } from '../../catalog/category.ts'

export const criteria = ['correct', 'complete', 'clear', 'sourced'] as const
export type Criterion = (typeof criteria)[number]

export const marks = ['yes', 'partly', 'no'] as const
export type Mark = (typeof marks)[number]
export type Grades = Record<Criterion, Mark>

/** In characters: a mark without a reason helps no author. */
export const shortestComment = 20

/** How long an answer is one reader's alone; then it is offered to another. */
export const readerHours = 48

/** Nobody reads a second time what concerns somebody's health: it needs a consent that is not asked for. */
export const mayBeDrawn = (regulated: Regulated): boolean => regulated !== 'health'

/** Whether an answer belongs to the sample. `hash`: 32 bits at least, in hexadecimal, that nobody can choose or foresee. */
export function isDrawn(hash: string, percent: number): boolean {
  return Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32 < percent / 100
}

type Marked = { grades: Grades }

/** How often each criterion was met, in part or not. */
export function countMarks(readings: readonly Marked[]): Record<Criterion, Record<Mark, number>> {
  const none = () => ({ yes: 0, partly: 0, no: 0 })
  const counted = { correct: none(), complete: none(), clear: none(), sourced: none() }
  for (const { grades } of readings) for (const criterion of criteria) counted[criterion][grades[criterion]] += 1
  return counted
}
