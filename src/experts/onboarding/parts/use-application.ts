import { useEffect, useRef, useState } from 'react'
import { type CallError, client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { deleteDraft } from '../../../shell/drafts/autosave.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { messageOutsideField } from '../../../shell/errors/field-problems.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import type { FieldProblem } from '../../../ui/forms/form.tsx'
import { type Application, type ApplicationDocument, type ApplicationError, applicationErrors } from '../application.ts'
import { applicationSteps, stepOf } from '../application-steps.ts'
import type { ApplicationApi, StoredDocument } from '../contract-application.ts'
import type { ApplicationMessages } from './application-messages.ts'
import { allGone, forgetPapers, type KeptPaper, keepPapers, noPapers, type Papers, readPapers } from './kept-papers.ts'
import { forgetOpened } from './resume-link.ts'
import { stepKey } from './use-steps.ts'

/** The field that a refusal of the whole form is about. */
const fieldsRefused: Partial<Record<string, keyof Application>> = {
  email_in_use: 'email',
  picture_type_unsupported: 'picture',
}

export type SentApplication = { reference: string; email: string; page: string }

const idOf = (paper: KeptPaper | null) => (paper?.there ? paper.id : null)

/** The form's values and the uploaded documents as one application. */
export function applicationIn(values: FormData, papers: Papers): Application {
  const text = (name: string) => String(values.get(name) ?? '')
  return {
    companyName: text('companyName'),
    siret: text('siret'),
    vatNumber: text('vatNumber'),
    vatExempt: values.has('vatExempt'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
    iban: text('iban'),
    categories: values.getAll('categories').map(String),
    identity: idOf(papers.identity),
    diploma: idOf(papers.diploma),
    picture: idOf(papers.picture),
    terms: values.has('terms'),
    lawful: values.has('lawful'),
  }
}

/** Keeps an application's input until the server has received it, and sends every retry under one idempotency key. */
export function useApplication(words: ApplicationMessages, rules: Parameters<typeof applicationErrors>[1]) {
  const locale = useLocale()
  const [ready, setReady] = useState(false)
  const [papers, setPapers] = useState<Papers>(noPapers)
  const [sending, setSending] = useState(0)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [sent, setSent] = useState<SentApplication | null>(null)
  const draft = useFormDraft('application')
  const sendKey = useRef<{ of: string; key: string } | null>(null)

  useEffect(() => {
    setPapers(readPapers())
    setReady(true)
  }, [])

  const say = ({ field, code }: ApplicationError | { field: string; code: string }): FieldProblem => {
    const sentences = words.invalid as Readonly<Record<string, string>>
    const label = (words as unknown as Record<string, unknown>)[field]
    const message = sentences[code] ?? words.invalid.invalid
    const unnamed =
      code === 'file_required' ? messageOutsideField(field, message, { locale, labels: words }) : undefined
    return {
      field,
      message,
      apart: code === 'required' ? fill(words.requiredField, { field: String(label ?? field) }) : unnamed,
    }
  }

  async function send(values: FormData) {
    if (sending > 0) return setProblems([{ message: words.waitForPapers }])
    const given = applicationIn(values, papers)
    const complaints = applicationErrors(given, rules)
    if (complaints.length > 0) return setProblems(complaints.map(say))
    try {
      await ensureSession(locale)
      const body = { ...given, categories: [...given.categories], locale }
      // Reuses the idempotency key for the same body, so that a retry after a lost response gets the first reply, not
      // `email_in_use`.
      const of = JSON.stringify(body)
      if (sendKey.current?.of !== of) sendKey.current = { of, key: crypto.randomUUID() }
      const { reference, page } = await client<ApplicationApi>()('POST /applications', {
        body,
        key: sendKey.current.key,
      })
      draft.sent()
      forgetPapers()
      deleteDraft(stepKey)
      forgetOpened()
      setSent({ reference, email: given.email, page })
    } catch (error) {
      const errors = (error as CallError).problem?.errors
      if (errors?.length) return setProblems(errors.map(say))
      const code = codeOf(error)
      if (code === 'file_missing') changePapers(allGone)
      const sentence = (words.refusals as Readonly<Record<string, string>>)[code] ?? words.refusals.failed
      setProblems([{ field: fieldsRefused[code], message: sentence }])
    }
  }

  /** Whether one step of the form is complete; says what is wrong in it. */
  function checkStep(values: FormData, step: number): boolean {
    if (sending > 0 && applicationSteps[step] === 'papers') {
      setProblems([{ message: words.waitForPapers }])
      return false
    }
    const wrong = applicationErrors(applicationIn(values, papers), rules).filter(({ field }) => stepOf(field) === step)
    setProblems(wrong.map(say))
    return wrong.length === 0
  }

  function changePapers(change: (before: Papers) => Papers) {
    setPapers((before) => {
      const after = change(before)
      keepPapers(after)
      return after
    })
  }

  return {
    form: draft.form,
    ready,
    papers,
    keepPaper: (name: ApplicationDocument, paper: StoredDocument) =>
      changePapers((before) => ({ ...before, [name]: { ...paper, sentAt: Date.now(), there: true } })),
    /** They were sent for another application. */
    dropPapers: () => changePapers(() => noPapers),
    /** Called when a document upload starts or ends. */
    onSending: (running: boolean) => setSending((count) => count + (running ? 1 : -1)),
    problems,
    checkStep,
    sent,
    send,
  }
}
