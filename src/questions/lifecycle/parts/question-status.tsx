import type { ReactNode } from 'react'
import { dayAndHourIn } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Since } from '../../../ui/time/relative-time.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { QuestionUiMessages } from '../../parts/page-messages.ts'
import type { StatusView } from '../status-shapes.ts'

export type StatusMessages = Pick<QuestionUiMessages, 'statuses' | 'statusLines'>
const tones = { in_progress: undefined, answered: 'moss', closed: undefined, meeting: 'apricot' } as const

/** Nothing was ordered yet: a question has none of the four statuses, and nobody is about to answer it. */
const beforeOrder: ReadonlySet<string> = new Set([
  'draft',
  'assistant_asking',
  'preview_ready',
  'preview_skipped',
  'order_open',
])

/** One of the four statuses of a question that was sent; beside a meeting request it also says that an answer exists. */
export function StatusTag({ status }: { status: StatusView }) {
  const words = useQuestionMessages('statuses', 'statusLines')
  if (beforeOrder.has(status.line)) return null
  const also = status.code === 'meeting' && status.answerAvailable
  return (
    <Tag tone={tones[status.code]}>
      {words.statuses[status.code]}
      {also && `, ${words.statuses.available}`}
    </Tag>
  )
}

export function statusLine(status: StatusView, words: StatusMessages): string {
  const line = words.statusLines[status.line as keyof StatusMessages['statusLines']] ?? ''
  return fill(line, { name: status.expertName ?? '', n: status.asked }).trim()
}

/** Lines shown with the time since when they are true. */
export const timedLines: ReadonlySet<string> = new Set([
  'looking',
  'awaiting_named',
  'asking_named',
  'asking_one',
  'asking_several',
  'reading',
  'information_needed',
])

/** The line beneath the status, and since when it is true where that matters. */
export function StatusLine({ status, since }: StatusLineProps): ReactNode {
  const words = useQuestionMessages('statuses', 'statusLines')
  const locale = useLocale()
  return (
    <>
      {statusLine(status, words)}
      {status.since && timedLines.has(status.line) && (
        <>
          {' '}
          <Since
            at={status.since}
            tag={languageTag[locale]}
            absolute={dayAndHourIn(locale, status.since, readerTimeZone())}
            template={since}
          />
        </>
      )}
    </>
  )
}
type StatusLineProps = { status: StatusView; since: string }
