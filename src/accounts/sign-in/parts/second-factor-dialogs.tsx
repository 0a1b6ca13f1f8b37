import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import type { AccountsApi } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import type { Assertion } from '../passkey-contract.ts'
import { CodeField, CurrentPassword, StepProof } from './proof-fields.tsx'
import { EnrollSecondFactor, RecoveryCodeList } from './second-factor.tsx'

const accounts = client<AccountsApi>()

type DialogProps = { open: boolean; onClose: () => void }
type Step = { is: 'password' } | { is: 'code'; uri: string; secret: string } | { is: 'codes'; codes: string[] }

/** Switches the second factor on: password, code to scan, codes to keep. */
export function EnableSecondFactor({ open, onClose }: DialogProps) {
  const words = useAccountsMessages('secondFactor')
  const [step, setStep] = useState<Step>({ is: 'password' })
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const { secondFactor: own } = words
  const kept = step.is === 'codes'
  const close = () => {
    clear()
    setStep({ is: 'password' })
    onClose()
    if (kept) {
      announce(own.enabled)
      void refreshAccount(true)
    }
  }

  async function send(values: FormData) {
    clear()
    try {
      if (step.is === 'code') {
        const code = String(values.get('code') ?? '').trim()
        if (code === '') return complain([{ field: 'code', code: 'required' }])
        const { recoveryCodes } = await accounts('POST /me/second-factor/confirm', { body: { code } })
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
    <Dialog
      open={open}
      onClose={close}
      title={kept ? own.recoveryTitle : own.enable}
      closeLabel={own.close}
      insistent={kept}
    >
      {step.is === 'codes' ? (
        <RecoveryCodeList codes={step.codes} onKept={close} />
      ) : (
        <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
          {step.is === 'password' ? (
            <CurrentPassword first />
          ) : (
            <>
              <p>{own.scan}</p>
              <EnrollSecondFactor uri={step.uri} secret={step.secret} />
              <CodeField autoFocus />
            </>
          )}
          <p className="form-foot">
            <SubmitButton>{step.is === 'password' ? own.goOn : own.submit}</SubmitButton>
          </p>
        </Form>
      )}
    </Dialog>
  )
}

/** Makes new recovery codes: a code or a passkey, then the codes to keep. */
export function NewRecoveryCodes({ open, onClose }: DialogProps) {
  const words = useAccountsMessages('secondFactor')
  const [codes, setCodes] = useState<string[] | null>(null)
  const [passkey, setPasskey] = useState<Assertion | null>(null)
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const { secondFactor: own } = words
  const close = () => {
    clear()
    setPasskey(null)
    onClose()
    if (codes) announce(own.newCodesMade)
    setCodes(null)
  }

  async function send(values: FormData) {
    clear()
    const code = String(values.get('code') ?? '').trim()
    if (!passkey && code === '') return complain([{ field: 'code', code: 'required' }])
    try {
      setCodes((await accounts('POST /me/second-factor/codes', { body: proofOf(passkey, code) })).recoveryCodes)
    } catch (error) {
      setPasskey(null)
      failed(error)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? own.recoveryTitle : own.newCodes}
      closeLabel={own.close}
      insistent={codes !== null}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={close} />
      ) : (
        <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
          <p>{own.newCodesIntro}</p>
          <StepProof proved={passkey} onProved={setPasskey} onFailed={failed} first />
          <p className="form-foot">
            <SubmitButton>{own.newCodes}</SubmitButton>
          </p>
        </Form>
      )}
    </Dialog>
  )
}

/** A challenge serves once, so a proof that was refused is asked for anew. */
const proofOf = (passkey: Assertion | null, code: string) => (passkey ? { passkey } : { code })

/** Switches it off: the password, and a code or a passkey. */
export function DisableSecondFactor({ open, onClose }: DialogProps) {
  const words = useAccountsMessages('secondFactor')
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const [passkey, setPasskey] = useState<Assertion | null>(null)
  const { secondFactor: own } = words
  const close = () => {
    clear()
    setPasskey(null)
    onClose()
  }

  async function send(values: FormData) {
    clear()
    const password = String(values.get('currentPassword') ?? '')
    const code = String(values.get('code') ?? '').trim()
    const missing = [password === '' && 'currentPassword', !passkey && code === '' && 'code'] as const
    const fieldsMissing = missing.filter((field) => field !== false)
    if (fieldsMissing.length > 0) return complain(fieldsMissing.map((field) => ({ field, code: 'required' })))
    try {
      await accounts('POST /me/second-factor/disable', { body: { password, ...proofOf(passkey, code) } })
      close()
      announce(own.disabled)
      await refreshAccount(true)
    } catch (error) {
      // The password is read first: while it is wrong, the passkey's proof still stands.
      if (codeOf(error) !== 'password_wrong') setPasskey(null)
      failed(error)
    }
  }

  return (
    <Dialog open={open} onClose={close} title={own.disable} closeLabel={own.close}>
      <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
        <p>{own.disableIntro}</p>
        <CurrentPassword first />
        <StepProof proved={passkey} onProved={setPasskey} onFailed={failed} />
        <p className="form-foot">
          <SubmitButton>{own.disable}</SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}
