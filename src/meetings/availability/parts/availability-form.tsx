import { useState } from 'react'
import { CallError, client } from '../../../api/call.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import { inOrder, problemsOfWeek, type Slot } from '../../../questions/workspace/parts/week.ts'
import { WeekFields } from '../../../questions/workspace/parts/week-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmStep } from '../../../ui/feedback/confirm-step.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { meetingRules } from '../../lifecycle/lifecycle.ts'
import { isSecureLink } from '../../ways.ts'
import type { AvailabilityApi, AvailabilitySettings, OwnAvailability } from '../contract.ts'
import { opensNothing, opensUnusualHours } from '../settings.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { type AvailabilityMessages, useAvailabilityMessages } from './messages.ts'
import { RuleFields } from './rule-fields.tsx'
import { useSettingsDraft } from './use-settings-draft.ts'
import { WaysFields } from './ways-fields.tsx'

const call = client<AvailabilityApi>()

type FormProps = {
  settings: AvailabilitySettings
  rooms: boolean
  onSaved: (stored: Pick<OwnAvailability, 'kept'>) => void
}

/** When and where a specialist receives; a Sunday or a quiet hour is opened only after a second question. */
export function AvailabilityForm({ settings: before, rooms, onSaved }: FormProps) {
  const words = useAvailabilityMessages()
  const tag = useLanguageTag()
  const { settings, ...draft } = useSettingsDraft(before)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  function change(part: Partial<AvailabilitySettings>) {
    draft.change(part)
    setAsking(false)
  }
  async function save(confirmed: boolean) {
    const found = problemsOf(settings, rooms, words)
    setProblems(found)
    if (found.length > 0) return
    if (!confirmed && opensUnusualHours(settings, before)) return setAsking(true)
    setFailed(false)
    setBusy(true)
    try {
      const body = { ...settings, weekly: inOrder(settings.weekly), confirmed }
      const stored = await call('PUT /me/meeting-availability', { body })
      draft.sent()
      announce(words.saved)
      onSaved(stored)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      onSend={() => save(false)}
      problems={problems}
      summaryTitle={plural(tag, words.problems, problems.length)}
      className="form availability"
    >
      {draft.restored && (
        <Notice title={words.unsavedKept}>
          <Button variant="link" onClick={draft.putBack}>
            {words.putBack}
          </Button>
        </Notice>
      )}
      <Check
        name="bookable"
        label={words.bookable}
        hint={words.bookableHint}
        checked={settings.bookable}
        onChange={({ target }) => change({ bookable: target.checked })}
      />
      <WaysFields settings={settings} rooms={rooms} onChange={change} />
      <TextField
        name="place"
        label={words.place}
        hint={words.placeHint}
        maxLength={300}
        value={settings.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <section className="week" aria-labelledby="availability-week">
        <h3 id="availability-week">{words.week}</h3>
        <WeekFields
          idPrefix="field-week"
          slots={settings.weekly}
          problems={problemsOfWeek(settings.weekly, leastMinutes).filter(({ index, field }) =>
            problems.some((one) => one.field === `week-${index}-${field}`),
          )}
          words={words}
          onChange={(weekly: Slot[]) => change({ weekly })}
        />
      </section>
      <ExceptionFields exceptions={settings.exceptions} onChange={(exceptions) => change({ exceptions })} />
      <RuleFields settings={settings} onChange={change} />
      <ErrorText id="availability-failed" live>
        {failed ? words.unsaved : null}
      </ErrorText>
      {asking ? (
        <ConfirmStep
          text={words.unusual}
          yes={words.unusualYes}
          no={words.unusualNo}
          busy={busy}
          onYes={() => void save(true)}
          onNo={() => setAsking(false)}
        />
      ) : (
        <p className="form-foot">
          <SubmitButton>{words.save}</SubmitButton>
        </p>
      )}
    </Form>
  )
}

const leastMinutes = meetingRules.lasts / 60_000

export function problemsOf(
  settings: AvailabilitySettings,
  rooms: boolean,
  words: AvailabilityMessages,
): FieldProblem[] {
  const { ways, videoLink } = settings
  const place = settings.bookable && ways.includes('in_person') && settings.place.trim() === ''
  const link = videoLink.trim()
  const linkMissing = ways.includes('video') && link === '' && !rooms
  return [
    ...(ways.length === 0 ? [{ field: 'way-in_person', message: words.waysMissing }] : []),
    ...(linkMissing ? [{ field: 'videoLink', message: words.videoLinkMissing }] : []),
    ...(link !== '' && !isSecureLink(link) ? [{ field: 'videoLink', message: words.videoLinkWrong }] : []),
    ...(place ? [{ field: 'place', message: words.placeMissing }] : []),
    ...problemsOfWeek(settings.weekly, leastMinutes).map(({ index, field, code }) => ({
      field: `week-${index}-${field}`,
      message: fill(words[code], { day: words.days[settings.weekly[index]?.day ?? 0] ?? '' }),
    })),
    ...settings.exceptions.flatMap((one, index) => problemOfDays(one, index, settings.exceptions, words)),
  ]
}

function problemOfDays(
  one: AvailabilitySettings['exceptions'][number],
  index: number,
  all: AvailabilitySettings['exceptions'],
  { exception: words }: AvailabilityMessages,
): FieldProblem[] {
  const { first, last, hours } = one
  const n = index + 1
  const missing = first === '' ? 'first' : last === '' ? 'last' : null
  if (missing)
    return [
      {
        field: `exception-${index}-${missing}`,
        message: words.datesMissing,
        apart: fill(words.datesMissingProblem, { n }),
      },
    ]
  const timeMissing = hours?.from === '' ? 'from' : hours?.to === '' ? 'to' : null
  const days = last < first
  if (!days && timeMissing)
    return [
      {
        field: `exception-${index}-${timeMissing}`,
        message: words.timesMissing,
        apart: fill(words.timesMissingProblem, { n }),
      },
    ]
  if (days || (hours !== null && !(hours.from < hours.to)))
    return [
      { field: `exception-${index}-${days ? 'last' : 'to'}`, message: words.order, apart: fill(words.problem, { n }) },
    ]
  return opensNothing(one, all)
    ? [{ field: `exception-${index}-kind`, message: words.closedAnyway, apart: fill(words.closedProblem, { n }) }]
    : []
}
