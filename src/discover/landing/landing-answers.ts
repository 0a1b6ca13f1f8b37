import { lowerFirst } from '../../i18n/text.ts'
import type { PublishedAnswer } from '../../questions/shapes.ts'

export type LandingAnswer = ReturnType<typeof landingAnswers>[number]

const extracts = 3

/** The newest extracts, those of the subject first: others fill up, each with its own title. */
export function landingAnswers(own: readonly PublishedAnswer[], others: readonly PublishedAnswer[]) {
  const all = new Map([...own, ...others].map((answer) => [answer.id, answer]))
  return [...all.values()].slice(0, extracts).map(({ id, title, category, answer, answeredAt, expert }) => ({
    id,
    title,
    field: category.name,
    short: answer.short,
    answeredAt,
    expert: expert.name,
    profession: lowerFirst(expert.profession),
  }))
}
