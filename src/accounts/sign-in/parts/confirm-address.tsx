import { useState } from 'react'
import { client } from '../../../api/call.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { AccountsApi } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'
import { NothingEmailed } from '../../parts/nothing-emailed.tsx'

const accounts = client<AccountsApi>()

type ConfirmAddressProps = {
  email: string
  /** No link was sent: emails are withheld. */
  withheld: boolean
  /** The link is no longer valid. */
  over: boolean
}

/** For a person who left an address and has not proved it: the link received opens the account, and can be sent again. */
export function ConfirmAddress({ email, withheld, over }: ConfirmAddressProps) {
  const words = useAccountsMessages('confirmAddress')
  const { confirmAddress: own, failures, refusals } = words
  const locale = useLocale()
  const sentBefore = over ? own.over : own
  const [state, setState] = useState<'rest' | 'busy' | 'sent'>('rest')
  const [error, setError] = useState<unknown>(null)

  async function sendAgain() {
    setState('busy')
    setError(null)
    try {
      await accounts('POST /sign-in/link', { body: { email, locale } })
      setState('sent')
    } catch (thrown) {
      setError(thrown)
      setState('rest')
    }
  }

  return (
    <Notice title={withheld ? own.withheld.title : sentBefore.title}>
      {withheld ? (
        <>
          <NothingEmailed words={own.withheld} />
          <p>{fill(own.withheld.onRequest, { email })}</p>
        </>
      ) : (
        <p>{fill(sentBefore.text, { email })}</p>
      )}
      {state !== 'sent' && (
        <p>
          <Button variant="plain" size="small" busy={state === 'busy'} onClick={() => void sendAgain()}>
            {withheld ? own.withheld.send : sentBefore.again}
          </Button>
        </p>
      )}
      <p role="status">{state === 'sent' && <b>{fill(own.sent, { email })}</b>}</p>
      <ErrorText id="confirm-address-error" live>
        {error === null ? null : failureMessage(error, failures, refusals)}
      </ErrorText>
    </Notice>
  )
}
