import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../draft-sections.ts'
import { answeredElsewhere, beginDraft, type StoredHere, unsentParts } from './draft-beginning.ts'
import { allSectionsAt } from './draft-merge.ts'

const answer = { ...emptyDraft, short: 'Votre bailleur avait un mois.', limits: 'Sans lecture du bail.' }
const typed = { ...answer, papers: ['Le bail signé'] }
const open = { answer: null, answerVersion: null, draft: null, draftMarks: {}, draftSavedAt: null }
const answered = { ...open, answer, answerVersion: 1 }

/** Stored in this browser at 2,000, over this version; the answer left at `answeredAt`. */
function begun(question: typeof open | typeof answered, corrects: number | null | undefined, answeredAt: number) {
  const stored: StoredHere = { draft: typed, at: allSectionsAt(2000), base: null, aside: [], corrects, savedAt: 2000 }
  return beginDraft(question, { stored, answeredAt, clockOffset: 0, device: 'phone', now: 3000 })
}

describe('a question opened again', () => {
  test('goes on with what this browser has stored for the first answer', () => {
    expect(begun(open, null, 0)).toMatchObject({ from: 'browser', corrects: null, tab: { synced: { draft: typed } } })
  })

  test('whose answer left from another device begins no correction, whenever the unsent text was stored', () => {
    for (const answeredAt of [1000, 2500]) {
      const beginning = begun(answered, null, answeredAt)
      expect(beginning).toMatchObject({ from: null, savedAt: null, corrects: null })
      expect(beginning.tab.synced.draft).toEqual(typed)
      expect(answeredElsewhere(beginning.corrects, answered.answerVersion)).toBe(true)
    }
  })

  test('goes on with a correction that was stored as one, and with what an older release stored', () => {
    expect(begun(answered, 1, 1000)).toMatchObject({ from: 'browser', corrects: 1 })
    expect(begun({ ...answered, answerVersion: 2 }, 1, 1000)).toMatchObject({ from: 'browser', corrects: 1 })
    expect(begun(answered, undefined, 1000)).toMatchObject({ from: 'browser', corrects: 1 })
    expect(answeredElsewhere(1, 2)).toBe(false)
  })
})

test('what was typed beside the answer sent is what that one does not hold', () => {
  expect(unsentParts(typed, answer)).toEqual([{ section: 'papers', text: ['Le bail signé'] }])
  expect(unsentParts({ ...answer, short: `${answer.short} `, steps: [{ text: ' ' }] }, answer)).toEqual([])
  expect(unsentParts({ ...answer, short: 'Votre bailleur avait' }, answer)).toEqual([])
})
