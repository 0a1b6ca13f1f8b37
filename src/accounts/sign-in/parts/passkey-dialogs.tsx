import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import { useFormErrors } from '../../parts/use-form-errors.ts'
import type { PasskeysApi } from '../passkey-contract.ts'
import { makePasskey } from './passkey-ceremony.ts'
import { CodeField, CurrentPassword } from './proof-fields.tsx'
import { RecoveryCodeList } from './second-factor.tsx'

const passkeys = client<PasskeysApi>()

type AddPasskeyProps = {
  open: boolean
  onClose: () => void
  onAdded: () => void
  suggestedName: string | null
  asksPassword: boolean
  asksCode: boolean
}

/** A name, what proves who asks, then the device's own question. */
export function AddPasskey({ open, onClose, onAdded, suggestedName, asksPassword, asksCode }: AddPasskeyProps) {
  const words = useAccountsMessages('passkeys')
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const { passkeys: own, fields } = words
  const close = () => {
    clear()
    onClose()
  }

  async function send(values: FormData) {
    clear()
    const [name = '', password = '', code = ''] = ['passkeyName', 'currentPassword', 'code'].map((field) =>
      String(values.get(field) ?? '').trim(),
    )
    const missing = [
      name === '' && 'passkeyName',
      asksPassword && password === '' && 'currentPassword',
      asksCode && code === '' && 'code',
    ] as const
    const fieldsMissing = missing.filter((field) => field !== false)
    if (fieldsMissing.length > 0) return complain(fieldsMissing.map((field) => ({ field, code: 'required' })))
    try {
      const options = await passkeys('POST /me/passkeys/options', {
        body: {
          ...(asksPassword && { password: String(values.get('currentPassword')) }),
          ...(asksCode && { code }),
        },
      })
      await passkeys('POST /me/passkeys', { body: { name, passkey: await makePasskey(options) } })
      close()
      announce(own.added)
      onAdded()
    } catch (error) {
      failed(error)
    }
  }

  return (
    <Dialog open={open} onClose={close} title={own.add} closeLabel={own.close}>
      <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
        <p>{own.addIntro}</p>
        <TextField
          name="passkeyName"
          label={fields.passkeyName}
          hint={fields.passkeyNameHint}
          defaultValue={suggestedName ?? ''}
          maxLength={60}
          autoComplete="off"
          required
          data-first=""
        />
        {asksPassword && <CurrentPassword />}
        {asksCode && <CodeField hint={fields.codeHint} />}
        <p className="form-foot">
          <SubmitButton>{own.goOn}</SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}

/** Switches the second step on with the passkeys: the password, then the recovery codes to keep. */
export function EnablePasskeyStep({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useAccountsMessages('secondFactor', 'passkeys')
  const [codes, setCodes] = useState<string[] | null>(null)
  const { problems, summaryTitle, complain, clear, failed } = useFormErrors(words)
  const { secondFactor, passkeys: own } = words
  const close = () => {
    clear()
    onClose()
    if (!codes) return
    setCodes(null)
    announce(secondFactor.enabled)
    void refreshAccount(true)
  }

  async function send(values: FormData) {
    clear()
    const password = String(values.get('currentPassword') ?? '')
    if (password === '') return complain([{ field: 'currentPassword', code: 'required' }])
    try {
      setCodes((await passkeys('POST /me/second-factor/passkeys', { body: { password } })).recoveryCodes)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? secondFactor.recoveryTitle : own.enableStep}
      closeLabel={own.close}
      insistent={codes !== null}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={close} />
      ) : (
        <Form onSend={send} problems={problems} summaryTitle={summaryTitle} method="post">
          <p>{own.enableStepIntro}</p>
          <CurrentPassword first />
          <p className="form-foot">
            <SubmitButton>{own.goOn}</SubmitButton>
          </p>
        </Form>
      )}
    </Dialog>
  )
}
