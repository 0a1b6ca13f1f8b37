import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import type { FailureMessages } from '../../../shell/errors/say-failure.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { useReading } from '../../../shell/live/use-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { readersTime } from '../../parts/clocks.ts'
import type { CalendarApi, OutsideCalendar as Outside } from '../contract.ts'
import { useCalendarMessages } from './messages.ts'

const call = client<CalendarApi>()

type OutsideCalendarProps = {
  /** Otherwise it is not read, and can only be removed. */
  receives: boolean
  failures: FailureMessages
  /** Other hours are free now. */
  onChange: () => void
}

/** The specialist's own calendar, whose busy times clients cannot book. */
export function OutsideCalendar({ receives, failures, onChange }: OutsideCalendarProps) {
  const { outside: words, refusals, failed, retry } = useCalendarMessages()
  const own = useReading<Outside>('calendar', () => call('GET /me/meeting-calendar'))
  const { running, problem, run } = useAct(failures, refusals)
  const [missing, setMissing] = useState(false)
  const act = (name: string, ask: () => Promise<Outside>, said?: string) =>
    run(name, async () => {
      const now = await ask()
      own.show(() => now)
      if (said) announce(said)
      onChange()
    })
  async function add(values: FormData) {
    const address = String(values.get('calendar') ?? '').trim()
    setMissing(address === '')
    if (address !== '') await act('add', () => call('PUT /me/meeting-calendar', { body: { address } }), words.added)
  }
  if (own.problem !== null && !own.data)
    return (
      <p role="alert">
        {failed}{' '}
        <Button variant="link" onClick={() => void own.reload()}>
          {retry}
        </Button>
      </p>
    )
  if (!own.data) return null
  const { calendar } = own.data
  if (!receives && !calendar) return null
  return (
    <section className="meeting-calendar" aria-labelledby="outside-calendar-title">
      <h3 id="outside-calendar-title">{words.title}</h3>
      <p className="small soft">{words.lead}</p>
      {calendar ? (
        <>
          {receives ? <Reading calendar={calendar} /> : <p>{fill(words.unread, { host: calendar.host })}</p>}
          <p className="form-foot">
            {receives && (
              <Button
                variant="plain"
                size="small"
                busy={running === 'read'}
                onClick={() => void act('read', () => call('POST /me/meeting-calendar/read'))}
              >
                {words.again}
              </Button>
            )}
            <Button
              variant="link"
              size="small"
              busy={running === 'remove'}
              onClick={() => void act('remove', () => call('DELETE /me/meeting-calendar'), words.removed)}
            >
              {words.remove}
            </Button>
          </p>
        </>
      ) : (
        <Form
          onSend={add}
          problems={missing ? [{ field: 'calendar', message: words.missing }] : []}
          summaryTitle={words.summary}
        >
          <TextField name="calendar" label={words.address} hint={words.hint} inputMode="url" maxLength={2000} />
          <p className="form-foot">
            <SubmitButton>{words.add}</SubmitButton>
          </p>
        </Form>
      )}
      <ErrorText id="outside-calendar-failed" live>
        {problem}
      </ErrorText>
    </section>
  )
}

function Reading({ calendar: { host, readAt, problem } }: { calendar: NonNullable<Outside['calendar']> }) {
  const { outside: words, times } = useCalendarMessages()
  const when = readersTime(useLocale(), readAt, times)
  if (problem) return <p role="status">{fill(words.problem, { why: words.problems[problem], when })}</p>
  return <p>{fill(words.read, { host, when })}</p>
}
