import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { type FormEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { isSendKey } from '../../../ui/forms/send-key.ts'
import { AttachButton } from '../../files/parts/attach-button.tsx'
import { UploadList, uploadMessagesOf } from '../../files/parts/upload-list.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Message, WorkspaceQuestion } from '../../shapes.ts'
import { useStoredMessage } from '../../thread/parts/use-stored-message.ts'
import { openVariables } from '../phrases.ts'
import { questions } from './api-clients.ts'
import { Dictation } from './dictation/dictation.tsx'
import { sentenceOf } from './editor/editor.tsx'
import { messageKey } from './editor/unsent-draft.tsx'
import { insertSpeech } from './editor/use-insert-at-caret.ts'
import { useWorkspaceMessages } from './messages.ts'
import { actOn, pressedBy } from './shortcuts/shortcuts.ts'

export type WorkspaceComposerHandle = { ask: (text: string) => void }

type DeskComposerProps = {
  question: WorkspaceQuestion
  onSaid: (message: Message) => void
  onLost: (token: number) => void
  handle?: Ref<WorkspaceComposerHandle>
  /** Floats above the field, whatever its height. */
  above: ReactNode
}

const most = 8000

/** Where the expert writes to the client. The text stays until the server has it, under one key for all tries. */
export function WorkspaceComposer({ question, onSaid, onLost, handle, above }: DeskComposerProps) {
  const words = useWorkspaceMessages()
  const threadWords = useQuestionMessages('thread', 'shared', 'refusals')
  const said = words.talk
  const { composer } = threadWords.thread
  const locale = useLocale()
  const tag = useLanguageTag()
  const area = useRef<HTMLTextAreaElement>(null)
  const sendKey = useRef<{ of: string; key: string } | null>(null)
  const [problem, setProblem] = useSentence({ words, composer })
  const [busy, setBusy] = useState(false)
  const { text, setText, asks, setAsks, uploads, sent } = useStoredMessage(messageKey(question.id), locale)
  const { attached } = uploads

  useImperativeHandle(handle, () => ({
    ask(words) {
      setText((typed) => [typed, words].filter(Boolean).join('\n\n'))
      setAsks(true)
      area.current?.focus()
    },
  }))

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (busy || !question.lease) return
    const over = text.trim().length - most
    if (over > 0) return setProblem(({ composer }) => fill(composer.tooLong, { n: over }))
    if (openVariables(text).length > 0) return setProblem(({ words }) => words.problems.variable_open)
    if (uploads.pending) return setProblem(({ composer }) => composer.waitFiles)
    if (!text.trim() && attached.length === 0) {
      setProblem(({ composer }) => composer.empty)
      area.current?.focus()
      return
    }
    const { token } = question.lease
    const body = {
      token,
      text: text.trim() || composer.document,
      attachments: attached.map(({ id }) => id),
      asksInformation: asks && question.can.askInformation,
    }
    const of = JSON.stringify(body)
    if (sendKey.current?.of !== of) sendKey.current = { of, key: crypto.randomUUID() }
    setBusy(true)
    setProblem(null)
    try {
      const message = await questions('POST /desk/questions/:id/messages', {
        params: { id: question.id },
        body,
        key: sendKey.current.key,
      })
      sendKey.current = null
      sent({ text, attached })
      announce(body.asksInformation ? said.askedSent : said.sent)
      onSaid(message)
    } catch (error) {
      const code = error instanceof CallError ? error.code : ''
      if (code === 'lease_lost') onLost(token)
      setProblem(({ words }) => (code in words.problems ? sentenceOf(words, code) : words.talk.failed))
    } finally {
      setBusy(false)
    }
  }

  const writing = text !== '' || asks || uploads.uploads.length > 0
  return (
    <form
      className="desk-composer"
      data-writes=""
      data-open={writing || undefined}
      onSubmit={(event) => void send(event)}
    >
      {above && <div className="desk-above">{above}</div>}
      <label className="sr" htmlFor="desk-message">
        {said.label}
      </label>
      <textarea
        id="desk-message"
        ref={area}
        rows={1}
        lang={question.writesIn}
        value={text}
        placeholder={said.placeholder}
        title={said.sendHint}
        aria-describedby={problem ? 'desk-message-error' : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          event.stopPropagation()
          void send()
        }}
      />
      <AttachButton
        aria-label={`${composer.attach}. ${composer.attachHint}`}
        title={composer.attachHint}
        {...pressedBy('attach')}
        onFiles={uploads.add}
      />
      <Button type="submit" size="small" busy={busy}>
        {said.send}
      </Button>
      <div className="desk-composer-more">
        <UploadList uploads={uploads} words={uploadMessagesOf(threadWords)} tag={tag} />
        <ErrorText id="desk-message-error" live>
          {problem}
        </ErrorText>
        <div className="composer-acts">
          <Dictation
            lang={question.writesIn}
            onText={(said) => area.current && insertSpeech(area.current, said)}
            saysKeyboard
          />
          {question.can.askInformation && !writing && (
            <Button
              variant="link"
              size="small"
              icon={CircleHelp}
              {...actOn('askInformation')}
              onClick={() => {
                setAsks(true)
                area.current?.focus()
              }}
            >
              {said.asks}
            </Button>
          )}
        </div>
        {question.can.askInformation && writing && (
          <Check
            id="desk-asks"
            label={said.asks}
            hint={said.asksHint}
            checked={asks}
            {...pressedBy('askInformation')}
            onChange={(event) => setAsks(event.target.checked)}
          />
        )}
      </div>
    </form>
  )
}
