import type { Answer } from '../shapes.ts'

export type DemoQuestion = {
  key: string
  category: string
  /** `null`: any expert of the category. */
  expert: string | null
  daysAgo: number
  title: string
  text: string
  replies: readonly string[]
  answer: Answer
  stars: number
  comment: string
}
