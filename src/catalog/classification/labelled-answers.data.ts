// Questions with their category and sub-category, and the parts of an article that may be quoted for them.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { locales } from '../../i18n/locale.ts'

const labelled = z.strictObject({
  question: z.string(),
  locale: z.enum(locales),
  category: z.string(),
  subCategory: z.string(),
  /** Headings; an empty one is what stands before the first. Without parts nothing may be quoted. */
  parts: z.array(z.string()).default([]),
  heldOut: z.boolean().default(false),
})

export const labelledAnswers = readYaml('labelled-questions/answers.yaml', z.array(labelled))
