import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { AccountsApi } from '../../contract.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { completeSignIn } from '../parts/after-sign-in.ts'
import { type Challenge, SecondFactor } from '../parts/second-factor.tsx'
import { secretFromFragment } from '../redirect-path.ts'

const accounts = client<AccountsApi>()

export function loader({ request }: LoaderFunctionArgs) {
  return { messages: { accounts: accountsMessages(request, 'link', 'secondFactor', 'passkeys') } }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.link.title)

type Carried = { kind: 'link' | 'address' | 'keep'; secret: string }

/** Behind `#` the secret reaches no server by itself; a scanner that follows the link presses no button. */
function carriedIn(hash: string): Carried | null {
  const token = secretFromFragment(hash, 'token')
  if (token) return { kind: 'link', secret: token }
  const keep = secretFromFragment(hash, 'keep')
  if (keep) return { kind: 'keep', secret: keep }
  const address = secretFromFragment(hash, 'address')
  return address ? { kind: 'address', secret: address } : null
}

export default function OpenLink() {
  const [carried, setCarried] = useState<Carried | null | undefined>()
  useEffect(() => {
    const read = () => setCarried(carriedIn(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return (
    <main id="main" className="container page-form page-form--single">
      <div className="page-form-main">
        {carried?.kind === 'address' ? (
          <NewAddress secret={carried.secret} />
        ) : carried?.kind === 'keep' ? (
          <KeepSecondFactor secret={carried.secret} />
        ) : (
          <SignInLink carried={carried} />
        )}
      </div>
    </main>
  )
}

function SignInLink({ carried }: { carried: Carried | null | undefined }) {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const next = href('my-requests', locale)
  const [password, setPassword] = useState<string | null>(null)
  const [spent, setSpent] = useState(false)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const { problems, summaryTitle, complain, failed } = useFormErrors(words)
  // Another link was opened in the same tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new secret is a new try
  useEffect(() => setSpent(false), [carried?.secret])

  async function open(withoutPassword: boolean) {
    if (!carried) return
    if (password === '' && !withoutPassword) return complain([{ field: 'password', code: 'required' }])
    try {
      const reply = await accounts('POST /sign-in/link/open', {
        body: { token: carried.secret, withoutPassword, ...(password && !withoutPassword ? { password } : {}) },
      })
      if (reply.step === 'second_factor_needed') setChallenge(reply)
      else await completeSignIn(reply.token, next, locale)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'password_confirmation_needed') setPassword('')
      else if (code === 'link_invalid') setSpent(true)
      else failed(error)
    }
  }

  if (challenge)
    return (
      <SecondFactor
        challenge={challenge}
        onEntered={(token) => void completeSignIn(token, next, locale)}
        onStartOver={() => location.assign(href('login', locale))}
      />
    )
  if (carried === null || spent)
    return (
      <>
        <h1>{words.link.title}</h1>
        <Notice tone="danger" live>
          {spent ? words.refusals.link_invalid : words.link.missing}
        </Notice>
        <AskAgain />
      </>
    )
  return (
    <>
      <h1>{words.link.title}</h1>
      <p>{password === null ? words.link.intro : words.link.passwordIntro}</p>
      <Form
        onSend={() => open(false)}
        problems={problems}
        summaryTitle={summaryTitle}
        method="post"
        className="form form--narrow"
      >
        {password !== null && (
          <PasswordField
            name="password"
            label={words.fields.password}
            autoComplete="current-password"
            autoFocus
            words={{ show: words.fields.show, hide: words.fields.hide, what: words.fields.thePassword }}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <p className="small soft">{words.link.effect}</p>
        <p className="form-foot">
          <SubmitButton disabled={!carried}>{words.link.open}</SubmitButton>
          {password !== null && (
            <Button variant="link" onClick={() => void open(true)}>
              {words.link.withoutPassword}
            </Button>
          )}
        </p>
        <NeedsScript />
      </Form>
    </>
  )
}

function AskAgain() {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  return (
    <p>
      <ButtonLink variant="plain" to={href('login', useLocale())}>
        {words.link.askAgain}
      </ButtonLink>
    </p>
  )
}

/** The link of the letter that tells of a second step that is going to be switched off. */
function KeepSecondFactor({ secret }: { secret: string }) {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const [kept, setKept] = useState(false)
  const { problems, summaryTitle, failed } = useFormErrors(words)
  const keep = () =>
    accounts('POST /second-factor/keep', { body: { by: 'letter', secret } }).then(() => setKept(true), failed)
  return (
    <>
      <h1>{words.link.keepTitle}</h1>
      {kept ? (
        <Notice tone="success" live>
          {words.link.keepDone}
        </Notice>
      ) : (
        <Form onSend={keep} problems={problems} summaryTitle={summaryTitle} method="post">
          <p>{words.link.keepIntro}</p>
          <p className="form-foot">
            <SubmitButton>{words.link.keepConfirm}</SubmitButton>
          </p>
        </Form>
      )}
    </>
  )
}

function NewAddress({ secret }: { secret: string }) {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const [email, setEmail] = useState<string | null>(null)
  const { problems, summaryTitle, failed } = useFormErrors(words)

  async function confirm() {
    try {
      const reply = await accounts('POST /me/email-change/confirm', { body: { token: secret } })
      setEmail(reply.email)
      await refreshAccount(true)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <>
      <h1>{words.link.emailTitle}</h1>
      {email ? (
        <Notice tone="success" live>
          {fill(words.link.emailDone, { email })}
        </Notice>
      ) : (
        <Form onSend={confirm} problems={problems} summaryTitle={summaryTitle} method="post">
          <p>{words.link.emailIntro}</p>
          <p className="form-foot">
            <SubmitButton>{words.link.emailConfirm}</SubmitButton>
          </p>
        </Form>
      )}
    </>
  )
}
