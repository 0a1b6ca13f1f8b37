import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { useFocusIfLost } from '../../../ui/feedback/use-focus-if-lost.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Invoicing, PayoutsApi } from '../contract.ts'
import { ExpertInvoices } from './expert-invoices.tsx'
import { MandateForm } from './mandate-form.tsx'
import { MandateText } from './mandate-text.tsx'
import { useEarningsMessages } from './use-earnings-messages.ts'

const payouts = client<PayoutsApi>()

type InvoicingProps = {
  /** Opens the invoice of that number. */
  onOpen: (number: string) => Promise<void>
}

/** The mandate to issue invoices in the expert's name, given or withdrawn here, and the invoices issued under it. */
export function InvoicingMandate({ onOpen }: InvoicingProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { invoicing: text } = words.page
  const { running, problem, run } = useAct(words.failures, words.refusals)
  const [own, setOwn] = useState<Invoicing | null>(null)
  const [withdrawing, setWithdrawing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useFocusIfLost(own && own.mandate !== null, 'invoicing')
  useEffect(() => {
    const leaving = new AbortController()
    payouts('GET /me/invoicing', { signal: leaving.signal }).then(setOwn, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(error)
    })
    return () => leaving.abort()
  }, [])
  // The page itself says why nothing could be read.
  if (!own) return failure === null ? <p className="soft">{text.loading}</p> : null
  const { mandate, invoices } = own
  const withdraw = () =>
    run('withdraw', async () => {
      const after = await payouts('DELETE /me/invoicing-mandate')
      setWithdrawing(false)
      setOwn(after)
      announce(text.withdrawn)
    }).finally(() => setWithdrawing(false))
  return (
    <section className="sheet payout-account" aria-labelledby="invoicing">
      <h2 id="invoicing">{text.title}</h2>
      {!mandate && <p className="soft small">{text.lead}</p>}
      {mandate && (
        <p>
          <b>{fill(text.given, { date: day(locale, mandate.acceptedAt) })}</b>
          <span className="soft small">
            {mandate.registration}. {text.vats[mandate.vat]}
            {mandate.vatNumber && ` (${mandate.vatNumber})`}
          </span>
        </p>
      )}
      <MandateText />
      {mandate ? (
        <Button variant="plain" onClick={() => setWithdrawing(true)}>
          {text.withdraw}
        </Button>
      ) : (
        <MandateForm
          known={own.known}
          onGiven={(after) => {
            setOwn(after)
            announce(text.saved)
          }}
        />
      )}
      {(mandate || invoices.length > 0) && <ExpertInvoices invoices={invoices} onOpen={onOpen} />}
      <ErrorText id="invoicing-error" live>
        {problem}
      </ErrorText>
      <ConfirmDialog
        open={withdrawing}
        title={text.withdrawTitle}
        confirmLabel={text.withdraw}
        cancelLabel={text.keep}
        busy={running === 'withdraw'}
        onConfirm={() => void withdraw()}
        onCancel={() => setWithdrawing(false)}
      >
        <p>{text.withdrawText}</p>
      </ConfirmDialog>
    </section>
  )
}
