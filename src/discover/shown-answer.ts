import type { PublishedAnswer } from '../questions/shapes.ts'

export type ShownAnswer = ReturnType<typeof shownAnswer>

/** What a page tells of a published answer: never more than the reader sees. */
export function shownAnswer({ id, title, text, answer, answeredAt }: PublishedAnswer) {
  return { id, title, text, short: answer.short, steps: answer.steps.map((step) => step.text), answeredAt }
}
