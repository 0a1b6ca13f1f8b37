import type { ReactNode } from 'react'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { MarkedText } from '../../translation/parts/translated.tsx'
import type { OwnDelivery as Delivery } from '../contract.ts'
import { questions } from './api-clients.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { useWorkspaceMessages } from './messages.ts'

type OwnDeliveryProps = {
  questionId: string
  /** Shown where this expert has delivered nothing. */
  otherwise: ReactNode
}

/** What the expert delivered to a question that is with a colleague by now. */
export function OwnDelivery({ questionId, otherwise }: OwnDeliveryProps) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const { data, problem } = useReading<Delivery>(
    questionId,
    (id, _known, signal) =>
      questions('GET /desk/questions/:id/own-delivery', { params: { id }, query: { locale }, signal }),
    locale,
  )
  if (problem && !data) return otherwise
  if (!data) return <Loading label={words.talk.loading} />
  const { title, titleLocale, takenOverBy } = data
  const { gone, takenOver, takenOverText } = words.handOver
  return (
    <>
      <div className="pane-title">
        <h2 id="pane-talk">
          <MarkedText text={title} from={titleLocale} />
        </h2>
      </div>
      <Notice title={takenOverBy === null ? gone : fill(takenOver, { name: takenOverBy })}>{takenOverText}</Notice>
      <EarlierAnswers question={data} unfolded />
    </>
  )
}
