import { useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { criteria } from '../../../questions/second-reading/rubric.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { ExpertLink, FilledText } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { SecondReading, SecondReadingsApi } from '../contract-second-readings.ts'

const desk = client<SecondReadingsApi>()

type SecondReadingsProps = { readings: readonly SecondReading[]; onDone: () => Promise<void> }

/** What colleagues said of the answers that were drawn, and the act for a client who objects. */
export function SecondReadings({ readings, onDone }: SecondReadingsProps) {
  const words = useAdminMessages('readings').readings
  const locale = useLocale()
  const [leaving, setLeaving] = useState<SecondReading | null>(null)
  if (readings.length === 0) return <Empty title={words.none}>{words.noneText}</Empty>
  const stateOf = ({ reader, readAt }: SecondReading) => {
    if (!reader) return words.waits
    const values = { reader: <ExpertLink name={reader.name} />, date: readAt ? day(locale, readAt) : '' }
    return <FilledText text={readAt ? words.readBy : words.reads} values={values} />
  }
  return (
    <>
      <ul className="matters">
        {readings.map((reading) => (
          <li key={reading.id}>
            <div>
              <b>
                <Link to={href('admin-question', locale, { id: reading.question.id })}>
                  {fill(words.question, { number: reading.question.number })}
                </Link>
              </b>
              <p className="facts">
                <span>{reading.category}</span>
                <span>
                  <FilledText text={words.by} values={{ author: <ExpertLink name={reading.author.name} /> }} />
                </span>
                <span className="soft">{stateOf(reading)}</span>
              </p>
              {reading.grades && (
                <p className="facts">
                  {criteria.map((one) => (
                    <span key={one}>
                      {words.criteria[one]} <b>{reading.grades && words.marks[reading.grades[one]]}</b>
                    </span>
                  ))}
                </p>
              )}
              {reading.comment && <p>{reading.comment}</p>}
            </div>
            <div className="decide">
              <Button variant="plain" size="small" onClick={() => setLeaving(reading)}>
                {words.withdraw}
                <span className="sr">, {fill(words.question, { number: reading.question.number })}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={leaving !== null}
        title={words.withdraw}
        draft={`reading-withdraw:${leaving?.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={words.withdraw}
        danger
        refusals={words.refusals}
        onClose={() => setLeaving(null)}
        onSend={async (values) => {
          if (!leaving) return
          const body = { reason: String(values.get('reason')) }
          await desk('POST /admin/questions/:id/withdraw-reading', { params: { id: leaving.question.id }, body })
          announce(words.withdrawn)
          await onDone()
        }}
      >
        <p>{words.withdrawText}</p>
      </ReasonDialog>
    </>
  )
}
