// A correction that was sent, and whose reply was lost: what the server has since is this one, not another device's.
import { useEffect, useState } from 'react'
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import { saysTheSame } from '../../draft-sections.ts'

/** `arrived`: nothing was typed since. `typed_on`: what was typed since corrects what has arrived. */
export type LostReply = 'arrived' | 'typed_on' | null

export function lostReply(sent: AnswerDraft | null, onServer: AnswerDraft | null, draft: AnswerDraft): LostReply {
  if (!sent || !onServer || !saysTheSame(sent, onServer)) return null
  return saysTheSame(sent, draft) ? 'arrived' : 'typed_on'
}

type Watched = {
  question: WorkspaceQuestion
  draft: AnswerDraft
  correction: { newerSent: boolean; correct: () => void; goOn: () => void }
  onArrived: () => void
}

/** Tell `setSent` what is being sent; `newerSent`: another device has sent one meanwhile. */
export function useLostReply({ question, draft, correction, onArrived }: Watched) {
  const [sent, setSent] = useState<AnswerDraft | null>(null)
  const found = correction.newerSent ? lostReply(sent, question.answer, draft) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reply that was lost
  useEffect(() => {
    if (found === null) return
    setSent(null)
    correction.goOn()
    if (found === 'arrived') onArrived()
  }, [found])
  return { setSent, newerSent: correction.newerSent && found === null }
}
