import { fill } from '../../../i18n/text.ts'
import { AttachmentCard } from '../../../ui/attachment-card.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { ThreadUiMessages } from '../../thread/parts/thread-messages.ts'
import { fileSize } from '../accepted-files.ts'
import type { Uploads } from './use-uploads.ts'
import '../../../ui/css/screens/question-box.css'

export type UploadMessages = {
  remove: string
  retryUpload: string
  uploading: string
  uploadFailed: string
  uploadInvalid: string
  fileTooLarge: string
  fileUnsupported: string
  tooManyFiles: string
  fileDamaged: string
  fileActiveContent: string
  /** For a place with its own sentence. */
  fileTooManyPages?: string
  fileUnfolds: string
  fileInfected: string
  fileUnscanned: string
  filesBusy: string
  storageFull: string
  fileEmpty: string
  fileGone: string
}

export function uploadMessagesOf({ shared: { files }, refusals, thread }: ThreadUiMessages): UploadMessages {
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
    fileDamaged: refusals.file_damaged ?? thread.composer.failed,
    fileActiveContent: refusals.file_active_content ?? thread.composer.failed,
    fileInfected: refusals.file_infected ?? thread.composer.failed,
    fileUnscanned: refusals.file_unscanned ?? thread.composer.failed,
    filesBusy: refusals.files_busy ?? thread.composer.failed,
    storageFull: refusals.storage_full ?? thread.composer.failed,
    fileUnfolds: refusals.file_unfolds ?? thread.composer.failed,
    fileTooManyPages: refusals.file_too_many_pages ?? thread.composer.failed,
  }
}

/** What is said of the file itself: the same one is refused again. */
const unacceptable: ReadonlySet<string> = new Set([
  'file_too_large',
  'body_too_large',
  'file_type_unsupported',
  'file_active_content',
  'file_too_many_pages',
  'file_unfolds',
  'file_infected',
])

/** Beneath a text that is being written: documents with their progress, and why one was refused. */
export function UploadList({ uploads, words, tag }: { uploads: Uploads; words: UploadMessages; tag: string }) {
  const { refused } = uploads
  if (uploads.uploads.length === 0 && refused.length === 0) return null
  return (
    <div className="uploads">
      <ErrorText id="file-error" live>
        {refused.map(({ code, name }) => fill(words[code], { name })).join(' ') || null}
      </ErrorText>
      {uploads.uploads.map(({ key, name, size, sent, done, problem, file }) => (
        <AttachmentCard
          key={key}
          name={name}
          detail={fileSize(tag, size)}
          sending={done || problem ? undefined : { label: words.uploading, value: sent }}
          error={
            problem && file
              ? {
                  message: fill(uploadProblem(words, problem), { name }),
                  retryLabel: words.retryUpload,
                  onRetry: unacceptable.has(problem) ? undefined : () => uploads.retry(key),
                }
              : undefined
          }
          remove={{ label: words.remove, act: () => uploads.remove(key) }}
        />
      ))}
    </div>
  )
}

function uploadProblem(words: UploadMessages, code: string): string {
  switch (code) {
    case 'file_too_large':
    case 'body_too_large':
      return words.fileTooLarge
    case 'file_type_unsupported':
      return words.fileUnsupported
    case 'file_damaged':
      return words.fileDamaged
    case 'file_active_content':
      return words.fileActiveContent
    case 'file_too_many_pages':
      return words.fileTooManyPages ?? words.fileDamaged
    case 'file_unfolds':
      return words.fileUnfolds
    case 'file_infected':
      return words.fileInfected
    case 'file_unscanned':
      return words.fileUnscanned
    case 'files_busy':
      return words.filesBusy
    case 'storage_full':
      return words.storageFull
    case 'too_many_files':
      return words.tooManyFiles
    case 'upload_invalid':
      return words.uploadInvalid
    default:
      return words.uploadFailed
  }
}
