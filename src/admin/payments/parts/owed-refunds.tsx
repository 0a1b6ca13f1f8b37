import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import type { CodeMessages } from '../../parts/console-page.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import type { AdminPaymentsApi, PaymentDetail } from '../contract-payments.ts'

const desk = client<AdminPaymentsApi>()

type OwedRefundsProps = {
  owed: PaymentDetail['owed']
  mayNote: boolean
  codes: CodeMessages<'refundFailures'>
}

/** Refunds that failed on the card: owed to the client until somebody pays them out of band and records it. */
export function OwedRefunds({ owed, mayNote, codes }: OwedRefundsProps) {
  const words = useAdminMessages('payments').payments
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [noting, setNoting] = useState<PaymentDetail['owed'][number] | null>(null)
  if (owed.length === 0) return null
  return (
    <section className="owed">
      <h2>{words.owed.title}</h2>
      <p className="soft">{words.owed.text}</p>
      <ul className="matters">
        {owed.map((refund) => (
          <li key={refund.id}>
            <div>
              <b className="num">{money(locale, refund.amount)}</b>
              <p className="facts soft">
                <time dateTime={refund.since}>{fill(words.owed.since, { date: day(locale, refund.since) })}</time>
                {refund.why && <span>{codes.refundFailures[refund.why] ?? refund.why}</span>}
              </p>
            </div>
            {mayNote && (
              <Button size="small" onClick={() => setNoting(refund)}>
                {words.owed.note}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={noting !== null}
        title={fill(words.owed.dialog, { amount: money(locale, noting?.amount ?? 0) })}
        draft={`paid:${noting?.id}`}
        field="reason"
        label={words.owed.reason}
        hint={words.reasonHint}
        send={words.owed.note}
        refusals={words.reasons}
        onClose={() => setNoting(null)}
        onSend={async (values) => {
          if (!noting) return
          const body = { reference: String(values.get('reference')), reason: String(values.get('reason')) }
          await desk('POST /admin/refunds/:id/paid', { params: { id: noting.id }, body })
          announce(words.owed.noted)
          await revalidate()
        }}
      >
        <TextField
          name="reference"
          label={words.owed.reference}
          maxLength={60}
          autoComplete="off"
          required
          data-first=""
        />
      </ReasonDialog>
    </section>
  )
}
