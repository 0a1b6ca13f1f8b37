import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import type { Assertion, PasskeysApi } from '../passkey-contract.ts'
import { askForPasskey, offersAtField, stopAsking, usePasskeysWork } from './passkey-ceremony.ts'

const passkeys = client<PasskeysApi>()
/** Below the five minutes of a challenge. */
const renewedAfter = 4 * 60_000

type PasskeySignInProps = {
  onSignedIn: (token: string) => Promise<void>
  onFailed: (error: unknown) => void
}

/** Signs in with a passkey, by this button or where the browser offers it at the field of the address. */
export function PasskeySignIn({ onSignedIn, onFailed }: PasskeySignInProps) {
  const { passkeys: words } = useAccountsMessages('passkeys')
  const works = usePasskeysWork()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  async function send(passkey: Assertion) {
    const { token } = await passkeys('POST /sign-in/passkey', { body: { passkey } })
    await onSignedIn(token)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is one offer of the browser
  useEffect(() => {
    if (!works) return
    let over = false
    async function offer() {
      if (!(await offersAtField()) || over) return
      const options = await passkeys('POST /sign-in/passkey/options')
      if (over) return
      const passkey = await askForPasskey(options, true)
      await send(passkey).catch((error) => {
        onFailed(error)
        setRound(round + 1)
      })
    }
    // Nobody has asked for anything yet, so nothing is said where it fails.
    offer().catch(() => {})
    const renewal = setTimeout(() => setRound(round + 1), renewedAfter)
    return () => {
      over = true
      clearTimeout(renewal)
    }
  }, [works, round])
  useEffect(() => () => void stopAsking(), [])

  async function press() {
    setBusy(true)
    try {
      await send(await askForPasskey(await passkeys('POST /sign-in/passkey/options')))
    } catch (error) {
      if (codeOf(error) !== 'passkey_replaced') onFailed(error)
      setBusy(false)
      setRound(round + 1)
    }
  }

  if (works === false) return null
  return (
    <Button icon={KeyRound} variant="plain" disabled={works === null} busy={busy} onClick={press}>
      {words.signIn}
    </Button>
  )
}
