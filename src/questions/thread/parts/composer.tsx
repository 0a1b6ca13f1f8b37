import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { isSendKey } from '../../../ui/forms/send-key.ts'
import { AttachButton } from '../../files/parts/attach-button.tsx'
import { UploadList, uploadMessagesOf } from '../../files/parts/upload-list.tsx'
import type { QuestionUndoable } from '../../lifecycle/undoable-acts.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Sending } from './use-outbox.ts'
import { useStoredMessage } from './use-stored-message.ts'

export type ComposerHandle = { restore: (message: Sending) => void; focus: () => void }

type ComposerProps = {
  questionId: string
  placeholder: string
  /**
   * What ends the question in some seconds and can still be undone. A closing is undone by the message; a refund is not,
   * which is said before the message is sent.
   */
  ending?: QuestionUndoable | undefined
  /** Whether what was written has arrived and has undone the act. */
  isUndone?: (act: QuestionUndoable) => boolean
  onSend: (message: Sending) => void
  handle?: Ref<ComposerHandle>
}

const most = 8000

/** Where the client writes. It stands after the last message and never covers it; text is stored as it is typed. */
export function Composer({ questionId, placeholder, ending, isUndone, onSend, handle }: ComposerProps) {
  const words = useQuestionMessages('thread', 'shared', 'refusals')
  const locale = useLocale()
  const { composer } = words.thread
  const area = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useSentence(composer)
  const { text, setText, uploads, sent } = useStoredMessage(`message:${questionId}`, locale)
  const { restore, attached } = uploads
  // Sent once more, it goes: the person has read what is about to happen.
  const [warned, setWarned] = useState(false)
  const [wroteDuring, setWroteDuring] = useState<Exclude<QuestionUndoable, 'guarantee'> | null>(null)

  useImperativeHandle(handle, () => ({
    restore(message) {
      setWroteDuring(null)
      setText((typed) => [message.text, typed].filter(Boolean).join('\n\n'))
      restore([...attached, ...message.attachments])
      area.current?.focus()
    },
    focus: () => area.current?.focus(),
  }))

  function send(event?: FormEvent) {
    event?.preventDefault()
    const said = text.trim()
    if (said.length > most) return setProblem(({ tooLong }) => fill(tooLong, { n: said.length - most }))
    if (uploads.pending) return setProblem(({ waitFiles }) => waitFiles)
    if (!said && attached.length === 0) {
      setProblem(({ empty }) => empty)
      area.current?.focus()
      return
    }
    if (ending === 'guarantee' && !warned) {
      setWarned(true)
      return setProblem(({ refundGoesOn }) => refundGoesOn)
    }
    setWroteDuring((before) => (ending && ending !== 'guarantee' ? ending : before))
    onSend({ text: said || composer.document, attachments: attached })
    sent({ text, attached })
    setProblem(null)
    // With a touch screen the focus would open the keyboard over what was just sent.
    if (matchMedia('(hover: hover)').matches) area.current?.focus()
  }

  return (
    <form className="composer sheet no-print" onSubmit={send} aria-label={composer.label}>
      <label className="sr" htmlFor="message">
        {placeholder}
      </label>
      <textarea
        id="message"
        ref={area}
        rows={2}
        value={text}
        placeholder={placeholder}
        aria-describedby={problem ? 'message-error' : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
          if (wroteDuring && isUndone?.(wroteDuring)) setWroteDuring(null)
        }}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return
          event.preventDefault()
          send()
        }}
      />
      <UploadList uploads={uploads} words={uploadMessagesOf(words)} tag={languageTag[locale]} />
      <ErrorText id="message-error" live>
        {problem}
      </ErrorText>
      {wroteDuring && isUndone?.(wroteDuring) && (
        <p className="small" role="status">
          {composer.goesOn[wroteDuring]}
        </p>
      )}
      <div className="composer-foot">
        <span className="composer-attach">
          <AttachButton
            aria-describedby="message-files"
            onFiles={(files) => {
              uploads.add(files)
              setProblem(null)
            }}
          >
            {composer.attach}
          </AttachButton>
          <span className="small soft" id="message-files">
            {composer.attachHint}
          </span>
        </span>
        <Button type="submit" size="small" title={composer.shortcut}>
          {composer.send}
        </Button>
      </div>
    </form>
  )
}
