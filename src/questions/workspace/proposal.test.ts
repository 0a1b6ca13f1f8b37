import { describe, expect, it } from 'vitest'
import type { AnswerDraft } from '../shapes.ts'
import { emptyDraft, type Section, type SectionText, withSection } from './draft-sections.ts'
import { isAssisted, unconfirmed, withoutProposed, withProposed } from './proposal.ts'

const typed: AnswerDraft = {
  ...emptyDraft,
  steps: [{ text: 'Écrivez au bailleur.' }],
  papers: ['Le bail'],
  limits: 'Je n’ai pas vu le bail.',
}
const proposed: Partial<Record<Section, SectionText>> = {
  steps: [{ text: 'Ce que dit la loi : un mois.' }],
  papers: ['Le bail', 'L’état des lieux'],
  limits: 'Ce qui reste à préciser : la date.',
}
const parts = Object.entries(proposed) as [Section, SectionText][]
const taken = (section: Section, confirmed = false) => [{ section, text: proposed[section] ?? '', confirmed }]

describe('the machine’s proposal', () => {
  it('is added beside what is written, and replaces nothing', () => {
    expect(withProposed(typed, 'steps', proposed.steps ?? [])).toEqual([
      ...typed.steps,
      { text: 'Ce que dit la loi : un mois.' },
    ])
    expect(withProposed(typed, 'papers', proposed.papers ?? [])).toEqual(['Le bail', 'L’état des lieux'])
    expect(withProposed(typed, 'limits', proposed.limits ?? '')).toBe(
      'Je n’ai pas vu le bail.\n\nCe qui reste à préciser : la date.',
    )
    expect(withProposed(emptyDraft, 'limits', proposed.limits ?? '')).toBe(proposed.limits)
  })

  it('offers nothing that the answer says already, nor an empty part', () => {
    for (const [section, text] of parts) {
      const merged = withProposed(typed, section, text)
      expect(withProposed(withSection(typed, section, merged ?? text), section, text)).toBeNull()
    }
    expect(withProposed(typed, 'sources', [])).toBeNull()
  })

  it('is taken out again without what was typed beside it', () => {
    const steps = withSection(typed, 'steps', withProposed(typed, 'steps', proposed.steps ?? []) ?? [])
    expect(withoutProposed(steps, 'steps', proposed.steps ?? [])).toEqual(typed)
    const limits = withSection(typed, 'limits', withProposed(typed, 'limits', proposed.limits ?? '') ?? '')
    expect(withoutProposed(limits, 'limits', proposed.limits ?? '')).toEqual(typed)
    const changed = { ...typed, steps: [{ text: 'Ce que dit la loi : deux mois ici.' }] }
    expect(withoutProposed(changed, 'steps', proposed.steps ?? [])).toEqual(changed)
  })

  it('waits until each part was changed or confirmed', () => {
    for (const [section, text] of parts) {
      const merged = withSection(typed, section, withProposed(typed, section, text) ?? text)
      expect(unconfirmed(taken(section), merged)).toEqual([section])
      expect(unconfirmed(taken(section, true), merged)).toEqual([])
    }
    const own = { ...typed, steps: [...typed.steps, { text: 'La loi donne deux mois.' }] }
    expect(unconfirmed(taken('steps'), own)).toEqual([])
  })

  it('is part of an answer until nothing of its part is left', () => {
    expect(isAssisted(taken('steps'), typed)).toBe(true)
    expect(isAssisted(taken('steps'), { ...typed, steps: [] })).toBe(false)
    expect(isAssisted([], typed)).toBe(false)
  })
})
