import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndHour, money } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import type { CodeMessages } from '../../parts/console-page.ts'
import { useAdminMessages } from '../../parts/messages.ts'
import type { MoneyAlert, Overview } from '../contract-overview.ts'
import { CloseAlert } from './close-alert.tsx'

type AlertsProps = {
  seen: Overview
  codes: CodeMessages<'details' | 'disputeReasons' | 'refundFailures'>
}

/** Money alerts that a person must check. An alert closes when somebody notes its outcome. */
export function Alerts({ seen, codes }: AlertsProps) {
  const words = useAdminMessages('home').home
  const locale = useLocale()
  const [closing, setClosing] = useState<string | null>(null)
  const kindOf = (alert: MoneyAlert) => (words.kinds as Record<string, string>)[alert.kind] ?? alert.kind
  const said = (name: string, value: unknown) => {
    if (typeof value === 'number' && ['amount', 'taken'].includes(name)) return money(locale, value)
    return typeof value === 'string'
      ? (codes.disputeReasons[value] ?? codes.refundFailures[value] ?? value)
      : JSON.stringify(value)
  }
  /** The payment is shown as the link, so the details leave it out. */
  const details = ({ payment, detail }: MoneyAlert) =>
    Object.entries(detail).filter(([, value]) => value === null || value !== payment)
  if (seen.alerts.length === 0) return <p className="soft">{words.noAlerts}</p>
  return (
    <>
      <ul className="matters">
        {seen.alerts.map((alert) => (
          <li key={alert.id}>
            <div>
              <b>{kindOf(alert)}</b>
              <p className="soft">
                <time dateTime={alert.openedAt}>{dayAndHour(locale, alert.openedAt)}</time>
              </p>
              <p className="facts">
                {alert.payment ? (
                  <Link to={href('admin-payments', locale, { payment: alert.payment })}>{alert.ref}</Link>
                ) : (
                  alert.ref
                )}
                {details(alert).map(([name, value]) => (
                  <span key={name}>
                    {codes.details[name] ?? name} {said(name, value)}
                  </span>
                ))}
              </p>
            </div>
            {seen.rights.includes('close_alerts') && (
              <Button variant="plain" size="small" onClick={() => setClosing(alert.id)}>
                {words.closeAlert}
                <span className="sr">, {kindOf(alert)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CloseAlert
        alert={closing}
        words={{
          title: words.closeTitle,
          note: words.note,
          hint: words.noteHint,
          send: words.closeAlert,
          done: words.closed,
        }}
        onClose={() => setClosing(null)}
      />
    </>
  )
}
