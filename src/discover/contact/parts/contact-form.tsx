import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import type { CallError } from '../../../api/call.ts'
import type { Problem } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../i18n/use-locale.ts'
import type { DetectedEmergency } from '../../../safety/parts/emergency-over.tsx'
import { type EmergencySituation, isSituation } from '../../../safety/situation-rules.ts'
import { deleteDraft } from '../../../shell/drafts/autosave.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { type ContactField, contactFieldErrors, textsOf } from '../contact-form.ts'
import { type ContactFormMessages, type ContactProblem, sayErrors, sayProblem } from '../contact-view.ts'
import { TypedEmergency } from './typed-emergency.tsx'

const ContactEmergency = lazy(() => import('./contact-emergency.tsx'))

/** What an action answers to a form that was posted without script: all that was typed comes back. */
export type PostedContactForm = {
  values: Record<string, string>
  problems: ContactProblem[]
  sent: boolean
  danger?: DetectedEmergency | null
}

type SentWords = { submit: string; sentTitle: string; sent: string }
type Labels = Record<string, string>

type HouseFormProps = {
  words: ContactFormMessages
  own: SentWords & { message?: string; messageHint?: string }
  labels: Labels
  fields: readonly ContactField[]
  /** Under which name what is typed is kept until it is sent. */
  draft: string
  /** What the message begins with. */
  start?: string
  /** Sends it from the page; the reference is what the sender may quote. */
  send: (
    values: Record<string, string>,
    key: string,
    notEmergency: EmergencySituation[],
  ) => Promise<{ reference: string }>
  /** Its message is looked at for a person in danger, in this language. */
  watched?: Locale
  children?: (values: Record<string, string>) => ReactNode
  /** Stands just above the button. */
  last?: (values: Record<string, string>) => ReactNode
}

/** A message to the house. Works without script; with it, nothing typed is lost and one press sends once. */
export function ContactForm({
  words,
  own,
  labels,
  fields,
  draft,
  start,
  send,
  watched,
  children,
  last,
}: HouseFormProps) {
  const posted = useActionData() as PostedContactForm | undefined
  const tag = useLanguageTag()
  const [problems, say] = useState<readonly ContactProblem[]>(posted?.problems ?? [])
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const values = posted?.values ?? {}
  const kept = useFormDraft(draft)
  const [danger, setDanger] = useState<(DetectedEmergency & { reference: string | null; email: string }) | null>(null)
  const aside = useRef<EmergencySituation[]>(dismissedSituations(values))
  useEffect(() => {
    if (posted?.sent) deleteDraft(draft)
  }, [posted, draft])

  async function submit(form: FormData) {
    const texts = textsOf(form)
    const complaints = contactFieldErrors(texts, fields)
    const { message = '', email = '' } = texts
    if (complaints.length > 0) {
      say(sayErrors(words, complaints, labels))
      const found = watched && (await lookFor(message, watched, aside.current))
      if (found) setDanger({ ...found, reference: null, email })
      return
    }
    try {
      const { reference } = await send(texts, key, aside.current)
      kept.sent()
      setSent({ reference, email })
    } catch (error) {
      const { code, data } = (error as CallError).problem ?? {}
      if (code === 'emergency_stands') {
        const { kept: reference, ...found } = data as DetectedEmergency & { kept: string | null }
        if (reference) kept.sent()
        return setDanger({ ...found, reference, email })
      }
      const found = watched && (await lookFor(message, watched, aside.current))
      if (found) return setDanger({ ...found, reference: null, email })
      say(sayProblem(words, (error as CallError).problem ?? null, labels))
    }
  }

  function back() {
    // No receipt was sent where somebody at home may read it.
    if (danger?.reference) setSent({ reference: danger.reference, email: danger.screen.atHome ? '' : danger.email })
    else aside.current = [...aside.current, ...(danger?.situations ?? [])]
    setDanger(null)
  }

  if (sent || posted?.sent)
    return (
      <Notice tone="success" title={own.sentTitle} live>
        {sent
          ? fill(sent.email ? own.sent : own.sent.replace(/(?<=\.)\s.*/s, ''), sent)
          : fill(own.sent.replace(/^[^.]*\.\s/, ''), { email: values.email ?? '' })}
      </Notice>
    )
  return (
    <Form
      {...kept.form}
      // Without script too, a person in danger need not fill in every field: the server looks at what was sent.
      noValidate={watched !== undefined}
      method="post"
      onSend={submit}
      problems={problems}
      summaryTitle={plural(tag, words.summary, problems.length)}
      className="form"
    >
      {children?.(values)}
      <TextArea
        name="message"
        label={own.message ?? words.message}
        hint={own.messageHint}
        rows={7}
        maxLength={5000}
        defaultValue={values.message ?? start}
        required
      />
      <TypedEmergency field="message" note={words.stillSent} />
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={160}
        defaultValue={values.name}
        required
      />
      <EmailField
        name="email"
        label={words.email}
        hint={words.emailHint}
        maxLength={254}
        defaultValue={values.email}
        required
      />
      {danger && watched && (
        <Suspense>
          <ContactEmergency danger={danger} sent={danger.reference !== null} onBack={back} />
        </Suspense>
      )}
      {watched && values.notEmergency && <input type="hidden" name="notEmergency" value={values.notEmergency} />}
      {/* A person never sees it; a program that fills every field does. */}
      <p className="trap" aria-hidden="true">
        <label>
          {words.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {last?.(values)}
      <p className="form-foot">
        <SubmitButton>{own.submit}</SubmitButton>
      </p>
    </Form>
  )
}

/** Where it cannot be looked at the form says what it lacks, as it does anyway. */
async function lookFor(text: string, locale: Locale, setAside: readonly EmergencySituation[]) {
  const { detectEmergencyLazily: lookForDanger } = await import('./detect-emergency-lazily.ts')
  return lookForDanger(text, locale, setAside).catch(() => null)
}

/** The situations that a posted form says to be none. */
export const dismissedSituations = ({ notEmergency = '' }: Record<string, string>): EmergencySituation[] =>
  notEmergency.split(' ').filter(isSituation)

/** For an action: the texts that were posted, and what the API said of them. */
export function postedBack(
  words: ContactFormMessages,
  values: Record<string, string>,
  problem: Problem | null,
  labels: Labels,
): PostedContactForm {
  return { values, problems: problem ? sayProblem(words, problem, labels) : [], sent: problem === null }
}
