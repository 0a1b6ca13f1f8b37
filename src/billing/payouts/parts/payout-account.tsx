import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { useOverLanguages } from '../../../shell/language/over-languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { Earnings, PayoutsApi } from '../contract.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

const payouts = client<PayoutsApi>()

type PayoutAccountProps = {
  earnings: Earnings
  onChange: (earnings: Earnings) => void
}

/** The account an expert is paid to, and the form that changes it; its full number is never shown again. */
export function PayoutAccount({ earnings: { account, waits }, onChange }: PayoutAccountProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { page } = words
  const [changing, setChanging] = useOverLanguages('payout-account-open', false)
  const [saved, setSaved] = useState(false)
  useFocusIfLost(changing || !account, 'payout-account')
  return (
    <section className="sheet payout-account" aria-labelledby="payout-account">
      <h2 id="payout-account">{page.account}</h2>
      {saved && (
        <Notice tone="success" live>
          {page.saved}
        </Notice>
      )}
      {account ? (
        <p>
          <b className="payout-holder">{fill(page.known, { holder: account.holder, end: account.ibanEnd })}</b>
          <span className="soft small">{fill(page.since, { date: day(locale, account.changedAt) })}</span>
          {waits.includes('name') && <span className="small">{page.nameWaits}</span>}
        </p>
      ) : (
        <Notice>{page.noAccount}</Notice>
      )}
      {changing || !account ? (
        <AccountForm
          onCancel={account ? () => setChanging(false) : null}
          onSaved={(earnings) => {
            setChanging(false)
            setSaved(true)
            onChange(earnings)
          }}
        />
      ) : (
        <Button
          variant="plain"
          onClick={() => {
            setSaved(false)
            setChanging(true)
          }}
        >
          {page.change}
        </Button>
      )}
    </section>
  )
}

type AccountFormProps = {
  onCancel: (() => void) | null
  onSaved: (earnings: Earnings) => void
}

/** Refusals that belong beside a field. */
const fieldOf: Readonly<Record<string, string>> = {
  iban_invalid: 'iban',
  iban_not_sepa: 'iban',
  iban_ours: 'iban',
  password_wrong: 'password',
}

function AccountForm({ onCancel, onSaved }: AccountFormProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { page, refusals, failures } = words
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [typed, setTyped, forget] = useOverLanguages('payout-account', { holder: '', iban: '' })
  return (
    <Form
      summaryTitle={page.check}
      problems={problems}
      onSend={(values) => {
        const body = {
          holder: String(values.get('holder')),
          iban: String(values.get('iban')),
          password: String(values.get('password')),
        }
        return payouts('PUT /me/payout-account', { body }).then(
          (earnings) => {
            forget()
            onSaved(earnings)
          },
          (error: unknown) => {
            setProblems(fieldProblems(error, failures, refusals, fieldOf[codeOf(error)], { locale, labels: page }))
          },
        )
      }}
    >
      <TextField
        name="holder"
        label={page.holder}
        autoComplete="name"
        maxLength={70}
        required
        value={typed.holder}
        onChange={(event) => setTyped({ ...typed, holder: event.target.value })}
      />
      <TextField
        name="iban"
        label={page.iban}
        hint={page.ibanHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        required
        value={typed.iban}
        onChange={(event) => setTyped({ ...typed, iban: event.target.value })}
      />
      <PasswordField
        name="password"
        label={page.password}
        hint={page.passwordHint}
        autoComplete="current-password"
        words={{ show: page.show, hide: page.hide }}
        required
      />
      <div className="form-foot">
        <SubmitButton>{page.save}</SubmitButton>
        {onCancel && (
          <Button
            variant="plain"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            {page.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
