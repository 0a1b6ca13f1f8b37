// What to do today, whom to ask and what to note where no checked rule is about the question.
import { z } from 'zod'
import { categories } from '../../catalog/catalog.ts'
import { readYaml } from '../../data-files.ts'

const text = z.strictObject({ fr: z.string().min(5).max(300), en: z.string().min(5).max(300) })

const advice = z.strictObject({
  short: text,
  steps: z.array(text).length(2),
  note: text,
  whom: text,
  papers: z.array(text).min(2).max(4),
})

const all = z.record(z.string(), advice).superRefine((advised, context) => {
  for (const { slug } of categories)
    if (!advised[slug]) context.addIssue({ code: 'custom', path: [slug], message: 'no advice for this category' })
})

/** By the slug of the category: every category has some. */
export const categoryAdvice = readYaml('demonstration/category-advice.yaml', all)
