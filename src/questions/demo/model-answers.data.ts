// The written part of the scripted expert's model answers; what the law says comes from the knowledge sheets alone.
import { z } from 'zod'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { readYaml } from '../../data-files.ts'

const text = z.strictObject({ fr: z.string().min(20).max(400), en: z.string().min(20).max(400) })

const written = z.strictObject({
  /** What to do in one or two sentences, after the rule that answers the question. */
  short: text,
  /** What to do in its order. `rule`: the rule of the sheet that stands beside it. */
  steps: z
    .array(z.strictObject({ do: text, rule: z.string() }))
    .min(3)
    .max(5),
})
export type WrittenAnswer = z.output<typeof written>

const all = z.record(z.string(), written).superRefine((answers, context) => {
  for (const [sheet, { steps }] of Object.entries(answers))
    for (const { rule } of steps)
      if (!sheets[sheet]?.rules.some(({ key }) => key === rule))
        context.addIssue({ code: 'custom', path: [sheet], message: `no rule ${rule} in such a sheet` })
})

/** By the slug of the knowledge sheet. */
export const writtenAnswers: Readonly<Record<string, WrittenAnswer>> = readYaml('demonstration/model-answers.yaml', all)
