import FileText from 'lucide-react/icons/file-text'
import { money, monthName } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../../shell/errors/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { EarnedMonth } from '../contract.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

type EarnedMonthsProps = {
  months: readonly EarnedMonth[]
  /** Opens the statement of that month. */
  onOpen: (month: string) => Promise<void>
}

/** Each month with what its answers earned, how much of it was paid, and its statement. */
export function EarnedMonths({ months, onOpen }: EarnedMonthsProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { page } = words
  const { running, problem, run } = useAct(words.failures, words.refusals)
  if (months.length === 0) return <p className="soft">{page.none}</p>
  return (
    <>
      <ul className="invoices">
        {months.map(({ month, answers, earned, paid }) => (
          <li key={month}>
            <div>
              <b className="month-name">{monthName(locale, month)}</b>
              <span className="soft small">{plural(languageTag[locale], page.answers, answers)}</span>
            </div>
            <div className="invoice-amount">
              <span className="num">{money(locale, earned)}</span>
              <span className="soft small">
                {paid >= earned
                  ? page.allPaid
                  : paid === 0
                    ? page.notPaid
                    : fill(page.partPaid, { amount: money(locale, paid) })}
              </span>
            </div>
            <Button
              variant="plain"
              size="small"
              icon={FileText}
              busy={running === month}
              onClick={() => void run(month, () => onOpen(month))}
              aria-label={fill(page.pdf, { month: monthName(locale, month) })}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText id="statement-error" live>
        {problem}
      </ErrorText>
    </>
  )
}
