import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { privateMeta } from '../../../shell/private-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi } from '../../contract.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { ChangePassword } from '../parts/change-password.tsx'
import { NewPassword } from '../parts/new-password.tsx'
import { secretFromFragment } from '../redirect-path.ts'

const accounts = client<AccountsApi>()

export function loader({ request }: LoaderFunctionArgs) {
  return { messages: { accounts: accountsMessages(request, 'reset', 'strength', 'link', 'login', 'confirmAddress') } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.reset.title)

/** Sets a new password: with the emailed link, once, or with the current one. */
export default function ResetPassword() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const [way, setWay] = useState<'letter' | 'session'>('letter')
  useEffect(() => setWay(/[#&]token=/.test(location.hash) ? 'letter' : 'session'), [])
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        <h1>{words.reset.title}</h1>
        {way === 'letter' ? <ByLetter /> : <ChangePassword />}
      </div>
    </main>
  )
}

function ByLetter() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const [secret, setSecret] = useState<string | null | undefined>()
  const [step, setStep] = useState<'choose' | 'spent' | 'done'>('choose')
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)
  useEffect(() => setSecret(secretFromFragment(location.hash, 'token')), [])

  async function send(values: FormData) {
    const password = String(values.get('password') ?? '')
    if (password === '') return complain([{ field: 'password', code: 'required' }])
    if (!secret) return
    try {
      await accounts('POST /password/reset', { body: { token: secret, password } })
      setStep('done')
    } catch (error) {
      if (codeOf(error) === 'link_invalid') setStep('spent')
      else failed(error)
    }
  }

  return (
    <>
      {step === 'done' && (
        <>
          <Notice tone="success" live>
            {words.reset.done}
          </Notice>
          <p>
            <ButtonLink to={href('login', locale)}>{words.login.submit}</ButtonLink>
          </p>
        </>
      )}
      {(secret === null || step === 'spent') && (
        <Notice tone="danger" live>
          {step === 'spent' ? words.refusals.link_invalid : words.reset.missing}
        </Notice>
      )}
      {secret !== null && step === 'choose' && (
        <>
          <p className="soft">{words.reset.intro}</p>
          <Form
            onSend={send}
            onInput={() => problems.length > 0 && clear()}
            problems={problems}
            summaryTitle={summaryTitle}
            method="post"
            className="form form--narrow"
          >
            <NewPassword />
            <p className="form-foot">
              <SubmitButton disabled={!secret}>{words.reset.submit}</SubmitButton>
            </p>
            <NeedsScript />
          </Form>
        </>
      )}
      {(secret === null || step === 'spent') && (
        <p>
          <ButtonLink variant="plain" to={href('password-reset', locale)}>
            {words.link.askAgain}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
