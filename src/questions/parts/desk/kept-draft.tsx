import { useState } from 'react'
import { readDraft } from '../../../shell/autosave.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { AnswerDraft } from '../../shapes.ts'
import { asText, isBlank } from './answer-draft.ts'
import { draftKey } from './use-answer.ts'
import type { DeskWords } from './words.ts'

/** The answer one had begun for a question that went to somebody else: still there to be read and copied. */
export function KeptDraft({ words, questionId }: { words: DeskWords; questionId: string }) {
  const [draft] = useState(() => readDraft<AnswerDraft>(draftKey(questionId))?.value ?? null)
  if (!draft || isBlank(draft)) return null
  const text = asText(draft, words.doc)
  const { copy, copied } = words.lost
  return (
    <>
      <p className="soft">{words.write.keptHere}</p>
      <pre className="kept-draft">{text}</pre>
      <CopyButton text={text} words={{ copy, copied, failed: copy }} />
    </>
  )
}
