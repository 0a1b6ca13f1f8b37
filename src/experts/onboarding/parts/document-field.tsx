import { useRef, useState } from 'react'
import { uploadFile } from '../../../api/upload-file.ts'
import { fill } from '../../../i18n/text.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { describedBy, ErrorText } from '../../../ui/forms/error-text.tsx'
import { useFieldProblem } from '../../../ui/forms/form.tsx'
import { type ApplicationDocument, documentError, isPicture, typesAccepted } from '../application.ts'
import type { StoredDocument } from '../contract-application.ts'
import { useApplicationMessages } from './application-messages.ts'
import { shrinkPhoto } from './shrink-photo.ts'

type PaperFieldProps = {
  name: ApplicationDocument
  paper: StoredDocument | null
  /** The name of the one that the server no longer has. */
  gone?: string | null
  ensureSession: () => Promise<unknown>
  onPaper: (paper: StoredDocument) => void
  onSending: (sending: boolean) => void
}

/** One document: uploads as soon as it is chosen, and shows whether the upload has succeeded. */
export function DocumentField({ name, paper, gone, ensureSession, onPaper, onSending }: PaperFieldProps) {
  const words = useApplicationMessages()
  const known = useFieldProblem(name)
  const [sending, setSending] = useState<string | null>(null)
  const [refused, setRefused] = useSentence(words.refusals)
  const field = useRef<HTMLInputElement>(null)
  const id = `field-${name}`
  const problem = refused ?? (paper ? null : known)

  const sent = paper ? fill(words.kept, { name: paper.name }) : gone ? fill(words.gone, { name: gone }) : ''

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    setRefused(null)
    const file = await shrinkPhoto(chosen)
    const complaint = documentError(file, name)
    if (complaint) return setRefused((refusals) => refusals[complaint])
    setSending(file.name)
    onSending(true)
    try {
      await ensureSession()
      const body = new FormData()
      body.append('file', file)
      const kept = await uploadFile<StoredDocument>('POST', '/applications/papers', body)
      if (typeof kept?.id !== 'string') throw new Error('not a document')
      // A file may be named like a picture and be none.
      if (name === 'picture' && !isPicture(kept.type))
        return setRefused((refusals) => refusals.picture_type_unsupported)
      onPaper(kept)
    } catch (error) {
      const code = codeOf(error)
      setRefused((refusals) => {
        const sentences: Readonly<Record<string, string>> = { ...refusals, body_too_large: refusals.file_too_large }
        return sentences[code] ?? refusals.upload_failed
      })
    } finally {
      setSending(null)
      onSending(false)
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{words[name]}</label>
      <input
        ref={field}
        id={id}
        type="file"
        accept={typesAccepted(name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, paper?.name ?? gone, problem)}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <label className="button button--plain button--small camera">
        {words.photo[name]}
        <input
          type="file"
          className="sr"
          accept="image/jpeg,image/png"
          capture={name === 'picture' ? 'user' : 'environment'}
          onChange={({ target }) => {
            const photo = target.files?.[0]
            void choose(photo)
            if (photo) showIn(field.current, photo)
            target.value = ''
          }}
        />
      </label>
      <span className="hint" id={`${id}-hint`} role="status">
        {sending ? fill(words.sending, { name: sending }) : sent}
      </span>
      <ErrorText id={`${id}-error`} live={refused !== null}>
        {problem}
      </ErrorText>
    </div>
  )
}

/** The field names what was photographed, in place of no file at all. */
function showIn(field: HTMLInputElement | null, photo: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(photo)
  if (field) field.files = chosen.files
}
