import { findCategory, findSubCategory } from '../catalog.ts'
import type { IntakeQuestion, LocalizedLists } from '../category.ts'
import { onlyAfterDeath, supposesDeath } from './after-death.ts'
import { onlyOnceDecided, supposesDecision } from './before-decision.ts'
import { commonSignsOf } from './common-signs.ts'
import type { KnowledgeSheet } from './sheet.ts'
import { sheets } from './sheets.data.ts'

/** The knowledge sheet of a sub-category, where one has been written. */
export const sheetOf = (subSlug: string | undefined): KnowledgeSheet | undefined =>
  subSlug === undefined ? undefined : sheets[subSlug]

/** Whether somebody else has compared a rule with its source since it was last written. */
export const isReadTwice = (
  sheet: Pick<KnowledgeSheet, 'secondReading'>,
  rule: Pick<KnowledgeSheet['rules'][number], 'read' | 'secondReading'>,
): boolean => (rule.secondReading ?? sheet.secondReading ?? '') >= rule.read

/** A fact's own signs that it was told in passing, and those of what other sheets ask as well. */
function impliedBy({ kind, ask, implied }: KnowledgeSheet['facts'][number]): LocalizedLists | undefined {
  const common = kind === 'date' ? undefined : commonSignsOf(ask.fr)
  if (!implied || !common) return implied ?? common
  return { fr: [...implied.fr, ...common.fr], en: [...implied.en, ...common.en] }
}

function questionOf(of: KnowledgeSheet['facts'][number]): IntakeQuestion {
  const { said, onlyIf, unless, ...fact } = of
  return {
    ...fact,
    choices:
      'choices' in fact
        ? Object.entries(fact.choices).map(([value, label]) => ({ value, label, means: fact.means?.[value] }))
        : undefined,
    detect: said,
    implied: impliedBy(of),
    onlyIf,
    unless,
    required: true,
  }
}

function conditional(question: IntakeQuestion): IntakeQuestion {
  if (question.kind === 'deadline') return question
  const decided = supposesDecision(question.ask) ? onlyOnceDecided(question) : question
  return supposesDeath(question.ask) ? onlyAfterDeath(decided) : decided
}

/**
 * What an expert would ask first: the facts of the sub-category's sheet, and who the other party is and by when an answer
 * is needed; otherwise the script of the category. Unknown slugs have none.
 */
export function intakeFor(categorySlug: string, subSlug?: string): readonly IntakeQuestion[] {
  const category = findCategory(categorySlug)
  if (!category) return []
  const sheet = subSlug && findSubCategory(category, subSlug) ? sheetOf(subSlug) : undefined
  if (!sheet) return category.intake.map(conditional)
  const always = category.intake.filter(({ kind }) => kind === 'party' || kind === 'deadline')
  return [...sheet.facts.map(questionOf), ...always].map(conditional)
}
