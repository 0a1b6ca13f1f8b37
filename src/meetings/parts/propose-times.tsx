import { useState } from 'react'
import { parisInstant } from '../../i18n/paris-instant.ts'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/forms/form.tsx'
import type { SpecialistMeeting } from '../contract.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { useMeetingMessages } from './messages.ts'

const times = [1, 2, 3].slice(0, meetingRules.mostSlots)

type MeetingTimesProps = {
  meeting: SpecialistMeeting
  onPropose: (slots: string[], place: string) => Promise<void>
}

/** When and where the specialist could meet the client: one to three times, in the hours of Paris. */
export function MeetingTimes({ meeting: { id, state, place, revoked }, onPropose }: MeetingTimesProps) {
  const words = useMeetingMessages()
  const tag = useLanguageTag()
  const { desk } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  function send(values: FormData) {
    const typed = times.map((n) => String(values.get(`when-${n}`) ?? '')).filter(Boolean)
    const slots = typed.map((local) => parisInstant(local))
    const where = String(values.get('place') ?? '').trim()
    const found: FieldProblem[] = []
    if (slots.length === 0 || slots.some((at) => !(at.getTime() > Date.now())))
      found.push({ field: `when-${id}-1`, message: desk.dateNeeded })
    if (!where) found.push({ field: `place-${id}`, message: desk.placeNeeded })
    setProblems(found)
    if (found.length > 0) return
    return onPropose(
      slots.map((at) => at.toISOString()),
      where,
    )
  }
  return (
    <Form
      onSend={send}
      problems={problems}
      summaryTitle={plural(tag, words.summary, problems.length)}
      className="form form--narrow"
    >
      <p className="small soft">
        {state === 'offered' && !revoked && `${desk.before} `}
        {desk.whenHint}
      </p>
      {times.map((n) => (
        <TextField
          key={n}
          name={`when-${n}`}
          id={`field-when-${id}-${n}`}
          type="datetime-local"
          label={fill(desk.when, { n })}
          optional={n > 1 ? desk.optional : undefined}
          error={problemOf(`when-${id}-${n}`)}
        />
      ))}
      <TextField
        name="place"
        id={`field-place-${id}`}
        label={desk.place}
        maxLength={300}
        defaultValue={place ?? ''}
        error={problemOf(`place-${id}`)}
      />
      <p className="form-foot">
        <SubmitButton>{state === 'offered' ? desk.accept : desk.propose}</SubmitButton>
      </p>
    </Form>
  )
}
