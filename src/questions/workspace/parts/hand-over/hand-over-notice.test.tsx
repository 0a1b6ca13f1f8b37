import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { fr } from '../../text.fr.ts'
import { PhoneHandOverNotice } from './hand-over-notice.tsx'

const open = { state: 'open', name: 'Étienne Marchal', until: '2026-11-24T09:10:00.000Z', reason: null } as const

function shown(handOver: WorkspaceQuestion['handOver']): string {
  const question = { id: 'q', handOver, lease: { token: 1 }, can: { takeBack: true } } as unknown as WorkspaceQuestion
  const notice = <PhoneHandOverNotice pane="write" question={question} onQuestion={() => {}} onLost={() => {}} />
  return draw(notice, { workspace: fr })
}

it('says beside the answer, on a phone, that it is proposed to a colleague, with the way to take that back', () => {
  expect(shown(open)).toContain('Proposé à Étienne Marchal, qui peut l’accepter jusqu’à')
  expect(shown(open)).toContain(fr.handOver.takeBack)
  expect(shown(null)).toBe('')
})
