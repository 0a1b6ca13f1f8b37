import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { readToken } from '../../../api/token.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { href } from '../../../screens.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { AccountsApi, Me } from '../../contract.ts'
import { type AccountsMessages, useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { NewPassword } from './new-password.tsx'

const accounts = client<AccountsApi>()

type ChangePasswordProps = {
  /** The screen to return to after signing in. */
  screen?: 'reset-password' | 'change-password'
}

const notSignedIn = ({ reset }: Pick<AccountsMessages, 'reset'>) => reset.notSignedIn

/** Changes the password without an email, for people who are signed in: the current password replaces the link. */
export function ChangePassword({ screen = 'reset-password' }: ChangePasswordProps) {
  const words = useAccountsMessages('reset', 'strength', 'login', 'link', 'confirmAddress')
  const [me, setMe] = useState<Me | null>(null)
  const [shut, setShut] = useSentence(words)
  const [done, setDone] = useState(false)
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)

  useEffect(() => {
    if (!readToken()) return setShut(notSignedIn)
    accounts('GET /me').then(
      (found) => (found.standing === 'visitor' ? setShut(notSignedIn) : setMe(found)),
      (error) =>
        setShut(codeOf(error) === 'not_signed_in' ? notSignedIn : ({ failures }) => failureMessage(error, failures)),
    )
  }, [setShut])

  if (done)
    return (
      <Notice tone="success" live>
        {words.reset.changed}
      </Notice>
    )
  if (shut) return <LogInFirst sentence={shut} screen={screen} />
  if (!me) return null
  if (me.standing === 'pending' && me.email)
    return <ConfirmAddress email={me.email} withheld={me.emailsWithheld} over={me.linkOver} />

  async function send(values: FormData) {
    const missing = (['currentPassword', 'password'] as const).filter((field) => values.get(field) === '')
    if (missing.length > 0) return complain(missing.map((field) => ({ field, code: 'required' })))
    try {
      const [current, password] = [values.get('currentPassword'), String(values.get('password'))]
      await accounts('POST /password/change', { body: { password, current: current ? String(current) : undefined } })
      setDone(true)
    } catch (error) {
      if (codeOf(error) === 'not_signed_in') setShut(notSignedIn)
      else failed(error)
    }
  }

  return (
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
        <input type="hidden" name="username" autoComplete="username" value={me.email ?? ''} />
        {me.hasPassword && (
          <PasswordField
            name="currentPassword"
            label={words.fields.currentPassword}
            autoComplete="current-password"
            required
            words={{ show: words.fields.show, hide: words.fields.hide, what: words.fields.thePassword }}
          />
        )}
        <NewPassword about={me.email ? [me.email] : []} />
        <p className="form-foot">
          <SubmitButton>{words.reset.submit}</SubmitButton>
        </p>
      </Form>
    </>
  )
}

function LogInFirst({ sentence, screen = 'reset-password' }: ChangePasswordProps & { sentence: string }) {
  const words = useAccountsMessages('reset', 'strength', 'login', 'link')
  const locale = useLocale()
  return (
    <>
      <Notice tone="danger" live>
        {sentence}
      </Notice>
      <p className="form-foot">
        <ButtonLink to={href('login', locale, { next: href(screen, locale) })}>{words.login.submit}</ButtonLink>
        <ButtonLink variant="plain" to={href('password-reset', locale)}>
          {words.link.askAgain}
        </ButtonLink>
      </p>
    </>
  )
}
