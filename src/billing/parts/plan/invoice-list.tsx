import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import type { InvoiceRow } from '../../contract.ts'
import type { PlanWords } from '../../plan-words.ts'

type InvoiceListProps = {
  invoices: readonly InvoiceRow[]
  locale: Locale
  words: PlanWords['invoices']
  /** Opens the document of that number. */
  onOpen: (number: string) => Promise<void>
}

/** A sum that was given back carries a true minus sign. */
const signed = (amount: string) => amount.replace('-', '\u2212')

/** Every payment has its invoice and every refund its credit note. */
export function InvoiceList({ invoices, locale, words, onOpen }: InvoiceListProps) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  async function open(number: string) {
    setBusy(number)
    setFailed(false)
    try {
      await onOpen(number)
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }
  if (invoices.length === 0) return <p className="soft">{words.none}</p>
  return (
    <>
      <ul className="invoices">
        {invoices.map(({ number, issuedAt, total, vat, what }) => (
          <li key={number}>
            <div>
              <b className="num">{number}</b>
              <span className="soft small">
                {what === 'credit_note' ? words.kinds.credit_note : words.kinds.invoice},{' '}
                {day(locale, issuedAt).replaceAll(' ', '\u00a0')}
              </span>
            </div>
            <div className="invoice-amount">
              <span className="num">{signed(money(locale, total))}</span>
              <span className="soft small">{fill(words.vat, { vat: signed(money(locale, vat)) })}</span>
            </div>
            <Button
              variant="plain"
              size="small"
              icon={FileText}
              busy={busy === number}
              onClick={() => void open(number)}
              aria-label={fill(words.pdf, { number })}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText id="invoice-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
