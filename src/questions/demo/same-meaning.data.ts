// Words of follow-ups and answers that mean the same, and words that tell nothing apart.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'

const patterns = z.strictObject({ fr: z.array(z.string()).min(1), en: z.array(z.string()).min(1) })

export const sameMeaning = readYaml(
  'demonstration/same-meaning.yaml',
  z.strictObject({ meanings: z.record(z.string(), patterns), ignored: patterns }),
)
