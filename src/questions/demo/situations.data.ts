// Situations within a subject: the side that the client is on, or what went wrong, and what to do then.
import { z } from 'zod'
import { categories } from '../../catalog/catalog.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { readYaml } from '../../data-files.ts'
import { sideNames } from '../../platform/assistant/compose/sides.ts'
import { ruleNamed } from './rule-named.ts'

const text = z.strictObject({ fr: z.string().min(20).max(400), en: z.string().min(20).max(400) })
const patterns = z.strictObject({ fr: z.array(z.string()).min(1), en: z.array(z.string()).min(1) })

const situation = z
  .strictObject({
    key: z.string(),
    /** Of a client on this side; without it, on the side that the subject's model answer is written for. */
    side: z.enum(sideNames).optional(),
    /** The words that tell of it; a side may be all that is told. */
    told: patterns.optional(),
    /** The answer that it gives to a question with choices. */
    settles: z.strictObject({ fact: z.string(), is: z.string() }).optional(),
    short: text,
    /** `rule`: of the same sheet, or `sheet/rule` of another one of the same category. */
    steps: z
      .array(z.strictObject({ do: text, rule: z.string().optional() }))
      .min(3)
      .max(5),
    /** A day counted from the end of the contract that the client names, or from the one past day or month that they tell. */
    counts: z
      .strictObject({ from: z.enum(['ends', 'told']), months: z.number(), rule: z.string(), what: text })
      .optional(),
  })
  .refine(({ side, told }) => side !== undefined || told !== undefined, 'a side or the words that tell of it')
export type Situation = z.output<typeof situation>

const categoryOf = (sheet: string) =>
  categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === sheet))?.slug

const all = z.record(z.string(), z.array(situation)).superRefine((subjects, context) => {
  for (const [sheet, situations] of Object.entries(subjects))
    for (const { rule = '' } of situations.flatMap(({ steps, counts }) => [...steps, ...(counts ? [counts] : [])])) {
      if (rule === '') continue
      const named = ruleNamed(sheet, rule)
      const known = sheets[named.sheet]?.rules.some(({ key }) => key === named.key)
      if (!known || categoryOf(named.sheet) !== categoryOf(sheet))
        context.addIssue({ code: 'custom', path: [sheet], message: `no rule ${rule} in such a sheet` })
    }
})

/** By the slug of the knowledge sheet; the first that the text tells of is the client's. */
export const situations: Readonly<Record<string, readonly Situation[]>> = readYaml('demonstration/situations.yaml', all)
