// Reads `data/example-questions/<category>.yaml`: questions, as people ask them, that a rule of a knowledge sheet answers.
import { z } from 'zod'
import { namesIn, readYaml } from '../../data-files.ts'
import { sheets } from './sheets.data.ts'

const questions = z.array(z.string().trim().min(8).max(600)).min(1)
const file = z.record(z.string(), z.record(z.string(), z.strictObject({ fr: questions, en: questions })))
export type ExampleQuestions = z.output<typeof file>

function checked(path: string, read: ExampleQuestions): ExampleQuestions {
  for (const [slug, rules] of Object.entries(read))
    for (const key of Object.keys(rules))
      if (!sheets[slug]?.rules.some((rule) => rule.key === key))
        throw new Error(`data/${path}: the sheet ${slug} has no rule ${key}`)
  return read
}

/** By the slug of the sub-category, then by the key of the rule. */
export const exampleQuestions: ExampleQuestions = Object.assign(
  {},
  ...namesIn('example-questions/').map((name) => {
    const path = `example-questions/${name}`
    return checked(path, readYaml(path, file))
  }),
)
