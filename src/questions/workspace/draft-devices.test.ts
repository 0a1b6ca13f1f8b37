import { describe, expect, test } from 'vitest'
import { draftSchedule } from '../../../test/models/draft-devices.ts'
import { emptyDraft } from './draft-sections.ts'
import { bothTexts, hear, settle, syncedWith, typedHere } from './draft-sync.ts'
import { type KeptDraft, keepDraft, type SetAside } from './draft-versions.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute))
const edit = (device: string, kept: KeptDraft | null, draft: typeof emptyDraft) => ({
  device,
  based: typedHere({ draft, base: kept ?? { draft: emptyDraft, marks: {} } }),
})

/** The rules alone, as the server applies them. */
function rules() {
  let kept: KeptDraft | null = null
  let minute = 0
  const versions: SetAside[] = []
  return {
    async save(body: Parameters<Parameters<typeof draftSchedule>[2]['save']>[0]) {
      minute += 1
      const next = keepDraft(kept, body.draft, body.edit, at(minute))
      kept = next.kept
      versions.push(...next.aside, ...body.aside)
      return next.kept
    },
    read: async () => kept,
    versions: async () => versions,
  }
}

describe('one answer on two devices', () => {
  const begun = { ...emptyDraft, short: 'Oui.' }
  const first = keepDraft(null, begun, edit('phone', null, begun), at(1)).kept

  test('parts written on each are put together', () => {
    const phone = { ...begun, limits: 'Sans le bail.' }
    const desk = { ...begun, papers: ['Le bail'] }
    const saved = keepDraft(first, phone, edit('phone', first, phone), at(2)).kept
    const both = keepDraft(saved, desk, edit('desk', first, desk), at(3))
    expect(both.kept.draft).toEqual({ ...begun, limits: 'Sans le bail.', papers: ['Le bail'] })
    expect(both.aside).toEqual([])
  })

  test('of one part written on both the first stands, the other is a version, and its device is asked', () => {
    const phone = { ...begun, short: 'Non, pas encore.' }
    const desk = { ...begun, short: 'Oui, depuis mai.' }
    const saved = keepDraft(first, phone, edit('phone', first, phone), at(2)).kept
    const { kept, aside } = keepDraft(saved, desk, edit('desk', first, desk), at(3))
    expect(kept.draft.short).toBe('Non, pas encore.')
    expect(aside).toEqual([{ section: 'short', text: 'Oui, depuis mai.' }])
    const synced = hear({ ...syncedWith(first), draft: desk }, kept, 'desk', desk)
    expect(synced.draft.short).toBe('Oui, depuis mai.')
    expect(synced.conflicts.short?.text).toBe('Non, pas encore.')
    expect(settle(synced, 'short', 'both').draft.short).toBe('Non, pas encore.\n\nOui, depuis mai.')
    expect(settle(synced, 'short', 'theirs')).toMatchObject({
      draft: { short: 'Non, pas encore.' },
      aside,
      conflicts: {},
    })
    const mine = settle(synced, 'short', 'mine')
    const after = keepDraft(kept, mine.draft, edit('desk', mine.base, mine.draft), at(4))
    expect(after.kept.draft.short).toBe('Oui, depuis mai.')
    expect(after.aside).toEqual([{ section: 'short', text: 'Non, pas encore.' }])
  })

  test('whoever goes on from the other’s words is asked nothing', () => {
    const phone = { ...begun, short: 'Oui. Sans attendre' }
    const saved = keepDraft(first, phone, edit('phone', first, phone), at(2)).kept
    const desk = { ...begun, short: 'Oui. Sans attendre plus.' }
    const { kept, aside } = keepDraft(saved, desk, edit('desk', first, desk), at(3))
    expect(kept.draft.short).toBe('Oui. Sans attendre plus.')
    expect(aside).toEqual([])
  })

  test('a page of an older release overwrites, and what it overwrites is a version', () => {
    const { kept, aside } = keepDraft(first, { ...emptyDraft, short: 'Autre chose.' }, null, at(2))
    expect(kept.draft.short).toBe('Autre chose.')
    expect(aside).toEqual([{ section: 'short', text: 'Oui.' }])
  })

  test('a reply that comes late does not take back what was typed since', () => {
    const sent = { ...begun, short: 'Oui. Écrivez' }
    const { kept } = keepDraft(first, sent, edit('phone', first, sent), at(2))
    const typing = { ...syncedWith(first), draft: { ...begun, short: 'Oui. Écrire' } }
    const synced = hear(typing, kept, 'phone', sent)
    expect(synced.draft.short).toBe('Oui. Écrire')
    expect(synced.conflicts).toEqual({})
    expect(typedHere(synced)).toEqual({ short: kept.marks.short?.version })
  })

  test('a line that both have stands once', () => {
    expect(bothTexts(['Le bail', 'Le devis'], ['Le bail', 'La lettre'])).toEqual(['Le bail', 'Le devis', 'La lettre'])
  })

  test('whatever is typed where, in whatever order it arrives: every text is in the draft or in its versions', async () => {
    const schedules = process.env.PROVE ? 10_000 : 400
    for (let seed = 1; seed <= schedules; seed += 1)
      expect(await draftSchedule(seed, 60, rules()), `seed ${seed}`).toEqual([])
  })
})
