import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../../draft-sections.ts'
import { syncedWith } from '../../draft-sync.ts'
import {
  allSectionsAt,
  fromStoredDraft,
  hasSameText,
  mergeDrafts,
  newestBase,
  overNewer,
  type TimedDraft,
  toStoredDraft,
  withTypedSections,
} from './draft-merge.ts'

const blank: TimedDraft = { draft: emptyDraft, at: allSectionsAt(0) }
const type = (known: TimedDraft, time: number, typed: Partial<TimedDraft['draft']>) =>
  withTypedSections(known, known.draft, { ...known.draft, ...typed }, time)

describe('one answer in two tabs', () => {
  const first = type(blank, 10, { short: 'Oui.', steps: [{ text: 'Écrivez.' }] })

  test('what was written in one is not lost to what was typed in the other before it was heard of', () => {
    const second = type(type(blank, 5, { short: 'Oui.' }), 12, { limits: 'Sous réserve du bail.' })
    for (const both of [mergeDrafts(first, second), mergeDrafts(second, first)])
      expect(both.draft).toEqual({
        ...emptyDraft,
        short: 'Oui.',
        steps: [{ text: 'Écrivez.' }],
        limits: 'Sous réserve du bail.',
      })
  })

  test('of one part the words written last stand, whichever tab hears of the other', () => {
    const second = type(first, 20, { short: 'Oui. Sans attendre.' })
    expect(mergeDrafts(first, second)).toEqual(second)
    expect(mergeDrafts(second, first)).toEqual(second)
  })

  test('a part that was emptied stays empty', () => {
    const second = type(first, 20, { steps: [] })
    expect(mergeDrafts(first, second).draft.steps).toEqual([])
  })

  test('tabs that wrote at one moment agree, and then have nothing more to tell each other', () => {
    const [one, other] = [type(blank, 10, { short: 'Oui.' }), type(blank, 10, { short: 'Non.' })]
    expect(mergeDrafts(one, other)).toEqual(mergeDrafts(other, one))
    expect(hasSameText(mergeDrafts(one, other).draft, mergeDrafts(other, one).draft)).toBe(true)
  })

  test('a letter typed into a page that has not yet drawn the words of the other takes nothing from them', () => {
    const heard = mergeDrafts(blank, first)
    const typed = withTypedSections(heard, emptyDraft, { ...emptyDraft, limits: 'S' }, 11)
    expect(typed.draft).toEqual({ ...first.draft, limits: 'S' })
  })

  test('what rests in the browser brings its times back; what an older release kept has the time of its keeping', () => {
    const synced = syncedWith({ draft: emptyDraft, marks: { short: { version: 3, device: 'a' } } })
    expect(fromStoredDraft(toStoredDraft(first, synced), 99)).toEqual({ ...first, base: synced.base, aside: [] })
    const old = { draft: first.draft, at: allSectionsAt(99), base: null, aside: [] }
    expect(fromStoredDraft(first.draft, 99)).toEqual(old)
  })

  test('of what two tabs heard from the server the newest counts, part by part', () => {
    const mine = { draft: { ...emptyDraft, short: 'Un.' }, marks: { short: { version: 5, device: 'b' } } }
    const theirs = {
      draft: { ...emptyDraft, short: 'Deux.', limits: 'Trois.' },
      marks: { short: { version: 4, device: 'b' }, limits: { version: 2, device: 'b' } },
    }
    const both = { draft: { ...emptyDraft, short: 'Un.', limits: 'Trois.' }, marks: { ...theirs.marks, ...mine.marks } }
    expect(newestBase(mine, theirs)).toEqual(both)
    expect(newestBase(theirs, mine)).toEqual(both)
  })
})

test('a correction over one sent meanwhile keeps what was corrected here and takes the rest from that one', () => {
  const before = { ...emptyDraft, short: 'Un mois.', limits: 'Sous réserve du bail.' }
  const sent = { ...before, short: 'Deux mois.' }
  const typed = { ...before, limits: 'Le bail n’a pas été lu.' }
  expect(overNewer(typed, before, sent)).toEqual({ ...sent, limits: 'Le bail n’a pas été lu.' })
  expect(overNewer({ ...typed, short: 'Trois mois.' }, before, sent).short).toBe('Trois mois.')
  expect(overNewer(typed, null, sent)).toEqual(typed)
})

test('a stored correction says over which version it was written', () => {
  const stored = toStoredDraft(blank, syncedWith({ draft: emptyDraft, marks: {} }), 2)
  expect(fromStoredDraft(stored, 5)).toMatchObject({ draft: emptyDraft, corrects: 2 })
  expect(fromStoredDraft(emptyDraft, 5).corrects).toBeUndefined()
})
