// The sides that a model answer is not written for, by subject and by category.
import { z } from 'zod'
import { categories } from '../../catalog/catalog.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { readYaml } from '../../data-files.ts'
import { type SideName, sideNames } from '../../platform/assistant/compose/sides.ts'

const side = z.strictObject({
  /** After « je suis »: « le bailleur ». */
  name: z.strictObject({ fr: z.string().min(3).max(60), en: z.string().min(3).max(60) }),
  /** Whose model answer is written for the opponent. */
  subjects: z.array(z.string()).min(1),
  /** Whose general advice is written for the opponent. */
  categories: z.array(z.string()),
})

const all = z.record(z.enum(sideNames), side).superRefine((sides, context) => {
  const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  for (const [name, { subjects, categories: slugs }] of Object.entries(sides)) {
    for (const sheet of subjects) if (!sheets[sheet]) fault(name, `no sheet ${sheet}`)
    for (const slug of slugs)
      if (!categories.some((category) => category.slug === slug)) fault(name, `no category ${slug}`)
  }
})

export const otherSides: Readonly<Record<SideName, z.output<typeof side>>> = readYaml('demonstration/sides.yaml', all)
