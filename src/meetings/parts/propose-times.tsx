import { useState } from 'react'
import { parisInstant } from '../../i18n/paris-instant.ts'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag } from '../../i18n/use-locale.ts'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/forms/form.tsx'
import { isUnusual } from '../availability/settings.ts'
import type { SpecialistMeeting } from '../contract.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { useMeetingMessages } from './messages.ts'

const times = [1, 2, 3].slice(0, meetingRules.mostSlots)

type MeetingTimesProps = {
  meeting: SpecialistMeeting
  /** `meant`: times at night or on a Sunday were confirmed. */
  onPropose: (slots: string[], place: string, meant: boolean) => Promise<void>
}

/** When and where the specialist could meet the client: one to three times, in the hours of Paris. */
export function MeetingTimes({ meeting: { id, state, place, revoked, hours }, onPropose }: MeetingTimesProps) {
  const words = useMeetingMessages()
  const tag = useLanguageTag()
  const { desk } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [asking, setAsking] = useState<{ slots: string[]; where: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  function send(values: FormData): Promise<void> | undefined {
    const typed = times.map((n) => String(values.get(`when-${n}`) ?? '')).filter(Boolean)
    const slots = typed.map((local) => parisInstant(local))
    const where = String(values.get('place') ?? '').trim()
    const found: FieldProblem[] = []
    if (slots.length === 0 || slots.some((at) => !(at.getTime() > Date.now())))
      found.push({ field: `when-${id}-1`, message: desk.dateNeeded })
    if (!where) found.push({ field: `place-${id}`, message: desk.placeNeeded })
    setProblems(found)
    if (found.length > 0) return
    const proposal = { slots: slots.map((at) => at.toISOString()), where }
    if (!slots.some((at) => isUnusual(at, meetingRules.lasts, hours))) return onPropose(proposal.slots, where, false)
    setAsking(proposal)
  }
  return (
    <Form
      onSend={send}
      problems={problems}
      summaryTitle={plural(tag, words.summary, problems.length)}
      className="form form--narrow"
      onInput={() => setAsking(null)}
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
      {asking ? (
        <ConfirmStep
          text={desk.unusual}
          yes={desk.unusualYes}
          no={desk.unusualNo}
          busy={busy}
          onYes={() => {
            setBusy(true)
            void onPropose(asking.slots, asking.where, true).finally(() => {
              setBusy(false)
              setAsking(null)
            })
          }}
          onNo={() => {
            setAsking(null)
            requestAnimationFrame(() => document.getElementById(`field-when-${id}-1`)?.focus())
          }}
        />
      ) : (
        <p className="form-foot">
          <SubmitButton>{state === 'offered' ? desk.accept : desk.propose}</SubmitButton>
        </p>
      )}
    </Form>
  )
}
