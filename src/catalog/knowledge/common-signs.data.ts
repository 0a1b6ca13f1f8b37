// What several sheets ask in like words, and the signs that a text has told it in passing.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { pattern, patterns } from './sheet.ts'

export const commonSigns = readYaml(
  'knowledge/common-signs.yaml',
  z.array(
    z.strictObject({
      /** What it is about, for a reader of the file. */
      key: z.string(),
      /** Looked for in the French question. */
      asks: z.array(pattern).min(1),
      told: patterns,
    }),
  ),
)
