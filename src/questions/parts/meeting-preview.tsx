import { useState } from 'react'
import { client } from '../../api/call.ts'
import type { Locale } from '../../i18n/locale.ts'
import { codeOf } from '../../shell/say-failure.ts'
import type { Exchange, MeetingsApi } from '../contract-meetings.ts'
import { Exchanges } from './meeting-card.tsx'
import type { QuestionWords } from './page-words.ts'

const call = client<MeetingsApi>()

type MeetingPreviewProps = {
  questionId: string
  words: QuestionWords['meeting']
  refusals: QuestionWords['refusals']
  locale: Locale
}

/** The exchanges as the specialist will read them, before anything is confirmed. */
export function MeetingPreview({ questionId, words, refusals, locale }: MeetingPreviewProps) {
  const [read, setRead] = useState<readonly Exchange[] | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const open = () =>
    call('GET /questions/:id/meeting/exchanges', { params: { id: questionId } }).then(
      ({ exchanges }) => setRead(exchanges),
      (error: unknown) => setFailed((refusals as Readonly<Record<string, string>>)[codeOf(error)] ?? words.seesFailed),
    )
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && read === null && void open()}>
      <summary>{words.seesText}</summary>
      {failed && <p role="alert">{failed}</p>}
      {read &&
        (read.length > 0 ? <Exchanges read={read} desk={words.desk} locale={locale} /> : <p>{words.seesNothing}</p>)}
    </details>
  )
}
