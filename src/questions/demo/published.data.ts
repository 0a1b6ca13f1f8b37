import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { Answer } from '../shapes.ts'

const demoQuestion = z.strictObject({
  key: z.string(),
  category: z.string(),
  /** `null`: any expert of the category. */
  expert: z.string().nullable(),
  daysAgo: z.int().positive(),
  title: z.string(),
  text: z.string(),
  replies: z.array(z.string()),
  answer: Answer.strict(),
  stars: z.int().min(1).max(5),
  comment: z.string(),
})
export type DemoQuestion = z.output<typeof demoQuestion>

export const demoQuestions = {
  fr: readYaml('demonstration/questions.fr.yaml', z.array(demoQuestion)),
  en: readYaml('demonstration/questions.en.yaml', z.array(demoQuestion)),
}
