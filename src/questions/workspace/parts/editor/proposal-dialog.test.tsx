import { expect, it } from 'vitest'
import { draw } from '../../../../../test/harness/draw.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { shared } from '../../../shared.text.fr.ts'
import { emptyDraft, type Section } from '../../draft-sections.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { afterConfirming, ProposalDialog } from './proposal-dialog.tsx'

const told = () => undefined
const opened = (unconfirmed: readonly Section[], workspace: typeof en = fr) =>
  draw(
    <ProposalDialog
      question={{ id: 'q1', lease: { token: 1 } } as WorkspaceQuestion}
      {...{ draft: emptyDraft, open: true, unconfirmed, onAccepted: told, onChange: told, onLost: told, onClose: told }}
    />,
    { workspace, shared },
  )
const alertIn = (html: string) =>
  /<div tabindex="-1" data-first=""><div [^>]*role="alert">.*?<\/div><\/div>/s.exec(html)?.[0]

it('says first, where it opens instead of sending, that nothing was sent and for the sake of which parts', () => {
  const alert = alertIn(opened(['steps', 'papers']))
  expect(alert).toContain(
    'Rien n’est parti\u00a0: 2 passages repris de la proposition ne sont ni changés ni confirmés.',
  )
  expect(alert).toContain(`${fr.write.sections.steps}, ${fr.write.sections.papers}`)
  const html = opened(['limits'], en)
  expect(html.indexOf('Nothing was sent: one passage taken')).toBeGreaterThan(0)
  expect(html.indexOf('Nothing was sent')).toBeLessThan(html.indexOf(en.proposal.tag))
})

it('says nothing of the kind where the expert has asked for it, or has confirmed everything', () => {
  expect(opened([])).not.toContain('role="alert"')
})

it('goes on, once a passage is confirmed, at the next that waits, and after the last at what it says now', () => {
  const draft = { ...emptyDraft, short: 'a', limits: 'b' }
  const taken = (section: 'short' | 'limits', confirmed: boolean) => ({
    part: { section, text: draft[section] },
    confirmed,
  })
  expect(afterConfirming('short', [taken('short', true), taken('limits', false)], draft)).toBe(
    'proposal-limits-confirm',
  )
  expect(afterConfirming('limits', [taken('short', false), taken('limits', true)], draft)).toBe(
    'proposal-short-confirm',
  )
  expect(afterConfirming('limits', [taken('short', true), taken('limits', true)], draft)).toBe('proposal-limits-status')
  const changed = { ...draft, short: 'c' }
  expect(afterConfirming('limits', [taken('short', false), taken('limits', true)], changed)).toBe(
    'proposal-limits-status',
  )
})
