import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { useAccount } from '../../../shell/account.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { AccountsApi } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import { EnrollSecondFactor, RecoveryCodeList } from './second-factor.tsx'

const accounts = client<AccountsApi>()

type Step = { is: 'password' } | { is: 'code'; uri: string; secret: string } | { is: 'codes'; codes: string[] }

/** Where the house does not demand a second factor, whoever has none is offered one: password, code to scan, codes to keep. */
export function SecondFactorOffer({ closeLabel }: { closeLabel: string }) {
  const words = useAccountsMessages('secondFactor')
  const me = useAccount()
  const [step, setStep] = useState<Step | null>(null)
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const { secondFactor: own, fields } = words
  if (me?.secondFactor !== 'off' || !me.hasPassword) return null
  const kept = step?.is === 'codes'
  const close = () => {
    clear()
    setStep(null)
    if (kept) {
      announce(own.enabled)
      void refreshAccount(true)
    }
  }

  async function send(values: FormData) {
    const value = (name: string) => String(values.get(name) ?? '').trim()
    clear()
    try {
      if (step?.is === 'code') {
        if (value('code') === '') return complain([{ field: 'code', code: 'required' }])
        const { recoveryCodes } = await accounts('POST /me/second-factor/confirm', { body: { code: value('code') } })
        return setStep({ is: 'codes', codes: recoveryCodes })
      }
      const password = String(values.get('currentPassword') ?? '')
      if (password === '') return complain([{ field: 'currentPassword', code: 'required' }])
      setStep({ is: 'code', ...(await accounts('POST /me/second-factor', { body: { password } })) })
    } catch (error) {
      failed(error)
    }
  }

  return (
    <>
      <Notice>
        <p>{own.offer}</p>
        <Button variant="plain" size="small" onClick={() => setStep({ is: 'password' })}>
          {own.enable}
        </Button>
      </Notice>
      <Dialog
        open={step !== null}
        onClose={close}
        title={kept ? own.recoveryTitle : own.enable}
        closeLabel={closeLabel}
      >
        {step?.is === 'codes' && <RecoveryCodeList codes={step.codes} onKept={close} />}
        {step && step.is !== 'codes' && (
          <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
            {step.is === 'password' ? (
              <PasswordField
                key="password"
                name="currentPassword"
                label={fields.currentPassword}
                autoComplete="current-password"
                required
                data-first=""
                words={{ show: fields.show, hide: fields.hide, what: fields.thePassword }}
              />
            ) : (
              <>
                <p>{own.scan}</p>
                <EnrollSecondFactor uri={step.uri} secret={step.secret} />
                <TextField
                  key="code"
                  name="code"
                  label={fields.code}
                  autoComplete="one-time-code"
                  inputMode="text"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                  autoFocus
                />
              </>
            )}
            <p className="form-foot">
              <SubmitButton>{step.is === 'password' ? own.goOn : own.submit}</SubmitButton>
            </p>
          </Form>
        )}
      </Dialog>
    </>
  )
}
