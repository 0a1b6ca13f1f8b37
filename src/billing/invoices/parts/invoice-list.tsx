import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef, useState } from 'react'
import { day, money } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { InvoiceRow } from '../../contract.ts'
import { usePlanMessages } from '../../subscriptions/parts/use-plan-messages.ts'

type InvoiceListProps = {
  invoices: readonly InvoiceRow[]
  /** Opens the document of that number. */
  onOpen: (number: string) => Promise<void>
}

const shownAtFirst = 5

/** A refunded amount carries a true minus sign. */
const signed = (amount: string) => amount.replace('-', '\u2212')

/** Every payment has its invoice and every refund its credit note; the latest first, the older ones on demand. */
export function InvoiceList({ invoices, onOpen }: InvoiceListProps) {
  const words = usePlanMessages('invoices').invoices
  const locale = useLocale()
  const [busy, setBusy] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const [all, setAll] = useState(false)
  const older = useRef<HTMLLIElement>(null)
  // Moves the focus to the first of the older ones once they are shown.
  useEffect(() => {
    if (all) older.current?.focus()
  }, [all])
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
  // A single older document is shown without a button.
  const folds = invoices.length > shownAtFirst + 1
  const shown = folds && !all ? invoices.slice(0, shownAtFirst) : invoices
  return (
    <>
      <ul className="invoices" id="invoice-list">
        {shown.map(({ number, issuedAt, total, vat, what }, index) => (
          <li key={number} {...(index === shownAtFirst && { ref: older, tabIndex: -1 })}>
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
      {folds && (
        <p>
          <Button variant="link" aria-expanded={all} aria-controls="invoice-list" onClick={() => setAll(!all)}>
            {all ? words.fewer : plural(locale, words.more, invoices.length - shownAtFirst)}
          </Button>
        </p>
      )}
      <ErrorText id="invoice-error" live>
        {failed ? words.failed : null}
      </ErrorText>
    </>
  )
}
