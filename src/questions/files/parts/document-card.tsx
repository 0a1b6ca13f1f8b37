import { useState } from 'react'
import { plural } from '../../../i18n/text.ts'
import { AttachmentCard } from '../../../ui/attachment-card.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Attachment } from '../../shapes.ts'
import { fileSize } from '../accepted-files.ts'
import { openFile } from './save-file.ts'

type DocumentCardProps = { document: Attachment; tag: string }

/** A document of the thread. It is fetched with the token, so it opens in a tab of its own. */
export function DocumentCard({ document, tag }: DocumentCardProps) {
  const words = useQuestionMessages('shared').shared.files
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed')
  const pages = document.pages ? `${plural(tag, words.pages, document.pages)}, ` : ''
  async function open() {
    if (state === 'opening') return
    setState('opening')
    try {
      await openFile(`/attachments/${document.id}`, document.name)
      setState('closed')
    } catch {
      setState('failed')
      announce(words.openFailed)
    }
  }
  return (
    <AttachmentCard
      name={document.name}
      detail={pages + fileSize(tag, document.size)}
      onOpen={
        state === 'failed'
          ? undefined
          : { label: state === 'opening' ? words.opening : words.open, act: () => void open() }
      }
      error={
        state === 'failed'
          ? { message: words.openFailed, retryLabel: words.open, onRetry: () => void open() }
          : undefined
      }
    />
  )
}
