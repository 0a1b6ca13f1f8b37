import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { completeSignIn } from '../../../accounts/sign-in/parts/after-sign-in.ts'
import { passwordPolicy } from '../../../accounts/sign-in/password.ts'
import { client } from '../../../api/call.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { codeOf, type FailureMessages } from '../../../shell/errors/say-failure.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { fr } from '../applicant-file.text.fr.ts'
import type { ApplicationDocument } from '../application.ts'
import type { StoredDocument } from '../contract-application.ts'
import type { ApplicantFile, OnboardingApi } from '../contract-onboarding.ts'
import type { fr as letters } from '../onboarding-emails.text.fr.ts'
import { DocumentField } from './document-field.tsx'

const joining = client<OnboardingApi>()
const accounts = client<AccountsApi>()

type Shared = {
  token: string
  file: ApplicantFile
  words: MessagesLike<typeof fr>
  failures: FailureMessages
  onFile: (file: ApplicantFile) => void
}

function useSending({ words, failures }: Shared) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const failed = (error: unknown, field?: string) => setProblems(fieldProblems(error, failures, words.refusals, field))
  return { problems, failed }
}

type MissingProps = Shared & {
  items: MessagesLike<typeof letters>['items']
}

/** Asks only for the requested items. */
export function RequestedItemsForm({ items, ...shared }: MissingProps) {
  const { token, file, words, onFile } = shared
  const locale = useLocale()
  const { problems, failed } = useSending(shared)
  const [papers, setPapers] = useState<Partial<Record<ApplicationDocument, StoredDocument | null>>>({})
  const [sending, setSending] = useState(0)
  const draft = useFormDraft(`joining-words:${file.reference}`)

  async function send(values: FormData) {
    try {
      await ensureSession(locale)
      const { identity, diploma, picture } = papers
      const body = {
        token,
        identity: identity?.id ?? null,
        diploma: diploma?.id ?? null,
        picture: picture?.id ?? null,
        words: String(values.get('words') ?? ''),
      }
      const after = await joining('POST /joining/resubmit', { body })
      draft.sent()
      onFile(after)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.check} className="form">
      {file.asked.map(({ item, note }) => (
        <fieldset key={item} className="form-group">
          <legend>{items[item]}</legend>
          {note && <p>{note}</p>}
          {item === 'words' ? (
            <TextArea name="words" label={words.words} maxLength={2000} required />
          ) : (
            <DocumentField
              name={item}
              paper={papers[item] ?? null}
              ensureSession={() => ensureSession(locale)}
              onSending={(running) => setSending((count) => count + (running ? 1 : -1))}
              onPaper={(paper) => setPapers((before) => ({ ...before, [item]: paper }))}
            />
          )}
        </fieldset>
      ))}
      <p className="form-foot">
        <SubmitButton disabled={sending > 0}>{words.send}</SubmitButton>
      </p>
    </Form>
  )
}

type OneTextProps = Shared & {
  draft: string
  door: 'POST /joining/solve' | 'POST /joining/appeal'
  label: string
  hint: string
  send: string
  rows?: number
  longest: number
  children?: ReactNode
}

function OneText({ draft: name, door, label, hint, send: button, rows, longest, children, ...shared }: OneTextProps) {
  const { token, file, words, onFile } = shared
  const { problems, failed } = useSending(shared)
  const draft = useFormDraft(`${name}:${file.reference}`)

  async function send(values: FormData) {
    try {
      const after = await joining(door, { body: { token, text: String(values.get('text')) } })
      draft.sent()
      onFile(after)
    } catch (error) {
      failed(error, 'text')
    }
  }

  return (
    <Form {...draft.form} onSend={send} problems={problems} summaryTitle={words.check} className="form">
      {children}
      <TextArea name="text" label={label} hint={hint} rows={rows} maxLength={longest} required />
      <p className="form-foot">
        <SubmitButton>{button}</SubmitButton>
      </p>
    </Form>
  )
}

/** Shows the sample case and the form to answer it. */
export function TrialForm({ text, ...shared }: Shared & { text: string }) {
  const { solution: label, solutionHint: hint, solve: send } = shared.words
  return (
    <OneText
      {...shared}
      {...{ label, hint, send }}
      draft="joining-solution"
      door="POST /joining/solve"
      rows={12}
      longest={6000}
    >
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </OneText>
  )
}

export function AppealForm(shared: Shared) {
  const { appealText: label, appealHint: hint, appeal: send } = shared.words
  return (
    <OneText {...shared} {...{ label, hint, send }} draft="joining-appeal" door="POST /joining/appeal" longest={2000} />
  )
}

/** Sets the workspace password and continues to the page; through the sign-in where a second factor is required. */
export function AccountForm(shared: Shared) {
  const { token, file, words, onFile } = shared
  const locale = useLocale()
  const go = useNavigate()
  const { problems, failed } = useSending(shared)

  async function send(values: FormData) {
    const password = String(values.get('password') ?? '')
    const next = href('expert-page', locale)
    try {
      const opened = await joining('POST /joining/begin', { body: { token, password } })
      const signed = await accounts('POST /sign-in', { body: { email: file.email, password } }).catch(() => null)
      if (signed?.step === 'signed_in') await completeSignIn(signed.token, next, locale)
      else if (signed) await go(href('login', locale, { next }))
      else onFile(opened)
    } catch (error) {
      failed(error, codeOf(error).startsWith('password') ? 'password' : undefined)
    }
  }

  return (
    <Form onSend={send} problems={problems} summaryTitle={words.check} method="post" className="form form--narrow">
      <PasswordField
        name="password"
        label={words.password}
        hint={fill(words.passwordHint, { n: passwordPolicy.professional })}
        autoComplete="new-password"
        maxLength={passwordPolicy.longest}
        words={{ show: words.show, hide: words.hide }}
        required
      />
      <p className="form-foot">
        <SubmitButton>{words.begin}</SubmitButton>
      </p>
    </Form>
  )
}

/** Confirms twice, because the deleted documents cannot be restored. */
export function WithdrawForm(shared: Shared) {
  const { token, words, onFile } = shared
  const { problems, failed } = useSending(shared)
  return (
    <details>
      <summary>{words.withdraw}</summary>
      <p>{words.withdrawText}</p>
      {problems.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      <Button
        variant="danger"
        onClick={() => void joining('POST /joining/withdraw', { body: { token } }).then(onFile, failed)}
      >
        {words.withdrawSure}
      </Button>
    </details>
  )
}
