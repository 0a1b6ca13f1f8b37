import { describe, expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { AskExpertPanel, type Asking } from '../../checkout/parts/ask-expert.tsx'
import { statuses, statusLines } from '../../lifecycle/status.text.fr.ts'
import { refusals } from '../../refusals.text.fr.ts'
import type { QuestionView } from '../../shapes.ts'
import { shared } from '../../shared.text.fr.ts'
import { thread } from '../text.fr.ts'
import { PreviewFoot } from './preview-foot.tsx'
import { StatusStrip } from './status-strip.tsx'

const view = {
  can: { askExpert: true, order: false },
  limitReached: false,
  paymentProblem: false,
  emailsWithheld: false,
  status: { line: 'assistant' },
} as unknown as QuestionView

function drawn(noExpert: boolean) {
  const asking: Asking = {
    ...{ noExpert, busy: false, problem: null, asksSafety: null },
    ...{ ask: async () => undefined, dropSafety: () => undefined },
  }
  const messages = { thread, shared, refusals, statuses, statusLines, waiting: {} }
  return {
    preview: draw(<PreviewFoot view={view} asking={asking} onMail={() => undefined} />, messages),
    strip: draw(<StatusStrip view={view} asking={asking} />, messages),
    side: draw(<AskExpertPanel view={view} asking={asking} onBack={async () => undefined} />, messages),
  }
}

describe('an expert', () => {
  it('is the next step after a preview', () => {
    const { preview, strip, side } = drawn(false)
    expect(preview).toContain(thread.preview.expert)
    expect(strip).toContain(thread.door.short)
    expect(side).toContain(`>${thread.door.button}<`)
  })

  it('is no main button where the preview says that none of that country answers here', () => {
    const { preview, strip, side } = drawn(true)
    expect(preview).not.toContain(thread.preview.expert)
    expect(preview).toContain(thread.preview.send)
    expect(strip).toBe('')
    expect(side).toContain(thread.door.elsewhere)
    expect(side).toMatch(new RegExp(`<button[^>]*button--plain[^>]*>.*${thread.door.allTheSame}`))
  })
})
