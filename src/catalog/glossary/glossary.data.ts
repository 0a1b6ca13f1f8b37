// Reads the glossary: by category, the terms that are translated in one way.
import { z } from 'zod'
import { readYaml } from '../../data-files.ts'
import { locales } from '../../i18n/locale.ts'
import { categories } from '../catalogue.data.ts'

const words = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[\p{L} ’0-9-]+$/u, 'only words, with ’ as the apostrophe')
const wordings = z.array(words).default([])
const term = z.strictObject({
  fr: words,
  en: words,
  also: z.strictObject({ fr: wordings, en: wordings }).default({ fr: [], en: [] }),
  /** The language from which it is translated so, where the word of the other one has many meanings. */
  only: z.enum(locales).optional(),
})

/** Fewer would mean that a field was lost. */
const fewest = 120

const whole = z.record(z.string(), z.array(term).min(1)).superRefine((fields, context) => {
  const slugs = new Set(categories.map(({ slug }) => slug))
  const known = new Set<string>()
  for (const [field, terms] of Object.entries(fields)) {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (!slugs.has(field)) fault([field], 'no such category')
    for (const [at, { fr }] of terms.entries()) {
      if (known.has(fr)) fault([field, at], `${fr} stands here twice`)
      known.add(fr)
    }
  }
  if (known.size < fewest) context.addIssue({ code: 'custom', message: `fewer than ${fewest} terms` })
})

/** Every term with the slug of its category. */
export const glossary = Object.entries(readYaml('glossary.yaml', whole)).flatMap(([field, terms]) =>
  terms.map((one) => ({ field, ...one })),
)
