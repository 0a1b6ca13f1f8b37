import { useEffect, useState } from 'react'
import type { AccountsApi } from '../../accounts/contract.ts'
import { type CallError, client } from '../../api/call.ts'
import { fill } from '../../i18n/text.ts'
import { browserTimeZone } from '../../i18n/time-zone.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useSentence } from '../../i18n/use-sentence.ts'
import { useQuestionMessages } from '../../questions/parts/messages.ts'
import { useFormDraft } from '../../shell/drafts/form-draft.ts'
import { codeOf } from '../../shell/errors/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { announce } from '../../ui/feedback/live-region.tsx'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import type { FieldProblem } from '../../ui/forms/form.tsx'
import {
  type MeetingAddress,
  type MeetingCountry,
  type MeetingField,
  meetingComplaints,
  meetingCountries,
  meetingFields,
} from '../address.ts'
import type { Meeting, MeetingsApi } from '../contract.ts'
import { wishSentence } from '../wish.ts'
import { AddressRecap, AddressStep } from './address-step.tsx'
import { useMeetingMessages } from './messages.ts'
import { MeetingPreview } from './preview.tsx'
import { noWish, type TypedWish, WishFields } from './wish-fields.tsx'

const call = client<MeetingsApi>()
const meetingAddress = (textOf: (name: MeetingField) => string) =>
  Object.fromEntries(meetingFields.map((name) => [name, textOf(name)])) as MeetingAddress

/** What the latest request said, otherwise the own details; empty where neither can be read. */
async function knownAddress(): Promise<MeetingAddress> {
  const [asked, own] = await Promise.allSettled([
    call('GET /me/meetings/address'),
    client<AccountsApi>()('GET /me/profile'),
  ])
  const last = asked.status === 'fulfilled' ? asked.value.address : null
  const profile = own.status === 'fulfilled' ? own.value : null
  const known = meetingAddress((name) => last?.[name] || profile?.[name] || '')
  return { ...known, country: known.country === 'ma' ? 'ma' : 'fr' }
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
  const words = useMeetingMessages()
  const { refusals } = useQuestionMessages('refusals')
  const locale = useLocale()
  const [step, setStep] = useState<1 | 2>(1)
  const [given, setGiven] = useState<MeetingAddress | null>(null)
  const [countries, setCountries] = useState<readonly MeetingCountry[] | null>(null)
  const [withheld, setWithheld] = useState<string[]>([])
  const [wish, setWish] = useState<TypedWish>(noWish)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failed, setFailed] = useSentence({ words, refusals })
  const [busy, setBusy] = useState(false)
  const draft = useFormDraft(`meeting-request:${questionId}`)

  useEffect(() => {
    if (!open || given) return
    void knownAddress().then(setGiven)
  }, [open, given])

  useEffect(() => {
    if (!open) return
    call('GET /meeting-countries').then(
      (found) => setCountries(found.countries),
      // The request itself is refused where nobody receives.
      () => setCountries(meetingCountries),
    )
  }, [open])

  const say = ({ field, code }: { field: string; code: string }): FieldProblem => ({
    field,
    message: (words as unknown as Record<string, string>)[code] ?? words.required,
    apart:
      code === 'required' ? fill(words.requiredField, { field: words[field as MeetingField] ?? field }) : undefined,
  })

  async function next(values: FormData) {
    const typed = meetingAddress((name) => String(values.get(name) ?? '').trim())
    setGiven(typed)
    const complaints = meetingComplaints(typed)
    setProblems(complaints.map(say))
    if (complaints.length === 0) setStep(2)
  }

  async function confirm() {
    if (!given) return
    setBusy(true)
    setFailed(null)
    const { text, ...freeTimes } = wish
    const said = { wish: text.trim(), freeTimes }
    try {
      const { meeting } = await call('POST /questions/:id/meeting', {
        params: { id: questionId },
        body: { ...given, ...said, withheld, specialist, timeZone: browserTimeZone() ?? undefined, locale },
      })
      draft.sent()
      announce(words.done)
      setStep(1)
      onAsked(meeting)
    } catch (error) {
      const errors = (error as CallError).problem?.errors
      if (errors?.length) {
        setProblems(errors.map(say))
        return setStep(1)
      }
      setFailed(({ words, refusals }) => {
        const sentences = { ...refusals, ...words.refusals } as Readonly<Record<string, string>>
        return sentences[codeOf(error)] ?? words.failed
      })
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
      {step === 1 && given && countries && (
        <AddressStep form={draft.form} given={given} countries={countries} problems={problems} onNext={next}>
          <WishFields wish={wish} onChange={setWish} />
          <p className="small soft">{words.wishFor}</p>
        </AddressStep>
      )}
      {step === 2 && given && (
        <>
          <AddressRecap
            given={given}
            wish={wishSentence(locale, { freeTimes: wish, text: wish.text.trim() }, words.times)}
          />
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
