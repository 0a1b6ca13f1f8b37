import { useEffect, useState } from 'react'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { screenOfPath } from '../../../screen-at.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { useAccount } from '../../../shell/account.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { NeedsScript } from '../../../shell/frame/needs-script.tsx'
import { usePageRunning } from '../../../shell/navigation/use-page-running.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { AccountsApi } from '../../contract.ts'
import { accountsMessages } from '../../parts/page-messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { demoAccounts, demoPassword } from '../demo-accounts.ts'
import { emailError, signInErrors } from '../form-errors.ts'
import { completeSignIn, homePathFor } from '../parts/after-sign-in.ts'
import { ConfirmAddress } from '../parts/confirm-address.tsx'
import { DemoAccounts } from '../parts/demo-accounts.tsx'
import { PasskeySignIn } from '../parts/passkey-sign-in.tsx'
import { type Challenge, SecondFactor } from '../parts/second-factor.tsx'
import { safeRedirectPath } from '../redirect-path.ts'

const accounts = client<AccountsApi>()

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    messages: { accounts: accountsMessages(request, 'login', 'secondFactor', 'passkeys', 'confirmAddress') },
    demo: context.get(publicConfigContext).mode === 'demo',
  }
}

/**
 * Handles a form submitted before hydration: shows it again with the address; the password is not read, and never in a
 * URL.
 */
export async function action({ request }: ActionFunctionArgs) {
  const values = await request.formData()
  return { email: String(values.get('email') ?? '').slice(0, 254) }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.accounts.login.title)

export default function Login({ actionData }: { actionData?: { email: string } }) {
  const locale = useLocale()
  const next = useSearchParams()[0].get('next')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [over, setOver] = useState<unknown>()
  return (
    <main id="main" className="container page-form">
      {challenge ? (
        <SecondFactor
          challenge={challenge}
          onEntered={(token) => void completeSignIn(token, next, locale)}
          onStartOver={(error) => {
            setOver(error)
            setChallenge(null)
          }}
        />
      ) : (
        <SignIn next={next} email={actionData?.email} startedOver={over} onChallenge={setChallenge} />
      )}
    </main>
  )
}

type SignInProps = {
  next: string | null
  email?: string
  startedOver: unknown
  onChallenge: (challenge: Challenge) => void
}

function SignIn({ next, email: sent, startedOver, onChallenge }: SignInProps) {
  const { messages, demo } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const awake = usePageRunning()
  const asked = useSearchParams()[0].get('as')
  const played = demo ? demoAccounts.find((account) => account.email === asked) : undefined
  const [typed, setTyped] = useState({ email: played?.email ?? sent ?? '', password: played ? demoPassword : '' })
  const [linkAsked, setLinkAsked] = useState(false)
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)
  const draft = useFormDraft('address', 'tab')
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, after the second step returns here
  useEffect(() => {
    if (startedOver) failed(startedOver)
  }, [startedOver])

  async function send() {
    setLinkAsked(false)
    const complaints = signInErrors(typed)
    if (complaints.length > 0) return complain(complaints)
    try {
      const reply = await accounts('POST /sign-in', { body: { ...typed, email: typed.email.trim() } })
      clear()
      if (reply.step === 'second_factor_needed') onChallenge(reply)
      else {
        draft.sent()
        await completeSignIn(reply.token, next, locale)
      }
    } catch (error) {
      failed(error, undefined, { too_many_requests: words.login.tooMany })
    }
  }

  async function askLink() {
    const code = emailError(typed.email)
    if (code) return complain([{ field: 'email', code }])
    try {
      await accounts('POST /sign-in/link', { body: { email: typed.email.trim(), locale } })
      clear()
      setLinkAsked(true)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <>
      <div className="page-form-main">
        <h1>{words.login.title}</h1>
        <p className="soft">{words.login.intro}</p>
        <AlreadyIn next={next} />
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
            autoComplete="username webauthn"
            required
            value={typed.email}
            onChange={({ target }) => setTyped((before) => ({ ...before, email: target.value }))}
          />
          <PasswordField
            name="password"
            label={words.fields.password}
            autoComplete="current-password"
            required
            words={{ show: words.fields.show, hide: words.fields.hide, what: words.fields.thePassword }}
            value={typed.password}
            onChange={({ target }) => setTyped((before) => ({ ...before, password: target.value }))}
          />
          <p className="form-foot">
            <SubmitButton disabled={!awake}>{words.login.submit}</SubmitButton>
            <Link to={href('password-reset', locale)}>{words.login.forgotten}</Link>
          </p>
          <NeedsScript />
        </Form>
      </div>
      <div className="page-form-side">
        <section aria-labelledby="by-link">
          <h2 id="by-link" tabIndex={-1}>
            {words.login.orLink}
          </h2>
          <PasskeySignIn
            onSignedIn={async (token) => {
              draft.sent()
              await completeSignIn(token, next, locale)
            }}
            onFailed={failed}
          />
          <p className="soft">{words.login.linkIntro}</p>
          <AskLink disabled={!awake} onAsk={askLink} label={words.login.askLink} />
          {linkAsked && (
            <Notice tone="success" live>
              {words.login.linkAsked}
            </Notice>
          )}
        </section>
        <section aria-labelledby="no-account">
          <p id="no-account">{words.login.noAccount}</p>
          <ButtonLink variant="plain" to={href('ask', locale)}>
            {words.login.ask}
          </ButtonLink>
        </section>
        {demo && <DemoAccounts onUse={(account) => setTyped({ ...account })} />}
      </div>
    </>
  )
}

/** Ignores a second click while the email is being requested. */
function AskLink({ disabled, onAsk, label }: { disabled: boolean; onAsk: () => Promise<void>; label: string }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="plain"
      disabled={disabled}
      busy={busy}
      onClick={() => {
        setBusy(true)
        void onAsk().finally(() => setBusy(false))
      }}
    >
      {label}
    </Button>
  )
}

/** Tells people that they are signed in already, that a link awaits them, or that their draft is kept for after the sign-in. */
function AlreadyIn({ next }: { next: string | null }) {
  const { messages } = useLoaderData<typeof loader>()
  const { accounts: words } = messages
  const locale = useLocale()
  const me = useAccount()
  const kept = useKeptDraft()
  if (me?.standing === 'member')
    return (
      <Notice>
        <p>{fill(words.login.signedInAs, { email: me.email ?? '' })}</p>
        <p>
          <a href={safeRedirectPath(next) ?? homePathFor(me, locale)}>{words.login.goOn}</a>
        </p>
      </Notice>
    )
  if (me?.standing === 'pending' && me.email)
    return <ConfirmAddress email={me.email} withheld={me.emailsWithheld} over={me.linkOver} />
  if (kept && next) return <Notice>{words.login.keptDraft}</Notice>
  return leadsToQuestion(next) ? (
    <Notice>
      <p>{words.login.question}</p>
      <p>
        <a href="#by-link">{words.login.askLink}</a>
      </p>
    </Notice>
  ) : null
}

/** Whoever opens a letter about a question on another device may never have chosen a password. */
function leadsToQuestion(next: string | null): boolean {
  const path = safeRedirectPath(next)?.split(/[?#]/)[0]
  const screen = path ? screenOfPath(path) : null
  return screen === 'consultation' || screen === 'question' || screen === 'match'
}

function useKeptDraft(): boolean {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    try {
      setKept(Object.keys(localStorage).some((key) => key.startsWith('draft:')))
    } catch {
      // Without storage there is no draft.
    }
  }, [])
  return kept
}
