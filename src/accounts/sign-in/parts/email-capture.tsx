import { client } from '../../../api/call.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAccount } from '../../../shell/account.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { useOverLanguages } from '../../../shell/language/over-languages.ts'
import { usePageRunning } from '../../../shell/navigation/use-page-running.ts'
import { Check } from '../../../ui/forms/check.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { emailError } from '../form-errors.ts'

const accounts = client<AccountsApi>()

type EmailCaptureProps = {
  /** What was given before, when it is being changed. */
  email?: string | null
  onCaptured: (email: string) => void
}

/**
 * Where to send the answer. Whoever types an address learns nothing about it: the words are the same whether it has an
 * account or not, and this browser goes on either way.
 */
export function EmailCapture({ email, onCaptured }: EmailCaptureProps) {
  const words = useAccountsMessages('capture')
  const locale = useLocale()
  const { problems, summaryTitle, complain, failed, clear } = useFormErrors(words)
  const draft = useFormDraft('address', 'tab')
  const [marketing, setMarketing, forgetMarketing] = useOverLanguages('email-capture', false)
  const awake = usePageRunning()
  const withheld = useAccount()?.emailsWithheld

  async function send(values: FormData) {
    const typed = String(values.get('email') ?? '')
    const code = emailError(typed)
    if (code) return complain([{ field: 'email', code }])
    try {
      const kept = await accounts('POST /me/email-capture', {
        body: { email: typed.trim(), locale, marketing: values.get('marketing') === 'on' },
      })
      clear()
      draft.sent()
      forgetMarketing()
      await refreshAccount(true)
      onCaptured(kept.email)
    } catch (error) {
      failed(error, words.capture.failed)
    }
  }

  return (
    <Form {...draft.form} onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
      <EmailField
        name="email"
        label={words.fields.email}
        hint={withheld ? words.capture.withheld.intro : words.capture.intro}
        required
        defaultValue={email ?? ''}
      />
      <div data-unkept="">
        <Check
          name="marketing"
          label={words.fields.marketing}
          checked={marketing}
          onChange={(event) => setMarketing(event.target.checked)}
        />
      </div>
      <p className="small soft">{words.capture.privacy}</p>
      <p className="form-foot">
        <SubmitButton disabled={!awake}>{words.capture.submit}</SubmitButton>
      </p>
    </Form>
  )
}
