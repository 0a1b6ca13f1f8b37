import { useEffect, useState } from 'react'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { readDraft } from '../../../../shell/drafts/autosave.ts'
import { CopyButton } from '../../../../ui/feedback/copy-button.tsx'
import type { AnswerDraft } from '../../../shapes.ts'
import { isBlank } from '../../draft-sections.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { asText } from './answer-draft.ts'
import { unsentParts } from './draft-beginning.ts'
import { draftKey } from './use-answer.ts'

/** The key under which the workspace stores what is being written to a question's client. */
export const messageKey = (questionId: string) => `desk-message:${questionId}`

/** What the expert was writing to the client when the question went to somebody else. */
export function UnsentMessage({ questionId }: { questionId: string }) {
  const [text, setText] = useState('')
  // The composer stores its last text as it unmounts, after the first render of this.
  useEffect(() => setText(readDraft<{ text: string }>(messageKey(questionId))?.value.text.trim() ?? ''), [questionId])
  return text ? <Kept text={text} /> : null
}

type UnsentDraftProps = {
  questionId: string
  answer?: AnswerDraft
  /** What stands in this page, which this browser may not have stored yet. */
  typed?: AnswerDraft | null
}

/**
 * The expert's unfinished answer to a question that went to somebody else, or was answered from another device: still
 * there to be read and copied, unless the answer holds all of it.
 */
export function UnsentDraft({ questionId, answer, typed }: UnsentDraftProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const [stored] = useState(() => (typed ? null : (readDraft<AnswerDraft>(draftKey(questionId))?.value ?? null)))
  const draft = typed ?? stored
  if (!draft || isBlank(draft)) return null
  if (answer && unsentParts(draft, answer).length === 0) return null
  return <Kept text={asText(draft, words.doc, locale)} />
}

function Kept({ text }: { text: string }) {
  const words = useWorkspaceMessages()
  const { copy, copied } = words.lost
  return (
    <>
      <p className="soft">{words.write.keptHere}</p>
      <pre className="kept-draft">{text}</pre>
      <CopyButton text={text} words={{ copy, copied, failed: copy }} />
    </>
  )
}
