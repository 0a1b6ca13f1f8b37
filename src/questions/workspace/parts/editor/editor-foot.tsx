import Cpu from 'lucide-react/icons/cpu'
import History from 'lucide-react/icons/history'
import ListIndent from 'lucide-react/icons/list-indent-increase'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { AnswerDraft, WorkspaceQuestion } from '../../../shapes.ts'
import type { DraftVersion, ProposalPart } from '../../contract.ts'
import type { Section } from '../../draft-sections.ts'
import { Dictation } from '../dictation/dictation.tsx'
import { useWorkspaceMessages } from '../messages.ts'
import { actOn } from '../shortcuts/shortcuts.ts'
import { ProposalDialog } from './proposal-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

type EditorFootProps = {
  /** An answer that was sent is being corrected. */
  correcting: boolean
  sending: boolean
  onSnippet: () => void
  draft: AnswerDraft
  onChange: (draft: AnswerDraft) => void
  onLost: (token: number) => void
  /** The machine's proposal is open. */
  proposing: boolean
  onPropose: (open: boolean) => void
  unconfirmed: readonly Section[]
  onAccepted: (accepted: ProposalPart[]) => void
  onSpeech: (words: string) => void
  question: WorkspaceQuestion
  onRestore: (version: DraftVersion) => void
  onDrop: () => void
  onProof: () => void
  onSend: () => void
}

/** What helps to write, and what sends. */
export function EditorFoot(props: EditorFootProps) {
  const { correcting, sending, question, onSnippet, onRestore, onDrop, onProof, onSend } = props
  const messages = useWorkspaceMessages()
  const said = messages.write
  const [versions, setVersions] = useState(false)
  return (
    <div className="editor-foot">
      <span className="editor-send">
        <Dictation lang={question.writesIn} onText={props.onSpeech} saysKeyboard />
        <Button variant="plain" size="small" icon={ListIndent} {...actOn('snippet')} onClick={onSnippet}>
          {said.snippet}
        </Button>
        {question.lease && (
          <Button variant="plain" size="small" icon={Cpu} {...actOn('propose')} onClick={() => props.onPropose(true)}>
            {messages.proposal.open}
          </Button>
        )}
        <Button variant="plain" size="small" icon={History} {...actOn('versions')} onClick={() => setVersions(true)}>
          {said.versions.open}
        </Button>
      </span>
      <span className="editor-send">
        {correcting && (
          <Button variant="plain" size="small" {...actOn('dropCorrection')} onClick={onDrop}>
            {said.dropCorrection}
          </Button>
        )}
        <Button variant="plain" size="small" {...actOn('proof')} onClick={onProof}>
          {said.proof}
        </Button>
        <Button size="small" busy={sending} onClick={onSend}>
          {correcting ? said.sendAgain : said.send}
        </Button>
      </span>
      <ProposalDialog
        question={question}
        draft={props.draft}
        open={props.proposing}
        unconfirmed={props.unconfirmed}
        onAccepted={props.onAccepted}
        onChange={props.onChange}
        onLost={props.onLost}
        onClose={() => props.onPropose(false)}
      />
      <VersionsDialog
        questionId={question.id}
        lang={question.writesIn}
        open={versions}
        onRestore={(version) => {
          setVersions(false)
          onRestore(version)
        }}
        onClose={() => setVersions(false)}
      />
    </div>
  )
}
