import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import type { Assertion, RequestOptions } from '../passkey-contract.ts'
import { askForPasskey, usePasskeysWork } from './passkey-ceremony.ts'

type UsePasskeyProps = {
  begin: () => Promise<RequestOptions>
  onProved: (passkey: Assertion) => Promise<void> | void
  onFailed: (error: unknown) => void
}

/** The button that proves a passkey where a code is asked for. */
export function UsePasskey({ begin, onProved, onFailed }: UsePasskeyProps) {
  const { passkeys: words } = useAccountsMessages('passkeys')
  const works = usePasskeysWork()
  const [busy, setBusy] = useState(false)
  async function prove() {
    setBusy(true)
    try {
      await onProved(await askForPasskey(await begin()))
    } catch (error) {
      onFailed(error)
    } finally {
      setBusy(false)
    }
  }
  if (!works) return null
  return (
    <p>
      <Button icon={KeyRound} variant="plain" busy={busy} onClick={prove}>
        {words.use}
      </Button>
    </p>
  )
}
