import { useEffect, useState } from 'react'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { type CallError, client } from '../../../api/call.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import {
  type MeetingAddress,
  type MeetingField,
  meetingComplaints,
  meetingCountries,
  meetingFields,
} from '../address.ts'
import type { Meeting, MeetingsApi } from '../contract.ts'
import { MeetingPreview } from './preview.tsx'

const call = client<MeetingsApi>()
const empty = Object.fromEntries(meetingFields.map((name) => [name, ''])) as MeetingAddress

const ways: Record<Exclude<MeetingField, 'country'>, Partial<Parameters<typeof TextField>[0]>> = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  postalCode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
}

type MeetingDialogProps = {
  open: boolean
  questionId: string
  /** The specialist from whose profile the request is made. */
  specialist?: string
  onAsked: (meeting: Meeting) => void
  onClose: () => void
}

/** Two steps: complete the information, then confirm the request; going back loses no input. */
export function MeetingDialog({ open, questionId, specialist, onAsked, onClose }: MeetingDialogProps) {
  const words = useQuestionMessages('meeting').meeting
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const tag = useLanguageTag()
  const [step, setStep] = useState<1 | 2>(1)
  const [given, setGiven] = useState<MeetingAddress | null>(null)
  const [withheld, setWithheld] = useState<string[]>([])
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const names = new Intl.DisplayNames(tag, { type: 'region' })

  useEffect(() => {
    if (!open || given) return
    client<AccountsApi>()('GET /me/profile').then(
      (own) => {
        const known = Object.fromEntries(meetingFields.map((name) => [name, own[name] ?? ''])) as MeetingAddress
        setGiven({ ...known, country: known.country === 'ma' ? 'ma' : 'fr' })
      },
      () => setGiven({ ...empty, country: 'fr' }),
    )
  }, [open, given])

  const say = ({ field, code }: { field: string; code: string }): FieldProblem => ({
    field,
    message: (words as unknown as Record<string, string>)[code] ?? words.required,
    apart:
      code === 'required' ? fill(words.requiredField, { field: words[field as MeetingField] ?? field }) : undefined,
  })

  async function next(values: FormData) {
    const typed = Object.fromEntries(
      meetingFields.map((name) => [name, String(values.get(name) ?? '').trim()]),
    ) as MeetingAddress
    setGiven(typed)
    const complaints = meetingComplaints(typed)
    setProblems(complaints.map(say))
    if (complaints.length === 0) setStep(2)
  }

  async function confirm() {
    if (!given) return
    setBusy(true)
    setFailed(null)
    try {
      const { meeting } = await call('POST /questions/:id/meeting', {
        params: { id: questionId },
        body: { ...given, withheld, specialist, locale },
      })
      announce(words.done)
      setStep(1)
      onAsked(meeting)
    } catch (error) {
      const errors = (error as CallError).problem?.errors
      if (errors?.length) {
        setProblems(errors.map(say))
        return setStep(1)
      }
      const sentences = { ...refusals, ...words.refusals } as Readonly<Record<string, string>>
      setFailed(sentences[codeOf(error)] ?? words.failed)
    } finally {
      setBusy(false)
    }
  }

  const foot = step === 2 && (
    <>
      <Button variant="plain" onClick={() => setStep(1)} data-first="">
        {words.edit}
      </Button>
      <Button busy={busy} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step === 1 ? words.first : words.second}
      closeLabel={words.close}
      foot={foot || undefined}
      wide
    >
      <p className="small soft">{fill(words.step, { n: step })}</p>
      {step === 1 && given && (
        <Form
          onSend={next}
          problems={problems}
          summaryTitle={plural(tag, words.summary, problems.length)}
          method="post"
        >
          <p>{words.firstText}</p>
          {(Object.keys(ways) as (keyof typeof ways)[]).map((name) => (
            <TextField
              key={name}
              name={name}
              id={`field-${name}`}
              label={words[name]}
              defaultValue={given[name]}
              required
              {...ways[name]}
            />
          ))}
          <SelectField name="country" label={words.country} autoComplete="country" defaultValue={given.country}>
            {meetingCountries.map((code) => (
              <option key={code} value={code}>
                {names.of(code.toUpperCase())}
              </option>
            ))}
          </SelectField>
          <p className="form-foot">
            <SubmitButton>{words.next}</SubmitButton>
          </p>
        </Form>
      )}
      {step === 2 && given && (
        <>
          <dl className="recap">
            {meetingFields.map((name) => (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd>{name === 'country' ? names.of(given.country.toUpperCase()) : given[name]}</dd>
              </div>
            ))}
          </dl>
          <h3>{words.sees}</h3>
          <ul className="recap-sees">
            <li>{words.seesFirst}</li>
            <li>{words.seesThen}</li>
            <li>{words.seesUntil}</li>
          </ul>
          <MeetingPreview questionId={questionId} withheld={withheld} onWithhold={setWithheld} />
          <p className="soft">{words.missedRule}</p>
          <ErrorText id="meeting-error" live>
            {failed}
          </ErrorText>
        </>
      )}
    </Dialog>
  )
}
