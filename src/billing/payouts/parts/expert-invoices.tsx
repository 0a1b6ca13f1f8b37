import FileText from 'lucide-react/icons/file-text'
import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { Invoicing } from '../contract.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

type ExpertInvoicesProps = { invoices: Invoicing['invoices']; onOpen: (number: string) => Promise<void> }

/** The invoices that were issued in the expert's name, the latest first. */
export function ExpertInvoices({ invoices, onOpen }: ExpertInvoicesProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { invoicing: text } = words.page
  const { running, problem, run } = useAct(words.failures, words.refusals)
  return (
    <>
      <h3>{text.list}</h3>
      {invoices.length === 0 && <p className="soft small">{text.none}</p>}
      <ul className="invoices">
        {invoices.map(({ number, issuedAt, total, vat }) => (
          <li key={number}>
            <div>
              <b className="num">{number}</b>
              <span className="soft small">{day(locale, issuedAt)}</span>
            </div>
            <div className="invoice-amount">
              <span className="num">{money(locale, total)}</span>
              {vat > 0 && <span className="soft small">{fill(text.vatOf, { vat: money(locale, vat) })}</span>}
            </div>
            <Button
              variant="plain"
              size="small"
              icon={FileText}
              busy={running === number}
              onClick={() => void run(number, () => onOpen(number))}
              aria-label={fill(text.pdf, { number })}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText id="expert-invoice-error" live>
        {problem}
      </ErrorText>
    </>
  )
}
