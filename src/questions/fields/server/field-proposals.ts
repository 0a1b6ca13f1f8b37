import { brand } from '../../../brand.ts'
import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import type { Proposal } from '../../../catalog/classification/propose-categories.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { deniesService, isAboutServiceOnly } from '../../../platform/assistant/compose/about-service.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { categoriesLeft } from '../../server/store.ts'
import { type MessageRow, messagesOf, type QuestionRow } from '../../server/views.ts'
import type { Intake, ProposedField } from '../../shapes.ts'
import { otherFields } from '../field.ts'
import { isOpen } from './open.ts'

/** All messages of the client; one that is being added comes last. */
export async function saidOf(db: Db, row: QuestionRow) {
  const thread = await messagesOf(db, row.id)
  const said = thread.flatMap(({ author, body }) => (author === 'client' ? [body] : []))
  const declined = thread.flatMap(({ data }) => (data?.except as string[] | undefined) ?? [])
  const left = await categoriesLeft(db, row.id)
  const { locale, life, category, subCategory, emergencySetAside: setAside } = row
  return {
    locale,
    current: life.category,
    last: { category, subCategory },
    left,
    declined,
    setAside,
    said,
    asked: lastAsked(thread),
    serviceDenied: deniesService(said.at(-1) ?? '') && isAboutServiceOnly(said[0] ?? ''),
  }
}

/** What the assistant asked before the client's newest message. */
function lastAsked(thread: readonly MessageRow[]): string[] {
  const last = thread.findLast(({ author }) => author === 'assistant')
  return (last?.data?.intake as Intake | undefined)?.questions.map(({ ask }) => ask) ?? []
}

/** Three fields at most that may fit instead of the present one; none that takes no questions. */
export async function fieldsInstead(ports: Ports, db: Db, row: QuestionRow): Promise<Proposal[]> {
  return otherFields(await saidOf(db, row)).proposals.filter(({ category }) => isOpen(ports)(category))
}

export function namedProposals(proposals: readonly Proposal[], locale: Locale): ProposedField[] {
  return proposals.flatMap(({ category: slug, subCategory, score, confidence }) => {
    const category = findCategory(slug)
    const sub = subCategory && category ? findSubCategory(category, subCategory) : undefined
    if (!category) return []
    return {
      category: { slug, name: category.name[locale] },
      subCategory: sub ? { slug: sub.slug, name: sub.name[locale] } : null,
      score,
      confidence,
    }
  })
}

/** What is shown where a question is about the service: its name, in place of the field that keeps the question. */
export const asHouse = (field: ProposedField): ProposedField => ({
  ...field,
  category: { slug: field.category.slug, name: brand.name },
})
