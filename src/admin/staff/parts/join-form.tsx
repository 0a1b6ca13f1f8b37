import { useAccountsMessages } from '../../../accounts/parts/messages.ts'
import { useFormErrors } from '../../../accounts/parts/use-form-errors.ts'
import { NewPassword } from '../../../accounts/sign-in/parts/new-password.tsx'
import { client } from '../../../api/call.ts'
import type { ReplyOf } from '../../../api/endpoint.ts'
import { brand } from '../../../brand.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill, type MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { JoinStaffApi } from '../contract-staff.ts'
import type { fr } from '../staff.text.fr.ts'

const api = client<JoinStaffApi>()

export type InvitationView = ReplyOf<JoinStaffApi['POST /staff-invitation/look']>
type Accepted = ReplyOf<JoinStaffApi['POST /staff-invitation/accept']>

type JoinFormProps = {
  token: string
  seen: InvitationView
  words: MessagesLike<typeof fr.join>
  roleNames: Readonly<Record<string, string>>
  onSpent: () => void
  onAccepted: (reply: Accepted) => void
}

/** Shows the invitation and asks for a name and a password, or for the existing account. */
export function JoinForm(props: JoinFormProps) {
  const { seen, words, roleNames } = props
  const locale = useLocale()
  return (
    <>
      <p>{fill(words.intro, { name: brand.name, email: seen.email })}</p>
      <p>
        {words.roles} <b>{seen.roles.map((role) => roleNames[role] ?? role).join(', ')}</b>
      </p>
      <p className="small soft">{fill(words.until, { date: dayAndHour(locale, seen.expiresAt) })}</p>
      {seen.account === 'other' ? (
        <>
          <Notice>{words.other}</Notice>
          <p>
            <ButtonLink to={href('login', locale, { next: href('join-staff', locale) })} reloadDocument>
              {words.signIn}
            </ButtonLink>
          </p>
          <p className="small soft">{words.otherHint}</p>
        </>
      ) : (
        <AcceptForm {...props} />
      )}
    </>
  )
}

function AcceptForm({ token, seen, words, onSpent, onAccepted }: JoinFormProps) {
  const account = useAccountsMessages('strength')
  const locale = useLocale()
  const isNew = seen.account === 'new'
  const refusals = { ...account.refusals, ...words.refusals }
  const fields = { ...account.fields, firstName: words.firstName, lastName: words.lastName }
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors({ ...account, refusals, fields })

  async function send(values: FormData) {
    const value = (name: string) => String(values.get(name) ?? '')
    const wanted = [
      ...(isNew ? (['firstName', 'lastName'] as const) : []),
      ...(seen.choosesPassword ? (['password'] as const) : []),
    ]
    const missing = wanted.filter((name) => value(name).trim() === '')
    if (missing.length > 0) return complain(missing.map((field) => ({ field, code: 'required' as const })))
    try {
      const reply = await api('POST /staff-invitation/accept', {
        body: {
          token,
          locale,
          ...(isNew && { firstName: value('firstName'), lastName: value('lastName') }),
          ...(seen.choosesPassword && { password: value('password') }),
        },
      })
      onAccepted(reply)
    } catch (error) {
      if (codeOf(error) === 'link_invalid') onSpent()
      else failed(error)
    }
  }

  return (
    <Form
      onSend={send}
      onInput={() => problems.length > 0 && clear()}
      problems={problems}
      summaryTitle={summaryTitle}
      method="post"
      className="form form--narrow"
    >
      {isNew ? (
        <>
          <TextField name="firstName" label={words.firstName} autoComplete="given-name" maxLength={80} required />
          <TextField name="lastName" label={words.lastName} autoComplete="family-name" maxLength={80} required />
        </>
      ) : (
        <>
          <p>{words.own}</p>
          <p>{seen.choosesPassword ? words.ownPassword : words.ownKept}</p>
        </>
      )}
      {seen.choosesPassword && <NewPassword roles={seen.roles} about={[seen.email]} />}
      <p className="form-foot">
        <SubmitButton>{words.accept}</SubmitButton>
      </p>
    </Form>
  )
}
