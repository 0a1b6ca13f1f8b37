import { describe, expect, test } from 'vitest'
import { emptyDraft } from './answer-draft.ts'
import { allAt, merged, restingOf, sameWords, typedOver, type Written, writtenOf } from './two-tabs.ts'

const blank: Written = { draft: emptyDraft, at: allAt(0) }
const type = (known: Written, time: number, typed: Partial<Written['draft']>) =>
  typedOver(known, known.draft, { ...known.draft, ...typed }, time)

describe('one answer in two tabs', () => {
  const first = type(blank, 10, { short: 'Oui.', steps: [{ text: 'Écrivez.' }] })

  test('what was written in one is not lost to what was typed in the other before it was heard of', () => {
    const second = type(type(blank, 5, { short: 'Oui.' }), 12, { limits: 'Sous réserve du bail.' })
    for (const both of [merged(first, second), merged(second, first)])
      expect(both.draft).toEqual({
        ...emptyDraft,
        short: 'Oui.',
        steps: [{ text: 'Écrivez.' }],
        limits: 'Sous réserve du bail.',
      })
  })

  test('of one part the words written last stand, whichever tab hears of the other', () => {
    const second = type(first, 20, { short: 'Oui. Sans attendre.' })
    expect(merged(first, second)).toEqual(second)
    expect(merged(second, first)).toEqual(second)
  })

  test('a part that was emptied stays empty', () => {
    const second = type(first, 20, { steps: [] })
    expect(merged(first, second).draft.steps).toEqual([])
  })

  test('tabs that wrote at one moment agree, and then have nothing more to tell each other', () => {
    const [one, other] = [type(blank, 10, { short: 'Oui.' }), type(blank, 10, { short: 'Non.' })]
    expect(merged(one, other)).toEqual(merged(other, one))
    expect(sameWords(merged(one, other).draft, merged(other, one).draft)).toBe(true)
  })

  test('a letter typed into a page that has not yet drawn the words of the other takes nothing from them', () => {
    const heard = merged(blank, first)
    const typed = typedOver(heard, emptyDraft, { ...emptyDraft, limits: 'S' }, 11)
    expect(typed.draft).toEqual({ ...first.draft, limits: 'S' })
  })

  test('what rests in the browser brings its times back; what an older release kept has the time of its keeping', () => {
    expect(writtenOf(restingOf(first), 99)).toEqual(first)
    expect(writtenOf(first.draft, 99)).toEqual({ draft: first.draft, at: allAt(99) })
  })
})
