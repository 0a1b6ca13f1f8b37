import { Link } from 'react-router'
import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useDayAndHour } from '../../../i18n/use-time.ts'
import { href } from '../../../screens.ts'
import { PreviewSheet } from '../../assistant/parts/preview-sheet.tsx'
import { DocumentCard } from '../../files/parts/document-card.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { Message, QuestionView } from '../../shapes.ts'
import { currentPreview } from '../thread.ts'
import { MessageText } from './message-text.tsx'

type QuestionRecordProps = {
  view: QuestionView
  messages: readonly Message[]
}

/** The question, its documents, and the assistant's summary; collapsed once there is an answer. */
export function QuestionRecord({ view, messages }: QuestionRecordProps) {
  const words = useQuestionMessages('record', 'thread', 'shared')
  const locale = useLocale()
  const dayAndHour = useDayAndHour()
  const { record } = words
  const preview = currentPreview(messages)
  return (
    <div className="record">
      <section aria-labelledby="asked">
        <h2 id="asked">{record.question}</h2>
        <p className="soft small">{fill(record.askedOn, { date: dayAndHour(view.createdAt) })}</p>
        <div className="record-text" lang={view.locale === locale ? undefined : view.locale}>
          <MessageText text={view.text} />
        </div>
      </section>
      {view.attachments.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{record.documents}</h2>
          <div className="record-files">
            {view.attachments.map((document) => (
              <DocumentCard key={document.id} document={document} tag={languageTag[locale]} />
            ))}
          </div>
        </section>
      )}
      {preview?.preview && (
        <details className="record-preview" open={view.answer === null}>
          <summary>{record.preview}</summary>
          <PreviewSheet
            preview={preview.preview}
            uid={preview.id}
            lang={preview.locale === locale ? undefined : preview.locale}
          />
        </details>
      )}
      {view.answer === null && view.state !== 'CLOSED' && (
        <p>
          {record.noAnswer} <Link to={href('consultation', locale, { id: view.id })}>{record.openThread}</Link>
        </p>
      )}
    </div>
  )
}
