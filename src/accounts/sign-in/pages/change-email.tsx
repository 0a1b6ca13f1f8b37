import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { AccountsApi, Me } from '../../contract.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { emailError } from '../form-errors.ts'
import { MemberOnly } from '../parts/member-only.tsx'

const accounts = client<AccountsApi>()

export function loader({ request }: LoaderFunctionArgs) {
  return { messages: { accounts: accountsMessages(request, 'account', 'login', 'confirmAddress') } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.account.changeEmail)

/** Changes the address: the new one counts once the link that is sent there has been opened. */
export default function ChangeEmail() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.account.changeEmail}</h1>
        <MemberOnly needed={words.account.needed} signIn={words.login.submit} screen="change-email">
          {(me) => <NewAddress me={me} />}
        </MemberOnly>
      </div>
    </main>
  )
}

function NewAddress({ me }: { me: Me }) {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)
  const draft = useFormDraft('new-email', 'tab')

  async function send(values: FormData) {
    const email = String(values.get('email') ?? '').trim()
    const password = String(values.get('currentPassword') ?? '')
    const code = emailError(email)
    if (code) return complain([{ field: 'email', code }])
    if (me.hasPassword && password === '') return complain([{ field: 'currentPassword', code: 'required' }])
    try {
      await accounts('POST /me/email-change', { body: { email, ...(password && { password }) } })
      clear()
      draft.sent()
      setSentTo(email)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <>
      <p className="soft">{words.account.emailIntro}</p>
      {sentTo && (
        <Notice tone="success" live>
          {fill(words.account.changeEmailSent, { email: sentTo })}
        </Notice>
      )}
      <Form
        {...draft.form}
        onSend={send}
        onInput={() => problems.length > 0 && clear()}
        problems={problems}
        summaryTitle={summaryTitle}
        method="post"
        className="form form--narrow"
      >
        <EmailField name="email" label={words.account.newEmail} hint={words.fields.emailHint} required />
        {me.hasPassword && (
          <PasswordField
            name="currentPassword"
            label={words.fields.currentPassword}
            autoComplete="current-password"
            required
            words={{ show: words.fields.show, hide: words.fields.hide, what: words.fields.thePassword }}
          />
        )}
        <p className="form-foot">
          <SubmitButton>{words.account.sendLink}</SubmitButton>
          <Link to={href('account', locale)}>{words.account.back}</Link>
        </p>
      </Form>
    </>
  )
}
