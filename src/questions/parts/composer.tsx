import Paperclip from 'lucide-react/icons/paperclip'
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { type Autosave, autosave, readDraft } from '../../shell/autosave.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { acceptedFiles } from '../files-taken.ts'
import type { QuestionWords } from './page-words.ts'
import type { RefusalWords } from './problem.ts'
import { UploadList, type UploadWords } from './upload-list.tsx'
import type { Sending } from './use-outbox.ts'
import { type Attached, useUploads } from './use-uploads.ts'

export type ComposerHandle = { restore: (message: Sending) => void; focus: () => void }

type ComposerProps = {
  questionId: string
  locale: Locale
  placeholder: string
  words: {
    composer: QuestionWords['thread']['composer']
    files: QuestionWords['shared']['files']
    refusals: RefusalWords
  }
  onSend: (message: Sending) => void
  handle?: Ref<ComposerHandle>
}

const most = 8000

type Kept = { text: string; attached: readonly Attached[] }

/** Where the client writes. It stands after the last message and never covers it; every word is kept as it is typed. */
export function Composer({ questionId, locale, placeholder, words, onSend, handle }: ComposerProps) {
  const { composer, files, refusals } = words
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const saving = useRef<Autosave<Kept> | null>(null)
  const begun = useRef(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const uploads = useUploads(locale)
  const { restore, clear, attached } = uploads
  const place = `message:${questionId}`

  useEffect(() => {
    saving.current = autosave<Kept>(place, {
      onGone: (kept) => {
        setText((typed) => (typed === kept.text ? '' : typed))
        clear()
      },
    })
    const kept = readDraft<Kept>(place)?.value
    if (kept) {
      setText((typed) => typed || kept.text)
      if (kept.attached.length > 0) restore(kept.attached)
    }
    return () => saving.current?.stop()
  }, [place, restore, clear])

  const ids = attached.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is told by its ids
  useEffect(() => {
    if (text || attached.length > 0) saving.current?.touch({ text, attached })
    else if (begun.current) saving.current?.done()
    begun.current = true
  }, [text, ids])

  useImperativeHandle(handle, () => ({
    restore(message) {
      setText((typed) => [message.text, typed].filter(Boolean).join('\n\n'))
      restore([...attached, ...message.attachments])
      area.current?.focus()
    },
    focus: () => area.current?.focus(),
  }))

  function send(event?: FormEvent) {
    event?.preventDefault()
    const said = text.trim()
    if (said.length > most) return setProblem(fill(composer.tooLong, { n: said.length - most }))
    if (uploads.pending) return setProblem(composer.waitFiles)
    if (!said && attached.length === 0) {
      setProblem(composer.empty)
      area.current?.focus()
      return
    }
    onSend({ text: said || composer.document, attachments: attached })
    setText('')
    clear()
    setProblem(null)
    saving.current?.done()
    area.current?.focus()
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
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <UploadList uploads={uploads} words={uploadWords(composer, files, refusals)} tag={languageTag[locale]} />
      <ErrorText id="message-error" live>
        {problem}
      </ErrorText>
      <div className="composer-foot">
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          onChange={(event) => {
            uploads.add(event.target.files)
            setProblem(null)
            event.target.value = ''
          }}
        />
        <span className="composer-attach">
          <Button
            variant="plain"
            size="small"
            icon={Paperclip}
            aria-describedby="message-files"
            onClick={() => picker.current?.click()}
          >
            {composer.attach}
          </Button>
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

function uploadWords(
  composer: QuestionWords['thread']['composer'],
  files: QuestionWords['shared']['files'],
  refusals: RefusalWords,
): UploadWords {
  return {
    remove: files.remove,
    retryUpload: files.retry,
    uploading: files.sending,
    uploadFailed: files.failed,
    uploadInvalid: files.invalid,
    fileTooLarge: files.tooLarge,
    fileUnsupported: files.refused,
    tooManyFiles: files.tooMany,
    fileEmpty: files.empty,
    fileGone: files.gone,
    fileDamaged: refusals.file_damaged ?? composer.failed,
  }
}
