// What a page about a category or a sub-category says: the editors' text where there is one, else the catalogue.

import type { Category, IntakeQuestion, SubCategory } from '../../catalog/category.ts'
import { intakeFor } from '../../catalog/knowledge/intake.ts'
import type { PublishedText } from '../../content/contract.ts'
import type { Locale } from '../../i18n/locale.ts'

export type SubjectText = Extract<PublishedText, { kind: 'category' | 'sub-category' }>

/** Only a text of the kind that such a page shows. */
export function subjectText(text: PublishedText | null): SubjectText | null {
  return text && (text.kind === 'category' || text.kind === 'sub-category') ? text : null
}

export type Asked = { key: string; ask: string; why: string; kind: IntakeQuestion['kind'] }

export type Subject = {
  lead: string
  /** Markdown of the editors, or null. */
  body: string | null
  does: readonly string[]
  doesNot: readonly string[]
  questions: readonly string[]
  delays: readonly string[]
  papers: readonly string[]
  /** What an expert asks before answering, and why. */
  asked: readonly Asked[]
  /** Who has read the editors' text; null where nobody has yet, undefined where there is no such text. */
  reviewedBy: string | null | undefined
}

const questionsShown = 6

export function subjectOf(
  category: Category,
  sub: SubCategory | null,
  text: SubjectText | null,
  locale: Locale,
): Subject {
  const facts = text?.facts
  const own = sub?.common
  const plain = own?.description[locale] ?? (sub ?? category).sentence[locale]
  const asks = (facts?.questions ?? []).concat((sub ?? category).typicalQuestions[locale])
  return {
    lead: text?.summary || (sub ? plain : category.description[locale]),
    body: text?.body || null,
    does: facts?.does ?? [],
    doesNot: facts?.doesNot ?? [],
    questions: [...new Set(asks)].slice(0, questionsShown),
    delays: facts?.delays ?? [],
    papers: facts?.papers ?? [],
    asked: intakeFor(category.slug, sub?.slug).map(({ key, ask, why, kind }) => ({
      key,
      ask: ask[locale],
      why: why[locale],
      kind,
    })),
    reviewedBy: text ? text.reviewedBy : undefined,
  }
}
