import { useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AnswerDraft, WorkspaceQuestion } from '../../shapes.ts'
import { isBlank } from '../draft-sections.ts'
import { questions } from './api-clients.ts'
import { asText } from './editor/answer-draft.ts'
import { useWorkspaceMessages } from './messages.ts'
import { actOn } from './shortcuts/shortcuts.ts'

type LostNoticeProps = {
  question: WorkspaceQuestion
  /** It is with a colleague. */
  handed: boolean
  draft: AnswerDraft
  onQuestion: (question: WorkspaceQuestion) => void
}

const takenBack = ['QUEUED', 'UNSERVED', 'OFFERED', 'ASSIGNED', 'FOLLOW_UP']

/**
 * The question went to another expert, or waits again: the typed text can be copied, and the work be taken up again.
 */
export function LostNotice({ question, handed, draft, onQuestion }: LostNoticeProps) {
  const words = useWorkspaceMessages()
  const said = words.lost
  const locale = useLocale()
  const [state, setState] = useState<'free' | 'asking' | 'late' | 'failed'>('free')
  const written = !isBlank(draft)

  async function takeUp(): Promise<void> {
    setState('asking')
    try {
      const next = await questions('POST /desk/questions/:id/take-up', {
        params: { id: question.id },
        body: { locale },
      })
      setState('free')
      announce(said.taken)
      onQuestion(next)
    } catch (error) {
      const away = error instanceof CallError && (error.status === 0 || error.status >= 500)
      setState(away ? 'failed' : 'late')
    }
  }

  const late = state === 'late'
  const copy = written && (
    <CopyButton
      text={asText(draft, words.doc, question.writesIn)}
      words={{ copy: said.copy, copied: said.copied, failed: said.copy }}
    />
  )
  if (handed)
    return (
      <Notice title={words.handOver.gone} live>
        <p>{words.handOver.goneText}</p>
        {copy && <p className="form-foot">{copy}</p>}
      </Notice>
    )
  if (!takenBack.includes(question.state)) return <p className="soft">{words.write.cannot}</p>
  return (
    <Notice title={late ? said.tooLate : written ? said.title : said.queueTitle} live>
      {!late && <p>{written ? said.text : said.queueText}</p>}
      {state === 'failed' && <p>{words.talk.failedText}</p>}
      <p className="form-foot">
        {!late && (
          <Button size="small" busy={state === 'asking'} {...actOn('takeUp')} onClick={() => void takeUp()}>
            {said.takeUp}
          </Button>
        )}
        {copy}
      </p>
    </Notice>
  )
}
