import { describe, expect, it } from 'vitest'
import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import { type SubjectText, subjectOf, subjectText } from './subject.ts'

const housing = findCategory('logement')!
const deposit = findSubCategory(housing, 'depot-de-garantie')!

const text = {
  kind: 'sub-category',
  summary: 'Le récupérer en entier.',
  body: 'Le bailleur a **un mois**.',
  reviewedBy: null,
  facts: {
    does: ['Vérifie les retenues'],
    doesNot: ['N’encaisse rien'],
    questions: ['Quel est le délai ?', deposit.typicalQuestions.fr[0]],
    delays: ['Un mois'],
    papers: ['L’état des lieux'],
  },
} as unknown as SubjectText

describe('what a page says about a subject', () => {
  it('is the catalogue where nobody has written a text', () => {
    const subject = subjectOf(housing, deposit, null, 'fr')
    expect(subject).toMatchObject({ body: null, papers: [], delays: [], reviewedBy: undefined })
    expect(subject.lead).toBe(deposit.common?.description.fr)
    expect(subject.questions).toEqual(deposit.typicalQuestions.fr)
    expect(subject.asked.length).toBeGreaterThan(2)
    expect(subjectOf(housing, null, null, 'en').lead).toBe(housing.description.en)
  })

  it('is the editors’ text where there is one, with the catalogue’s questions after theirs and none twice', () => {
    const subject = subjectOf(housing, deposit, text, 'fr')
    expect(subject).toMatchObject({ lead: 'Le récupérer en entier.', papers: ['L’état des lieux'], reviewedBy: null })
    expect(subject.questions[0]).toBe('Quel est le délai ?')
    expect(new Set(subject.questions).size).toBe(subject.questions.length)
  })

  it('takes only texts of its kind', () => {
    expect(subjectText(null)).toBeNull()
    expect(subjectText({ ...text, kind: 'article' } as never)).toBeNull()
    expect(subjectText(text)).toBe(text)
  })
})
