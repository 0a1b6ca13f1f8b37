import { intakeFor } from '../../../catalog/knowledge/intake.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { ScriptQuestion } from '../../../platform/assistant/port.ts'

/**
 * What may be asked of a question in this category, in one language. The signs of both languages count, because a client
 * may write in the other one.
 */
export function scriptFor(category: string, subCategory: string | undefined, locale: Locale): ScriptQuestion[] {
  return intakeFor(category, subCategory).map((question) => ({
    key: question.key,
    label: question.label?.[locale],
    ask: question.ask[locale],
    why: question.why[locale],
    kind: question.kind,
    choices: question.choices?.map(({ value, label, means }) => ({
      value,
      label: label[locale],
      ...(means && { means: both(means) }),
    })),
    detect: both(question.detect),
    implied: question.implied && both(question.implied),
    onlyIf: question.onlyIf && both(question.onlyIf),
    unless: question.unless && both(question.unless),
    required: question.required ?? false,
  }))
}

const both = ({ fr, en }: Record<Locale, readonly string[]>) => [...fr, ...en]
