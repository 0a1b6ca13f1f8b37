import { useState } from 'react'
import { fill, plural } from '../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../i18n/use-locale.ts'
import { zonedInstant } from '../../i18n/zoned-time.ts'
import { useFormDraft } from '../../shell/drafts/form-draft.ts'
import { ConfirmStep } from '../../ui/feedback/confirm-step.tsx'
import { Check } from '../../ui/forms/check.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/forms/form.tsx'
import { isUnusual } from '../availability/settings.ts'
import type { SpecialistMeeting } from '../contract.ts'
import { needsConfirmation } from '../lifecycle/confirmation.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { meetingTime, zoneName } from '../meeting-time.ts'
import { type MeetingWay, meetingWays, onlyInPerson, waysLeft } from '../ways.ts'
import { clocksAt } from './clocks.ts'
import { useMeetingMessages } from './messages.ts'
import type { Proposal } from './use-specialist-acts.ts'
import { capitalised } from './way-field.tsx'

const times = [1, 2, 3].slice(0, meetingRules.mostSlots)

type MeetingTimesProps = {
  meeting: SpecialistMeeting
  /** `confirmed`: the loss of the agreed hour, or times at night or on a Sunday. */
  onPropose: (proposal: Proposal, confirmed: boolean, sent: () => void) => Promise<void>
  /** Where an hour is agreed: it stays. */
  onKeep: () => void
}

type Asking = Proposal & { unusual: boolean }

/** When and where the specialist could meet the client: one to three times, on the clock of the place. */
export function MeetingTimes({ meeting, onPropose, onKeep }: MeetingTimesProps) {
  const { id, state, place, receivesAt, revoked, hours, video } = meeting
  const words = useMeetingMessages()
  const tag = useLanguageTag()
  const { desk } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const open = waysLeft(hours.ways, meeting)
  const offered = open.length > 0 ? open : onlyInPerson
  const [chosen, setChosen] = useState<readonly MeetingWay[] | null>(null)
  const ways = chosen ?? offered
  const [busy, setBusy] = useState(false)
  const draft = useFormDraft(`meeting-times:${id}`)
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null

  function send(values: FormData): Promise<void> | undefined {
    const typed = times.map((n) => String(values.get(`when-${n}`) ?? '')).filter(Boolean)
    const slots = typed.map((local) => zonedInstant(local, hours.timeZone))
    const where = String(values.get('place') ?? '').trim()
    const found: FieldProblem[] = []
    if (slots.length === 0 || slots.some((at) => !(at.getTime() > Date.now())))
      found.push({ field: `when-${id}-1`, message: desk.dateNeeded })
    if (ways.length === 0) found.push({ field: `ways-${id}-in_person`, message: desk.waysMissing })
    if (!where && ways.includes('in_person')) found.push({ field: `place-${id}`, message: desk.placeNeeded })
    setProblems(found)
    if (found.length > 0) return
    const proposal = { slots: slots.map((at) => at.toISOString()), place: where, ways: [...ways] }
    const unusual = slots.some((at) => isUnusual(at, meetingRules.lasts, hours))
    if (!unusual && !needsConfirmation(meeting, 'accept')) return onPropose(proposal, false, draft.sent)
    setAsking({ ...proposal, unusual })
  }
  return (
    <Form
      {...draft.form}
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
          label={fill(desk.when, { n, zone: zoneName(hours.timeZone, words.times) })}
          optional={n > 1 ? desk.optional : undefined}
          error={problemOf(`when-${id}-${n}`)}
        />
      ))}
      <fieldset className="choices">
        <legend className="label">{desk.ways}</legend>
        {waysLeft(meetingWays, meeting).map((way) => (
          <Check
            key={way}
            name="ways"
            value={way}
            id={`field-ways-${id}-${way}`}
            label={capitalised(words.times.ways[way])}
            hint={way === 'video' && !video ? words.refusals.video_missing : undefined}
            disabled={way === 'video' && !video}
            checked={ways.includes(way)}
            error={problemOf(`ways-${id}-${way}`)}
            onChange={({ target: { checked } }) =>
              setChosen((before) =>
                meetingWays.filter((one) => (one === way ? checked : (before ?? offered).includes(one))),
              )
            }
          />
        ))}
      </fieldset>
      <TextField
        name="place"
        id={`field-place-${id}`}
        label={desk.place}
        maxLength={300}
        defaultValue={place ?? receivesAt}
        error={problemOf(`place-${id}`)}
      />
      {asking ? (
        <Sure
          meeting={meeting}
          unusual={asking.unusual}
          busy={busy}
          onYes={() => {
            const { unusual: _unusual, ...proposal } = asking
            setBusy(true)
            void onPropose(proposal, true, draft.sent).finally(() => {
              setBusy(false)
              setAsking(null)
            })
          }}
          onNo={() => {
            setAsking(null)
            if (state === 'scheduled') return onKeep()
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

type SureProps = {
  meeting: SpecialistMeeting
  unusual: boolean
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** What follows from these times: an agreed hour is off, or one of them is at night or on a Sunday. */
function Sure({ meeting, unusual, ...buttons }: SureProps) {
  const { desk, takenBack, times } = useMeetingMessages()
  const locale = useLocale()
  const { meetsAt, contact, hours, undoable, closesHour } = meeting
  if (!needsConfirmation(meeting, 'accept') || !meetsAt)
    return <ConfirmStep text={desk.unusual} yes={desk.unusualYes} no={desk.unusualNo} {...buttons} />
  const sure = desk.sure.otherTimes
  const text = fill(sure.text, {
    when: meetingTime(locale, meetsAt, clocksAt(hours.timeZone), times),
    name: contact?.name ?? desk.unnamed,
    undo: [closesHour && desk.hourCloses, takenBack[undoable ? 'may' : 'final']].filter(Boolean).join(' '),
  })
  return (
    <ConfirmStep
      text={unusual ? `${desk.unusualOne} ${text}` : text}
      yes={sure.yes}
      no={desk.sure.scheduled.no}
      danger
      {...buttons}
    />
  )
}
