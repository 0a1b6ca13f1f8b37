import { deleteDraft, readDraft } from '../../../shell/drafts/autosave.ts'
import type { Message } from '../../shapes.ts'
import type { Sending } from '../../thread/parts/use-outbox.ts'
import { type IntakeProgress, noProgress, withTapped } from '../intake-replies.ts'

export const intakeDraft = (questionId: string, asked: Message): string => `intake:${questionId}:${asked.seq}`

/** The question that is shown of those that are open. */
export function shownIn(questionId: string, open: Message): string | undefined {
  const { at } = readDraft<IntakeProgress>(intakeDraft(questionId, open))?.value ?? noProgress
  return open.intake?.questions[at]?.key
}

/** A message that leaves takes along what was tapped before, which no page shows again. */
export function takeTapped(questionId: string, open: Message, message: Sending): Sending {
  const draft = intakeDraft(questionId, open)
  const progress = readDraft<IntakeProgress>(draft)?.value ?? noProgress
  deleteDraft(draft)
  return withTapped(open.intake?.questions ?? [], progress, message)
}
