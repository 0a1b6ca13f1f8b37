import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi, SignInReply } from '../../contract.ts'
import { type AccountsMessages, useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import type { Assertion, PasskeysApi } from '../passkey-contract.ts'
import { UsePasskey } from './passkey-proof.tsx'

const accounts = client<AccountsApi>()
const passkeys = client<PasskeysApi>()

export type Challenge = Extract<SignInReply, { step: 'second_factor_needed' }>
type SecondFactorProps = {
  challenge: Challenge
  onEntered: (token: string) => void
  onStartOver: (error?: unknown) => void
}

/** The second step of a sign-in: a code or a passkey; the first time also the secret to scan and the recovery codes to keep. */
export function SecondFactor({ challenge, onEntered, onStartOver }: SecondFactorProps) {
  const words = useAccountsMessages('secondFactor', 'passkeys')
  const [entered, setEntered] = useState<{ token: string; codes: readonly string[] } | null>(null)
  const { problems, summaryTitle, complain, failed } = useFormErrors(words)
  const { enroll } = challenge
  const { secondFactor: own } = words
  const locale = useLocale()

  const refused = (error: unknown) => {
    if ((error as { code?: string }).code === 'challenge_over') onStartOver(error)
    else failed(error)
  }

  async function send(proof: { code: string } | { passkey: Assertion }) {
    const { token, recoveryCodes } = await accounts('POST /sign-in/second-factor', {
      body: { challenge: challenge.challenge, ...proof },
    })
    if (recoveryCodes) setEntered({ token, codes: recoveryCodes })
    else onEntered(token)
  }

  async function verify(values: FormData) {
    const code = String(values.get('code') ?? '').trim()
    if (code === '') return complain([{ field: 'code', code: 'required' }])
    await send({ code }).catch(refused)
  }

  if (entered) return <RecoveryCodes codes={entered.codes} onKept={() => onEntered(entered.token)} />
  return (
    <Form onSend={verify} problems={problems} summaryTitle={summaryTitle} method="post" className="form form--narrow">
      <h1>{enroll ? own.enrollTitle : own.title}</h1>
      <p>{enroll ? own.enrollIntro : introFor(challenge, words)}</p>
      {challenge.leavesAt && <Leaving challenge={challenge.challenge} at={challenge.leavesAt} />}
      {challenge.passkey && (
        <UsePasskey
          begin={() => passkeys('POST /sign-in/second-factor/passkey', { body: { challenge: challenge.challenge } })}
          onProved={(passkey) => send({ passkey })}
          onFailed={refused}
        />
      )}
      {enroll && <EnrollSecondFactor uri={enroll.uri} secret={enroll.secret} />}
      <TextField
        name="code"
        label={challenge.app ? words.fields.code : words.fields.recoveryCode}
        hint={challenge.app ? words.fields.codeHint : undefined}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={!challenge.passkey}
      />
      <p className="form-foot">
        <SubmitButton>{own.submit}</SubmitButton>
        <Button variant="link" onClick={() => onStartOver()}>
          {own.startOver}
        </Button>
      </p>
      {!enroll && (
        <p className="small soft">
          {own.lost} <Link to={href('contact', locale)}>{own.lostHow}</Link>
        </p>
      )}
    </Form>
  )
}

function introFor(
  { app, passkey }: Challenge,
  { secondFactor, passkeys: words }: Pick<AccountsMessages, 'secondFactor' | 'passkeys'>,
): string {
  if (!passkey) return secondFactor.intro
  return app ? words.stepIntro : words.stepOnlyIntro
}

/** Says that the second step is going to be switched off, and lets whoever knows the password keep it. */
function Leaving({ challenge, at }: { challenge: string; at: string }) {
  const words = useAccountsMessages('secondFactor')
  const locale = useLocale()
  const [kept, setKept] = useState(false)
  const [busy, setBusy] = useState(false)
  const { problems, failed } = useFormErrors(words)
  const { secondFactor: own } = words
  if (kept)
    return (
      <Notice tone="success" live>
        {own.keptNow}
      </Notice>
    )
  const keep = () => {
    setBusy(true)
    accounts('POST /second-factor/keep', { body: { by: 'challenge', secret: challenge } })
      .then(() => setKept(true), failed)
      .finally(() => setBusy(false))
  }
  return (
    <Notice tone="danger">
      <p>{fill(own.leaves, { when: dayAndHour(locale, at) })}</p>
      <Button variant="plain" size="small" busy={busy} onClick={keep}>
        {own.keep}
      </Button>
      <ErrorText id="keep-error" live>
        {problems[0]?.message ?? null}
      </ErrorText>
    </Notice>
  )
}

/** The secret for the authenticator app, as a QR code and as text. */
export function EnrollSecondFactor({ uri, secret }: { uri: string; secret: string }) {
  const words = useAccountsMessages('secondFactor').secondFactor
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    // Few people ever see this code, so the QR library is loaded only here; the key below works without it.
    import('qrcode')
      .then(({ toString: draw }) => draw(uri, { type: 'svg', margin: 2 }))
      .then(
        (svg) => current && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
        () => {},
      )
    return () => {
      current = false
    }
  }, [uri])
  return (
    <>
      {picture && <img className="qr" src={picture} alt={words.enrollCode} width={200} height={200} />}
      <p className="secret">{fill(words.enrollSecret, { secret: secret.replace(/(.{4})(?=.)/g, '$1 ') })}</p>
    </>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useAccountsMessages('secondFactor').secondFactor
  return (
    <div className="form form--narrow">
      <h1>{words.recoveryTitle}</h1>
      <RecoveryCodeList codes={codes} onKept={onKept} />
    </div>
  )
}

/** The codes are shown only once: the person confirms that they have saved them. */
export function RecoveryCodeList({ codes, onKept }: Parameters<typeof RecoveryCodes>[0]) {
  const words = useAccountsMessages('secondFactor').secondFactor
  return (
    <>
      <Notice>{words.recoveryIntro}</Notice>
      <ul className="recovery num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="form-foot">
        <CopyButton text={codes.join('\n')} words={words.copy} />
        <Button onClick={onKept}>{words.recoveryKept}</Button>
      </p>
    </>
  )
}
