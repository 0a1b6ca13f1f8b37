// Reads the catalogue: `data/catalogue.yaml` has what all categories share, `data/catalogue/` a file for each.
import { z } from 'zod'
import { readYaml } from '../data-files.ts'
import type { Category, IntakeQuestion, LocalizedLists, SubCategory } from './category.ts'
import { emergencyKinds } from './emergency-kinds.ts'
import { isRegularExpression } from './regular-expression.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only small letters without accents, digits and hyphens')
const words = z.string().trim().min(1)
const text = z.strictObject({ fr: words, en: words })
const lists = z.strictObject({ fr: z.array(words), en: z.array(words) })
const pattern = z.string().min(1).refine(isRegularExpression, 'not a regular expression')
const patterns = z.strictObject({ fr: z.array(pattern), en: z.array(pattern) })

const questionWith = <Own extends z.ZodRawShape>(own: Own) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ ...own, kind: z.enum(['text', 'document']), ask: text, why: text, detect: patterns }),
    z.strictObject({
      ...own,
      kind: z.literal('choice'),
      ask: text,
      why: text,
      choices: z.record(words, text),
      detect: patterns,
    }),
    z.strictObject({ ...own, kind: z.literal('date'), ask: text, why: text }),
    z.strictObject({ ...own, kind: z.literal('deadline'), ask: text.optional(), why: text }),
    z.strictObject({ ...own, kind: z.literal('party'), ask: text, detect: patterns }),
  ])
const label = z.strictObject({ fr: z.string().max(28), en: z.string().max(28) }).optional()
const question = questionWith({ label })
type Question = z.output<typeof question>

/** A question by its name in `questions`, followed by `(required)` where an answer is demanded, or one of its own. */
const script = z.array(
  z.union([
    z.string().regex(/^[a-z-]+( \(required\))?$/, 'the name of a question'),
    questionWith({ key: slug, label, required: z.literal(true).optional() }),
  ]),
)

const subCategory = z.strictObject({
  name: text,
  sentence: text,
  synonyms: lists,
  typicalQuestions: lists,
  description: text.optional(),
  moreQuestions: lists.optional(),
})

const categoryFile = z.strictObject({
  name: text,
  sentence: text,
  description: text,
  profession: text,
  synonyms: lists,
  typicalQuestions: lists,
  regulated: z.enum(['none', 'law', 'health', 'finance']),
  whoMayAnswer: text,
  mandatoryLine: text.optional(),
  emergencies: z.array(z.enum(emergencyKinds)).default([]),
  questions: z.record(slug, question),
  intake: script,
  subCategories: z.record(slug, subCategory),
})

const policy = z.strictObject({ assistantMaySay: text, mandatoryLines: lists })
const shared = readYaml(
  'catalogue.yaml',
  z.strictObject({
    order: z.array(slug),
    policies: z.strictObject({
      law: policy,
      health: policy,
      finance: policy,
      none: policy.extend({ mandatoryLines: lists.default({ fr: [], en: [] }) }),
    }),
    questions: z.strictObject({
      date: z.strictObject({ detect: patterns }),
      deadline: z.strictObject({ ask: text, detect: patterns }),
      party: z.strictObject({ why: text }),
    }),
  }),
)

function intakeQuestion(key: string, required: boolean, { kind, ...own }: Question): IntakeQuestion {
  const { choices, ...rest } = { choices: undefined, ...shared.questions[kind as 'date'], ...own }
  return {
    key,
    kind,
    ...(rest as Pick<IntakeQuestion, 'label' | 'ask' | 'why' | 'detect'>),
    ...(choices && { choices: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
    ...((required || kind === 'party') && { required: true }),
  }
}

const join = (a: LocalizedLists, b: LocalizedLists) => ({ fr: [...a.fr, ...b.fr], en: [...a.en, ...b.en] })

function categoryOf(slug: string): Category {
  const path = `catalogue/${slug}.yaml`
  const { regulated, whoMayAnswer, mandatoryLine, emergencies, questions, ...file } = readYaml(path, categoryFile)
  const subCategoryOf = ([slug, { description, moreQuestions, ...own }]: [
    string,
    z.output<typeof subCategory>,
  ]): SubCategory => {
    if (!description && !moreQuestions) return { slug, ...own }
    if (!description || !moreQuestions)
      throw new Error(`data/${path}: ${slug} needs a description and moreQuestions, or neither`)
    const typicalQuestions = join(own.typicalQuestions, moreQuestions)
    return { slug, ...own, common: { description, typicalQuestions } }
  }
  const { assistantMaySay, mandatoryLines } = shared.policies[regulated]
  const line = mandatoryLine ? { fr: [mandatoryLine.fr], en: [mandatoryLine.en] } : { fr: [], en: [] }
  return {
    ...file,
    slug,
    regulated,
    policy: { whoMayAnswer, assistantMaySay, mandatoryLines: join(mandatoryLines, line), triage: emergencies },
    intake: file.intake.map((item) => {
      if (typeof item !== 'string') {
        const { key, required, ...own } = item
        return intakeQuestion(key, required ?? false, own as Question)
      }
      const [name = '', demanded] = item.split(' ')
      const named = questions[name]
      if (!named) throw new Error(`data/${path}: no question is named ${name}`)
      return intakeQuestion(name, demanded !== undefined, named)
    }),
    subCategories: Object.entries(file.subCategories).map(subCategoryOf),
  }
}

/** In display order. */
export const categories: readonly Category[] = shared.order.map(categoryOf)
