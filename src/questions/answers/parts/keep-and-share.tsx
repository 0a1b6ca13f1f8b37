import CalendarPlus from 'lucide-react/icons/calendar-plus'
import FileDown from 'lucide-react/icons/file-down'
import Link2 from 'lucide-react/icons/link-2'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Printer from 'lucide-react/icons/printer'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { saveFile } from '../../files/parts/save-file.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { SideList } from '../../parts/side-list.tsx'
import type { QuestionView } from '../../shapes.ts'

type KeepAndShareProps = {
  view: QuestionView
  onShare: () => void
  onClose: () => void
}

/** Ways to keep the answer: PDF, deadlines, print, private link. Files are fetched with the bearer token. */
export function KeepAndShare({ view, onShare, onClose }: KeepAndShareProps) {
  const words = useQuestionMessages('record').record
  const locale = useLocale()
  const { keep } = words
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const ready = view.answer !== null

  async function save(kind: string, path: string, name: string) {
    setBusy(kind)
    setFailed(false)
    announce(keep.preparing)
    try {
      await saveFile(`/questions/${view.id}/${path}`, fill(name, { n: view.number }))
      announce(keep.saved)
    } catch {
      setFailed(true)
      announce(keep.failed)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <SideList
        title={keep.title}
        acts={[
          ready && {
            key: 'pdf',
            icon: FileDown,
            label: busy === 'pdf' ? keep.preparing : keep.pdf,
            busy: busy === 'pdf',
            act: () => void save('pdf', 'answer.pdf', keep.pdfName),
          },
          view.answer &&
            view.answer.deadlines.length > 0 && {
              key: 'ics',
              icon: CalendarPlus,
              label: busy === 'ics' ? keep.preparing : keep.ics,
              busy: busy === 'ics',
              act: () => void save('ics', 'deadlines.ics', keep.icsName),
            },
          ready && { key: 'print', icon: Printer, label: keep.print, act: () => window.print() },
          view.can.share && { key: 'share', icon: Link2, label: keep.share, act: onShare },
          {
            key: 'thread',
            icon: MessagesSquare,
            label: words.openThread,
            to: href('consultation', locale, { id: view.id }),
          },
          view.can.close && { key: 'close', icon: X, label: keep.close, act: onClose },
        ]}
      />
      <ErrorText id="keep-error">{failed ? keep.failed : null}</ErrorText>
    </>
  )
}
