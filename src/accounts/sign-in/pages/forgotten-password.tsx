import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { usePageRunning } from '../../../shell/navigation/use-page-running.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi } from '../../contract.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { emailError } from '../form-errors.ts'

const accounts = client<AccountsApi>()

export function loader({ request }: LoaderFunctionArgs) {
  return { messages: { accounts: accountsMessages(request, 'forgotten') } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.forgotten.title)

/** Asks for a link that sets a new password. The reply never tells whether the address has an account. */
export default function ForgottenPassword() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const awake = usePageRunning()
  const [sent, setSent] = useState(false)
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)
  const draft = useFormDraft('address', 'tab')

  async function send(values: FormData) {
    const email = String(values.get('email') ?? '').trim()
    const code = emailError(email)
    if (code) return complain([{ field: 'email', code }])
    setSent(false)
    try {
      await accounts('POST /password/forgotten', { body: { email, locale } })
      clear()
      draft.sent()
      setSent(true)
    } catch (error) {
      failed(error, words.forgotten.failed)
    }
  }

  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.forgotten.title}</h1>
        <p className="soft">{words.forgotten.intro}</p>
        {sent && (
          <Notice tone="success" live>
            {words.forgotten.sent}
          </Notice>
        )}
        <Form
          {...draft.form}
          onSend={send}
          problems={problems}
          summaryTitle={summaryTitle}
          method="post"
          className="form form--narrow"
        >
          <EmailField
            name="email"
            label={words.fields.email}
            hint={words.fields.emailHint}
            autoComplete="username"
            required
          />
          <p className="form-foot">
            <SubmitButton disabled={!awake}>{words.forgotten.submit}</SubmitButton>
            <Link to={href('login', locale)}>{words.forgotten.back}</Link>
          </p>
          <NeedsScript />
        </Form>
      </div>
    </main>
  )
}
