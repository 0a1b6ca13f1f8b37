import { client } from '../../../api/call.ts'
import { useAccount } from '../../../shell/account.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import type { Assertion, PasskeysApi } from '../passkey-contract.ts'
import { UsePasskey } from './passkey-proof.tsx'

const passkeys = client<PasskeysApi>()

/** The fields by which the owner of an account proves to be it before a setting changes. */
export function CurrentPassword({ first }: { first?: boolean }) {
  const { fields } = useAccountsMessages()
  return (
    <PasswordField
      key="password"
      name="currentPassword"
      label={fields.currentPassword}
      autoComplete="current-password"
      required
      data-first={first ? '' : undefined}
      words={{ show: fields.show, hide: fields.hide, what: fields.thePassword }}
    />
  )
}

type CodeFieldProps = { hint?: string; autoFocus?: boolean; first?: boolean }

/** A code of the app, or of those to recover with where there is no app. */
export function CodeField({ hint, autoFocus, first }: CodeFieldProps) {
  const { fields } = useAccountsMessages()
  const me = useAccount()
  const recovery = me?.secondFactor === 'on' && !me.hasApp
  return (
    <TextField
      key="code"
      name="code"
      label={recovery ? fields.recoveryCode : fields.code}
      hint={recovery ? undefined : hint}
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="none"
      spellCheck={false}
      required
      autoFocus={autoFocus}
      data-first={first ? '' : undefined}
    />
  )
}

type StepProofProps = {
  proved: Assertion | null
  onProved: (passkey: Assertion) => void
  onFailed: (error: unknown) => void
  first?: boolean
}

/** What proves the second step again: a code, or a passkey for whoever has one. */
export function StepProof({ proved, onProved, onFailed, first }: StepProofProps) {
  const { fields, passkeys: words } = useAccountsMessages('passkeys')
  const me = useAccount()
  if (proved)
    return (
      <Notice tone="success" live>
        {words.ready}
      </Notice>
    )
  return (
    <>
      <CodeField hint={fields.codeHint} first={first} />
      {me && me.passkeys > 0 && (
        <UsePasskey begin={() => passkeys('POST /me/passkeys/proof')} onProved={onProved} onFailed={onFailed} />
      )}
    </>
  )
}
