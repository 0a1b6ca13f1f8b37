import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import { prefix } from '../../../../shell/drafts/draft-owner.ts'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { emptyDraft } from '../../draft-sections.ts'
import { fr } from '../../text.fr.ts'
import { UnsentDraft } from './unsent-draft.tsx'
import { draftKey } from './use-answer.ts'
import { WritePane } from './write-pane.tsx'

const answer = { ...emptyDraft, short: 'Votre bailleur avait un mois.', limits: 'Sans lecture du bail.' }
const unstored = { ...answer, papers: ['Le bail signé'] }

function store(value: object): void {
  const item = JSON.stringify({ value, savedAt: Date.now() })
  const getItem = (key: string) => (key === prefix + draftKey('q1') ? item : null)
  vi.stubGlobal('localStorage', { getItem, setItem: () => {}, removeItem: () => {} })
}

afterEach(() => vi.unstubAllGlobals())

it('holds what was typed in this page, though this browser had not stored it when the answer left', () => {
  store(answer)
  const shown = draw(<UnsentDraft questionId="q1" answer={answer} typed={unstored} />, { workspace: fr })
  expect(shown).toContain('Le bail signé')
  expect(shown).toContain(fr.lost.copy)
})

it('is what this browser has stored, unless the answer holds all of it', () => {
  store(unstored)
  expect(draw(<UnsentDraft questionId="q1" answer={answer} />, { workspace: fr })).toContain('Le bail signé')
  store(answer)
  expect(draw(<UnsentDraft questionId="q1" answer={answer} />, { workspace: fr })).toBe('')
})

it('is no correction once the answer has left from another device, with a follow-up of the client or without', () => {
  store({ ...unstored, corrects: null })
  for (const state of ['ANSWERED', 'FOLLOW_UP']) {
    const shown = drawPane(state)
    expect(shown).toContain('Le bail signé')
    expect(shown).toContain(fr.write.correct)
    expect(shown).not.toContain(fr.write.correcting.newer)
    expect(shown).not.toContain(fr.write.sendAgain)
  }
})

function drawPane(state: string): string {
  const question = {
    ...{ id: 'q1', state, answer, answerVersion: 1, draft: null, draftMarks: {}, draftSavedAt: null },
    ...{ title: 'Le dépôt de garantie', titleLocale: 'fr', locale: 'fr', writesIn: 'fr', contributions: [] },
    ...{ answerLocked: false, clientWaitsSince: null, can: { answer: true } },
    lease: state === 'FOLLOW_UP' ? { token: 3 } : null,
  } as unknown as WorkspaceQuestion
  const told = () => {}
  return draw(
    <WritePane
      {...{ question, answeredAt: 0, lost: false, handed: false, lostAt: null, proofing: false }}
      {...{ onKept: told, onExtended: told, onProof: told, onSnippet: told, onLost: told }}
      {...{ onQuestion: told, onStale: told }}
    />,
    { workspace: fr },
  )
}
