import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fieldErrors } from '../../../shell/errors/field-problems.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { ApplicationApi } from '../contract-application.ts'
import { useApplicationMessages } from './application-messages.ts'
import { followAddress } from './follow-address.ts'
import { applicationIn } from './use-application.ts'

const api = client<ApplicationApi>()

/** Sends a link to an application that is not finished; the browser keeps it in any case. */
export function SaveForLater({ formId }: { formId: string }) {
  const words = useApplicationMessages()
  const locale = useLocale()
  const own = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [sent, setSent] = useState<{ email: string; until: string } | null>(null)

  useEffect(() => {
    const application = document.getElementById(formId)
    if (application instanceof HTMLFormElement && own.current) return followAddress(application, own.current)
  }, [formId])

  async function send(values: FormData) {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const email = String(values.get('later') ?? '').trim()
    const typed = applicationIn(new FormData(form), { identity: null, diploma: null, picture: null })
    const { iban: _account, identity: _1, diploma: _2, picture: _3, terms: _4, lawful: _5, ...fields } = typed
    try {
      await ensureSession(locale)
      const body = { email, locale, fields: { ...fields, categories: [...fields.categories] } }
      const { until } = await api('POST /applications/drafts', { body })
      setProblems([])
      setSent({ email, until })
    } catch (error) {
      const invalid = fieldErrors(error).some(({ field }) => field === 'email')
      const refused = (words.refusals as Readonly<Record<string, string>>)[codeOf(error)] ?? words.refusals.failed
      setProblems([invalid ? { field: 'later', message: words.invalid.email_invalid } : { message: refused }])
    }
  }

  return (
    <details className="later">
      <summary>{words.later.title}</summary>
      <p>{words.later.text}</p>
      {sent && (
        <Notice tone="success" live>
          {fill(words.later.sent, { email: sent.email, date: day(locale, sent.until) })}
        </Notice>
      )}
      <Form
        ref={own}
        onSend={send}
        problems={problems}
        summaryTitle={words.summary.one}
        method="post"
        className="form form--narrow"
      >
        <EmailField name="later" label={words.later.email} maxLength={254} required />
        <p className="form-foot">
          <SubmitButton>{words.later.send}</SubmitButton>
        </p>
      </Form>
    </details>
  )
}
