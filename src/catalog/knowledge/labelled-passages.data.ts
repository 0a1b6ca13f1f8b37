// Questions with the rules and articles that answer them; for half of them none of ours does.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { locales } from '../../i18n/locale.ts'

const labelled = z.strictObject({
  question: z.string(),
  locale: z.enum(locales),
  category: z.string(),
  /** Keys of rules and slugs of articles. */
  fits: z.array(z.string()).default([]),
  heldOut: z.boolean().default(false),
})

export const labelledPassages = readYaml('labelled-questions/passages.yaml', z.array(labelled))
