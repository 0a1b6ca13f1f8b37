import { day, money } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Earnings } from '../contract.ts'
import { periodName } from '../period-name.ts'
import { useEarningsMessages } from './use-earnings-messages.ts'

type ReturnedPayoutsProps = { earnings: Earnings }

/** Transfers that the bank returned: when and why, when they are paid again, and what that needs. */
export function ReturnedPayouts({ earnings }: ReturnedPayoutsProps) {
  const words = useEarningsMessages()
  const locale = useLocale()
  const { returned: text } = words.page
  const { account, returned } = earnings
  /** The expert has named an account since, another or the same one: nothing more is needed. */
  const isSeenTo = (at: string) => account !== null && account.changedAt > at
  return returned.map(({ period, amount, ibanEnd, reason, at }) => (
    <Notice
      key={at}
      tone={isSeenTo(at) ? 'info' : 'danger'}
      title={fill(text.title, { period: periodName(locale, period, words.page.periods) })}
    >
      <p>
        {fill(text.what, { date: day(locale, at), amount: money(locale, amount), end: ibanEnd })}{' '}
        {fill(text.why, { reason })}
      </p>
      <p>{isSeenTo(at) ? text.changed : text.next}</p>
    </Notice>
  ))
}
